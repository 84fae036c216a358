import { escapeHtml } from "#/lib/escape-html.ts";
import type { AnswerPage } from "./published-sites.ts";

interface Places {
  /** The site's own, where it is published. */
  readonly origin: string;
  /** The one of its addresses that the visitor came from. */
  readonly from: string;
}

/**
 * An answer shown on another host than the site's own (R26): what it loads stays the site's, and its links lead back to
 * where the visitor came from.
 */
export function answerAbroad({ html, headers }: AnswerPage, { origin, from }: Places): AnswerPage {
  const policy = headers["content-security-policy"] ?? "";
  return {
    html: html
      .replaceAll(/(<a [^>]*href=")\/(?!\/)/g, (_whole, start) => `${start}${escapeHtml(from)}/`)
      .replaceAll(/ (href|src)="\/(?!\/)/g, (_whole, name) => ` ${name}="${escapeHtml(origin)}/`),
    headers: {
      ...headers,
      "content-security-policy": policy.replaceAll("'self'", () => `'self' ${origin}`),
    },
  };
}
