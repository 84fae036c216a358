import * as z from "zod/mini";
import { textHash } from "#/lib/text-hash.ts";
import { typedEntries } from "#/lib/typed-entries.ts";
import { type LanguageCode, primaryLanguage } from "../language.ts";
import { isPlainObject } from "../migrations/migration.ts";
import type { PlainObject } from "../migrations/migration.ts";
import type { SiteDocument } from "../site.ts";

/** What a project's document becomes once it is known what it leaves open. */
interface Filling {
  /** What words of a language say, with the tokens in them filled in. */
  readonly words: (words: string, language: LanguageCode) => string;
  /** What an object becomes that isn't words, such as a price; itself where it stays. */
  readonly value?: (value: PlainObject) => PlainObject;
}

interface Walk extends Filling {
  readonly primary: LanguageCode;
}

const marksSchema = z.array(z.looseObject({ from: z.number(), to: z.number() }));

/** Marks of words with tokens in them, on the same words once these are filled in; what else may be there is refused later. */
function movedMarks(marks: unknown, before: string, say: (words: string) => string): unknown {
  const read = marksSchema.safeParse(marks);
  if (!read.success) return marks;
  const { length } = say(before);
  const place = (at: number): number => Math.min(length, say(before.slice(0, at)).length);
  return read.data
    .map((mark) => ({ ...mark, from: place(mark.from), to: place(mark.to) }))
    .filter(({ from, to }) => from < to);
}

/** One language's wording; a translation of words that had tokens stays up to date. */
function wordingWith(key: string, wording: unknown, original: unknown, walk: Walk): unknown {
  if (!isPlainObject(wording) || typeof wording["text"] !== "string") return filled(wording, walk);
  const { words, primary } = walk;
  const { text: before, marks } = wording;
  const say = (said: string): string => words(said, key);
  const own = {
    ...wording,
    text: say(before),
    ...(marks !== undefined && { marks: movedMarks(marks, before, say) }),
  };
  if (typeof original !== "string" || wording["basis"] !== textHash(original)) return own;
  return { ...own, basis: textHash(words(original, primary)) };
}

function filled(value: unknown, walk: Walk): unknown {
  if (Array.isArray(value)) return value.map((one) => filled(one, walk));
  if (!isPlainObject(value)) return value;
  const primary = value[walk.primary];
  const original = isPlainObject(primary) ? primary["text"] : undefined;
  return Object.fromEntries(
    Object.entries(walk.value?.(value) ?? value).map(([key, own]) => [
      key,
      wordingWith(key, own, original, walk),
    ]),
  );
}

function filledPart<Part extends object>(part: Part, walk: Walk): Part {
  return Object.fromEntries(
    typedEntries(part).map(([key, value]) => [key, filled(value, walk)]),
  ) as Part;
}

/** A document with the tokens in its texts, titles and alt texts filled in; nothing else of these changes. */
export function withFilledTokens(document: SiteDocument, filling: Filling): SiteDocument {
  const walk = { ...filling, primary: primaryLanguage(document.site.languages) };
  return {
    ...document,
    site: filledPart(document.site, walk),
    pages: document.pages.map((page) => filledPart(page, walk)),
  };
}
