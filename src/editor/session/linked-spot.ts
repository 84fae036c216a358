import type { Target } from "#/site/operations/target.ts";
import { pageKey } from "#/site/records.ts";
import type { Editor } from "./editor.ts";

/** A place of a linked section. */
export interface LinkedSpot {
  readonly page: string;
  readonly section: string;
}

/** Which place of a linked section is wanted: that on a page, or any. */
export interface WantedSpot {
  readonly linked: string;
  readonly page: string | null;
}

/** A place where a linked section stands: on the page that is wanted or shown, or on another one that was opened. */
export function linkedSpot(
  editor: Editor,
  { linked, page: wanted }: WantedSpot,
): LinkedSpot | undefined {
  const records = editor.store.records();
  const pages = records.index?.entries.map(({ id }) => id) ?? [];
  for (const page of [wanted ?? editor.page.get(), ...pages]) {
    const found = records[pageKey(page)]?.sections.find((section) => section.linked === linked);
    if (found) return { page, section: found.id };
  }
  return undefined;
}

/** Where a target stands on the canvas: a linked section at its place; undefined where that isn't known here. */
export function spotOf(
  editor: Editor,
  target: Target,
): Exclude<Target, { part: "linked" }> | undefined {
  return "part" in target && target.part === "linked"
    ? linkedSpot(editor, { linked: target.linked, page: null })
    : target;
}
