import type { VisitorForm } from "#/api/visitors/form-rules.ts";
import type { Proof } from "./proof-tokens.ts";

/** An event as far as replies to it are concerned. */
export interface ReplyTarget {
  id: string;
  capacity: number | null;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** Something that a visitor sent, checked and complete. */
export interface Submission {
  form: VisitorForm;
  siteId: number;
  siteHash: string;
  values: Readonly<Record<string, string>>;
  isCookieAccepted: boolean | undefined;
  /** Of a reply. */
  event: ReplyTarget | undefined;
  language: string;
  /** Address of the page that it was sent from. */
  page: string | undefined;
  release: string;
  /** Used up together with storing it. */
  proof: Proof | undefined;
}
