/** A paragraph, what somebody wrote, or a small table of labels and values. */
export type EmailBlock =
  | { kind: "text"; text: string }
  | EmailQuote
  | { kind: "facts"; facts: readonly EmailFact[] };

/** What somebody wrote, as they wrote it. */
export interface EmailQuote {
  kind: "quote";
  text: string;
  /** Left out where the title says it. */
  who?: string;
}

/** A line of the table. */
export interface EmailFact {
  label: string;
  value: string;
  /** Where the value leads: an https, http or mailto address. */
  link?: string;
}

/** An email that the product sends, before it is laid out as HTML and as text. All of it is plain text. */
export interface EmailContent {
  language: string;
  subject: string;
  title: string;
  body: readonly EmailBlock[];
  /** The one thing to do, as a button. */
  action?: { words: string; link: string };
  /** How long the link works, and what to do for whoever didn’t ask for it. */
  note?: string;
  /** Why it was sent, and from where. */
  foot: string;
  /** The site that it comes from; the product itself where it is left out. */
  site?: string;
  /** Ends emails of this kind. Mail programs may show it as a button of their own, which asks no more. */
  stop?: { words: string; link: string };
  /** More headers by name. */
  headers?: Readonly<Record<string, string>>;
}
