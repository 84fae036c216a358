import { specOfKind } from "#/fields/held-value.ts";
import type { ReactNode } from "react";
import { useScope } from "#/sections/kit/index.ts";
import type { IconSlotProps } from "#/sections/kit/index.ts";
import { useSpot } from "./use-spot.ts";

/** An icon that another one takes the place of, chosen by a click. */
export function EditableIcon({ of, children }: IconSlotProps): ReactNode {
  const { label, added } = useSpot("icon", specOfKind(useScope().specs, of, "icon"), of);
  return children(added ? { ...added, "aria-label": label, "aria-hidden": undefined } : {});
}
