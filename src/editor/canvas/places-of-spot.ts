import type { Topic } from "../document-store/topics.ts";

/** What of the page opens a popover of its own: an icon, or a value. */
export type SpotKind = "icon" | "value";

/** Where the field of an icon or a value is rendered on the page, from its beginning: in each item of a list, say. */
export function placesOfSpot(page: Document, kind: SpotKind, topic: Topic): readonly HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(`[data-edit="${kind}"][data-topic="${topic}"]`)];
}
