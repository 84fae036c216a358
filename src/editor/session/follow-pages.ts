import { mayApply } from "#/api/roles.ts";
import type { LoggedOperation } from "#/api/operations.ts";
import { templates } from "#/sections/definitions.ts";
import { makeReady } from "#/site/operations/ready-operation.ts";
import { findEntry } from "#/site/page-index.ts";
import type { PageEntry } from "#/site/page-index.ts";
import { pageKey } from "#/site/records.ts";
import type { Records } from "#/site/records.ts";
import { findKnown } from "../document-store/known-operations.ts";
import { placeOf } from "../document-store/place.ts";
import { anyTopic } from "../document-store/topics.ts";
import type { ToastAction } from "../ui/toast-stack.tsx";
import { loadWords, translator } from "../words/i18n.ts";
import { editorState } from "./editor-state.ts";
import type { Editor } from "./editor.ts";

interface Visit {
  /** The site before the newest change of it. */
  records: Records;
  page: string;
  /** The page that was shown before this one. */
  before: string | undefined;
  /** Who removed which pages, as the log told it. */
  readonly removers: Map<string, string>;
}

const visitOf = editorState((editor): Visit => {
  const page = editor.page.get();
  return { records: editor.store.records(), page, before: undefined, removers: new Map() };
});

/** How this editor removed a page itself; undefined where another did. */
function ownRemoval({ store }: Editor, page: string): string | undefined {
  const isIt = ({ args }: { args: unknown }): boolean => placeOf({ name: "", args }).page === page;
  return store.unsent().findLast((one) => one.name === "page.remove" && isIt(one))?.via;
}

/** The page that was shown before, the nearest one above, or the home page, as far as they are there. */
function nextPage({ store }: Editor, { before, records, page }: Visit): string | undefined {
  const entries = records.index?.entries ?? [];
  const place = entries.findIndex(({ id }) => id === page);
  const above = entries.slice(0, Math.max(place, 0)).map(({ id }) => id);
  const left = store.records().index?.entries ?? [];
  const isLeft = (id: string | undefined): boolean => left.some((entry) => entry.id === id);
  return [before, ...above.toReversed()].find(isLeft) ?? left[0]?.id;
}

/** Shows a page on the canvas where that is open; other screens stay. */
function goTo(editor: Editor, page: string): void {
  if (editor.canvas.get()) return editor.openPage(page);
  void editor.store.loadPage(page).then(
    () => editor.page.set(page),
    () => undefined,
  );
}

/** Brings a page back with all that was written on it. */
function restoring(
  editor: Editor,
  { records, page }: Visit,
  label: string,
): ToastAction | undefined {
  if (!records[pageKey(page)]) return undefined;
  const removal = makeReady({ name: "page.remove", args: { page } }, findKnown);
  const steps = removal.definition.invert(records, removal.args, { templates });
  if (!steps.every((step) => mayApply(editor.role.get(), step))) return undefined;
  const run = (): void => {
    if (editor.dispatch(steps, "restore").outcome === "done") editor.openPage(page);
  };
  return { label, run };
}

/** Says what became of the page, and how it comes back. */
async function tell(editor: Editor, { name }: PageEntry, visit: Visit): Promise<void> {
  const { page, removers } = visit;
  const via = ownRemoval(editor, page);
  await loadWords("screens");
  const t = translator("screens");
  const person = removers.get(page) ?? "";
  switch (via) {
    case "undo":
      return editor.toast(t("pageGone.undone", { name }), { label: t("redo"), run: editor.redo });
    case "redo":
      return editor.toast(t("pageGone.deleted", { name }), { label: t("undo"), run: editor.undo });
    case undefined:
      return editor.toast(
        t(person === "" ? "pageGone.deleted" : "pageGone.deletedBy", { name, person }),
        restoring(editor, visit, t("pageGone.restore")),
      );
    default:
  }
}

/** What follows the pages of a site. */
interface FollowedPages {
  /** Notes whose an operation of the log is that is about to be taken in. */
  hear(operation: LoggedOperation): void;
  stop(): void;
}

/**
 * Leaves a page once it is no more: undone, done again, or removed by another. Whoever removes one here in another way
 * leaves it first.
 */
export function followPages(editor: Editor): FollowedPages {
  const { store } = editor;
  const visit = visitOf(editor);
  const follow = (): void => {
    const before = { ...visit };
    visit.records = store.records();
    const { index } = visit.records;
    const entry = before.records.index && findEntry(before.records.index, before.page);
    if (!index || !entry || findEntry(index, before.page)) return;
    const next = nextPage(editor, before);
    const via = ownRemoval(editor, before.page);
    if (next === undefined || via === "editor") return;
    goTo(editor, next);
    void tell(editor, entry, before);
  };
  const ends = [
    store.subscribe(anyTopic, follow),
    editor.page.subscribe(() => {
      visit.before = visit.page;
      visit.page = editor.page.get();
    }),
  ];
  follow();
  return {
    hear({ name, args, author }) {
      // what is being typed into what goes is an edit still: its words are kept, or told of as not saved
      if (name.endsWith(".remove")) editor.canvas.get()?.text.flush();
      const page = name === "page.remove" ? placeOf({ name, args }).page : undefined;
      const by = editor.others.get().find(({ person, isOwn }) => person === author && !isOwn);
      if (page !== undefined && by) visit.removers.set(page, by.name);
    },
    stop: () => ends.forEach((end) => end()),
  };
}
