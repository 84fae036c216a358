import type { SessionInfo } from "#/api/auth.ts";
import type { DocumentAnswer } from "#/api/documents.ts";
import { pageSlug } from "#/api/editor-address.ts";
import { createId } from "#/lib/create-id.ts";
import { templates } from "#/sections/definitions.ts";
import type { Asset } from "#/site/image.ts";
import type { RunContext } from "#/site/operations/ready-operation.ts";
import type { PageEntry, PageIndex } from "#/site/page-index.ts";
import { createSiteClient } from "../api/client.ts";
import type { Call } from "../api/request.ts";
import { createLateUpload } from "../api/late-upload.ts";
import { deviceAccount } from "../api/device-account.ts";
import { noteSession } from "../api/note-session.ts";
import { createEditor } from "./create-editor.ts";
import { holdTab, isTabGone, openBrowserStorage } from "../document-store/browser-storage.ts";
import { createSignal } from "../signals/signal.ts";
import { createConflictStorage } from "../document-store/conflict-storage.ts";
import { createDocumentStore } from "../document-store/document-store.ts";
import { findKnown, loadOperations } from "../document-store/known-operations.ts";
import { createOutbox } from "../document-store/outbox.ts";
import { browserTimers } from "../signals/timers.ts";
import type { Editor } from "./editor.ts";
import { afterFirstView } from "./first-view.ts";
import type { Translate } from "../words/i18n.ts";
import { loadPageLooks, loadPageStyle, loadTemplates } from "./page-looks.ts";
import { loadSite } from "./load-site.ts";
import type { LatePlaces } from "./places.ts";
import { withAssets } from "./with-assets.ts";

/** The page that an address means; the home page where there is none of that name. */
export function entryOfSlug(index: PageIndex, slug: string): PageEntry | undefined {
  const [home] = index.entries;
  if (slug === "" || slug === "home") return home;
  return index.entries.find((entry) => pageSlug(entry) === slug) ?? home;
}

interface OpenOptions {
  readonly call: Call;
  readonly site: string;
  readonly slug: string;
  readonly places: LatePlaces;
  readonly t: Translate;
  /** Hears of the document as soon as it is there. */
  readonly onDocument: (document: DocumentAnswer) => void;
  /** Shows an address of the editor, e.g. `/sites/1/edit/connect`. */
  readonly navigate: (address: string) => void;
}

/** Nobody undoes anything before the page is there. The answer ends it. */
function goOn(editor: Editor, context: RunContext): () => void {
  return afterFirstView(editor, async () => {
    const { resumeHistory } = await import("./resume-history.ts");
    return () => resumeHistory(editor.store, { site: editor.site.id, context });
  });
}

export interface OpenedEditor {
  readonly editor: Editor;
  /** Ends what the site keeps going: nothing of it is sent or written down any more. */
  readonly close: () => void;
}

let heldTab: string | undefined;

/** Names this tab to the others of the device. What an editor of it left unsent, the next one takes up. */
function thisTab(): string {
  if (heldTab === undefined) {
    heldTab = createId();
    holdTab(heldTab);
  }
  return heldTab;
}

async function askSession(call: Call): Promise<string | undefined> {
  const session = await call<SessionInfo>("auth/session").catch(() => undefined);
  return session && noteSession(session).account?.id;
}

/** Loads a site and its page, takes up what earlier editors left unsent, and makes the editor. @throws ApiError */
export async function openEditor(options: OpenOptions): Promise<OpenedEditor> {
  const { call, site, slug, places, t, navigate } = options;
  const client = createSiteClient(call, site);
  const [{ info, document }, storage] = await Promise.all([
    loadSite(client, site),
    openBrowserStorage(),
    loadPageStyle(),
  ]);
  options.onDocument(document);
  const tab = thisTab();
  // from when it is known on, whatever happens in another tab
  let account: string | undefined;
  const outbox = createOutbox({
    storage,
    site: info.id,
    tab,
    isTabGone,
    now: browserTimers.now,
    account: () => (account ??= deviceAccount()),
    askAccount: async () => deviceAccount() ?? (await askSession(call)),
  });
  const unsent = await outbox.adopt().catch(() => []);
  // what was done and not sent may be any operation and use any template
  await (unsent.length > 0
    ? Promise.all([import("#/sections/registry.ts"), loadOperations()])
    : loadTemplates(document));
  const assets = createSignal<ReadonlyMap<string, Asset>>(withAssets(new Map(), document.assets));
  const context = { templates, operations: findKnown };
  const store = createDocumentStore({
    document,
    client,
    outbox,
    conflicts: createConflictStorage(globalThis.localStorage, info.id),
    context,
    loadOperations,
    prepare: loadTemplates,
    timers: browserTimers,
    createId,
    unsent,
    onAssets: (added) => assets.set(withAssets(assets.get(), added)),
  });
  const entry = entryOfSlug(document.index, slug);
  if (entry) await store.loadPage(entry.id);
  await loadPageLooks(store.records(), entry?.id);
  const showPage = (page: string): void => {
    const found = store.records().index?.entries.find((one) => one.id === page);
    if (found) navigate(`/sites/${info.id}/edit/${pageSlug(found)}`);
  };
  const showAddress = (address: string): void => {
    if (location.pathname !== address) navigate(address);
  };
  const editor = createEditor({
    site: info,
    store,
    assets,
    timers: browserTimers,
    call,
    upload: createLateUpload(call),
    page: entry?.id ?? "",
    places,
    t,
    showPage,
    showAddress,
  });
  const stopHistory = goOn(editor, context);
  return {
    editor,
    close() {
      stopHistory();
      store.stop();
    },
  };
}
