import type { MadeLink, NewLink, SiteLink } from "#/api/links.ts";
import type { Call } from "../../api/request.ts";

/** The calls about links to a site. */
export interface ShareClient {
  links(): Promise<SiteLink[]>;
  create(link: NewLink): Promise<MadeLink>;
  revoke(link: number): Promise<void>;
}

export function createShareClient(call: Call, site: number): ShareClient {
  const path = `sites/${site}/links`;
  return {
    links: async () => (await call<{ links: SiteLink[] }>(path)).links,
    create: (link) => call(path, { method: "POST", body: link }),
    revoke: (id) => call(`${path}/${id}`, { method: "DELETE" }),
  };
}
