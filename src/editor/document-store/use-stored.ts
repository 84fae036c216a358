import { useCallback, useSyncExternalStore } from "react";
import type { Records } from "#/site/records.ts";
import type { DocumentStore } from "./document-store-types.ts";
import type { Topic } from "./topics.ts";

/** What `read` takes from the records; the component renders again when one of the topics changes. */
export function useStored<Value>(
  store: DocumentStore,
  topics: Topic | readonly Topic[],
  read: (records: Records) => Value,
): Value {
  const key = typeof topics === "string" ? topics : topics.join("\n");
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = key.split("\n").map((topic) => store.subscribe(topic, listener));
      return () => ends.forEach((end) => end());
    },
    [store, key],
  );
  return useSyncExternalStore(subscribe, () => read(store.records()));
}
