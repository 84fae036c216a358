import type { SitesClient } from "../../api/sites-client.ts";

/** Has the browser save a site's project, once it is known that it can be had. @throws ApiError */
export async function downloadProject(sites: SitesClient, site: number): Promise<void> {
  const path = await sites.exportPath(site);
  const link = document.createElement("a");
  link.href = path;
  link.download = "";
  link.click();
}
