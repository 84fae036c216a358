import { contentHash } from "../content-hash.ts";
import type { Step } from "../operations/operation.ts";
import type { Page } from "../page.ts";
import type { Section } from "../section.ts";

/** The section that a section stood behind and that is still there; null where there is none. */
function predecessorNow(then: Page, now: Page, section: string): string | null {
  const place = then.sections.findIndex(({ id }) => id === section);
  const before = then.sections.slice(0, Math.max(0, place)).toReversed();
  return before.find(({ id }) => now.sections.some((one) => one.id === id))?.id ?? null;
}

/** What no template decides: colour mode, side, and where visitors don't see it. */
function ownSteps(page: string, earlier: Section, current: Section): Step[] {
  const { id: section, colorMode = null, orientation = null, hidden = null } = earlier;
  const isOther =
    colorMode !== (current.colorMode ?? null) || orientation !== (current.orientation ?? null);
  const theme = { colorMode, orientation };
  return [
    ...(isOther ? [{ name: "section.set", args: { page, section, theme } }] : []),
    ...(hidden === (current.hidden ?? null)
      ? []
      : [{ name: "section.hide", args: { page, section, hidden } }]),
  ];
}

/** Steps that make a section what it was: one that is gone comes back to its place. None where nothing has changed. */
export function restoreSectionSteps(now: Page, then: Page, section: string): Step[] {
  const earlier = then.sections.find(({ id }) => id === section);
  if (!earlier) return [];
  const current = now.sections.find(({ id }) => id === section);
  if (!current) {
    const after = predecessorNow(then, now, section);
    return [{ name: "section.add", args: { page: now.id, section: earlier, after } }];
  }
  const isSame = contentHash(current) === contentHash(earlier);
  const was = contentHash(current);
  return [
    ...(isSame ? [] : [{ name: "section.restore", args: { page: now.id, section: earlier, was } }]),
    ...ownSteps(now.id, earlier, current),
  ];
}
