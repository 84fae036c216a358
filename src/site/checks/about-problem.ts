import { isOfKind } from "#/fields/held-value.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import { textHash } from "#/lib/text-hash.ts";
import { primaryLanguage } from "../language.ts";
import type { LanguageCode } from "../language.ts";
import { findTarget } from "../operations/target.ts";
import type { Problem } from "../problem.ts";
import type { Records } from "../records.ts";
import type { Templates } from "../section.ts";

/** A page that gains so many thousands of bytes is told of again. */
const weightStep = 500;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value at a path, and what it is a part of; undefined where it is gone. */
function valueAt(
  fields: StoredFields,
  path: readonly string[],
): { value: unknown; within: unknown } {
  let within: unknown;
  let value: unknown = fields;
  for (const name of path) {
    within = value;
    if (Array.isArray(value))
      value = value.find((one: unknown) => isObject(one) && one["id"] === name);
    else value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return { value, within };
}

/** A text in a language and in the one that it is translated from; other values as they are. */
function saidIn(
  value: unknown,
  language: LanguageCode | null,
  primary: LanguageCode | undefined,
): unknown {
  if (language === null || !isObject(value)) return value;
  const said = (code: string | undefined): unknown => {
    const wording = code === undefined ? undefined : value[code];
    return isObject(wording) ? wording["text"] : undefined;
  };
  return [said(language), said(primary)];
}

/** The links whose words a text is. */
function linksOf(specs: FieldSpecs | undefined, fields: StoredFields, name: string): unknown[] {
  return Object.entries(specs ?? {}).flatMap(([field, spec]) =>
    isOfKind(spec, "link") && spec.words === name ? [fields[field]] : [],
  );
}

function factsOf({ records, templates }: Site, problem: Problem): unknown {
  const { code, target, path, language } = problem;
  // which of a text's links it is doesn't tell whether the link is the same
  const values = problem.values?.["link"] === undefined ? problem.values : undefined;
  if (code === "page-heavy") return Math.ceil((values?.["weight"] ?? 0) / weightStep);
  if (problem.address !== undefined) return problem.address;
  if (code === "contrast-low" || !target) return values;
  const found = findTarget(records, target);
  if (!found) return values;
  const { value, within } = valueAt(found.fields, path);
  const primary = records.site && primaryLanguage(records.site.languages);
  const facts = [values, saidIn(value, language, primary)];
  // an alt text belongs to one picture
  if (isObject(within) && "asset" in within) return [...facts, within["asset"]];
  if (!code.startsWith("words-")) return facts;
  if (path.length > 1) return [...facts, within];
  const specs = "section" in found ? templates(found.section.template)?.fields : found.specs;
  return [...facts, linksOf(specs, found.fields, path[0] ?? "")];
}

interface Site {
  readonly records: Records;
  readonly templates: Templates;
}

/** Problems that can be ignored, with what tells whether they are about the same still. */
export function withAbout(site: Site, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) =>
    problem.severity === "warning"
      ? { ...problem, about: textHash(JSON.stringify(factsOf(site, problem)) ?? "") }
      : problem,
  );
}
