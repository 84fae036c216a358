import { kindOf } from "#/fields/kinds.ts";
import { templates } from "#/sections/registry.ts";
import { pageParts } from "#/site/document-parts.ts";
import { walkFields } from "#/site/field-walk.ts";
import type { FieldSpot } from "#/site/field-walk.ts";
import type { Page } from "#/site/page.ts";
import { ownOfSection } from "#/site/section-own.ts";

/** A value within a page: where it stands, and whether it is a text. */
export interface Leaf {
  readonly text: boolean;
  readonly value: string;
  /** The section that it stands in, if any. */
  readonly section: string | undefined;
  /** Of a text. */
  readonly language: string | undefined;
}

/** The leaves of a field: its texts by language, and what else there is of it. Items are named by their ids. */
function addLeaves(
  { spec, value, path }: FieldSpot,
  section: string | undefined,
  leaves: Map<string, Leaf>,
): void {
  const kind = kindOf(spec);
  const place = [section ?? "", ...path()].join("/");
  const texts = kind.texts?.(value, spec) ?? [];
  for (const held of texts) {
    for (const [language, wording] of Object.entries(held.text)) {
      const at = [place, ...held.path, language].join("/");
      leaves.set(at, { text: true, value: wording?.text ?? "", section, language });
    }
  }
  if (kind.levels || kind.setBy === "text.set") return;
  const held = new Set<unknown>(texts.map(({ text }) => text));
  const rest = JSON.stringify(value, (_key, one: unknown) => (held.has(one) ? undefined : one));
  leaves.set(place, { text: false, value: rest, section, language: undefined });
}

/** Every value of a page by its place, so that a moved item is not a changed one. */
export function recordLeaves(page: Page): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  const add = (place: string, value: unknown, section?: string) =>
    leaves.set(place, { text: false, value: JSON.stringify(value), section, language: undefined });
  add("useForAll", page.meta.useForAll);
  add("isHiddenFromSearch", page.meta.isHiddenFromSearch);
  for (const section of page.sections)
    add(`${section.id}/`, [section.template, ownOfSection(section)], section.id);
  for (const { specs, fields, target } of pageParts(page, templates)) {
    const section = "section" in target ? target.section : undefined;
    walkFields(specs, fields, (spot) => addLeaves(spot, section, leaves));
  }
  return leaves;
}
