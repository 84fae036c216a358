import type { FieldSpecs } from "#/fields/kinds.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import type { LanguageCode } from "../language.ts";
import type { Link } from "../link.ts";
import { problem } from "../problem.ts";
import type { Problem, ProblemPlace } from "../problem.ts";
import type { ProblemCode } from "../problem-code.ts";
import { vagueWords } from "./vague-words.data.ts";
import { wordedLinks } from "./worded-links.ts";

/** A part whose links are looked at. */
export interface LinkedPart {
  readonly specs: FieldSpecs;
  readonly fields: StoredFields;
  readonly place: ProblemPlace;
}

/** Words as one hears them: in small letters, without arrows and signs around them. */
function heard(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const bareAddress = /^\s*(?:https?:\/\/|www\.)\S+\s*$/i;

/** What is wrong with the words of a link by themselves. */
function codeOf(text: string): ProblemCode | undefined {
  if (bareAddress.test(text)) return "words-address";
  return vagueWords.has(heard(text)) ? "words-vague" : undefined;
}

/** Where a link leads, written as one text; links to an address differ from those to the page that has it. */
function targetOf(link: Link): string {
  return link.kind === "address" ? link.address.replace(/\/$/, "") : JSON.stringify(link);
}

/** Links whose words don't say where they lead, and those that say the same and lead elsewhere. */
export function linkWordProblems(
  parts: readonly LinkedPart[],
  { primary, languages }: { primary: LanguageCode; languages: readonly LanguageCode[] },
): Problem[] {
  const found: Problem[] = [];
  const targets = new Map<string, string>();
  for (const { specs, fields, place } of parts)
    for (const { link, text, path } of wordedLinks(specs, fields)) {
      for (const language of languages) {
        const code = codeOf(text[language]?.text ?? "");
        if (code) found.push(problem(code, place, { path: [...path], language }));
      }
      const said = heard(text[primary]?.text ?? "");
      const known = targets.get(said);
      if (said === "" || codeOf(said)) continue;
      if (known === undefined) targets.set(said, targetOf(link));
      else if (known !== targetOf(link))
        found.push(problem("words-same", place, { path: [...path], language: primary }));
    }
  return found;
}
