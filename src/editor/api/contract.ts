import type { Asset } from "#/site/image.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { Page } from "#/site/page.ts";
import type { SiteRecord } from "#/site/site.ts";

/** A site as `GET sites` and `GET sites/{id}` show it. */
export interface SiteInfo {
  readonly id: number;
  readonly slug: string;
  readonly siteHash: string;
  readonly name: string;
  readonly role: "owner" | "editor" | "viewer";
  readonly revision: number;
  /** Where visitors find it, e.g. http://fary.localhost:3000/ */
  readonly address: string;
  readonly live: { readonly releaseId: string; readonly publishedAt: string } | null;
  readonly hasUnpublishedChanges: boolean;
}

/** `GET sites/{id}/document`: the site's records at a revision. */
export interface DocumentAnswer {
  readonly revision: number;
  readonly site: SiteRecord;
  readonly index: PageIndex;
  readonly pages: readonly Page[];
  readonly assets: readonly Asset[];
}

/** What became of one operation. */
export type OperationResult =
  | { readonly id: string; readonly status: "applied"; readonly revision: number; readonly args: unknown }
  | { readonly id: string; readonly status: "refused"; readonly rule: string; readonly message: string; readonly path: readonly (string | number)[] }
  | { readonly id: string; readonly status: "conflict"; readonly current: string; readonly mine: string };

export interface OperationsAnswer {
  readonly revision: number;
  readonly results: readonly OperationResult[];
}

/** An operation of the log as `GET sites/{id}/events` tells of it. */
export interface LoggedOperation {
  readonly revision: number;
  readonly id: string;
  readonly name: string;
  readonly args: unknown;
  readonly author: string;
  readonly time: string;
}
