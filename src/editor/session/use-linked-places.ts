import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { LinkedPlace } from "#/api/linked-places.ts";
import { useEditor } from "./editor.ts";
import { askPlaces, pagesOf } from "./linked-pages.ts";

/** Where linked sections stand, asked for each time that it is shown; undefined until the server has said so. */
export function useLinkedPlaces(): readonly LinkedPlace[] | undefined {
  const editor = useEditor();
  // a page may have got one since
  const { linked = [] } = editor.store.records().site ?? {};
  const { data } = useQuery({
    queryKey: ["linked-places", editor.site.id],
    queryFn: () => askPlaces(editor),
    enabled: linked.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
  return data;
}

/** On how many pages linked sections stand, by their ids; undefined until the server has said so. */
export function useLinkedCounts(): ReadonlyMap<string, number> | undefined {
  const editor = useEditor();
  const places = useLinkedPlaces();
  return useMemo(() => {
    const { linked = [] } = editor.store.records().site ?? {};
    return places && new Map(linked.map(({ id }) => [id, pagesOf(editor, id, places).length]));
  }, [editor, places]);
}
