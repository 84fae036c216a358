import type { RunContext } from "#/site/operations/ready-operation.ts";
import type { DocumentStore } from "../document-store/document-store-types.ts";
import { hasKeptHistory, keepHistory, restoreHistory } from "../document-store/kept-history.ts";
import { loadOperations } from "../document-store/known-operations.ts";

/** Goes on with what could be undone before the tab was loaded anew, and keeps it from then on. */
export async function resumeHistory(
  store: DocumentStore,
  { site, context }: { site: number; context: RunContext },
): Promise<void> {
  const storage = globalThis.sessionStorage;
  if (hasKeptHistory(storage, site)) {
    // what was done may be any operation and use any template
    await Promise.all([import("#/sections/registry.ts"), loadOperations()])
      .then(() => restoreHistory(store, { storage, site, context }))
      .catch(() => undefined);
  }
  keepHistory(store, { storage, site });
}
