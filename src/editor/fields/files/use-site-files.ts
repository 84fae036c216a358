import type { SiteFile } from "#/site/file.ts";
import { siteTopic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { useEditor } from "../../session/editor.ts";

const none: readonly SiteFile[] = [];

/** The files of the site for its visitors, the newest first. */
export function useSiteFiles(): readonly SiteFile[] {
  const { store } = useEditor();
  return useStored(store, siteTopic("files"), (records) => records.site?.files) ?? none;
}
