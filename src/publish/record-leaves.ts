import { kindOf } from "#/fields/kinds.ts";
import type { DocumentPart } from "#/site/document-parts.ts";
import { walkFields } from "#/site/field-walk.ts";
import type { FieldSpot } from "#/site/field-walk.ts";
import type { Target } from "#/site/operations/target.ts";
import type { Page } from "#/site/page.ts";
import type { Section } from "#/site/section.ts";
import { ownOfSection } from "#/site/section-own.ts";

/** A value within a part of a document: where it stands, and what it is. */
export interface Leaf {
  readonly value: string;
  readonly target: Target;
  readonly path: string[];
  /** Of a text; other values have none. */
  readonly language: string | undefined;
}

export type Leaves = Map<string, Leaf>;

function add(leaves: Leaves, leaf: Leaf): void {
  leaves.set(JSON.stringify([leaf.target, leaf.path, leaf.language]), leaf);
}

/** The leaves of a field: its texts by language, and what else there is of it. Items are named by their ids. */
function addField({ spec, value, path }: FieldSpot, target: Target, leaves: Leaves): void {
  const kind = kindOf(spec);
  const texts = kind.texts?.(value, spec) ?? [];
  for (const held of texts)
    for (const [language, wording] of Object.entries(held.text)) {
      const at = [...path(), ...held.path];
      add(leaves, { value: wording?.text ?? "", target, path: at, language });
    }
  if (kind.levels || kind.setBy === "text.set") return;
  const held = new Set<unknown>(texts.map(({ text }) => text));
  const rest = JSON.stringify(value, (_key, one: unknown) => (held.has(one) ? undefined : one));
  add(leaves, { value: rest, target, path: path(), language: undefined });
}

/** Every value of parts of a document by its place, so that a moved item is not a changed one. */
export function partLeaves(parts: readonly DocumentPart[]): Leaves {
  const leaves: Leaves = new Map();
  for (const { specs, fields, target } of parts)
    walkFields(specs, fields, (spot) => addField(spot, target, leaves));
  return leaves;
}

/** What a section is beside its fields. */
export function addOwnLeaf(section: Section, target: Target, leaves: Leaves): void {
  const value = JSON.stringify([section.template, ownOfSection(section)]);
  add(leaves, { value, target, path: [], language: undefined });
}

/** What a page and its sections are beside their fields. */
export function addPageLeaves(page: Page, leaves: Leaves): void {
  const meta = { part: "meta", page: page.id } as const;
  for (const name of ["useForAll", "isHiddenFromSearch"] as const)
    add(leaves, {
      value: JSON.stringify(page.meta[name]),
      target: meta,
      path: [name],
      language: undefined,
    });
  for (const section of page.sections)
    addOwnLeaf(section, { page: page.id, section: section.id }, leaves);
}
