import { useQuery } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import type { SiteLink } from "#/api/links.ts";
import { isAtLeast } from "#/api/roles.ts";
import { createLinksClient, linksKey } from "../../../../api/links-client.ts";
import type { LinksClient } from "../../../../api/links-client.ts";
import { useEditor } from "../../../../session/editor.ts";
import { useSignal } from "../../../../signals/signal.ts";
import { useTranslate } from "../../../../words/i18n.ts";
import { useToldChange } from "../../form/use-told-change.ts";
import { lookAgainMs } from "./use-people.ts";

function useLinksClient(): LinksClient {
  const { call, site } = useEditor();
  return useMemo(() => createLinksClient(call, site.id), [call, site.id]);
}

/** The links to the site, also such as open nothing for now; nothing for those who may not see them. */
export function useSiteLinks(): UseQueryResult<SiteLink[]> {
  const { site, role } = useEditor();
  const client = useLinksClient();
  return useQuery({
    queryKey: linksKey(site.id),
    queryFn: () => client.links(),
    enabled: isAtLeast(useSignal(role), "editor"),
    refetchInterval: lookAgainMs,
  });
}

/** Revokes a link and asks again which there are. */
export function useRevoke(): (link: SiteLink) => Promise<boolean> {
  const words = useTranslate("screens");
  const client = useLinksClient();
  const change = useToldChange(linksKey(useEditor().site.id));
  return ({ id }) => change(() => client.revoke(id), words("revokeLink.done"));
}
