import { textLength } from "#/lib/text-length.ts";
import type { FieldSpecs, InitialText, PictureField, TextField } from "./field.ts";
import type { StoredFields } from "./field-values.ts";
import { walkFields } from "./field-walk.ts";
import type { FieldSpot } from "./field-walk.ts";
import type { Picture } from "./image.ts";
import type { LanguageCode } from "./language.ts";
import type { Link } from "./link.ts";
import { translationState } from "./localized-text.ts";
import type { LocalizedText } from "./localized-text.ts";
import { problem } from "./problem.ts";
import type { Problem, ProblemCode, ProblemPlace } from "./problem.ts";

/** What fields are checked against. */
export interface FieldChecks {
  readonly primary: LanguageCode;
  /** Active languages, the primary one included. */
  readonly languages: readonly LanguageCode[];
  /** Why a link leads nowhere, or undefined. */
  brokenLink(link: Link, place: ProblemPlace): ProblemCode | undefined;
}

/** Starting texts shorter than this are labels, as good as the owner's own ("Where we are"). */
const labelLength = 24;

/** A name of a form's field or of a button may be longer. */
const labelName = /placeholder|button|hint|label/i;

/** Numbers and addresses are somebody's, however short. */
const isSomebodys = /\d{3}|@/;

function isPlaceholder(spot: {
  text: string;
  name: string;
  initials: readonly InitialText[];
}): boolean {
  const { text, name, initials } = spot;
  if (text === "" || labelName.test(name)) return false;
  if (textLength(text) < labelLength && !isSomebodys.test(text)) return false;
  return initials.some((initial) => text === initial.en || text === initial.ru);
}

function* textProblems(
  spot: {
    spec: TextField;
    value: LocalizedText;
    path: readonly string[];
    initials: readonly InitialText[];
  },
  place: ProblemPlace,
  checks: FieldChecks,
): Generator<Problem> {
  const { spec, value, initials } = spot;
  const { primary, languages } = checks;
  const path = [...spot.path];
  const original = value[primary]?.text ?? "";
  for (const language of languages) {
    const length = textLength(value[language]?.text ?? "");
    if (length > spec.limit)
      yield problem("text-over-limit", place, {
        path,
        language,
        values: { length, limit: spec.limit },
      });
    const state = translationState(value, language, primary);
    if (state === "missing") yield problem("untranslated", place, { path, language });
    if (state === "stale") yield problem("translation-stale", place, { path, language });
  }
  if (spec.isRequired && original.trim() === "")
    yield problem("text-missing", place, { path, language: primary });
  if (isPlaceholder({ text: original, name: path.at(-1) ?? "", initials }))
    yield problem("placeholder-text", place, { path, language: primary });
}

function* pictureProblems(
  spot: { spec: PictureField; value: Picture | null; path: readonly string[] },
  place: ProblemPlace,
  { primary }: FieldChecks,
): Generator<Problem> {
  if (!spot.value || spot.spec.isDecorative) return;
  const path = [...spot.path, "alt"];
  if (!spot.value.alt[primary]?.text.trim())
    yield problem("alt-missing", place, { path, language: primary });
}

function* spotProblems(
  { spec, value, path, initials }: FieldSpot,
  place: ProblemPlace,
  checks: FieldChecks,
): Generator<Problem> {
  if (spec.kind === "text")
    yield* textProblems({ spec, value: value as LocalizedText, path, initials }, place, checks);
  if (spec.kind === "picture")
    yield* pictureProblems({ spec, value: value as Picture | null, path }, place, checks);
  if (spec.kind === "link" && value !== null) {
    const code = checks.brokenLink(value as Link, place);
    if (code) yield problem(code, place, { path: [...path] });
  }
}

/** Problems of the fields of one section or part. */
export function* fieldProblems(
  part: { specs: FieldSpecs; fields: StoredFields },
  place: ProblemPlace,
  checks: FieldChecks,
): Generator<Problem> {
  for (const spot of walkFields(part.specs, part.fields)) yield* spotProblems(spot, place, checks);
}
