import { escapeHtml } from "#/lib/escape-html.ts";

/** The place of whoever hosts the site on the page for reports: empty and hidden where nobody fills it. */
const contactAttribute = "data-host-contact";

const slot = new RegExp(`<p([^>]*) ${contactAttribute}="[^"]*" hidden="">[^<]*</p>`);

/** What is written into it. */
export interface FilledContact {
  /** The language of the words. */
  readonly language: string;
  /** What stands before the link. */
  readonly words: string;
  /** An email address or a page. */
  readonly contact: string;
  /** What opens it. */
  readonly link: string;
}

/** The page with whom people write to about the site; the page as it is where it has no place for that. */
export function fillContact(
  page: string,
  { language, words, contact, link }: FilledContact,
): string {
  const inside = `${escapeHtml(words)} <a href="${escapeHtml(link)}" rel="nofollow noreferrer">${escapeHtml(contact)}</a>`;
  return page.replace(
    slot,
    (_whole, attributes: string) =>
      `<p${attributes} ${contactAttribute}="" lang="${escapeHtml(language)}">${inside}</p>`,
  );
}
