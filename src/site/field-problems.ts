import { textLength } from "#/lib/text-length.ts";
import type { FieldSpecs, PictureField, TextField } from "./field.ts";
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

function isPlaceholder(text: string, { name, initials }: FieldSpot): boolean {
  if (text === "" || labelName.test(name)) return false;
  if (textLength(text) < labelLength && !isSomebodys.test(text)) return false;
  return initials().some((initial) => text === initial.en || text === initial.ru);
}

/** What is looked at, and where what is found goes. */
interface Search {
  readonly place: ProblemPlace;
  readonly checks: FieldChecks;
  readonly found: Problem[];
}

function addTextProblems(spec: TextField, spot: FieldSpot, { place, checks, found }: Search): void {
  const { primary, languages } = checks;
  const { path } = spot;
  const value = spot.value as LocalizedText;
  const original = value[primary]?.text ?? "";
  for (const language of languages) {
    const length = textLength(value[language]?.text ?? "");
    if (length > spec.limit) {
      const values = { length, limit: spec.limit };
      found.push(problem("text-over-limit", place, { path: path(), language, values }));
    }
    const state = translationState(value, language, primary);
    if (state === "missing") found.push(problem("untranslated", place, { path: path(), language }));
    if (state === "stale")
      found.push(problem("translation-stale", place, { path: path(), language }));
  }
  const own = { language: primary };
  if (spec.isRequired && original.trim() === "")
    found.push(problem("text-missing", place, { path: path(), ...own }));
  if (isPlaceholder(original, spot))
    found.push(problem("placeholder-text", place, { path: path(), ...own }));
}

function addPictureProblems(
  { isDecorative }: PictureField,
  spot: FieldSpot,
  { place, checks: { primary }, found }: Search,
): void {
  const value = spot.value as Picture | null;
  if (!value || isDecorative || value.alt[primary]?.text.trim()) return;
  const path = [...spot.path(), "alt"];
  found.push(problem("alt-missing", place, { path, language: primary }));
}

function addLinkProblems(spot: FieldSpot, { place, checks, found }: Search): void {
  const value = spot.value as Link | null;
  const code = value && checks.brokenLink(value, place);
  if (code) found.push(problem(code, place, { path: spot.path() }));
}

/** Problems of the fields of one section or part. */
export function fieldProblems(
  part: { specs: FieldSpecs; fields: StoredFields },
  place: ProblemPlace,
  checks: FieldChecks,
): Problem[] {
  const search: Search = { place, checks, found: [] };
  walkFields(part.specs, part.fields, (spot) => {
    const { spec } = spot;
    if (spec.kind === "text") addTextProblems(spec, spot, search);
    else if (spec.kind === "picture") addPictureProblems(spec, spot, search);
    else if (spec.kind === "link") addLinkProblems(spot, search);
  });
  return search.found;
}
