import type { ReactNode } from "react";
import { useEnvironment, useScope } from "#/sections/kit/index.ts";
import type { ValueSlotProps } from "#/sections/kit/index.ts";
import { useCanvasTools } from "../canvas-tools.ts";
import { isUntranslated } from "../is-untranslated.ts";
import { useSpot } from "./use-spot.ts";

/** A value whose control is opened by a click on it. @throws for a field that the scope doesn't have */
export function EditableValue({ of, text, children }: ValueSlotProps): ReactNode {
  const spec = useScope().specs[of];
  if (!spec) throw new Error(`No field ${of}`);
  const environment = useEnvironment();
  const { store } = useCanvasTools();
  const { label, added } = useSpot("value", spec, of);
  if (!added) return children({}, undefined);
  const state = text && isUntranslated(store, text, environment) ? { "data-untranslated": "" } : {};
  return children({ ...added, ...state, title: label }, label ?? "");
}
