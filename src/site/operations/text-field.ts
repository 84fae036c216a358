import { held } from "#/fields/held-value.ts";
import type { LanguageCode, SiteLanguage } from "../language.ts";
import { wordingsPerText } from "../localized-text.ts";
import type { LocalizedText } from "../localized-text.ts";
import { pageKey } from "../records.ts";
import type { RecordChanges, Records } from "../records.ts";
import type { MarkKind } from "../text-mark.ts";
import type { OperationContext } from "./operation.ts";
import { refusal } from "./refusals.ts";
import {
  fieldSpecOfKind,
  readField,
  readSite,
  readTarget,
  withField,
  writeTarget,
} from "./target.ts";
import type { FieldPath, Target } from "./target.ts";

interface Spot {
  readonly target: Target;
  readonly path: FieldPath;
}

/** The text at a spot, its limit in characters, and which marks it may have. @throws OperationRefusal field-kind and those of a path */
export function readText(
  records: Records,
  { target, path }: Spot,
  context: OperationContext,
): { value: LocalizedText; limit: number; kinds: readonly MarkKind[] | undefined } {
  const { specs, fields } = readTarget(records, target, context);
  const spec = fieldSpecOfKind(specs, path, "text");
  const { limit, marks: kinds } = spec;
  return { value: held(spec, readField(fields, path)) ?? {}, limit, kinds };
}

/** @throws OperationRefusal field-value: in more languages than a text may have */
export function writeText(
  records: Records,
  { target, path }: Spot,
  value: LocalizedText,
  context: OperationContext,
): RecordChanges {
  if (Object.keys(value).length > wordingsPerText) throw refusal("field-value", path);
  const { fields } = readTarget(records, target, context);
  return writeTarget(records, target, withField(fields, path, value), context);
}

/** Marks of what is an example where a target is: those of its site and of its page. */
export function examplesAround(records: Records, target: Target): ReadonlySet<string> {
  const ofPage = "page" in target ? records[pageKey(target.page)]?.examples : undefined;
  return new Set([...(readSite(records).examples ?? []), ...(ofPage ?? [])]);
}

/** @throws OperationRefusal language-gone: words in a language that the site doesn't have would be seen by nobody */
export function requireLanguage(languages: readonly SiteLanguage[], language: LanguageCode): void {
  if (!languages.some((one) => one.code === language)) throw refusal("language-gone", [], language);
}
