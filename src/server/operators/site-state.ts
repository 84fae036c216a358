import { sql } from "kysely";
import type { OperatorSiteState } from "#/api/operator-sites.ts";

/** How a row of `sites` stands: the first that holds. */
export const siteStateOf = sql<OperatorSiteState>`case
  when "sites"."trashedAt" is not null then 'trash'
  when "sites"."takenDownAt" is not null then 'down'
  when "sites"."liveReleaseId" is null then 'draft'
  when exists (select 1 from "unpublished" where "unpublished"."siteId" = "sites"."id" and "page" = '')
    then 'unpublished'
  else 'live' end`;

/** Whether a publication of a row of `sites` waits for an operator; in the trash none does. */
export const isHeldOf = sql<boolean>`("sites"."trashedAt" is null and exists (select 1 from "heldReleases"
  where "heldReleases"."siteId" = "sites"."id" and "heldReleases"."state" = 'waiting'))`;
