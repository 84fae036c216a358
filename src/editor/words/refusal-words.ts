import { refusals } from "#/site/operations/refusals.ts";
import type { RefusalRule } from "#/site/operations/refusals.ts";
import { loadWords, translator } from "./i18n.ts";

/** An operation that wasn’t taken, as the model or the server says it. */
interface Refused {
  readonly rule: string;
  readonly message: string;
}

function isRule(rule: string): rule is RefusalRule {
  return Object.hasOwn(refusals, rule);
}

/** Why an operation wasn’t taken, in the interface’s language; as it was said where the rule isn’t known here, or no words can be had. */
export async function refusalWords({ rule, message }: Refused): Promise<string> {
  if (!isRule(rule)) return message;
  try {
    await loadWords("refusals");
  } catch {
    return message;
  }
  return translator("refusals")(rule);
}
