import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { FormerOriginal } from "#/api/translations.ts";
import type { LanguageCode } from "#/site/language.ts";
import { lookAgain } from "../../api/look-again.ts";
import { useEditor } from "../../session/editor.ts";
import { whenSaved } from "../../session/when-saved.ts";
import type { Line } from "./lines.ts";

/** What originals said when a line's translation was made from them: by their hash. */
export type FormerOriginals = ReadonlyMap<string, string | null>;

const unknown: FormerOriginals = new Map();

/**
 * Asks for the former originals of a page, or of what belongs to none, where some of these lines are outdated. Guests
 * aren't told what was, and where it can't be had the lines say only that they are outdated.
 */
export function useFormerOriginals(
  page: string | null,
  lines: readonly Line[],
  language: LanguageCode,
): FormerOriginals {
  const editor = useEditor();
  const queries = useQueryClient();
  const key = ["former-originals", editor.site.id, language, page];
  const bases = lines.flatMap(({ basis }) => basis ?? []);
  const { data } = useQuery({
    queryKey: key,
    enabled: bases.length > 0,
    retry: false,
    async queryFn() {
      await whenSaved(editor);
      const of = page === null ? "" : `&page=${encodeURIComponent(page)}`;
      return editor.call<FormerOriginal[]>(
        `sites/${editor.site.id}/translations/originals?language=${language}${of}`,
      );
    },
  });
  const former = useMemo(
    () => (data ? new Map(data.map(({ basis, text }) => [basis, text])) : unknown),
    [data],
  );
  const isBehind = data !== undefined && bases.some((basis) => !former.has(basis));
  useEffect(() => {
    if (isBehind) void lookAgain(queries, ["former-originals"]);
  }, [isBehind, queries]);
  return former;
}
