import type { OwnWords } from "#/fields/field-spec.ts";
import type { SectionDefinition } from "#/sections/kit/index.ts";

/** How templates are called in the interface's language. */
export interface TemplateWords {
  readonly labelOf: (definition: SectionDefinition) => string;
  readonly descriptionOf: (definition: SectionDefinition) => string;
  readonly categoryName: (category: string) => string;
  /** What owners say who look for such a category or template: "who works here, staff". */
  readonly needsOf: (id: string) => string;
  /** Words in the interface's language. */
  readonly wordsOf: (words: OwnWords) => string;
}

/** The longest text that says what a section is for, in characters; longer ones are about one owner. */
const longestLead = 40;

/** The few words over a template's title: "Who works here" finds the team. */
function leadOf({ fields }: SectionDefinition): readonly OwnWords[] {
  return Object.values(fields).flatMap((spec) =>
    spec.kind === "text" && spec.role === undefined && spec.limit <= longestLead
      ? spec.initial
      : [],
  );
}

function wordsIn(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("ё", "е")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** What says nothing of what is looked for, in the languages of the interface. */
const empty = new Set(
  wordsIn(`a an the of for to in on with and or my our we i is are
    и в во на с со у к о об для по я мы мой нас нам наш наши
    und der die das den für mit von im in am ein eine wir unser unsere ich
    y el la los las de del para con un una mi nuestro nuestra
    et le la les des du de pour avec un une mon notre nos
    і й в у на з із для до ми наш наші`),
);

/** A word without its ending, so that "pricing" is found by "prices" and «отзыв» by «отзывы». */
function stem(word: string): string {
  return word.length < 4 ? word : word.slice(0, word.length < 6 ? -1 : -2);
}

/** How near one word of a query is to the words of a text: 0 it begins one of them, 1 its stem does, 2 it is within one. */
function nearness(words: readonly string[], asked: string): number | undefined {
  if (words.some((word) => word.startsWith(asked))) return 0;
  const root = stem(asked);
  if (root.length >= 3 && words.some((word) => word.startsWith(root))) return 1;
  if (asked.length >= 4 && words.some((word) => word.includes(asked))) return 2;
  return undefined;
}

/** What is known of a template, the telling words first: how its name begins, its name, what it is for, its sentence and first words. */
function layersOf(one: SectionDefinition, words: TemplateWords): readonly (readonly string[])[] {
  const { labelOf, descriptionOf, categoryName, needsOf, wordsOf } = words;
  const ofKind = [categoryName(one.category), needsOf(one.category), needsOf(one.id)];
  const rest = [descriptionOf(one), one.id.replaceAll("_", " "), ...leadOf(one).map(wordsOf)];
  const name = wordsIn(labelOf(one));
  return [name.slice(0, 1), name, wordsIn(ofKind.join(" ")), wordsIn(rest.join(" "))];
}

/** How far a template is from a word: by where the word is found, then by how near; undefined where it isn't. */
function distance(layers: readonly (readonly string[])[], asked: string): number | undefined {
  const found = layers.flatMap((layer, depth) => {
    const near = nearness(layer, asked);
    return near === undefined ? [] : depth + near * layers.length;
  });
  return found.length === 0 ? undefined : Math.min(...found);
}

/** The layers of a template. */
type LayersOf = (one: SectionDefinition) => readonly (readonly string[])[];

/** How far a template is from all that is asked. */
function rankOf(one: SectionDefinition, asked: readonly string[], known: LayersOf) {
  const layers = known(one);
  const far = asked.map((word) => distance(layers, word));
  const missing = far.filter((value) => value === undefined).length;
  const rank = far.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return { one, missing, rank };
}

/** Finds templates by what somebody types. */
export type TemplateSearch = (
  offered: readonly SectionDefinition[],
  query: string,
) => readonly SectionDefinition[];

function search(
  offered: readonly SectionDefinition[],
  query: string,
  known: LayersOf,
): readonly SectionDefinition[] {
  const typed = wordsIn(query);
  const telling = typed.filter((word) => !empty.has(word));
  const asked = telling.length > 0 ? telling : typed;
  if (asked.length === 0) return offered;
  const ranked = offered.map((one) => rankOf(one, asked, known));
  const least = Math.min(...ranked.map(({ missing }) => missing));
  if (least > 0 && (asked.length < 3 || least * 2 >= asked.length)) return [];
  return ranked
    .filter(({ missing }) => missing === least)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ one }) => one);
}

/**
 * A search for the templates that are meant, the nearest first. All words are to be found; where no template has all of
 * three or more, those come that have the most of them, and more than half. Words of templates are read once.
 */
export function createTemplateSearch(words: TemplateWords): TemplateSearch {
  const layers = new Map<SectionDefinition, readonly (readonly string[])[]>();
  const known: LayersOf = (one) => {
    const own = layers.get(one) ?? layersOf(one, words);
    layers.set(one, own);
    return own;
  };
  return (offered, query) => search(offered, query, known);
}
