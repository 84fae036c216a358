import { useQuery } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Domain, Domains } from "#/api/domains.ts";
import type { Call } from "../../../../api/request.ts";
import { useEditor } from "../../../../session/editor.ts";
import { type ToldChange, useToldChange } from "../../form/use-told-change.ts";

export const domainsKey = ["domains"] as const;
/** A look of the server's own may have changed something. */
const lookAgainMs = 15_000;

/** The calls about the domains of a site. */
export interface DomainsClient {
  list(): Promise<Domains>;
  add(host: string): Promise<Domain>;
  check(domain: Domain): Promise<Domain>;
  makePrimary(domain: Domain): Promise<Domain>;
  move(domain: Domain, siteId: number): Promise<void>;
  remove(domain: Domain): Promise<void>;
}

function createDomainsClient(call: Call, site: number): DomainsClient {
  const path = `sites/${site}/domains`;
  return {
    list: () => call(path),
    add: (host) => call(path, { method: "POST", body: { host } }),
    check: ({ id }) => call(`${path}/${id}/check`, { method: "POST" }),
    makePrimary: ({ id }) => call(`${path}/${id}`, { method: "PATCH", body: { isPrimary: true } }),
    move: ({ id }, siteId) => call(`${path}/${id}`, { method: "PATCH", body: { siteId } }),
    remove: ({ id }) => call(`${path}/${id}`, { method: "DELETE" }),
  };
}

export function useDomainsClient(): DomainsClient {
  const { call, site } = useEditor();
  return useMemo(() => createDomainsClient(call, site.id), [call, site]);
}

export function useDomains(): UseQueryResult<Domains> {
  const client = useDomainsClient();
  return useQuery({
    queryKey: domainsKey,
    queryFn: () => client.list(),
    refetchInterval: lookAgainMs,
  });
}

/** Changes something about the domains and reads them anew. */
export function useDomainChange(): ToldChange {
  return useToldChange(domainsKey);
}
