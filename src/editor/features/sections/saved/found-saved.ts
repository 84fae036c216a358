import type { SavedSection } from "#/api/saved-sections.ts";
import { templateLabel } from "../../../words/own-names.ts";

/** The saved sections that have every word of the query in their name or in that of their template. */
export function foundSaved(list: readonly SavedSection[], query: string): readonly SavedSection[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return list.filter(({ name, clip }) => {
    const labels = clip.sections.map(({ template }) => templateLabel(template));
    const text = [name, ...labels].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
