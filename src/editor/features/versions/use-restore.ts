import { useState } from "react";
import type { DocumentAnswer } from "#/api/documents.ts";
import { templates } from "#/sections/definitions.ts";
import { kindOf } from "#/fields/kinds.ts";
import { OperationRefusal } from "#/site/operations/operation.ts";
import type { Step } from "#/site/operations/operation.ts";
import type { Target } from "#/site/operations/target.ts";
import type { Page } from "#/site/page.ts";
import { findEntry } from "#/site/page-index.ts";
import { pageKey } from "#/site/records.ts";
import { restorePageSteps } from "#/site/restore/restore-page.ts";
import type { LinkedChoice } from "#/site/restore/restore-page.ts";
import { restoreSectionSteps } from "#/site/restore/restore-section.ts";
import type { SeenPage } from "#/site/restore/restore-section.ts";
import { restoreSiteSteps } from "#/site/restore/restore-site.ts";
import type { SiteRecord } from "#/site/site.ts";
import type { HistoryEntry } from "../../document-store/history.ts";
import { loadTemplates } from "../../session/page-looks.ts";
import { useEditor } from "../../session/editor.ts";
import { countPages } from "../../session/linked-pages.ts";
import { loadPages } from "../../session/load-pages.ts";
import type { Editor } from "../../session/editor.ts";
import { whenSaved } from "../../session/when-saved.ts";
import { newestStep, toastStep } from "../../session/toast-step.ts";
import { errorWords } from "../../words/error-words.ts";
import { refusalWords } from "../../words/refusal-words.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { Translate } from "../../words/i18n.ts";
import type { ChangedText, ChangedValue } from "./changed-content.ts";
import { restoreNotFoundSteps } from "./not-found-page.ts";
import { textStep } from "./text-step.ts";
import type { VersionsClient } from "./versions-client.ts";

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

/** Loads the page as it is now; one that is gone is nothing to load. @throws ApiError */
async function loadStanding(editor: Editor, page: string): Promise<void> {
  const { index } = editor.store.records();
  if (index && findEntry(index, page)) await loadPages(editor, [page]);
}

/** Why something couldn't be done, in words. */
async function reasonOf(error: unknown, say: Translate<"screens">): Promise<string> {
  return error instanceof OperationRefusal ? refusalWords(error) : errorWords(say, error);
}

/** A linked section that was restored, and what is said of it with the number of its pages. */
interface Linked {
  readonly id: string;
  readonly on: (count: number) => string;
}

/** The linked section that a target is of. */
function linkedOf(target: Target, on: Linked["on"]): Linked | undefined {
  return "linked" in target ? { id: target.linked, on } : undefined;
}

/** Does steps and says so, with the way back. */
function useTaking() {
  const editor = useEditor();
  const { store } = editor;
  const t = useTranslate("versions");
  const say = useTranslate("screens");

  function tell(done: string, step: HistoryEntry | undefined): void {
    const run = (): void => {
      if (store.undo().outcome === "done") editor.toast(t("done.undone"));
    };
    toastStep(editor, done, { label: say("undo"), run }, step);
  }

  /** Adds on how many pages it was done to what was said, unless it was undone or something else is said by then. */
  async function tellCount({ id, on }: Linked, step: HistoryEntry | undefined): Promise<void> {
    const [said] = editor.toasts.get();
    const count = (await countPages(editor, id)) ?? 0;
    const [shown = said] = editor.toasts.get();
    if (count > 1 && shown === said && newestStep(editor) === step) tell(on(count), step);
  }

  /** Says at once what was done, and of what was linked on how many pages as soon as that is known. */
  function take(steps: readonly Step[], done: string, linked?: Linked): void {
    if (steps.length === 0) {
      editor.toast(t("done.nothing"));
      return;
    }
    if (editor.dispatch(steps, "restore").outcome !== "done") return;
    const step = newestStep(editor);
    tell(done, step);
    if (linked) void tellCount(linked, step);
  }

  return take;
}

/** Takes back what was at a point, as edits on top of what is there: one undo each. */
export function useRestore(client: VersionsClient, revision: number) {
  const editor = useEditor();
  const { store } = editor;
  const t = useTranslate("versions");
  const say = useTranslate("screens");
  const take = useTaking();
  const [isBusy, setBusy] = useState(false);

  return {
    isBusy,
    text(text: ChangedText) {
      const on = (count: number): string => t("done.textOn", { count });
      // what went when it was rewritten comes back with it
      const steps = [text, ...text.translations].map(textStep);
      take(steps, t("done.text"), linkedOf(text.target, on));
    },
    value({ target, path, spec, past }: ChangedValue) {
      const on = (count: number): string => t("done.valueOn", { count });
      const step = { name: kindOf(spec).setBy, args: { target, path, value: past } };
      take([step], t("done.value"), linkedOf(target, on));
    },
    section(past: SeenPage, section: string) {
      const { site, ...records } = store.records();
      const page = records[pageKey(past.page.id)];
      if (!site || !page) return;
      const id = past.page.sections.find((one) => one.id === section)?.linked;
      const on = (count: number): string => t("done.sectionOn", { count });
      take(
        restoreSectionSteps({ page, site }, past, section),
        t("done.section"),
        id === undefined ? undefined : { id, on },
      );
    },
    async page(past: DocumentAnswer, page: Page, linked: LinkedChoice = "stay") {
      const name = findEntry(past.index, page.id)?.name ?? "";
      try {
        await loadStanding(editor, page.id);
      } catch (error) {
        return editor.toast(t("done.refused", { reason: errorWords(say, error) }));
      }
      const steps = restorePageSteps(store.records(), { ...past, page }, { templates, linked });
      take(steps, t(linked === "stay" ? "done.page" : "done.pageAndLinked", { name }));
    },
    notFound(past: SiteRecord) {
      const { site } = store.records();
      if (site) take(restoreNotFoundSteps(past, site), t("done.page", { name: t("notFound") }));
    },
    async site() {
      setBusy(true);
      try {
        take(await siteSteps(editor, client, revision), t("done.site"));
      } catch (error) {
        editor.toast(t("done.refused", { reason: await reasonOf(error, say) }));
      } finally {
        setBusy(false);
      }
    },
  };
}

export type Restore = ReturnType<typeof useRestore>;
