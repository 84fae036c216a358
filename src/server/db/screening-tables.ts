import type { Generated } from "kysely";

/** Releases that were held for an operator, until they are let through. */
export interface HeldReleasesTable {
  releaseId: number;
  siteId: number;
  /** `waiting`, one of a site at most; `refused`; `replaced` by a later publication. */
  state: string;
  /** 1: visitors never saw it. 0: one that was live before and was gone back to. */
  isNew: number;
  /** JSON: `HoldReason[]`. */
  reasons: string;
  authorId: string;
  heldAt: number;
  /** Why an operator didn't let it through. */
  refusal: Generated<string | null>;
}

/** What of a site an operator let through, by `reasonKey`: it isn't held for it again. */
export interface ScreenPassesTable {
  siteId: number;
  reason: string;
}
