import type { MadeLink, NewLink, SiteLink } from "#/api/links.ts";
import type { Call } from "./request.ts";

/** The calls about links to a site. */
export interface LinksClient {
  links(): Promise<SiteLink[]>;
  create(link: NewLink): Promise<MadeLink>;
  revoke(link: number): Promise<void>;
  /** Null: nobody is asked for a password. */
  lock(link: number, password: string | null): Promise<void>;
  takeComments(link: number, takesComments: boolean): Promise<void>;
}

export function createLinksClient(call: Call, site: number): LinksClient {
  const path = `sites/${site}/links`;
  return {
    links: async () => (await call<{ links: SiteLink[] }>(path)).links,
    create: (link) => call(path, { method: "POST", body: link }),
    revoke: (id) => call(`${path}/${id}`, { method: "DELETE" }),
    takeComments: (id, takesComments) =>
      call(`${path}/${id}/comments`, { method: "PUT", body: { takesComments } }),
    lock: (id, password) =>
      call(
        `${path}/${id}/password`,
        password === null ? { method: "DELETE" } : { method: "PUT", body: { password } },
      ),
  };
}

/** Where what `links` answers is kept, whoever asks. */
export function linksKey(site: number): readonly unknown[] {
  return ["links", site];
}
