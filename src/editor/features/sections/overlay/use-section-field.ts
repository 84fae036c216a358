import type { FieldKind } from "#/fields/field-kind.ts";
import type { AnySpec } from "#/fields/field-spec.ts";
import { fieldTopic } from "../../../document-store/topics.ts";
import { fieldValue } from "../../../document-store/read-field.ts";
import type { SectionSpot } from "../../../canvas/find-target.ts";
import { fieldSteps } from "../../../fields/picture/picture-steps.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { useEditor } from "../../../session/editor.ts";
import { useContentTarget } from "./use-section.ts";

/** A field of a section or the footer, and how to set it; the shade behind its words follows what they stand on. */
export function useSectionField<Value>(
  spot: SectionSpot,
  name: string,
  setBy: FieldKind<AnySpec>["setBy"] = "field.set",
): [Value | undefined, (value: Value) => void] {
  const editor = useEditor();
  const target = useContentTarget(spot);
  const value = useStored(editor.store, fieldTopic(target, [name]), (records) =>
    fieldValue(records, target, [name]),
  ) as Value | undefined;
  return [
    value,
    (next) => {
      const args = { target, path: [name], value: next };
      void editor.dispatch(fieldSteps(editor, { name: setBy, args }));
    },
  ];
}
