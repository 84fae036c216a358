import type { Topic } from "../document-store/topics.ts";

/** Where an icon's field is drawn on the page, from its beginning: in each item of a list, say. */
export function placesOfIcon(page: Document, topic: Topic): readonly HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(`[data-edit="icon"][data-topic="${topic}"]`)];
}
