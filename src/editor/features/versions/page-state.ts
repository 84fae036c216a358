import type { Page } from "#/site/page.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { SiteRecord } from "#/site/site.ts";

/** A page of a site as it was at some time. */
export interface PageState {
  readonly site: SiteRecord;
  readonly index: PageIndex;
  readonly page: Page;
}
