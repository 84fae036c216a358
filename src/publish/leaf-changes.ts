import { activeLanguages, primaryLanguage } from "#/site/language.ts";
import type { LanguageCode, SiteLanguage } from "#/site/language.ts";
import type { Target } from "#/site/operations/target.ts";
import { leafKey } from "./record-leaves.ts";
import type { Leaf, Leaves } from "./record-leaves.ts";

/** A value that differs from the published one, by where it is edited, as it was and is. */
export interface ValueChange {
  readonly target: Target;
  /** Names of fields and ids of items; empty for what a section itself is. */
  readonly path: string[];
  /** As it is stored; of an item its first words. Left out where there was or is none, or it is long. */
  readonly before?: unknown;
  readonly after?: unknown;
  /** It is an item of a list that came or went, with all that is in it. */
  readonly item?: "added" | "removed";
}

/** A text that differs from the published one; "" where there was or is none. The same words have other marks. */
export interface TextChange {
  readonly target: Target;
  readonly path: string[];
  readonly language: string;
  readonly before: string;
  readonly after: string;
}

/** What differs within some parts: the first of it, and how much there is. */
export interface LeafChanges {
  readonly texts: TextChange[];
  readonly textCount: number;
  /** Pictures, links, alignments and the like, and items of lists. */
  readonly others: ValueChange[];
  readonly otherCount: number;
  /** How many texts differ in languages that visitors don't see, or are new to them: they are no part of the counts. */
  readonly hiddenTexts: HiddenTexts[];
}

export interface HiddenTexts {
  readonly language: LanguageCode;
  readonly count: number;
}

/** How many texts and other values are named, of a page and of the site as a whole. */
const mostNamed = 20;

/** Longest value that is told as it was and is, in characters of its JSON. */
const longestValue = 2000;

/** Longest words of an item that it is told by. */
const longestWords = 200;

type Side = { readonly old: Leaves; readonly now: Leaves };

/** Items that only one side has, by their keys. */
function itemsApart({ old, now }: Side): Set<string> {
  const apart = new Set<string>();
  for (const [one, other] of [
    [old, now],
    [now, old],
  ] as const)
    for (const [key, { isItem }] of one) if (isItem && !other.has(key)) apart.add(key);
  return apart;
}

/** Whether a leaf is within an item that is told as a whole. */
function isWithin({ target, path }: Leaf, items: ReadonlySet<string>): boolean {
  if (items.size === 0) return false;
  for (let length = 2; length < path.length; length += 2)
    if (items.has(leafKey({ target, path: path.slice(0, length), language: undefined })))
      return true;
  return false;
}

/** Whether two states of a leaf are the same to visitors. */
function isSame(was: Leaf | undefined, is: Leaf | undefined): boolean {
  return was?.value === is?.value && was?.marks === is?.marks;
}

/** The first words in an item, in the language that all others are translated from. */
function wordsOf({ target, path }: Leaf, leaves: Leaves, primary: LanguageCode): string {
  const place = JSON.stringify(target);
  for (const leaf of leaves.values())
    if (
      leaf.language === primary &&
      leaf.value.trim() !== "" &&
      path.every((step, at) => leaf.path[at] === step) &&
      JSON.stringify(leaf.target) === place
    )
      return leaf.value.trim().slice(0, longestWords);
  return "";
}

/**
 * Whether a text came or went with what it belongs to: an alt text with its picture, a translation with its original
 * that says something else now.
 */
function isCarriedAlong(leaf: Leaf, { old, now }: Side, primary: LanguageCode): boolean {
  const key = leafKey(leaf);
  const differs = (other: string): boolean => old.get(other)?.value !== now.get(other)?.value;
  if (leaf.holder !== undefined && (!old.has(key) || !now.has(key)) && differs(leaf.holder))
    return true;
  return (
    leaf.language !== primary &&
    (now.get(key)?.value ?? "") === "" &&
    differs(leafKey({ ...leaf, language: primary }))
  );
}

function told(leaf: Leaf | undefined): unknown {
  const isShort = (JSON.stringify(leaf?.stored) ?? "").length <= longestValue;
  return isShort ? leaf?.stored : undefined;
}

function valueChange(leaf: Leaf, { old, now }: Side, primary: LanguageCode): ValueChange {
  const { target, path, isItem } = leaf;
  const key = leafKey(leaf);
  if (isItem)
    return now.has(key)
      ? { target, path, item: "added", after: wordsOf(leaf, now, primary) }
      : { target, path, item: "removed", before: wordsOf(leaf, old, primary) };
  const [before, after] = [told(old.get(key)), told(now.get(key))];
  return {
    target,
    path,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  };
}

/**
 * What differs between the leaves of two states, as somebody did it: an item that came or went is one change, with its
 * texts and links; what went with its picture or original is part of that. Texts count in the languages that visitors
 * see, and not in those `apart`, which come with all of their texts; those in languages that the site hasn't got are
 * nobody's.
 */
export function leafChanges(
  old: Leaves,
  now: Leaves,
  languages: readonly SiteLanguage[],
  apart: ReadonlySet<LanguageCode>,
): LeafChanges {
  const sides = { old, now };
  const primary = primaryLanguage(languages);
  const seen = new Set(activeLanguages(languages).filter((code) => !apart.has(code)));
  const hidden = new Map(
    languages.filter(({ code }) => !seen.has(code)).map(({ code }) => [code, 0]),
  );
  const items = itemsApart(sides);
  const texts: TextChange[] = [];
  const others: ValueChange[] = [];
  let textCount = 0;
  let otherCount = 0;
  for (const key of new Set([...now.keys(), ...old.keys()])) {
    const [was, is] = [old.get(key), now.get(key)];
    const leaf = is ?? was;
    if (!leaf || isSame(was, is) || isWithin(leaf, items)) continue;
    const { target, path, language } = leaf;
    if (language === undefined) {
      otherCount += 1;
      // the words of an item are looked for among all leaves: only of those that are named
      if (otherCount <= mostNamed) others.push(valueChange(leaf, sides, primary));
    } else if (isCarriedAlong(leaf, sides, primary)) continue;
    else if (seen.has(language)) {
      textCount += 1;
      if (textCount <= mostNamed)
        texts.push({ target, path, language, before: was?.value ?? "", after: is?.value ?? "" });
    } else if (hidden.has(language)) hidden.set(language, (hidden.get(language) ?? 0) + 1);
  }
  return {
    texts,
    textCount,
    others,
    otherCount,
    hiddenTexts: [...hidden].flatMap(([language, count]) =>
      count > 0 ? [{ language, count }] : [],
    ),
  };
}
