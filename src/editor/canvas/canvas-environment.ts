import { useCallback, useSyncExternalStore } from "react";
import { isOfKind } from "#/fields/held-value.ts";
import { newCollected } from "#/render/collected.ts";
import type { PageFacts } from "#/render/page-facts.ts";
import { createPlainEnvironment } from "#/render/plain-environment.ts";
import type { Environment, Scope, Slots } from "#/sections/kit/index.ts";
import { navigationFields } from "#/site/navigation.ts";
import type { DocumentStore } from "../document-store/document-store-types.ts";
import { fieldValue } from "../document-store/read-field.ts";
import { deepTopic, fieldTopic } from "../document-store/topics.ts";
import { editingAddress } from "./editing-address.ts";

/** The value of a field; the component renders again when exactly that changes. */
function useStoredField(store: DocumentStore, scope: Scope, name: string): unknown {
  const path = [...scope.path, name];
  const topic = fieldTopic(scope.target, path);
  // the navigation bar fits its links by their words, so it hears of changes within its lists
  const isDeep = scope.specs === navigationFields && isOfKind(scope.specs[name], "list");
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [store.subscribe(topic, listener)];
      if (isDeep) ends.push(store.subscribe(deepTopic(topic), listener));
      return () => ends.forEach((end) => end());
    },
    [store, topic, isDeep],
  );
  return useSyncExternalStore(subscribe, () => fieldValue(store.records(), scope.target, path));
}

/** A page's environment with values as attributes of style: the canvas writes no stylesheet for single elements. */
function createStyledEnvironment(facts: PageFacts): Environment {
  return {
    ...createPlainEnvironment(facts, newCollected()),
    variables: (values) => ({ style: values }),
  };
}

/** The environment of a page as visitors see it. Abuse is reported on published pages, not in previews (R32). */
export function createPreviewEnvironment(facts: PageFacts): Environment {
  return createStyledEnvironment({ ...facts, report: null });
}

/** The environment of a page that is edited: values come from the store, links lead within the editor. */
export function createCanvasEnvironment(
  facts: PageFacts,
  store: DocumentStore,
  slots: Slots,
): Environment {
  const plain = createStyledEnvironment(facts);
  return {
    ...plain,
    slots,
    unfolds: true,
    useField: (scope, name) => useStoredField(store, scope, name),
    resolve(link) {
      const resolved = plain.resolve(link);
      return resolved && { ...resolved, href: editingAddress(resolved.href) };
    },
  };
}
