import { isWithin } from "#/lib/text-length.ts";
import type { VisitorMessageKey } from "#/site/visitor-messages/translation.ts";
import { isEmailAddress } from "./email-address.ts";
import type { FieldRule, FormRules, TextRule } from "./form-rules.ts";

/** What is wrong with a field: a message for visitors and its values. */
export interface FieldProblem {
  readonly key: VisitorMessageKey;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A form as it was understood: texts trimmed, empty ones dropped, and what is wrong by field. */
export interface CheckedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, FieldProblem>>;
}

/** Plain forms send texts; calls may send numbers and booleans. Undefined: neither. */
function asText(value: unknown): string | undefined {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return value;
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "boolean" ? (value ? "yes" : "no") : undefined;
}

/** Control characters go: of a line all, of lines all but the breaks. */
function cleanText({ kind }: FieldRule, text: string): string {
  if (kind === "tick") return text === "yes" ? text : "";
  if (kind !== "lines") return text.replaceAll(/\p{Cc}+/gu, " ").trim();
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n]+/gu, " ")
    .trim();
}

function textProblem(rule: TextRule, text: string): VisitorMessageKey | undefined {
  if (text === "") return rule.empty;
  if (!isWithin(text, rule.limit)) return rule.tooLong;
  return rule.kind === "email" && !isEmailAddress(text) ? rule.malformed : undefined;
}

function problemOf(rule: FieldRule, text: string): VisitorMessageKey | undefined {
  switch (rule.kind) {
    case "answer":
      return text === "yes" || text === "no" ? undefined : rule.empty;
    case "count":
      return text === "" || (/^\d{1,6}$/.test(text) && Number(text) <= rule.limit)
        ? undefined
        : rule.malformed;
    case "tick":
      return undefined;
    default:
      return textProblem(rule, text);
  }
}

function toProblem(rule: FieldRule, key: VisitorMessageKey): FieldProblem {
  const limit = "limit" in rule ? rule.limit : 0;
  return { key, values: { count: limit, limit } };
}

/** Checks one field as it was typed; undefined where nothing is wrong. */
function checkField(rule: FieldRule, typed: string): FieldProblem | undefined {
  const key = problemOf(rule, cleanText(rule, typed));
  return key === undefined ? undefined : toProblem(rule, key);
}

/** What is said of a value that is no text at all. */
function shapeProblem(rule: FieldRule): FieldProblem {
  const malformed = "malformed" in rule ? rule.malformed : undefined;
  return toProblem(rule, malformed ?? ("empty" in rule ? rule.empty : undefined) ?? "fieldEmpty");
}

/** Checks what came against a form's rules. Fields that the form does not have are not looked at. */
export function checkForm(rules: FormRules, input: Readonly<Record<string, unknown>>): CheckedForm {
  const values: Record<string, string> = {};
  const problems: Record<string, FieldProblem> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const text = Object.hasOwn(input, name) ? asText(input[name]) : "";
    const problem = text === undefined ? shapeProblem(rule) : checkField(rule, text);
    if (problem) problems[name] = problem;
    const value = cleanText(rule, text ?? "");
    if (value !== "") values[name] = value;
  }
  return { values, problems };
}
