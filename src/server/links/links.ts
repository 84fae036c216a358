import type { FastifyInstance } from "fastify";
import type { Passwords } from "../auth/passwords.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { previewAddress } from "../http/hosts.ts";
import type { LimitOfAll } from "../limits/limit-of-all.ts";
import { createCountsWithOthers } from "../limits/shared-counts.ts";
import { createGuests, guestRoutes } from "./guests.ts";
import type { Guests } from "../http/access.ts";
import { linkRoutes } from "./link-routes.ts";
import { createLinkPasswords } from "./link-passwords.ts";
import { type LinkSessions, createLinkSessions } from "./link-sessions.ts";
import {
  type CommentTries,
  createCommentTries,
  createLinkTries,
  createPasswordTries,
  linkTriesMs,
} from "./link-tries.ts";
import { createSiteLinks } from "./site-links.ts";

interface LinksOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Pick<Passwords, "hash">;
  readonly appOrigin: string;
  readonly sitesDomain: string;
}

/** Links to what isn't public: handed out by those who may publish it, exchanged by whoever has one. */
export interface Links {
  readonly sessions: LinkSessions;
  readonly guests: Guests;
  /** How often networks may begin to look at previews. */
  readonly previewTries: LimitOfAll;
  /** How often they may try the password of one. */
  readonly passwordTries: LimitOfAll;
  /** How often they may comment. */
  readonly commentTries: CommentTries;
  register(app: FastifyInstance): void;
}

export function createLinks(options: LinksOptions): Links {
  const links = createSiteLinks({
    ...options,
    addressOf: ({ key, token, role }) =>
      role === null
        ? `${previewAddress(key, options)}#${token}`
        : `${options.appOrigin}/share#token=${key}.${token}`,
  });
  const { clock } = options;
  const sessions = createLinkSessions(options);
  const counts = createCountsWithOthers({ ...options, windowMs: linkTriesMs });
  const tries = createLinkTries(clock, counts, "share");
  return {
    sessions,
    guests: createGuests(sessions),
    previewTries: createLinkTries(clock, counts, "preview"),
    passwordTries: createPasswordTries(clock, counts),
    commentTries: createCommentTries(clock, counts),
    register(app) {
      linkRoutes(app, links, createLinkPasswords(options));
      guestRoutes(app, { clock, sessions, tries });
    },
  };
}
