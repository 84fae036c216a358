import type { Generated } from "kysely";

export interface SitesTable {
  id: Generated<number>;
  slug: string;
  /** The domain of its owner that visitors are led to; null: its address beside the app is the one. */
  primaryDomain: Generated<string | null>;
  /** Scheme and host of another server where it stands as it was exported. */
  exportedTo: Generated<string | null>;
  siteHash: string;
  name: string;
  /** The revision of the last operation in the log. */
  revision: number;
  /** The release that visitors see; changed by compare-and-swap. */
  liveReleaseId: number | null;
  /** A release, and a later revision whose document was found to show the same as it. */
  equalReleaseId: number | null;
  equalRevision: number | null;
  /** JSON: where recompressed files of the live release are, with the manifest that they are of (`recompressed-rows.ts`). */
  recompressed: Generated<string | null>;
  isPaid: Generated<number>;
  createdAt: number;
  updatedAt: number;
  trashedAt: number | null;
  /** Since when it is deleted: nobody has it, and what is left of it goes in parts. */
  erasedAt: Generated<number | null>;
  /** Since when an operator takes no more complaints about it. */
  reportingClosedAt: number | null;
  /** Since when an operator keeps it off, and why. */
  takenDownAt: number | null;
  takedownReason: string | null;
}

/** A checklist of first steps that its account hasn't closed yet. */
export interface FirstStepsTable {
  siteId: number;
  userId: string;
}

/** Every address that a site has or had: none is another site's. */
export interface SiteAddressesTable {
  slug: string;
  siteId: number;
  /** When the site took it, the last time. */
  createdAt: number;
}
