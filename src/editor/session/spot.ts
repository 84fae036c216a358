import type { Target } from "#/site/operations/target.ts";

/** What can be selected on the canvas: a section of a page, the bar or the footer. */
export type Spot =
  | { readonly page: string; readonly section: string }
  | { readonly part: "navigation" | "footer" };

/** Whether what fields belong to can be selected: other parts have no place on the canvas, or have another's. */
export function isSpot(target: Target): target is Target & Spot {
  return "part" in target
    ? target.part === "navigation" || target.part === "footer"
    : "section" in target;
}
