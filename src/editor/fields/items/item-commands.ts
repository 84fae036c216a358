import { held, isOfKind } from "#/fields/held-value.ts";
import { createId } from "#/lib/create-id.ts";
import { templates } from "#/sections/definitions.ts";
import type { ListSpec } from "#/fields/kinds.ts";
import { followItem } from "#/site/new-fields.ts";
import type { StoredItem } from "#/fields/stored-fields.ts";
import type { FieldPath, Target } from "#/site/operations/target.ts";
import { newContent } from "#/site/ready-words/new-content.ts";
import { fieldValue } from "../../document-store/read-field.ts";
import type { Editor } from "../../session/editor.ts";
import { keepKeys } from "../../session/kept-keys.ts";

/** A list of the document. */
export interface ListSpot {
  readonly target: Target;
  readonly list: FieldPath;
  readonly spec: ListSpec;
}

export function itemsOf(editor: Editor, { target, list, spec }: ListSpot): readonly StoredItem[] {
  return held(spec, fieldValue(editor.store.records(), target, list)) ?? [];
}

/** Adds an item behind another one, or as the first; it starts as the template's items do, in all languages of the site. Answers its id. */
export function addItem(editor: Editor, spot: ListSpot, after: string | null): string {
  const { target, list, spec } = spot;
  const items = itemsOf(editor, spot);
  const place = after === null ? 0 : items.findIndex((item) => item.id === after) + 1;
  const own = spec.initial[place] ?? spec.initial.at(-1) ?? {};
  const source = { records: editor.store.records(), templates, createId };
  const made = { id: createId(), ...newContent(spec.item, source, own) };
  const neighbour = items[Math.max(0, place - 1)];
  const item = neighbour ? followItem(spec.item, made, neighbour) : made;
  editor.dispatch({ name: "item.add", args: { target, path: list, item, after } });
  return item.id;
}

/**
 * Adds an item behind another one (the last unless told), or as the first. Words of its own are selected on the canvas,
 * so that what is typed replaces them. Answers its id.
 */
export function writeItem(
  editor: Editor,
  spot: ListSpot,
  after: string | null = itemsOf(editor, spot).at(-1)?.id ?? null,
): string {
  const { target, list, spec } = spot;
  const item = addItem(editor, spot, after);
  const words = Object.keys(spec.item).find((name) => isOfKind(spec.item[name], "text"));
  const path = [...list, item, ...(words === undefined ? [] : [words])];
  const canvas = editor.canvas.get();
  if (words !== undefined && canvas) {
    keepKeys([globalThis.window, canvas.document.defaultView]);
    canvas.reveal(target, { path, focusText: "selected" });
  }
  return item;
}

export function removeItem(editor: Editor, { target, list }: ListSpot, item: string): boolean {
  const step = { name: "item.remove", args: { target, path: list, item } };
  return editor.dispatch(step).outcome === "done";
}

/** Moves an item behind another one of its list (null: to the beginning). Answers whether it did. */
export function moveItemBehind(
  editor: Editor,
  { target, list }: ListSpot,
  item: string,
  after: string | null,
): boolean {
  const step = { name: "item.move", args: { target, path: list, item, after } };
  return editor.dispatch(step).outcome === "done";
}

/** Moves an item one place; at an end it stays. */
export function moveItem(editor: Editor, spot: ListSpot, item: string, by: -1 | 1): void {
  const items = itemsOf(editor, spot);
  const index = items.findIndex((one) => one.id === item);
  const to = index + by;
  if (index === -1 || to < 0 || to >= items.length) return;
  const others = items.filter((one) => one.id !== item);
  moveItemBehind(editor, spot, item, others[to - 1]?.id ?? null);
}
