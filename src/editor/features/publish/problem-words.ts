import type { FieldSpec } from "#/fields/kinds.ts";
import { isOfKind } from "#/fields/held-value.ts";
import { cutText } from "#/lib/cut-text.ts";
import { templates } from "#/sections/definitions.ts";
import { findSpec, targetSchema } from "#/site/operations/target.ts";
import type { Target } from "#/site/operations/target.ts";
import { problemSeverities } from "#/site/problem-code.ts";
import type { ProblemCode } from "#/site/problem-code.ts";
import { linkedAt, seenSections } from "#/site/linked.ts";
import { primaryLanguage } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import type { Records } from "#/site/records.ts";
import { valueOfKind } from "../../document-store/read-field.ts";
import type { Translate } from "../../words/i18n.ts";
import { itemNumber, placeWords } from "./place-words.ts";
import { languagesOf } from "./problem-groups.ts";
import type { ListedProblem } from "./problem-groups.ts";

/** So much of a link's words names it, in characters. */
const longestWords = 60;

function isKnown(code: string): code is ProblemCode {
  return Object.hasOwn(problemSeverities, code);
}

/** What is wrong, in words; `count` is how many there are of it. */
export function problemWords(
  t: Translate<"publish">,
  { code, values, texts }: Pick<ListedProblem, "code" | "values" | "texts">,
  count: number,
): string {
  if (!isKnown(code)) return code;
  if (texts && code === "translation-stale") return t("publish.staleTexts", { count });
  return t(`problems.${code}`, {
    length: 0,
    limit: 0,
    letters: 0,
    ratio: 0,
    ...values,
    count,
  });
}

/** What of the site a target is. */
function partName(t: Translate<"publish">, target: Target | undefined): string {
  const part = target && "part" in target ? target.part : undefined;
  if (part === "navigation" || part === "footer" || part === "linked") return t(`publish.${part}`);
  return t(part === "event" ? "publish.events" : "publish.part");
}

type Place = Pick<ListedProblem, "page" | "section" | "target" | "path" | "language" | "texts">;

/** The words of a link, by which people know it; "" where it has none. */
function linkWords(
  { records, of, path }: { records: Records; of: Target; path: readonly string[] },
  spec: FieldSpec | undefined,
): string {
  const { site } = records;
  if (!isOfKind(spec, "link") || spec.words === undefined || !site) return "";
  const beside = [...path.slice(0, -1), spec.words];
  const text = valueOfKind(records, { target: of, path: beside, kind: "text" });
  const primary = primaryLanguage(site.languages);
  const words = text ? readText(text, primary, primary).trim() : "";
  const start = cutText(words, longestWords);
  return start === words ? words : `${start}…`;
}

/** Section, item and field of a problem, by their names; of several, the section. */
function fieldPlace(
  t: Translate<"publish">,
  records: Records,
  { page, section, target, path }: Place,
  count: number,
): string | undefined {
  const found =
    page === null ? undefined : seenSections(records, page)?.find(({ id }) => id === section);
  const of = targetSchema.safeParse(target).data;
  const linked = of && "part" in of && of.part === "linked" ? of.linked : undefined;
  const template = (found ?? linkedAt({ linked }, records.site ?? {}))?.template;
  if (count > 1 || path.length === 0 || !of)
    return template === undefined ? undefined : placeWords(t, { template });
  const spec = findSpec(records, of, path, templates);
  const words = linkWords({ records, of, path }, spec);
  if (words !== "")
    return [placeWords(t, { template }), t("publish.newText", { text: words })]
      .filter(Boolean)
      .join(" › ");
  return placeWords(t, {
    target: of,
    path,
    spec,
    template,
    item: itemNumber(records, of, path),
  });
}

/** What of the page that is shown a problem is about: the part of the page, the item and the field. */
export function placeOnPage(t: Translate<"publish">, records: Records, place: Place): string {
  const part = place.page === null ? partName(t, targetSchema.safeParse(place.target).data) : "";
  return [part, fieldPlace(t, records, place, 1)].filter(Boolean).join(" › ");
}

/** Page, section, item, field and languages of a problem, by their names; of several, what they have in common. */
export function problemPlace(
  t: Translate<"publish">,
  records: Records,
  place: Place,
  count = 1,
): string {
  const { page, target } = place;
  const entry = records.index?.entries.find(({ id }) => id === page);
  const of = targetSchema.safeParse(target).data;
  const field = fieldPlace(t, records, place, count);
  const translations = languagesOf(place).filter((language) =>
    records.site?.languages.some((one) => one.code === language && !one.isPrimary),
  );
  const languages = translations.map((language) => language.toUpperCase()).join(", ");
  return [entry?.name ?? partName(t, of), field, languages].filter(Boolean).join(" › ");
}
