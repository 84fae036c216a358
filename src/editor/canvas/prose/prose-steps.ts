import { blankItem } from "#/fields/list/blank-item.ts";
import { nestedFields } from "#/fields/nested-fields.ts";
import type { ProseField } from "#/fields/prose/spec.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { Step } from "#/site/operations/operation.ts";
import type { FieldPath, Target } from "#/site/operations/target.ts";
import { movedMarks } from "#/site/text-mark.ts";
import { storedAfterEdit } from "../text/displayed-text.ts";
import { isSameBlock } from "./prose-document.ts";
import type { ShownBlock } from "./prose-document.ts";

/** A block as the site has it, and as it was shown. */
export interface KnownBlock extends ShownBlock {
  /** The stored text in the language that is shown; "" where there is none. */
  readonly stored: string;
}

export interface ProsePlace {
  readonly target: Target;
  readonly path: FieldPath;
  readonly spec: ProseField;
  readonly language: LanguageCode;
  readonly primary: LanguageCode;
  /** The rank of its headings. */
  readonly rank: 2 | 3;
}

function newBlock(
  { path, target, spec, language }: ProsePlace,
  block: ShownBlock,
  after: string | null,
): Step {
  const { id, type, text, marks } = block;
  const words = storedAfterEdit({ stored: "", displayed: "" }, text);
  const item = {
    ...blankItem(spec, id, nestedFields),
    type,
    text: words === "" ? {} : { [language]: { text: words, ...(marks.length > 0 && { marks }) } },
  };
  return { name: "item.add", args: { target, path, item, after } };
}

function changeSteps(
  place: ProsePlace,
  known: KnownBlock,
  block: ShownBlock,
  isTyped: boolean,
): Step[] {
  const { target, path, language } = place;
  const steps: Step[] = [];
  const at = [...path, block.id];
  if (known.type !== block.type)
    steps.push({
      name: "field.set",
      args: { target, path: [...at, "type"], value: block.type },
    });
  const { id, type } = known;
  if (!isSameBlock({ ...block, id, type }, known)) {
    const { stored } = known;
    // of an original that is shown in place of a translation nothing is stored in this language
    const text = storedAfterEdit({ stored, displayed: stored && known.text }, block.text);
    const moved = stored === "" ? [] : movedMarks(known.marks, known.text, block.text);
    // marks that only moved are left out: those that are stored by then move so too, also those of others
    const hasMarked = !isSameBlock({ ...block, marks: moved }, block);
    const words = { text, was: stored, ...(hasMarked && { marks: block.marks }) };
    const typed = isTyped && { typed: true };
    steps.push({
      name: "text.set",
      args: { target, path: [...at, "text"], language, ...words, ...typed },
    });
  }
  return steps;
}

/** The steps that make the blocks that are known those that stand there now. */
export function proseSteps(
  place: ProsePlace,
  known: readonly KnownBlock[],
  now: readonly ShownBlock[],
  { isTyped = false }: { isTyped?: boolean } = {},
): Step[] {
  const { target, path } = place;
  const left = new Set(now.map(({ id }) => id));
  const order = known.map(({ id }) => id).filter((id) => left.has(id));
  const steps: Step[] = known
    .filter(({ id }) => !left.has(id))
    .map(({ id }) => ({ name: "item.remove", args: { target, path, item: id } }));
  for (const [index, block] of now.entries()) {
    const after = now[index - 1]?.id ?? null;
    const before = known.find(({ id }) => id === block.id);
    if (before) steps.push(...changeSteps(place, before, block, isTyped));
    if (order[index] === block.id) continue;
    if (before) {
      order.splice(order.indexOf(block.id), 1);
      steps.push({ name: "item.move", args: { target, path, item: block.id, after } });
    } else steps.push(newBlock(place, block, after));
    order.splice(index, 0, block.id);
  }
  return steps;
}
