import type { IncomingMessage, ServerResponse } from "node:http";
import { spokenLanguage } from "#/site/spoken-language.ts";
import { answerUnread } from "../http/unwanted-body.ts";
import { translate } from "../words/translate.ts";
import { bareHeaders } from "./bare-answer.ts";

const look =
  "html{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}body{display:grid;min-height:90vh;place-content:center;margin:0;padding:2rem;text-align:center}h1{margin:0;font-size:1.75rem;line-height:1.25}p{max-width:34rem;margin:1rem auto 0}";

/** The first language of an Accept-Language header, which lists the dearest first in practice. */
function languageOf({ headers }: IncomingMessage): string {
  const [first = ""] = /^[a-z-]{2,16}/i.exec(headers["accept-language"] ?? "") ?? [];
  return spokenLanguage(first.toLowerCase());
}

/** A page that says that the site was taken off (451), in the place of everything that it was. */
export function answerTakenDown(request: IncomingMessage, response: ServerResponse): void {
  const language = languageOf(request);
  const title = translate("takedownTitle", language);
  const body = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${look}</style><main><h1>${title}</h1><p>${translate("takedownText", language)}</p></main></html>\n`;
  answerUnread(request, (own) =>
    response
      .writeHead(451, {
        ...bareHeaders,
        ...own,
        "content-type": "text/html; charset=utf-8",
        "content-language": language,
        vary: "accept-language",
        "content-length": Buffer.byteLength(body),
      })
      .end(request.method === "HEAD" ? undefined : body),
  );
}
