import { endingsOf } from "#/sections/kit/form-ending.ts";
import type { FormEnding } from "#/sections/kit/form-ending.ts";
import { findLook } from "#/sections/looks.ts";
import type { Target } from "#/site/operations/target.ts";
import { seenSections } from "#/site/linked.ts";
import type { Editor } from "../session/editor.ts";
import { spotOf } from "../session/linked-spot.ts";
import { canvasState } from "./canvas-state.ts";

/** An ending of a template's form, and the field with what its owner says there. */
export interface EndingField {
  readonly ending: FormEnding;
  readonly field: string;
}

/** The endings of a template's form whose words the owner can change. None while its look isn't there. */
export function endingFields(template: string): readonly EndingField[] {
  const form = findLook(template)?.form;
  if (!form) return [];
  return endingsOf[form.kind].flatMap((ending) => {
    const field = form.endings[ending];
    return field === undefined ? [] : [{ ending, field }];
  });
}

/**
 * Shows the form of a section as the field of it needs that is about to be shown: at its ending, or not. Answers whether
 * anything changed.
 */
export function showEndingOf(editor: Editor, target: Target, path: readonly string[]): boolean {
  const [field] = path;
  const spot = spotOf(editor, target);
  if (!spot || !("section" in spot) || field === undefined) return false;
  const { shownEnding } = canvasState(editor);
  const { section } = spot;
  const sections = seenSections(editor.store.records(), spot.page) ?? [];
  const template = sections.find(({ id }) => id === section)?.template ?? "";
  const found = endingFields(template).find((one) => one.field === field);
  const shown = shownEnding.get();
  const isHere = shown?.section === section;
  if (found ? isHere && shown.ending === found.ending : !isHere) return false;
  shownEnding.set(found ? { section, ending: found.ending } : null);
  return true;
}
