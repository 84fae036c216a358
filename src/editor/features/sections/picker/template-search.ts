import type { OwnWords } from "#/fields/field-spec.ts";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { registry } from "#/sections/registry.ts";

/** How templates are called in a language of the interface. */
export interface TemplateWords {
  readonly labelOf: (definition: SectionDefinition) => string;
  readonly descriptionOf: (definition: SectionDefinition) => string;
  readonly categoryName: (category: string) => string;
  /** What owners say who look for such a category or template: "who works here, staff". */
  readonly needsOf: (id: string) => string;
  /** Words in that language. */
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

/** What is known of a template. */
interface Known {
  /** The telling words first: how its name begins, its name, what it is for, what its kind is for, its sentence and first words. */
  readonly layers: readonly (readonly string[])[];
  /** What owners say who look for it, in whole phrases of their words. */
  readonly phrases: readonly string[];
}

function knownOf(one: SectionDefinition, words: TemplateWords): Known {
  const { labelOf, descriptionOf, categoryName, needsOf, wordsOf } = words;
  const [own, ofKind] = [needsOf(one.id), needsOf(one.category)];
  const rest = [descriptionOf(one), one.id.replaceAll("_", " "), ...leadOf(one).map(wordsOf)];
  const name = wordsIn(labelOf(one));
  const kind = `${categoryName(one.category)} ${ofKind}`;
  return {
    layers: [name.slice(0, 1), name, wordsIn(own), wordsIn(kind), wordsIn(rest.join(" "))],
    phrases: [own, ofKind]
      .flatMap((needs) => needs.split(","))
      .map((one) => wordsIn(one).join(" ")),
  };
}

/** How far a template is from a word: by where the word is found, then by how near; undefined where it isn't. */
function distance(layers: readonly (readonly string[])[], asked: string): number | undefined {
  const found = layers.flatMap((layer, depth) => {
    const near = nearness(layer, asked);
    return near === undefined ? [] : depth + near * layers.length;
  });
  return found.length === 0 ? undefined : Math.min(...found);
}

interface Asked {
  /** All words, as they were typed. */
  readonly typed: readonly string[];
  /** Those that say what is looked for. */
  readonly telling: readonly string[];
}

/** How far a template is from all that is asked; a phrase that somebody would say so is as near as a name. */
function rankOf(one: SectionDefinition, { typed, telling }: Asked, { layers, phrases }: Known) {
  const far = telling.map((word) => distance(layers, word));
  const missing = far.filter((value) => value === undefined).length;
  const phrase = typed.join(" ");
  const isSaid = typed.length > 1 && phrases.some((known) => known.startsWith(phrase));
  return {
    one,
    missing,
    rank: isSaid ? 0 : far.reduce<number>((sum, value) => sum + (value ?? 0), 0),
  };
}

/** Finds templates by what somebody types. */
export type TemplateSearch = (
  offered: readonly SectionDefinition[],
  query: string,
) => readonly SectionDefinition[];

function search(
  offered: readonly SectionDefinition[],
  query: string,
  known: (one: SectionDefinition) => Known,
): readonly SectionDefinition[] {
  const typed = wordsIn(query);
  if (typed.length === 0) return offered;
  const told = typed.filter((word) => !empty.has(word));
  const telling = told.length > 0 ? told : typed;
  const ranked = offered.map((one) => rankOf(one, { typed, telling }, known(one)));
  const least = Math.min(...ranked.map(({ missing }) => missing));
  if (least > 0 && (telling.length < 3 || least * 2 >= telling.length)) return [];
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
  const read = new Map<SectionDefinition, Known>();
  const known = (one: SectionDefinition): Known => {
    const own = read.get(one) ?? knownOf(one, words);
    read.set(one, own);
    return own;
  };
  return (offered, query) => search(offered, query, known);
}

/** The first of the searches that finds anything at all of what is typed. */
export function firstFinding(searches: readonly TemplateSearch[]): TemplateSearch {
  return (offered, query) => {
    const finding = searches.find((one) => one(registry, query).length > 0);
    return finding?.(offered, query) ?? [];
  };
}
