import type { Box } from "../tracker.ts";
import type { Spot } from "./clear-spot.ts";

const distance = 10;

/** At a section's foot: the name of the next one stands over its end. */
export const distanceToName = 34;

/** Between two places along an edge, in pixels. */
const step = 48;

/** So far along an edge a place is looked for: the rest of a section is out of view. */
const mostSteps = 40;

/** Along both edges of a section, the end's first, from the foot up or from the top down. */
export function spotsAlong(
  box: Box,
  { width, height }: { readonly width: number; readonly height: number },
  from: "foot" | "top",
): Spot[] {
  const start = box.left + distance;
  const end = box.left + box.width - width - distance;
  const first = box.top + distance;
  const last = box.top + box.height - height - distanceToName;
  const steps = Math.min(mostSteps, Math.floor(box.height / step));
  return Array.from({ length: steps }, (_, index) => index * step).flatMap((along) =>
    [end, start].map((left) => ({ left, top: from === "foot" ? last - along : first + along })),
  );
}
