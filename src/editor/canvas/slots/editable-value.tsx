import type { ReactNode } from "react";
import { useScope } from "#/sections/kit/index.ts";
import type { ValueSlotProps } from "#/sections/kit/index.ts";
import { useSpot } from "./use-spot.ts";

/** A value whose control is opened by a click on it. @throws for a field that the scope doesn't have */
export function EditableValue({ of, children }: ValueSlotProps): ReactNode {
  const spec = useScope().specs[of];
  if (!spec) throw new Error(`There is no field ${of}`);
  const { label, added } = useSpot("value", spec, of);
  return added ? children({ ...added, title: label }, label ?? "") : children({}, undefined);
}
