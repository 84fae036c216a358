import type { Answer } from "#/publish/answer-page.ts";
import type { SiteEvent } from "#/site/event.ts";

/** A page of a site that answers a visitor, with the headers of the site's own pages. */
export interface AnswerPage {
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** Who sees a page of a site or its events. */
export interface SiteVisitor {
  /** The cookies by which passwords of pages are known to be entered. */
  readonly cookies: string | undefined;
  /** Nothing where it is left out. */
  readonly unasked?: Unasked;
}

/**
 * Which passwords aren't asked of a visitor whose cookies can't come along: where the site was exported to, the site's
 * own, which isn't asked there either (pages with one of their own aren't exported); at a host of their own for calls
 * (R26), all of them. Only what a browser says of itself tells where it comes from.
 */
export type Unasked = "nothing" | "site" | "everything";

/** A site as visitors see it now. */
export interface PublishedSite {
  readonly id: number;
  /** An operator keeps it off: nothing of it is shown, and it takes nothing. */
  readonly isTakenDown: boolean;
  /** Its owner keeps it off for now: visitors send it nothing but reports. */
  readonly isUnpublished: boolean;
  /** Scheme and host of every address that it has, without a slash at the end; the first is the canonical one. */
  readonly origins: readonly string[];
  /** The one of them that an export of it stands at. */
  readonly exportedTo: string | undefined;
  /** Names the release that is live. */
  readonly release: string;
  /** Its languages with the prefix of their paths, the primary one first. */
  readonly languages: readonly { readonly code: string; readonly prefix: string }[];
  /** Its events as they were published, those that one of the pages shows which the visitor sees. */
  eventsFor(visitor: SiteVisitor): Promise<readonly SiteEvent[]>;
  /** A page with the site's bar and footer; without them for whom the site isn't shown to, as they name its pages. */
  answer(
    language: string,
    answer: Answer,
    visitor: Pick<SiteVisitor, "cookies">,
  ): Promise<AnswerPage>;
}

/** The sites that visitors can reach. None of it needs the database. */
export interface PublishedSites {
  /** The host of visitors' calls, where they have one of their own (R26). */
  readonly callsHost: string | undefined;
  /** The site that a host name shows. */
  idAt(hostname: string): number | undefined;
  find(siteId: number): Promise<PublishedSite | undefined>;
}
