import type { SiteConfig } from "#/chrome/site-config.ts";

/** What the gate gives to the parts that come after it: they have no file in common with it, which would be one more. */
export interface Gate {
  readonly config: SiteConfig;
  /** Name and value of the cookie of a choice. */
  readonly cookie: string;
  /** Whether it is set; false where this browser shows none. */
  hasCookie(): boolean;
  /** Name of the local entry that holds a record of a choice until the server has it. */
  readonly recordEntry: string;
}
