import type { ReactNode } from "react";
import type { IconSlotProps } from "#/sections/kit/slot-props.ts";

/** An icon on a published page: nothing but its drawing. */
export function PlainIcon({ children }: IconSlotProps): ReactNode {
  return children({});
}
