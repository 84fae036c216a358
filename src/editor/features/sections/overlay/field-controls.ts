import { lazy } from "react";
import type { ComponentType } from "react";
import { loadWords } from "#/editor/words/i18n.ts";
import type { FieldControlProps } from "#/fields/field-control.ts";
import type { AnySpec } from "#/fields/field-spec.ts";
import type { FieldPlace } from "./use-field.ts";

/** A control. It is only given specs and values of its kind, and where the value is. */
export type FieldControl = ComponentType<
  FieldControlProps<AnySpec, unknown> & { readonly place: FieldPlace }
>;

/** The one component that the file of a control exports, loaded when it is first shown. */
function late(load: () => Promise<Readonly<Record<string, FieldControl>>>): FieldControl {
  return lazy(async () => {
    const [controls] = await Promise.all([load(), loadWords("fields")]);
    const [control] = Object.values(controls);
    if (!control) throw new Error("The file of a control exports no component");
    return { default: control };
  });
}

const ofKinds = import.meta.glob<Readonly<Record<string, FieldControl>>>(
  "../../../../fields/*/control.tsx",
);
const ofEditor = import.meta.glob<Readonly<Record<string, FieldControl>>>("./beside/*/control.tsx");

/**
 * Controls of the kinds of fields that are edited beside a section, by the folders of their kinds. One below `beside`
 * gives that of its kind more of the editor, and comes in its place.
 */
export const fieldControls: ReadonlyMap<string, FieldControl> = new Map(
  Object.entries({ ...ofKinds, ...ofEditor }).map(([file, load]) => [
    file.split("/").at(-2) ?? "",
    late(load),
  ]),
);
