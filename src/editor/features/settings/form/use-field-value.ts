import type { FieldValue } from "#/fields/field-spec.ts";
import type { Kind, SpecOfKind } from "#/fields/held-value.ts";
import type { FieldPath, Target } from "#/site/operations/target.ts";
import { isSettingsTarget } from "#/site/operations/settings-target.ts";
import { valueOfKind } from "../../../document-store/read-field.ts";
import { deepTopic, fieldTopic, metaTopic, siteTopic } from "../../../document-store/topics.ts";
import type { Topic } from "../../../document-store/topics.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { useEditor } from "../../../session/editor.ts";

/** A field of the document. */
export interface FieldSpot {
  readonly target: Target;
  readonly path: FieldPath;
}

function topicsOf({ target, path }: FieldSpot): readonly Topic[] {
  if ("part" in target) {
    if (isSettingsTarget(target)) return [siteTopic("settings")];
    if (target.part === "event") return [siteTopic("events")];
    if (target.part === "meta") return [metaTopic(target.page)];
  }
  const whole = fieldTopic(target, path.slice(0, 1));
  return [whole, deepTopic(whole)];
}

/** The value of a field of a kind as it stands now; the component renders again when it changes. */
export function useFieldValue<Name extends Kind>(
  spot: FieldSpot,
  kind: Name,
): FieldValue<SpecOfKind<Name>> | undefined {
  const { store } = useEditor();
  return useStored(store, topicsOf(spot), (records) => valueOfKind(records, { ...spot, kind }));
}
