import * as z from "zod/mini";
import { textHash } from "#/lib/text-hash.ts";
import { typedEntries } from "#/lib/typed-entries.ts";
import { type LanguageCode, primaryLanguage } from "../language.ts";
import { isPlainObject } from "../migrations/migration.ts";
import type { PlainObject } from "../migrations/migration.ts";
import type { SiteDocument } from "../site.ts";
import { refusedProject } from "./project-problem.ts";

/** What a project's document becomes once it is known what it leaves open. */
interface Filling {
  /** Finds every token in a text. */
  readonly token: RegExp;
  /** What one says in a language. */
  readonly said: (found: RegExpExecArray, language: LanguageCode) => string;
  /** What an object becomes that isn't words, such as a price; itself where it stays. */
  readonly value?: (value: PlainObject) => PlainObject;
}

interface Walk extends Filling {
  readonly primary: LanguageCode;
  /** How much longer all its texts may become, in UTF-16 code units. */
  room: number;
}

/** How much longer filling in may make a document: many times what a long name in every text does. */
const mostFilledIn = 1_048_576;

interface FilledText {
  readonly text: string;
  /** Where each place of the words before has come to stand; only where it is asked for. */
  readonly places: Uint32Array | undefined;
}

/** Words with their tokens filled in, in one pass. @throws ProjectRefused where there is no room for them */
function fill(
  words: string,
  language: LanguageCode,
  { walk, hasMarks = false }: { walk: Walk; hasMarks?: boolean },
): FilledText {
  const places = hasMarks ? new Uint32Array(words.length + 1) : undefined;
  let text = "";
  let end = 0;
  const keep = (until: number): void => {
    if (places) for (let at = end; at < until; at += 1) places[at] = text.length + at - end;
    text += words.slice(end, until);
  };
  for (const found of words.matchAll(walk.token)) {
    const [token] = found;
    const said = walk.said(found, language);
    walk.room -= Math.max(0, said.length - token.length);
    if (walk.room < 0)
      throw refusedProject("too-large", "Its name or its prices make its texts too long.");
    keep(found.index);
    end = found.index + token.length;
    if (places)
      for (let at = 0; at < token.length; at += 1)
        places[found.index + at] = text.length + Math.min(at, said.length);
    text += said;
  }
  keep(words.length);
  if (places) places[words.length] = text.length;
  return { text, places };
}

const marksSchema = z.array(z.looseObject({ from: z.number(), to: z.number() }));

/** Marks of words with tokens in them, on the same words once these are filled in; what else may be there is refused later. */
function movedMarks(marks: unknown, { text, places }: FilledText): unknown {
  const read = marksSchema.safeParse(marks);
  if (!read.success) return marks;
  const place = (at: number): number => places?.[at] ?? text.length;
  return read.data
    .map((mark) => ({ ...mark, from: place(mark.from), to: place(mark.to) }))
    .filter(({ from, to }) => from < to);
}

/** What tells translations that they are up to date: as it is, and with the tokens of the original filled in. */
interface Basis {
  readonly before: string;
  readonly after: string;
}

function basisOf(value: PlainObject, walk: Walk): Basis | undefined {
  const primary = value[walk.primary];
  const text = isPlainObject(primary) ? primary["text"] : undefined;
  const isAsked = Object.values(value).some((one) => isPlainObject(one) && "basis" in one);
  if (typeof text !== "string" || !isAsked) return undefined;
  return { before: textHash(text), after: textHash(fill(text, walk.primary, { walk }).text) };
}

/** One language's wording; a translation of words that had tokens stays up to date. */
function wordingWith(key: string, wording: unknown, basis: Basis | undefined, walk: Walk): unknown {
  if (!isPlainObject(wording) || typeof wording["text"] !== "string") return filled(wording, walk);
  const { marks } = wording;
  const hasMarks = marks !== undefined;
  const own = fill(wording["text"], key, { walk, hasMarks });
  return {
    ...wording,
    text: own.text,
    ...(hasMarks && { marks: movedMarks(marks, own) }),
    ...(basis && wording["basis"] === basis.before && { basis: basis.after }),
  };
}

function filled(value: unknown, walk: Walk): unknown {
  if (Array.isArray(value)) return value.map((one) => filled(one, walk));
  if (!isPlainObject(value)) return value;
  const basis = basisOf(value, walk);
  return Object.fromEntries(
    Object.entries(walk.value?.(value) ?? value).map(([key, own]) => [
      key,
      wordingWith(key, own, basis, walk),
    ]),
  );
}

function filledPart<Part extends object>(part: Part, walk: Walk): Part {
  return Object.fromEntries(
    typedEntries(part).map(([key, value]) => [key, filled(value, walk)]),
  ) as Part;
}

/**
 * A document with the tokens in its texts, titles and alt texts filled in; nothing else of these changes. They may be
 * too long by then: whoever has it from elsewhere checks it again. @throws ProjectRefused
 */
export function withFilledTokens(document: SiteDocument, filling: Filling): SiteDocument {
  const primary = primaryLanguage(document.site.languages);
  const walk: Walk = { ...filling, primary, room: mostFilledIn };
  return {
    ...document,
    site: filledPart(document.site, walk),
    pages: document.pages.map((page) => filledPart(page, walk)),
  };
}
