import { queryOptions, useQuery } from "@tanstack/react-query";
import type { FontManifest } from "#/render/font-manifest.ts";
import { loadFontManifest } from "../canvas/canvas-fonts.ts";

export const fontManifestQuery = queryOptions({
  queryKey: ["fonts"],
  queryFn: () => loadFontManifest(globalThis.fetch),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The fonts that sites can use: undefined while their list loads, null where it can't be had. */
export function useFontManifest(): FontManifest | null | undefined {
  const { data, isError } = useQuery(fontManifestQuery);
  return data ?? (isError ? null : undefined);
}
