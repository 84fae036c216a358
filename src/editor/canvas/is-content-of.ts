import type { Target } from "#/site/operations/target.ts";
import { pageKey } from "#/site/records.ts";
import type { Editor } from "../session/editor.ts";
import { isSameTarget } from "./find-target.ts";

/** Whether content is that of a part of the page: its own, or what stands at its place. */
export function isContentOf(editor: Editor, content: Target, spot: Target | null): boolean {
  if (!("part" in content) || content.part !== "linked") return isSameTarget(content, spot);
  if (!spot || !("section" in spot)) return false;
  const sections = editor.store.records()[pageKey(spot.page)]?.sections ?? [];
  return sections.find(({ id }) => id === spot.section)?.linked === content.linked;
}
