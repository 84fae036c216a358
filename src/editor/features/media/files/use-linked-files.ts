import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { PlacedLink } from "#/api/files.ts";
import { loadDefinitions } from "#/sections/late-definitions.ts";
import type { SiteFile } from "#/site/file.ts";
import { useEditor } from "../../../session/editor.ts";
import { whenSaved } from "../../../session/when-saved.ts";
import { useSignal } from "../../../signals/signal.ts";
import { useSiteFiles } from "../../../fields/files/use-site-files.ts";

/** A file of the site and the links that lead to it; undefined while these aren't known. */
export interface LinkedFile {
  readonly file: SiteFile;
  readonly places: readonly PlacedLink[] | undefined;
}

/** The files of the site with the places that link to them, as they are saved. */
export function useLinkedFiles(): LinkedFile[] {
  const editor = useEditor();
  const files = useSiteFiles();
  const { savedAt } = useSignal(editor.store.save);
  const { data } = useQuery({
    queryKey: ["files", "links", savedAt],
    placeholderData: keepPreviousData,
    async queryFn() {
      await whenSaved(editor);
      const all = await editor.call<PlacedLink[]>(`sites/${editor.site.id}/file-links`);
      // their places are named by their templates
      await loadDefinitions(all.flatMap(({ template }) => template ?? []));
      return all;
    },
  });
  return useMemo(() => {
    const places = data && Map.groupBy(data, ({ file }) => file);
    return files.map((file) => ({ file, places: places && (places.get(file.id) ?? []) }));
  }, [files, data]);
}
