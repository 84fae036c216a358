import { createId } from "#/lib/create-id.ts";
import { templates } from "#/sections/definitions.ts";
import { placeOf } from "#/site/linked.ts";
import { detachSteps, linkSteps, removeLinkedSteps } from "#/site/linked-steps.ts";
import { pageKey } from "#/site/records.ts";
import type { Page } from "#/site/page.ts";
import type { Editor } from "../../../session/editor.ts";
import { askPlaces, countPages, pagesOf } from "../../../session/linked-pages.ts";
import { loadPages } from "../../../session/load-pages.ts";
import { showProblem } from "../../../session/show-problem.ts";
import { newestStep, toastStep } from "../../../session/toast-step.ts";
import { loadWords, translator } from "../../../words/i18n.ts";
import type { Translate } from "../../../words/i18n.ts";
import { sectionsState } from "../sections-state.ts";

type Words = Translate<"editing">;

function pageShown(editor: Editor): Page | undefined {
  return editor.store.records()[pageKey(editor.page.get())];
}

/** Makes a section of the page one that can stand on other pages too. */
export function linkSection(editor: Editor, section: string, t: Words): void {
  const page = pageShown(editor);
  const linked = createId();
  const steps = page ? linkSteps(page, section, linked) : [];
  if (steps.length === 0 || editor.dispatch(steps).outcome !== "done") return;
  const { entries = [] } = editor.store.records().index ?? {};
  const add = { label: t("linked.addTo"), run: () => void askPage(editor, linked, t) };
  const undo = { label: t("undo"), run: () => editor.undo() };
  const more = entries.length > 1 ? add : undefined;
  toastStep(editor, t("linked.made"), undo, newestStep(editor), more);
}

/** Asks on which other page a linked section is to stand. */
export async function askPage(editor: Editor, linked: string, t: Words): Promise<void> {
  const places = await askPlaces(editor).catch(() => undefined);
  if (!places) return editor.toast(t("failed"));
  const there = new Set(pagesOf(editor, linked, places));
  const { entries = [] } = editor.store.records().index ?? {};
  const pages = entries.flatMap(({ id }) => (there.has(id) ? [] : [id]));
  sectionsState(editor).placing.set({ linked, pages });
}

/** Puts a linked section at the end of another page, and offers to go there. */
export async function addToPage(
  editor: Editor,
  { linked, page }: { linked: string; page: string },
  t: Words,
): Promise<void> {
  await loadPages(editor, [page]).catch(() => undefined);
  const { [pageKey(page)]: record, index } = editor.store.records();
  if (!record) return editor.toast(t("failed"));
  const section = placeOf(createId(), linked);
  const after = record.sections.at(-1)?.id ?? null;
  const { outcome } = editor.dispatch({ name: "section.add", args: { page, section, after } });
  if (outcome !== "done") return;
  const name = index?.entries.find(({ id }) => id === page)?.name ?? "";
  const target = { page, section: section.id };
  const show = (): void => showProblem(editor, { page, target, path: [], language: null });
  toastStep(
    editor,
    t("linked.addedTo", { page: name }),
    { label: t("undo"), run: () => editor.undo() },
    newestStep(editor),
    { label: t("linked.show"), run: show },
  );
}

/** Puts a copy at the place of a linked section, which changes by itself from then on. */
export function detachSection(editor: Editor, section: string, t: Words): void {
  const page = pageShown(editor);
  const { site } = editor.store.records();
  if (!page || !site) return;
  const steps = detachSteps({ page, section, site, createId }, templates);
  if (steps.length > 0 && editor.dispatch(steps).outcome === "done")
    toastStep(editor, t("linked.detached"), { label: t("undo"), run: () => editor.undo() });
}

/** Puts a linked section on the page too. Answers the id of its place. */
export function placeLinked(
  editor: Editor,
  { linked, after }: { linked: string; after: string | null },
): string | undefined {
  const page = editor.page.get();
  const section = placeOf(createId(), linked);
  const { outcome } = editor.dispatch({ name: "section.add", args: { page, section, after } });
  if (outcome !== "done") return undefined;
  const target = { page, section: section.id };
  editor.selection.set(target);
  editor.canvas.get()?.reveal(target, { flash: true });
  return section.id;
}

/** Says that what was duplicated is no longer linked, and on how many pages the original stays. */
export async function tellCopy(editor: Editor, linked: string): Promise<void> {
  const step = newestStep(editor);
  const [count] = await Promise.all([countPages(editor, linked), loadWords("editing")]);
  const t = translator("editing");
  const message = count === undefined ? t("linked.copied") : t("linked.copiedFrom", { count });
  toastStep(editor, message, { label: t("undo"), run: () => editor.undo() }, step);
}

/** Removes a linked section from all these pages, which are those that it stands on; none where one isn't loaded. */
export function removeEverywhere(
  editor: Editor,
  { linked, pages }: { linked: string; pages: readonly string[] },
  t: Words,
): void {
  const records = editor.store.records();
  const loaded = pages.flatMap((page) => records[pageKey(page)] ?? []);
  if (loaded.length < pages.length) return editor.toast(t("failed"));
  if (editor.dispatch(removeLinkedSteps(loaded, linked)).outcome !== "done") return;
  editor.selection.set(null);
  const count = pages.length;
  const message = count > 0 ? t("linked.deleted", { count }) : t("section.deleted");
  toastStep(editor, message, { label: t("undo"), run: () => editor.undo() });
}
