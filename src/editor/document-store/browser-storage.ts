import { finished, openUnsent, settled, unsentStore } from "../api/device-databases.ts";
import type { KeptOperation, OutboxStorage } from "./outbox.ts";
import { createMemoryStorage, keptOperationSchema } from "./outbox.ts";

function storageOf(database: IDBDatabase): OutboxStorage {
  // "strict" waits for the disk: what is kept survives a power cut, not only a crash of the tab
  const change = (call: (store: IDBObjectStore) => void): Promise<void> => {
    const transaction = database.transaction(unsentStore, "readwrite", { durability: "strict" });
    call(transaction.objectStore(unsentStore));
    return finished(transaction);
  };
  return {
    isLasting: true,
    put: (entries) => change((store) => entries.forEach((entry) => store.put(entry))),
    remove: (ids) => change((store) => ids.forEach((id) => store.delete(id))),
    async list(site) {
      const store = database.transaction(unsentStore, "readonly").objectStore(unsentStore);
      const all: unknown[] = await settled(store.index("site").getAll(site));
      return all.flatMap((entry) => readKept(entry) ?? []);
    },
  };
}

function readKept(entry: unknown): KeptOperation | undefined {
  const read = keptOperationSchema.safeParse(entry);
  return read.success ? read.data : undefined;
}

/** The browser's storage. Where it keeps nothing (a private window), memory takes its place. */
export async function openBrowserStorage(): Promise<OutboxStorage> {
  try {
    return storageOf(await openUnsent(globalThis.indexedDB));
  } catch {
    return createMemoryStorage();
  }
}

const lockName = (tab: string): string => `vitrine-tab-${tab}`;

/** Holds this tab's lock until it is closed, so that other tabs leave its operations alone. */
export function holdTab(tab: string): void {
  void navigator.locks?.request(lockName(tab), () => new Promise<never>(() => undefined));
}

/** Whether nobody holds that tab's lock. Without locks, every other tab counts as gone: a repeated id has one effect. */
export async function isTabGone(tab: string): Promise<boolean> {
  const { locks } = navigator;
  if (!locks) return true;
  return locks.request(lockName(tab), { ifAvailable: true }, async (lock) => lock !== null);
}
