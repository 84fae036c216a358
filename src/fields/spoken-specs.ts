import type { ItemInitial, OwnWords } from "./field-spec.ts";
import { isOfKind } from "./held-value.ts";
import type { FieldSpec, FieldSpecs } from "./kinds.ts";

/** What templates begin with in other languages than Vitrine's own, by their English words. */
export type SaidWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

function spokenWords(words: OwnWords, said: SaidWords): OwnWords {
  return { ...said[words.en], ...words };
}

function spokenItem(item: ItemInitial, said: SaidWords): ItemInitial {
  const spoken = Object.entries(item).map(([name, value]): [string, ItemInitial[string]] => {
    if (typeof value === "string") return [name, value];
    if ("en" in value) return [name, spokenWords(value, said)];
    return [name, value.map((one) => spokenItem(one, said))];
  });
  return Object.fromEntries(spoken);
}

function spokenSpec(spec: FieldSpec, said: SaidWords): FieldSpec {
  if (isOfKind(spec, "text")) return { ...spec, initial: spokenWords(spec.initial, said) };
  if (!isOfKind(spec, "list")) return spec;
  const initial = spec.initial.map((item) => spokenItem(item, said));
  return { ...spec, item: spokenSpecs(spec.item, said), initial };
}

/** Specs whose texts begin in these languages too: a swap takes their words for nobody's. */
export function spokenSpecs(specs: FieldSpecs, said: SaidWords | undefined): FieldSpecs {
  if (!said) return specs;
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [name, spokenSpec(spec, said)]),
  );
}

function wordsOfItem(item: ItemInitial): OwnWords[] {
  return Object.values(item).flatMap((value) => {
    if (typeof value === "string") return [];
    return "en" in value ? [value] : value.flatMap(wordsOfItem);
  });
}

/** All words that a template begins with. */
export function wordsOfSpecs(specs: FieldSpecs): OwnWords[] {
  return Object.values(specs).flatMap((spec) => {
    if (isOfKind(spec, "text")) return [spec.initial];
    if (!isOfKind(spec, "list")) return [];
    return [...spec.initial.flatMap(wordsOfItem), ...wordsOfSpecs(spec.item)];
  });
}
