import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { SiteInfo } from "#/api/sites.ts";
import { lookAgain } from "../api/look-again.ts";
import { useSignal } from "../signals/signal.ts";
import { useEditor } from "./editor.ts";
import { publishState } from "./publish-state.ts";
import { useSiteInfo } from "./use-site-info.ts";

/** What the server tells of the site, asked for again whenever anything of its publishing happened. */
export function useSiteInfoNow(): SiteInfo {
  const editor = useEditor();
  const { id } = editor.site;
  const queries = useQueryClient();
  const event = useSignal(publishState(editor).progress);
  useEffect(() => {
    if (event !== undefined) void lookAgain(queries, ["site", id]);
  }, [event, queries, id]);
  return useSiteInfo();
}
