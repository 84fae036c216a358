import { useState } from "react";
import type { DocumentAnswer } from "#/api/documents.ts";
import { templates } from "#/sections/definitions.ts";
import { OperationRefusal } from "#/site/operations/operation.ts";
import type { Step } from "#/site/operations/operation.ts";
import type { Page } from "#/site/page.ts";
import { findEntry } from "#/site/page-index.ts";
import { pageKey } from "#/site/records.ts";
import { restorePageSteps } from "#/site/restore/restore-page.ts";
import { restoreSectionSteps } from "#/site/restore/restore-section.ts";
import { restoreSiteSteps } from "#/site/restore/restore-site.ts";
import { loadTemplates } from "../../session/page-looks.ts";
import { useEditor } from "../../session/editor.ts";
import type { Editor } from "../../session/editor.ts";
import { whenSaved } from "../../session/when-saved.ts";
import { errorWords } from "../../words/error-words.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { ChangedText } from "./compare-page.ts";
import type { VersionsClient } from "./versions-client.ts";

/** What makes a text what it was; what others write into it meanwhile is merged or asked about. */
function textStep({ target, path, language, past, now }: ChangedText): Step {
  return { name: "text.restore", args: { target, path, language, wording: past, was: now } };
}

/** The steps that make the whole site what it was. @throws ApiError, OperationRefusal */
async function siteSteps(
  editor: Editor,
  client: VersionsClient,
  revision: number,
): Promise<readonly Step[]> {
  const { store } = editor;
  await whenSaved(editor);
  const [{ pages }, past] = await Promise.all([
    client.differences(revision),
    client.document(revision),
  ]);
  await loadTemplates(past);
  for (const { page, change } of pages) if (change !== "removed") await store.loadPage(page);
  const wanted = new Set(pages.flatMap(({ page, change }) => (change === "added" ? [] : [page])));
  const { site, index } = past;
  const earlier = { site, index, pages: past.pages.filter(({ id }) => wanted.has(id)) };
  return restoreSiteSteps(store.records(), earlier, { templates });
}

/** Takes back what was at a point, as edits on top of what is there: one undo each. */
export function useRestore(client: VersionsClient, revision: number) {
  const editor = useEditor();
  const { store } = editor;
  const t = useTranslate("versions");
  const say = useTranslate("screens");
  const [isBusy, setBusy] = useState(false);

  function take(steps: readonly Step[], done: string): void {
    if (steps.length === 0) {
      editor.toast(t("done.nothing"));
      return;
    }
    if (editor.dispatch(steps, "restore").outcome !== "done") return;
    const run = (): void => {
      if (store.undo().outcome === "done") editor.toast(t("done.undone"));
    };
    editor.toast(done, { label: say("undo"), run });
  }

  return {
    isBusy,
    text: (text: ChangedText) => take([textStep(text)], t("done.text")),
    section(past: Page, section: string) {
      const now = store.records()[pageKey(past.id)];
      if (now) take(restoreSectionSteps(now, past, section), t("done.section"));
    },
    page(past: DocumentAnswer, page: Page) {
      const name = findEntry(past.index, page.id)?.name ?? "";
      take(
        restorePageSteps(store.records(), { page, index: past.index }),
        t("done.page", { name }),
      );
    },
    async site() {
      setBusy(true);
      try {
        take(await siteSteps(editor, client, revision), t("done.site"));
      } catch (error) {
        const reason = error instanceof OperationRefusal ? error.message : errorWords(say, error);
        editor.toast(t("done.refused", { reason }));
      } finally {
        setBusy(false);
      }
    },
  };
}

export type Restore = ReturnType<typeof useRestore>;
