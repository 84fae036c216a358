import { findOperation } from "#/site/operations/apply.ts";
import { templates } from "#/sections/registry.ts";
import type { SiteInfo } from "#/api/sites.ts";
import type { Call } from "../api/request.ts";
import { createEditor } from "../session/create-editor.ts";
import { createSignal } from "../signals/signal.ts";
import { createConflictStorage } from "../document-store/conflict-storage.ts";
import { createDocumentStore } from "../document-store/document-store.ts";
import { createMemoryStorage, createOutbox } from "../document-store/outbox.ts";
import { browserTimers } from "../signals/timers.ts";
import type { Editor } from "../session/editor.ts";
import type { Translate } from "../words/i18n.ts";
import { places } from "./all-features.ts";
import { createFakeServer } from "./fake-server.ts";
import { sampleDocument } from "./sample-document.ts";

export const sampleInfo: SiteInfo = {
  id: 1,
  slug: "fary",
  siteHash: "hash",
  name: "Фары",
  role: "owner",
  revision: 1,
  address: "http://fary.example/",
  live: null,
  hasUnpublishedChanges: true,
  isPaid: false,
  unread: 0,
  createdAt: "2026-11-20T12:00:00.000Z",
  trashedAt: null,
  trashDays: 30,
};

/** An editor of the sample site on a server in memory; `call` answers everything but its document. */
export function createSampleEditor(
  call: Call,
  showAddress: (address: string) => void = () => undefined,
): Editor {
  const document = sampleDocument();
  const server = createFakeServer(document);
  let last = 0;
  const createId = (): string => `new${(last += 1)}`;
  const store = createDocumentStore({
    document,
    client: server,
    outbox: createOutbox({
      storage: createMemoryStorage(),
      site: sampleInfo.id,
      tab: "t",
      isTabGone: async () => true,
      now: browserTimers.now,
      account: () => undefined,
      askAccount: async () => undefined,
    }),
    conflicts: createConflictStorage(globalThis.localStorage, sampleInfo.id),
    context: { templates, operations: findOperation },
    loadOperations: async () => undefined,
    prepare: async () => undefined,
    timers: browserTimers,
    createId,
    unsent: [],
    onAssets: () => undefined,
  });
  return createEditor({
    site: sampleInfo,
    store,
    assets: createSignal(new Map()),
    timers: browserTimers,
    call,
    upload: () => Promise.reject(new Error("Nothing is uploaded here")),
    page: "home",
    t: ((key: string) => key) as Translate,
    showPage: () => undefined,
    places,
    showAddress,
  });
}
