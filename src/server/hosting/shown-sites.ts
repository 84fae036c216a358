import type { LiveSite } from "./live-site.ts";

/** How a host name belongs to a site: it shows it, is one more of its addresses, or was one. */
export interface HostOfSite {
  readonly site: LiveSite;
  readonly role: "shown" | "other" | "former";
}

/** The sites that are shown, by id and by host name. */
export interface ShownSites {
  find(id: number): LiveSite | undefined;
  ids(): number[];
  /** Where a site is shown no other one is led away from. */
  at(hostname: string): HostOfSite | undefined;
  /** In the place of what the site was before. */
  put(site: LiveSite): void;
  take(id: number): void;
}

function hostsOf({ pointer }: LiveSite): [host: string, role: HostOfSite["role"]][] {
  return [
    ...(pointer.formerHosts ?? []).map((host) => [host, "former"] as [string, "former"]),
    ...(pointer.otherHosts ?? []).map((host) => [host, "other"] as [string, "other"]),
    ...pointer.hosts.map((host) => [host, "shown"] as [string, "shown"]),
  ];
}

export function createShownSites(): ShownSites {
  const shownAt = new Map<string, HostOfSite>();
  const leadsAt = new Map<string, HostOfSite>();
  const byId = new Map<number, LiveSite>();

  function take(id: number): void {
    const before = byId.get(id);
    if (!before) return;
    byId.delete(id);
    for (const all of [shownAt, leadsAt])
      for (const [host] of hostsOf(before)) if (all.get(host)?.site === before) all.delete(host);
  }

  return {
    find: (id) => byId.get(id),
    ids: () => [...byId.keys()],
    at: (hostname) => shownAt.get(hostname) ?? leadsAt.get(hostname),
    put(site) {
      take(site.pointer.site);
      byId.set(site.pointer.site, site);
      for (const [host, role] of hostsOf(site))
        (role === "shown" ? shownAt : leadsAt).set(host, { site, role });
    },
    take,
  };
}
