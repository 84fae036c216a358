import { mayApply } from "#/api/roles.ts";
import type { ClientMeans } from "#/site/operations/batch.ts";
import type { LoggedOperation } from "#/api/operations.ts";
import { templates } from "#/sections/definitions.ts";
import { makeReady } from "#/site/operations/ready-operation.ts";
import { findEntry } from "#/site/page-index.ts";
import type { PageEntry } from "#/site/page-index.ts";
import { pageKey } from "#/site/records.ts";
import type { Records } from "#/site/records.ts";
import { ApiError } from "../api/api-error.ts";
import { findKnown } from "../document-store/known-operations.ts";
import { placeOf } from "../document-store/place.ts";
import { anyTopic } from "../document-store/topics.ts";
import { serverReach } from "../reach/server-reach.ts";
import type { ToastAction } from "../ui/toast-stack.tsx";
import { loadWords, translator } from "../words/i18n.ts";
import { editorState } from "./editor-state.ts";
import type { Editor } from "./editor.ts";

/** A page that is no more. */
interface GonePage {
  readonly entry: PageEntry;
  /** The site as it was while it still had the page. */
  readonly records: Records;
  /** How this editor removed it itself; undefined where another did. */
  readonly via: ClientMeans | undefined;
  /** Who else removed it, as the log told it. */
  readonly person: string | undefined;
}

interface Visit {
  /** The site after the newest change of it. */
  records: Records;
  page: string;
  /** The page that was shown before this one. */
  before: string | undefined;
  /** The shown page is gone, and another is being opened. */
  isLeaving: boolean;
  /** It was said of the shown page that it is gone. */
  isTold: boolean;
  readonly gone: Map<string, GonePage>;
  /** Who removed which pages last; nobody where that isn't known. */
  readonly removers: Map<string, string>;
}

const visitOf = editorState((editor): Visit => ({
  records: editor.store.records(),
  page: editor.page.get(),
  before: undefined,
  isLeaving: false,
  isTold: false,
  gone: new Map(),
  removers: new Map(),
}));

/** How this editor removed a page itself; undefined where another did. */
function ownRemoval({ store }: Editor, page: string): ClientMeans | undefined {
  const isIt = ({ args }: { args: unknown }): boolean => placeOf({ name: "", args }).page === page;
  return store.unsent().findLast((one) => one.name === "page.remove" && isIt(one))?.via;
}

function hasPage({ store }: Editor, page: string): boolean {
  const { index } = store.records();
  return !index || findEntry(index, page) !== undefined;
}

/** Notes which pages went with the newest change, and which came back. */
function notePages(editor: Editor, visit: Visit): void {
  const { records: before, gone, removers } = visit;
  visit.records = editor.store.records();
  const { index } = visit.records;
  if (!index || !before.index || index === before.index) return;
  for (const { id } of index.entries) if (gone.delete(id)) removers.delete(id);
  for (const entry of before.index.entries) {
    const { id } = entry;
    if (findEntry(index, id)) continue;
    const via = ownRemoval(editor, id);
    gone.set(id, { entry, records: before, via, person: via ? undefined : removers.get(id) });
    // whoever removes a page by its menu opens another one first
    if (via === "editor" && id === editor.page.get()) visit.isLeaving = true;
  }
}

/** Where one goes from a page that is gone, the best first: to the page before it, the nearest ones above, the others. */
function nextPages({ store }: Editor, { before, page, gone }: Visit): string[] {
  const entries = gone.get(page)?.records.index?.entries ?? [];
  const place = entries.findIndex(({ id }) => id === page);
  const above = entries.slice(0, Math.max(place, 0)).map(({ id }) => id);
  const left = (store.records().index?.entries ?? []).map(({ id }) => id);
  return [before, ...above.toReversed(), ...left].filter(
    (id): id is string => id !== undefined && left.includes(id),
  );
}

/** Opens the first page that can be had in place of the shown one, which is gone. */
async function openNext(editor: Editor, visit: Visit, isOver: () => boolean): Promise<void> {
  const { store } = editor;
  const { page } = visit;
  const isNeeded = (): boolean => !isOver() && visit.page === page && !hasPage(editor, page);
  const tried = new Set<string>();
  let isServerThere = true;
  while (isNeeded()) {
    const isOpen = (id: string): boolean =>
      !tried.has(id) && (isServerThere || store.records()[pageKey(id)] !== undefined);
    const next = nextPages(editor, visit).find(isOpen);
    if (next === undefined) break;
    tried.add(next);
    try {
      await store.loadPage(next);
    } catch (error) {
      // one that was removed as well is passed over; what else fails would fail for each
      isServerThere = error instanceof ApiError && error.status === 404;
      continue;
    }
    if (!isNeeded() || !hasPage(editor, next)) continue;
    // other screens than the canvas stay
    if (editor.canvas.get()) editor.openPage(next);
    else editor.page.set(next);
    return;
  }
  if (visit.page === page) visit.isLeaving = false;
}

/** Brings a page back with all that was written on it. */
function restoring(
  editor: Editor,
  { records, entry }: GonePage,
  label: string,
): ToastAction | undefined {
  const page = entry.id;
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
async function tell(editor: Editor, gone: GonePage): Promise<void> {
  const { entry, via, person } = gone;
  const { name } = entry;
  await loadWords("screens");
  const t = translator("screens");
  switch (via) {
    case "undo":
      return editor.toast(t("pageGone.undone", { name }), { label: t("redo"), run: editor.redo });
    case "redo":
      return editor.toast(t("pageGone.deleted", { name }), { label: t("undo"), run: editor.undo });
    case undefined:
      return editor.toast(
        person === undefined
          ? t("pageGone.deleted", { name })
          : t("pageGone.deletedBy", { name, person }),
        restoring(editor, gone, t("pageGone.restore")),
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
 * Leaves the shown page whenever the site hasn't it: undone, done again, removed by another, or removed while it was
 * still being opened. Whoever removes the shown page here in another way leaves it first.
 */
export function followPages(editor: Editor): FollowedPages {
  const { store } = editor;
  const visit = visitOf(editor);
  let isOver = false;
  const leave = (): void => {
    visit.isLeaving = true;
    const gone = visit.gone.get(visit.page);
    if (gone && !visit.isTold) void tell(editor, gone);
    visit.isTold = true;
    if (editor.canvas.get()) editor.selection.set(null);
    void openNext(editor, visit, () => isOver);
  };
  const follow = (): void => {
    notePages(editor, visit);
    const page = editor.page.get();
    if (page !== visit.page)
      Object.assign(visit, { before: visit.page, page, isLeaving: false, isTold: false });
    if (hasPage(editor, page)) visit.isTold = false;
    else if (!visit.isLeaving) leave();
  };
  const ends = [
    store.subscribe(anyTopic, follow),
    editor.page.subscribe(follow),
    serverReach.onBack(follow),
  ];
  visit.isLeaving = false;
  follow();
  return {
    hear({ name, args, author }) {
      // what is being typed into what goes is an edit still: its words are kept, or told of as not saved
      if (name.endsWith(".remove")) editor.canvas.get()?.text.flush();
      const page = name === "page.remove" ? placeOf({ name, args }).page : undefined;
      if (page === undefined) return;
      const by = editor.others.get().find(({ person, isOwn }) => person === author && !isOwn);
      if (by) visit.removers.set(page, by.name);
      else visit.removers.delete(page);
    },
    stop() {
      isOver = true;
      ends.forEach((end) => end());
    },
  };
}
