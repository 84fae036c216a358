import { createId } from "#/lib/create-id.ts";
import { templates } from "#/sections/definitions.ts";
import type { Step } from "#/site/operations/operation.ts";
import { copyPage } from "#/site/page-copy.ts";
import { findEntry } from "#/site/page-index.ts";
import type { PageEntry } from "#/site/page-index.ts";
import type { TreePlace } from "#/site/page-tree/drop-place.ts";
import { freePath } from "#/site/page-tree/page-path.ts";
import {
  hidePageSteps,
  moveRowSteps,
  removeLinkSteps,
  removePageSteps,
  renamePageSteps,
  showPageSteps,
} from "#/site/page-tree/page-steps.ts";
import type { TreeRow } from "#/site/page-tree/page-tree.ts";
import type { StepSource } from "#/site/page-tree/step-source.ts";
import { pageKey } from "#/site/records.ts";
import type { Editor } from "../../session/editor.ts";
import { dispatchRename } from "../../session/dispatch-rename.ts";
import { toastStep } from "../../session/toast-step.ts";
import { openPanel } from "../../shell/panel-state.ts";
import type { Translate } from "../../words/i18n.ts";
import { isHiddenPage } from "./hidden-page.ts";
import { fullPages, fullWords } from "./page-room.ts";

export type PageWords = Translate<"pages">;

/** What the steps of the tree are made from. */
export function stepSource(editor: Editor): StepSource {
  return { records: editor.store.records(), templates, createId };
}

export function entryOf(editor: Editor, page: string): PageEntry | undefined {
  const { index } = editor.store.records();
  return index && findEntry(index, page);
}

/** Does steps as one thing. Answers whether it was done. */
function dispatch(editor: Editor, steps: readonly Step[]): boolean {
  return steps.length > 0 && editor.dispatch(steps).outcome === "done";
}

/** Loads a page whose content is needed. Answers whether it is there. */
async function isLoaded(editor: Editor, page: string, t: PageWords): Promise<boolean> {
  try {
    await editor.store.loadPage(page);
    return true;
  } catch {
    editor.toast(t("notLoaded"));
    return false;
  }
}

/** Shows a page that was just made. On a phone the sheet of pages, which would lie over it, goes. */
export function showNewPage(editor: Editor, page: string): void {
  const panel = openPanel(editor);
  if (panel.get() === "pages" && matchMedia("(max-width: 820px)").matches) panel.set(null);
  editor.openPage(page);
}

/** What somebody typed into the field of a name or a path. */
export interface TypedName {
  readonly typed: string;
  /** What stood there when the field opened. */
  readonly was: string;
}

/** Renames a page. Where another has renamed it meanwhile, says what it was called. */
export function renamePage(editor: Editor, page: string, { typed, was }: TypedName): void {
  const name = typed.trim();
  const entry = entryOf(editor, page);
  if (!entry || name === "" || typed === was || name === entry.name) return;
  dispatchRename(editor, renamePageSteps(stepSource(editor), page, name), { now: entry.name, was });
}

/**
 * Gives a page another path; the old one leads to it. What the address bar says follows. Where another has given it one
 * meanwhile, says which.
 */
export function changePath(editor: Editor, page: string, { typed, was }: TypedName): void {
  const now = entryOf(editor, page)?.path;
  if (now === undefined || typed === was || typed === now) return;
  const step = { name: "page.rename", args: { page, path: typed, from: now } };
  const isDone = dispatchRename(editor, [step], { now, was, of: "path" });
  if (isDone && editor.page.get() === page) editor.openPage(page);
}

export function movePage(editor: Editor, row: TreeRow, place: TreePlace): void {
  dispatch(editor, moveRowSteps(stepSource(editor), row, place));
}

export function showInMenu(editor: Editor, page: string): void {
  dispatch(editor, showPageSteps(stepSource(editor), page));
}

export function hideFromMenu(editor: Editor, page: string, t: PageWords): void {
  const name = entryOf(editor, page)?.name ?? "";
  if (!dispatch(editor, hidePageSteps(stepSource(editor), page))) return;
  toastStep(editor, t("hidden", { name }), { label: t("undo"), run: editor.undo });
}

/** Keeps a page as a draft, or ends that. The next publication shows what came of it. */
export function setDraft(editor: Editor, page: string, isDraft: boolean, t: PageWords): void {
  const name = entryOf(editor, page)?.name ?? "";
  if (!dispatch(editor, [{ name: "page.draft", args: { page, isDraft } }])) return;
  const words = t(isDraft ? "drafted" : "draftEnded", { name });
  toastStep(editor, words, { label: t("undo"), run: editor.undo });
}

/** Takes a link that is no page's out of the bar. */
export function removeLink(editor: Editor, link: string, t: PageWords): void {
  if (!dispatch(editor, removeLinkSteps(stepSource(editor), link))) return;
  toastStep(editor, t("linkRemoved"), { label: t("undo"), run: editor.undo });
}

/** Removes a page and what leads to it, without asking: it can be undone. */
export async function removePage(editor: Editor, page: string, t: PageWords): Promise<void> {
  const { index } = editor.store.records();
  const place = index?.entries.findIndex(({ id }) => id === page) ?? -1;
  const entry = index?.entries[place];
  const before = index?.entries[place - 1];
  if (!entry || !before || !(await isLoaded(editor, page, t))) return;
  const isShown = editor.page.get() === page;
  if (isShown && !(await isLoaded(editor, before.id, t))) return;
  // the canvas has left the page before it is gone
  if (isShown) editor.openPage(before.id);
  if (!dispatch(editor, removePageSteps(stepSource(editor), page))) return;
  toastStep(editor, t("removed", { name: entry.name }), { label: t("undo"), run: editor.undo });
}

/** Adds a copy of a page behind it. It is not in the menu yet, and a draft where visitors aren't simply shown the page. */
export async function duplicatePage(editor: Editor, page: string, t: PageWords): Promise<void> {
  if (!(await isLoaded(editor, page, t))) return;
  const full = await fullPages(editor);
  if (full) return editor.toast(fullWords(t, full));
  const isDraft = await isHiddenPage(editor, page);
  const { records } = stepSource(editor);
  const original = records[pageKey(page)];
  const from = entryOf(editor, page);
  if (!original || !from || !records.index || !records.site) return;
  const copy = copyPage(original, templates, createId);
  const name = t("copyOf", { name: from.name });
  const path = freePath(name, { index: records.index, site: records.site });
  const entry = { ...from, id: copy.id, path, name, ...(isDraft && { isDraft }) };
  if (!dispatch(editor, [{ name: "page.duplicate", args: { page, entry, copy } }])) return;
  showNewPage(editor, copy.id);
  const words = isDraft ? t("drafted", { name }) : t("duplicated", { name: from.name });
  toastStep(editor, words, { label: t("undo"), run: editor.undo });
}

export function copyPageLink(editor: Editor, page: string, t: PageWords): void {
  const path = entryOf(editor, page)?.path ?? "/";
  const address = new URL(path === "/" ? "/" : `${path}/`, editor.site.address);
  void navigator.clipboard.writeText(address.href).then(
    () => editor.toast(t("linkCopied")),
    () => editor.toast(address.href),
  );
}
