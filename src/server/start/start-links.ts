import type { FastifyBaseLogger } from "fastify";
import type { Auth } from "../auth/auth.ts";
import type { Clock } from "../clock.ts";
import type { CommentEmails } from "../comments/comment-emails.ts";
import type { Comments } from "../comments/comments.ts";
import type { Database } from "../db/database.ts";
import type { Env } from "../env.ts";
import { gateTries } from "../hosting/gate-tries.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import { createCountsWithOthers } from "../limits/shared-counts.ts";
import { type Links, createLinks } from "../links/links.ts";
import { createPreviewHost } from "../previews/preview-host.ts";
import type { Publishing } from "../publishing/publishing.ts";
import { createNetworkReader } from "../visitor-network.ts";

interface Resources {
  readonly env: Env;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** Links to drafts and releases, which are shown from now on; tries of visitors' passwords are counted by all processes. */
export function startLinks(
  { env, database, clock, log }: Resources,
  {
    hosting,
    passwords,
    drafts,
    fonts,
    talk,
  }: {
    hosting: SiteHosting;
    talk: Pick<CommentEmails, "told"> & { parts: { comments: Comments } };
  } & Pick<Auth, "passwords"> &
    Pick<Publishing, "drafts" | "fonts">,
): Links {
  const links = createLinks({ ...env, database, clock, passwords });
  const answer = createPreviewHost({
    sessions: links.sessions,
    tries: links.previewTries,
    passwordTries: links.passwordTries,
    commentTries: links.commentTries,
    comments: talk.parts.comments,
    toldOf: talk.told,
    drafts,
    fonts,
    clock,
    isSecure: env.appOrigin.startsWith("https:"),
    networkOf: createNetworkReader(env.trustProxy),
    onError: (err) => log.error({ err }, "a preview could not be shown"),
  });
  hosting.showPreviews(answer);
  const { windowMs } = gateTries;
  hosting.countTriesIn(createCountsWithOthers({ database, clock, windowMs }));
  return links;
}
