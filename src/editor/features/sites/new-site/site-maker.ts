import type { SitesClient } from "../../../api/sites-client.ts";

/** The calls that lead to a new site. */
export type SiteMaker = Pick<SitesClient, "starters" | "starter" | "address" | "create">;
