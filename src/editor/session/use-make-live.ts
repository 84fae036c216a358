import { useQueryClient } from "@tanstack/react-query";
import type { WentBackInfo } from "#/api/publishing.ts";
import { lookAgain } from "../api/look-again.ts";
import { createPublishingClient } from "../api/publishing-client.ts";
import { useTranslate } from "../words/i18n.ts";
import type { Translate } from "../words/i18n.ts";
import { listWords } from "../words/list-words.ts";
import { errorWords } from "../words/error-words.ts";
import { ownLanguageName } from "../words/language-name.ts";
import { useEditor } from "./editor.ts";
import { publishState } from "./publish-state.ts";

/** Of the pages that are gone, so many are named. */
const pathsNamed = 3;

/** What visitors don't find any more, on one line; undefined where they find everything. */
function goneWords(
  t: Translate<"screens">,
  { languages, paths, pathCount }: WentBackInfo["gone"],
): string | undefined {
  const named = paths.slice(0, pathsNamed);
  const rest = pathCount - named.length;
  const what = [
    ...languages.map(ownLanguageName),
    ...named,
    ...(rest > 0 ? [t("live.morePages", { count: rest })] : []),
  ];
  if (what.length === 0) return undefined;
  return t("live.gone", { what: listWords(what) });
}

/**
 * Shows an earlier release to visitors. The toast says what they don't find any more, and brings back the release that
 * was shown. `onShown` is called each time that another one is.
 */
export function useMakeLive(onShown: () => Promise<unknown>) {
  const editor = useEditor();
  const queries = useQueryClient();
  const t = useTranslate("screens");
  const { site, call, toast } = editor;
  const client = createPublishingClient(call, site.id);

  async function show(release: string): Promise<WentBackInfo | undefined> {
    try {
      const shown = await client.makeLive(release);
      publishState(editor).isUnpublished.set(true);
      return shown;
    } catch (error) {
      toast(errorWords(t, error));
      return undefined;
    } finally {
      for (const name of ["releases", "changes", "site"]) await lookAgain(queries, [name, site.id]);
      await onShown();
    }
  }

  async function showAgain(release: string): Promise<void> {
    const shown = await show(release);
    if (shown) toast(t("live.again", { number: shown.number }));
  }

  return async (release: string): Promise<void> => {
    const before = await client.info().catch(() => undefined);
    const shown = await show(release);
    if (!shown) return;
    const words = [t("live.now", { number: shown.number }), goneWords(t, shown.gone)];
    const was = before?.live?.releaseId;
    const undo = was && was !== shown.id && { label: t("undo"), run: () => void showAgain(was) };
    toast(words.filter(Boolean).join(". "), ...(undo ? [undo] : []));
  };
}
