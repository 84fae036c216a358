import type { ProblemInfo } from "#/api/publishing.ts";
import { templates } from "#/sections/definitions.ts";
import { findSpec, targetSchema } from "#/site/operations/target.ts";
import type { Target } from "#/site/operations/target.ts";
import { problemSeverities } from "#/site/problem-code.ts";
import type { ProblemCode } from "#/site/problem-code.ts";
import { pageKey } from "#/site/records.ts";
import type { Records } from "#/site/records.ts";
import type { Translate } from "../../words/i18n.ts";
import { itemNumber, placeWords } from "./place-words.ts";

function isKnown(code: string): code is ProblemCode {
  return Object.hasOwn(problemSeverities, code);
}

/** What is wrong, in words; `count` is how many there are of it. */
export function problemWords(
  t: Translate<"publish">,
  { code, values }: Pick<ProblemInfo, "code" | "values">,
  count: number,
): string {
  if (!isKnown(code)) return code;
  return t(`publish.problems.${code}`, {
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
  if (part === "navigation" || part === "footer") return t(`publish.${part}`);
  return t(part === "event" ? "publish.events" : "publish.part");
}

type Place = Pick<ProblemInfo, "page" | "section" | "target" | "path" | "language">;

/** Page, section, item, field and language of a problem, by their names; of several, what they have in common. */
export function problemPlace(
  t: Translate<"publish">,
  records: Records,
  { page, section, target, path, language }: Place,
  count = 1,
): string {
  const entry = records.index?.entries.find(({ id }) => id === page);
  const found =
    page === null ? undefined : records[pageKey(page)]?.sections.find(({ id }) => id === section);
  const of = targetSchema.safeParse(target).data;
  const named = count === 1 && path.length > 0 && of;
  const field = named
    ? placeWords(t, {
        target: of,
        path,
        spec: findSpec(records, of, path, templates),
        template: found?.template,
        item: itemNumber(records, of, path),
      })
    : found && placeWords(t, { template: found.template });
  const isTranslation =
    language !== null &&
    records.site?.languages.some((one) => one.code === language && !one.isPrimary);
  return [entry?.name ?? partName(t, of), field, isTranslation ? language.toUpperCase() : ""]
    .filter(Boolean)
    .join(" › ");
}
