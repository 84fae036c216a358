import { refusalTexts } from "#/site/operations/refusal-texts.ts";
import type { RefusalRule } from "#/site/operations/refusals.ts";
import { loadWords, translator } from "./i18n.ts";

/** An operation that wasn’t taken, as the model or the server says it. */
interface Refused {
  readonly rule: string;
  readonly message: string;
}

function isRule(rule: string): rule is RefusalRule {
  return Object.hasOwn(refusalTexts, rule);
}

/** Why an operation wasn’t taken, in the interface’s language; in English where no words can be had, and as it was said where the rule isn’t known here. */
export async function refusalWords({ rule, message }: Refused): Promise<string> {
  // who may only look is refused all at once
  const known = rule === "forbidden" ? "role" : rule;
  if (!isRule(known)) return message;
  try {
    await loadWords("refusals");
  } catch {
    return refusalTexts[known];
  }
  return translator("refusals")(known);
}
