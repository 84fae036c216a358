import type { DocumentAnswer } from "#/api/documents.ts";
import { homePage } from "#/api/home-page.ts";
import { wholeSite } from "#/api/page-locks.ts";
import type { Quotas } from "#/api/quotas.ts";
import type { NewSiteBody, SiteInfo } from "#/api/sites.ts";
import type { AddressAnswer, StarterAnswer, StartersAnswer } from "#/api/starters.ts";
import { createId } from "#/lib/create-id.ts";
import { createPeopleClient } from "./people-client.ts";
import type { PeopleClient } from "./people-client.ts";
import type { Call } from "./request.ts";
import { setVisible } from "./set-visible.ts";

/** The calls of the list of sites. */
export interface SitesClient {
  list(part: { limit: number; offset: number; isTrashed: boolean }): Promise<SiteInfo[]>;
  create(site: NewSiteBody): Promise<SiteInfo>;
  /** The document with its home page only. */
  home(site: number): Promise<DocumentAnswer>;
  /** Which starter comes first here. */
  starters(): Promise<StartersAnswer>;
  /** What a new site would begin with. */
  starter(id: string): Promise<StarterAnswer>;
  /** Whether an address is free. */
  address(slug: string): Promise<AddressAnswer>;
  /** Where the site's project is saved from, once the server has said that it can be. @throws ApiError */
  exportPath(site: number): Promise<string>;
  /** Makes a site of another. */
  copy(site: number, name: string): Promise<SiteInfo>;
  /** `was` is the name that was seen; without it any is replaced. @throws ApiError operation-refused where it has another */
  rename(site: number, name: string, was?: string): Promise<void>;
  /** Gives a site another address. */
  move(site: number, slug: string): Promise<SiteInfo>;
  /** The calls about the people of a site, with emails in a language. */
  peopleOf(site: number, language: string): PeopleClient;
  /** Takes a published site down, or brings it back as it was. */
  setVisible(site: number, isPublished: boolean): Promise<void>;
  trash(site: number): Promise<void>;
  restore(site: number): Promise<SiteInfo>;
  /** Deletes a site in the trash, whose name its owner typed. */
  deleteForGood(site: number, name: string): Promise<void>;
  /** What the account has of its limits. A server of the version before names fewer of them. */
  quotas(): Promise<Partial<Quotas>>;
  /** Gives up one's own access. */
  leave(site: number): Promise<void>;
}

export function createSitesClient(call: Call): SitesClient {
  return {
    list: ({ limit, offset, isTrashed }) =>
      call(`sites?limit=${limit}&offset=${offset}&isTrashed=${isTrashed}`),
    create: (body) => call("sites", { method: "POST", body }),
    home: (site) => call(`sites/${site}/document?page=${encodeURIComponent(homePage)}`),
    starters: () => call("starters"),
    starter: (id) => call(`starters/${id}`),
    address: (slug) => call(`addresses/${slug}`),
    async exportPath(site) {
      const path = `sites/${site}/export?form=project`;
      await call(path, { method: "HEAD" });
      return `/api/v1/${path}`;
    },
    copy: (site, name) => call(`sites/${site}/copies`, { method: "POST", body: { name } }),
    rename(site, name, was) {
      const operation = {
        id: createId(),
        name: "site.rename",
        args: { name, ...(was !== undefined && { was }) },
      };
      return call(`sites/${site}/operations`, {
        method: "POST",
        body: { operations: [operation] },
      });
    },
    move: (site, slug) => call(`sites/${site}`, { method: "PATCH", body: { slug } }),
    peopleOf: (site, language) => createPeopleClient(call, site, language),
    setVisible: (site, isPublished) => setVisible(call, site, { subject: wholeSite, isPublished }),
    trash: (site) => call(`sites/${site}`, { method: "DELETE" }),
    deleteForGood: (site, name) =>
      call(`sites/${site}/deletion`, { method: "POST", body: { name } }),
    quotas: () => call("auth/quotas"),
    leave: (site) => call(`sites/${site}/people/me`, { method: "DELETE" }),
    restore: (site) => call(`sites/${site}`, { method: "PATCH", body: { isTrashed: false } }),
  };
}
