import type { Step } from "#/site/operations/operation.ts";
import type { ChangedWording } from "./changed-content.ts";

/** What makes a text what it was; what others write into it meanwhile is merged or asked about. */
export function textStep({ target, path, language, past, now }: ChangedWording): Step {
  return { name: "text.restore", args: { target, path, language, wording: past, was: now } };
}
