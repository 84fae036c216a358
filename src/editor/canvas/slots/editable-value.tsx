import type { ReactNode } from "react";
import { useEnvironment, useScope } from "#/sections/kit/index.ts";
import type { ValueSlotProps } from "#/sections/kit/index.ts";
import { translationState } from "#/site/localized-text.ts";
import { useSpot } from "./use-spot.ts";

/** A value whose control is opened by a click on it. @throws for a field that the scope doesn't have */
export function EditableValue({ of, text, children }: ValueSlotProps): ReactNode {
  const spec = useScope().specs[of];
  if (!spec) throw new Error(`There is no field ${of}`);
  const spoken = useEnvironment();
  const { label, added } = useSpot("value", spec, of);
  const isUntranslated = text && translationState(text, spoken) === "missing";
  if (!added) return children({}, undefined);
  const state = isUntranslated ? { "data-untranslated": "" } : {};
  return children({ ...added, ...state, title: label }, label ?? "");
}
