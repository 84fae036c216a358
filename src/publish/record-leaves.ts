import { kindOf } from "#/fields/kinds.ts";
import type { DocumentPart } from "#/site/document-parts.ts";
import { walkFields } from "#/site/field-walk.ts";
import type { FieldSpot } from "#/site/field-walk.ts";
import type { Target } from "#/site/operations/target.ts";
import type { Page } from "#/site/page.ts";
import { restOfValue } from "#/site/rest-of-value.ts";
import type { Section } from "#/site/section.ts";
import { ownOfSection } from "#/site/section-own.ts";

/** A value within a part of a document: where it stands, and what it is. */
export interface Leaf {
  readonly value: string;
  /** The marks of a text that has some, as they are stored: its words are the same with others. */
  readonly marks?: string;
  /** As it is stored, with its texts; of what is no text. */
  readonly stored?: unknown;
  readonly target: Target;
  readonly path: string[];
  /** Of a text; other values have none. */
  readonly language: string | undefined;
  /** The leaf of the value that a text is part of, as an alt text is of its picture. */
  readonly holder?: string;
  /** It stands for an item of a list. */
  readonly isItem?: true;
}

export type Leaves = Map<string, Leaf>;

/** What a leaf is found by. */
export function leafKey({ target, path, language }: Pick<Leaf, "target" | "path" | "language">) {
  return JSON.stringify([target, path, language]);
}

function add(leaves: Leaves, leaf: Leaf): void {
  leaves.set(leafKey(leaf), leaf);
}

/** The leaves of a field: its texts by language, its items, and what else there is of it. Items are named by their ids. */
function addField({ spec, value, path }: FieldSpot, target: Target, leaves: Leaves): void {
  const kind = kindOf(spec);
  const texts = kind.texts?.(value, spec) ?? [];
  const whole = { target, path: path(), language: undefined };
  for (const held of texts)
    for (const [language, wording] of Object.entries(held.text)) {
      const at = [...whole.path, ...held.path];
      const text: Leaf = {
        value: wording?.text ?? "",
        target,
        path: at,
        language,
        ...(wording?.marks && { marks: JSON.stringify(wording.marks) }),
      };
      add(leaves, held.path.length > 0 ? { ...text, holder: leafKey(whole) } : text);
    }
  for (const { id } of kind.levels?.(value, spec) ?? [])
    add(leaves, { ...whole, value: "", path: [...whole.path, id], isItem: true });
  if (kind.levels || kind.setBy === "text.set") return;
  add(leaves, { ...whole, value: restOfValue(spec, value), stored: value });
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
      value: JSON.stringify(page.meta[name] ?? null),
      stored: page.meta[name],
      target: meta,
      path: [name],
      language: undefined,
    });
  for (const section of page.sections)
    addOwnLeaf(section, { page: page.id, section: section.id }, leaves);
}
