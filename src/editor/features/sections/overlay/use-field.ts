import type { FieldKind } from "#/fields/field-kind.ts";
import type { AnySpec } from "#/fields/field-spec.ts";
import type { FieldPath, Target } from "#/site/operations/target.ts";
import { fieldTopic } from "../../../document-store/topics.ts";
import { fieldValue } from "../../../document-store/read-field.ts";
import { fieldSteps } from "../../../fields/picture/picture-steps.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { useEditor } from "../../../session/editor.ts";

/** A field of a section or the footer, or of an item within. */
export interface FieldPlace {
  readonly target: Target;
  readonly path: FieldPath;
}

/** The value of a field, undefined where it is gone, and how to set it; the shade behind words follows what they stand on. */
export function useField<Value>(
  { target, path }: FieldPlace,
  setBy: FieldKind<AnySpec>["setBy"] = "field.set",
): [Value | undefined, (value: Value) => void] {
  const editor = useEditor();
  const value = useStored(editor.store, fieldTopic(target, path), (records) =>
    fieldValue(records, target, path),
  ) as Value | undefined;
  return [
    value,
    (next) => {
      const args = { target, path, value: next };
      void editor.dispatch(fieldSteps(editor, { name: setBy, args }));
    },
  ];
}
