import { isWithin, textLength } from "#/lib/text-length.ts";
import { brokenLetters } from "#/site/checks/broken-letters.ts";
import { isFiller } from "#/site/checks/filler-words.ts";
import { storableTextSchema, translationState } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { isFact, labelLength } from "#/site/ready-words/made-up.ts";
import type { Checked, FieldKind, FoundProblem } from "../field-kind.ts";
import { ownWords } from "../field-spec.ts";
import type { ItemInitial, OwnWords } from "../field-spec.ts";
import { linksIn, withKinds, withLinks } from "./text-marks.ts";
import type { TextField } from "./spec.ts";

/** A name of a form's field or of a button may be longer. */
const labelName = /placeholder|button|hint|label/i;

/** Numbers and addresses are somebody's, however short. */
const isSomebodys = /\d{3}|@/;

/** What the starting items say of a text. */
function wordsOf(own: ItemInitial[string] | undefined, spec: TextField): OwnWords {
  return typeof own === "object" && "en" in own ? own : spec.initial;
}

/** The figures of a price as people write it, "3 000 ₽"; "" for any other text. What reads whole prices isn't loaded here. */
function figuresOf(text: string): string {
  return /^(\D{1,5}\d[\d\s.,]*|\d[\d\s.,]*\D{1,5})$/u.test(text) ? text.replaceAll(/\D/gu, "") : "";
}

/** Whether a text is the price that something begins with, in whatever currency: the site's may be another one. */
function isStartingPrice(text: string, { role }: TextField, initial: OwnWords): boolean {
  const figures = role === "price" ? figuresOf(text) : "";
  return figures !== "" && Object.values(initial).some((one) => figuresOf(one) === figures);
}

/** Whether a text is still the one that a new section or a ready page has. */
function isPlaceholder(
  text: string,
  { name, spec, initials, isStart, sampleKind }: Checked<TextField>,
): boolean {
  if (text === "" || labelName.test(name)) return false;
  const sample = sampleKind(text);
  if (sample === "sample" || sample === "fact") return true;
  if (textLength(text) < labelLength && !isSomebodys.test(text)) return false;
  if (sample) return true;
  return initials().some(
    (initial) =>
      text === initial.en ||
      text === initial.ru ||
      (isStartingPrice(text, spec, initial) && isStart()),
  );
}

function problems(checked: Checked<TextField>): FoundProblem[] {
  const { spec, value, primary, languages, names, brokenLink } = checked;
  const found: FoundProblem[] = [];
  const original = value[primary]?.text ?? "";
  const kindOfOriginal = checked.sampleKind(original);
  for (const language of languages) {
    const text = value[language]?.text ?? "";
    const { limit } = spec;
    if (!isWithin(text, limit))
      found.push({
        code: "text-over-limit",
        language,
        values: { length: textLength(text), limit },
      });
    if (isFiller(text)) found.push({ code: "placeholder-text", language });
    for (const [at, link] of linksIn({ [language]: value[language] }).entries()) {
      const code = brokenLink(link);
      if (code) found.push({ code, language, values: { link: at } });
    }
    const letters = brokenLetters(text);
    if (letters > 0) found.push({ code: "word-long", language, values: { letters } });
    const state = translationState(value, { language, primary, names });
    if (state === "missing") found.push({ code: "untranslated", language });
    if (state === "stale") found.push({ code: "translation-stale", language });
    // with an original that is an example its translations go (decision 1105)
    const kind = kindOfOriginal ? undefined : checked.sampleKind(text);
    if (kind === "fact") found.push({ code: "placeholder-fact", language });
    if (kind === "sample") found.push({ code: "placeholder-text", language });
  }
  if (spec.isRequired && original.trim() === "")
    found.push({ code: "text-missing", language: primary });
  if (!isFiller(original) && isPlaceholder(original, checked))
    found.push({
      code:
        isFact.test(original) || kindOfOriginal === "fact"
          ? "placeholder-fact"
          : "placeholder-text",
      language: primary,
    });
  return found;
}

/** Whether a text says nothing but these words. */
export function saysOnly(text: LocalizedText, initial: OwnWords): boolean {
  return Object.values(text).every(
    (wording) => !wording || wording.text === "" || Object.values(initial).includes(wording.text),
  );
}

export const textKind: FieldKind<TextField> = {
  kind: "text",
  aliases: {
    anywhere: { blockTitle: "title", blockDescription: "description", blockPrice: "price" },
    inButton: { buttonText: "text", btnText: "text" },
    outside: { btnText: "buttonText" },
  },
  setBy: "text.set",
  isContent: true,
  schema: ({ limit, marks }) => storableTextSchema(limit, marks),
  initial(spec, own, { language }) {
    const text = ownWords(wordsOf(own, spec), language);
    return text === "" ? {} : { [language]: { text } };
  },
  blank: () => ({}),
  isUntouched(spec, value, own) {
    const words = wordsOf(own, spec);
    const said = Object.values(value).flatMap((wording) => wording?.text || []);
    return saysOnly(value, words) || said.every((text) => isStartingPrice(text, spec, words));
  },
  copy: (_spec, value, { text, link }) => withLinks(text ? text(value) : value, link),
  isFilled: (value, { read }) => read(value).trim() !== "",
  words: ({ initial }) => initial,
  fitted: (value, { marks }) => withKinds(value, marks),
  texts: (text, { limit }) => [{ path: [], limit, text }],
  links: linksIn,
  problems,
};
