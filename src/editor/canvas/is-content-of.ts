import type { Target } from "#/site/operations/target.ts";
import { pageKey } from "#/site/records.ts";
import type { Editor } from "../session/editor.ts";
import { isSpot } from "../session/spot.ts";
import type { Spot } from "../session/spot.ts";
import { isSameSpot } from "./find-target.ts";

/** Whether content is that of a part of the page: its own, or what stands at its place. */
export function isContentOf(editor: Editor, content: Target, spot: Spot | null): boolean {
  if (!("part" in content) || content.part !== "linked")
    return isSpot(content) && isSameSpot(content, spot);
  if (!spot || !("section" in spot)) return false;
  const sections = editor.store.records()[pageKey(spot.page)]?.sections ?? [];
  return sections.find(({ id }) => id === spot.section)?.linked === content.linked;
}
