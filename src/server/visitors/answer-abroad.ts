import type { AnswerPage } from "./published-sites.ts";

/** An answer shown on another host than the site's own (R26): what it links to and loads stays the site's. */
export function answerAbroad({ html, headers }: AnswerPage, origin: string): AnswerPage {
  const policy = headers["content-security-policy"] ?? "";
  return {
    html: html.replaceAll(/ (href|src)="\/(?!\/)/g, (_whole, name) => ` ${name}="${origin}/`),
    headers: {
      ...headers,
      "content-security-policy": policy.replaceAll("'self'", `'self' ${origin}`),
    },
  };
}
