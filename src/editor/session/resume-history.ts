import type { RunContext } from "#/site/operations/ready-operation.ts";
import type { DocumentStore } from "../document-store/document-store-types.ts";
import { hasKeptHistory, keepHistory, restoreHistory } from "../document-store/kept-history.ts";
import { loadOperations } from "../document-store/known-operations.ts";

/** Goes on with what could be undone before the tab was loaded anew, and keeps it from then on. The answer ends it. */
export function resumeHistory(
  store: DocumentStore,
  { site, context }: { site: number; context: RunContext },
): () => void {
  const storage = globalThis.sessionStorage;
  let isGone = false;
  let stop = (): void => {
    isGone = true;
  };
  const keep = (): void => {
    if (!isGone) stop = keepHistory(store, { storage, site });
  };
  if (hasKeptHistory(storage, site)) {
    // what was done may be any operation and use any template
    void Promise.all([import("#/sections/registry.ts"), loadOperations()])
      .then(() => restoreHistory(store, { storage, site, context }))
      .catch(() => undefined)
      .then(keep);
  } else keep();
  return () => stop();
}
