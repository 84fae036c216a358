import { useQuery } from "@tanstack/react-query";
import type { SiteInfo } from "#/api/sites.ts";
import { useEditor } from "./editor.ts";

/** What the server tells of the site; until it answers, what it told when the editor was opened. */
export function useSiteInfo(): SiteInfo {
  const { call, site } = useEditor();
  const { data } = useQuery({
    queryKey: ["site", site.id],
    queryFn: () => call<SiteInfo>(`sites/${site.id}`),
  });
  return data ?? site;
}
