import type { ClientMeans } from "#/site/operations/batch.ts";
import type { LoggedOperation } from "#/api/operations.ts";
import { findEntry } from "#/site/page-index.ts";
import { pageKey } from "#/site/records.ts";
import type { Records } from "#/site/records.ts";
import type { SiteRecord } from "#/site/site.ts";
import { ApiError } from "../api/api-error.ts";
import { placeOf } from "../document-store/place.ts";
import { anyTopic } from "../document-store/topics.ts";
import { serverReach } from "../reach/server-reach.ts";
import { loadWords } from "../words/i18n.ts";
import { editorState } from "./editor-state.ts";
import type { Editor } from "./editor.ts";
import { afterFirstView } from "./first-view.ts";
import type { GonePage } from "./page-gone.ts";

/** What the log told of a page that was removed. */
interface Removal {
  /** Who did it; undefined where that isn't known. */
  readonly person: string | undefined;
  /** The site before all that was done with it in one. */
  readonly site: SiteRecord | undefined;
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
  /** How which pages were removed last. */
  readonly removals: Map<string, Removal>;
  /** The batch of the log that is being taken in, and the site before it. */
  batch: { readonly id: string; readonly site: SiteRecord | undefined } | undefined;
}

const visitOf = editorState((editor): Visit => ({
  records: editor.store.records(),
  page: editor.page.get(),
  before: undefined,
  isLeaving: false,
  isTold: false,
  gone: new Map(),
  removals: new Map(),
  batch: undefined,
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
  const { records: before, gone, removals } = visit;
  visit.records = editor.store.records();
  const { index } = visit.records;
  if (!index || !before.index || index === before.index) return;
  for (const { id } of index.entries) if (gone.delete(id)) removals.delete(id);
  for (const entry of before.index.entries) {
    const { id } = entry;
    if (findEntry(index, id)) continue;
    const via = ownRemoval(editor, id);
    const { person, site = before.site } = (via ? undefined : removals.get(id)) ?? {};
    gone.set(id, { entry, records: before, site, via, person });
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
  let unsaid: GonePage | undefined;
  let say = (gone: GonePage): void => void (unsaid = gone);
  // asked for before it is needed: a tab may outlive the build that it is of
  const stopAsking = afterFirstView(editor, async () => {
    const [{ tellGone }] = await Promise.all([import("./page-gone.ts"), loadWords("screens")]);
    return () => {
      say = (gone) => tellGone(editor, gone);
      if (unsaid) say(unsaid);
      return () => undefined;
    };
  });
  const leave = (): void => {
    visit.isLeaving = true;
    const gone = visit.gone.get(visit.page);
    if (gone && !visit.isTold) say(gone);
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
    hear({ name, args, author, batch }) {
      if (batch?.id !== visit.batch?.id)
        visit.batch = batch ? { id: batch.id, site: store.records().site } : undefined;
      // what is being typed into what goes is an edit still: its words are kept, or told of as not saved
      if (name.endsWith(".remove")) editor.canvas.get()?.text.flush();
      const page = name === "page.remove" ? placeOf({ name, args }).page : undefined;
      if (page === undefined) return;
      const by = editor.others.get().find(({ person, isOwn }) => person === author && !isOwn);
      visit.removals.set(page, { person: by?.name, site: visit.batch?.site });
    },
    stop() {
      isOver = true;
      stopAsking();
      ends.forEach((end) => end());
    },
  };
}
