import type { DocumentAnswer } from "#/api/documents.ts";
import { homePage } from "#/api/documents.ts";
import type { NewSite, SiteInfo } from "#/api/sites.ts";
import type { Operation } from "#/site/operations/operation.ts";
import type { Call } from "./request.ts";

/** The calls of the list of sites. */
export interface SitesClient {
  list(part: { limit: number; offset: number; isTrashed: boolean }): Promise<SiteInfo[]>;
  create(site: NewSite): Promise<SiteInfo>;
  /** The document with its home page only. */
  home(site: number): Promise<DocumentAnswer>;
  apply(site: number, operation: Operation): Promise<void>;
  /** Where the site's project is saved from, once the server has said that it can be. @throws ApiError */
  exportPath(site: number): Promise<string>;
  trash(site: number): Promise<void>;
  restore(site: number): Promise<SiteInfo>;
}

export function createSitesClient(call: Call): SitesClient {
  return {
    list: ({ limit, offset, isTrashed }) =>
      call(`sites?limit=${limit}&offset=${offset}&isTrashed=${isTrashed}`),
    create: (body) => call("sites", { method: "POST", body }),
    home: (site) => call(`sites/${site}/document?page=${encodeURIComponent(homePage)}`),
    apply: (site, operation) =>
      call(`sites/${site}/operations`, { method: "POST", body: { operations: [operation] } }),
    async exportPath(site) {
      const path = `sites/${site}/export?form=project`;
      await call(path, { method: "HEAD" });
      return `/api/v1/${path}`;
    },
    trash: (site) => call(`sites/${site}`, { method: "DELETE" }),
    restore: (site) => call(`sites/${site}`, { method: "PATCH", body: { isTrashed: false } }),
  };
}
