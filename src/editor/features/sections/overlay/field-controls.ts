import { lazy } from "react";
import type { ComponentType } from "react";
import type { FieldControlProps } from "#/fields/field-control.ts";
import type { AnySpec } from "#/fields/field-spec.ts";

export type FieldControl = ComponentType<FieldControlProps<AnySpec, unknown>>;

/** A control that is loaded when it is first shown. It is only given specs of its kind. */
function late<Spec extends AnySpec>(
  load: () => Promise<ComponentType<FieldControlProps<Spec>>>,
): FieldControl {
  return lazy(async () => ({ default: await load() })) as unknown as FieldControl;
}

/** Controls of the kinds of fields that are edited beside a section. */
export const fieldControls: ReadonlyMap<string, FieldControl> = new Map([
  ["choice", late(async () => (await import("#/fields/choice/control.tsx")).ChoiceControl)],
  ["number", late(async () => (await import("#/fields/number/control.tsx")).NumberControl)],
  ["picture", late(async () => (await import("#/fields/picture/control.tsx")).PictureControl)],
  ["event", late(async () => (await import("#/fields/event/control.tsx")).EventControl)],
]);
