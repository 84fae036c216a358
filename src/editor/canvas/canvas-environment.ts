import { newCollected } from "#/render/collected.ts";
import type { PageFacts } from "#/render/page-facts.ts";
import { createPageEnvironment } from "#/render/page-environment.ts";
import type { Environment, Scope, Slots } from "#/sections/kit/index.ts";
import type { DocumentStore } from "../document-store/document-store-types.ts";
import { fieldValue } from "../document-store/read-field.ts";
import { deepTopic, fieldTopic, siteTopic } from "../document-store/topics.ts";
import { useStored } from "../document-store/use-stored.ts";
import { editingAddress } from "./editing-address.ts";

/**
 * The value of a field; the component renders again when exactly that changes, or what it is laid out by within it.
 */
function useStoredField(store: DocumentStore, scope: Scope, name: string): unknown {
  const path = [...scope.path, name];
  const topic = fieldTopic(scope.target, path);
  const spec = scope.specs[name];
  const isDeep = spec !== undefined && "isDeep" in spec;
  return useStored(store, isDeep ? [topic, deepTopic(topic)] : topic, (records) =>
    fieldValue(records, scope.target, path),
  );
}

/** Values as attributes of style: the editor writes no stylesheet for single elements. */
export const styleVariables: Environment["variables"] = (values) => ({ style: values });

/** The environment of a page that is edited: values come from the store, links lead within the editor. */
export function createCanvasEnvironment(
  facts: PageFacts,
  store: DocumentStore,
  slots: Slots,
): Environment {
  const plain = createPageEnvironment(facts, newCollected());
  return {
    ...plain,
    slots,
    variables: styleVariables,
    unfolds: true,
    now: Date.now,
    useFace: () =>
      useStored(store, siteTopic("theme"), ({ site }) => site?.theme) ?? facts.site.theme,
    useField: (scope, name) => useStoredField(store, scope, name),
    resolve(link) {
      const resolved = plain.resolve(link);
      return resolved && { ...resolved, href: editingAddress(resolved.href) };
    },
  };
}
