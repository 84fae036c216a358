import type { ReactNode } from "react";
import { Shown } from "#/sections/kit/index.ts";
import type { ValueSlotProps } from "#/sections/kit/index.ts";

/** A value on a published page: nothing but itself, and nothing where it is empty. */
export function PlainValue({ of, isAlways = false, children }: ValueSlotProps): ReactNode {
  if (isAlways) return children({}, undefined);
  return <Shown when={of}>{children({}, undefined)}</Shown>;
}
