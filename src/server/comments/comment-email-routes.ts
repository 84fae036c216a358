import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Auth } from "../auth/auth.ts";
import { type StopWords, stopPage, stopPagePolicy } from "./stop-page.ts";
import { type StopLinks, stopPath } from "./stop-links.ts";

export interface CommentEmailRoutesOptions {
  readonly stopLinks: Pick<StopLinks, "read">;
  readonly auth: Pick<Auth, "preferences" | "accounts">;
}

interface StopRequest {
  Querystring: { token?: unknown };
}

/** By method and pattern, as the routes below are added. */
export const commentEmailRouteList = [`GET ${stopPath}`, `POST ${stopPath}`];

/**
 * What the link at the end of an email about comments opens. Looking changes nothing, since programs look too: pressing
 * the button does, and the one-click post of a mail program (RFC 8058), which comes from no page of the app.
 */
export function commentEmailRoutes(
  instance: FastifyInstance,
  { stopLinks, auth: { preferences, accounts } }: CommentEmailRoutesOptions,
): void {
  async function answer(
    request: FastifyRequest<StopRequest>,
  ): Promise<{ words: StopWords; language: string }> {
    const { token } = request.query;
    const userId = typeof token === "string" ? stopLinks.read(token) : undefined;
    const asked = /^[a-z]{2}/i.exec(request.headers["accept-language"] ?? "")?.[0].toLowerCase();
    if (userId === undefined || !(await accounts.byId(userId)))
      return { words: "commentStopInvalid", language: asked ?? "en" };
    if (request.method === "POST") await preferences.change(userId, { commentEmails: false });
    const { language, commentEmails } = await preferences.of(userId);
    const words = commentEmails ? "commentStopAsk" : "commentStopped";
    return { words, language: language ?? asked ?? "en" };
  }

  instance.register(async (app) => {
    // mail programs send what they like; only the address of the link counts
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, _body, done) => done(null));
    app.route<StopRequest>({
      url: stopPath,
      method: ["GET", "POST"],
      bodyLimit: 16_384,
      config: { access: { host: "app", who: "anyone", anyOrigin: true } },
      schema: { hide: true },
      async handler(request, reply) {
        const { words, language } = await answer(request);
        // the address holds the token: no link from here may carry it on
        return reply
          .code(words === "commentStopInvalid" ? 410 : 200)
          .headers({
            "cache-control": "no-store",
            "content-security-policy": stopPagePolicy,
            "referrer-policy": "no-referrer",
            "x-robots-tag": "noindex",
          })
          .type("text/html; charset=utf-8")
          .serializer(String)
          .send(stopPage(words, language));
      },
    });
  });
}
