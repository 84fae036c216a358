import { isWithin, textLength } from "#/lib/text-length.ts";
import type { FormState } from "#/sections/kit/form-state.ts";
import { complaintTextLimit, complaintWarningMargin } from "#/site/limits.ts";
import { fieldOf, nameOf } from "./form-values.ts";
import type { FormOptions } from "./form-options.ts";
import { pasteCut } from "./limited-text.ts";

/** Fields of a complaint that have a limit. */
const limited = ["name", "comment"];

/** How long the texts of a complaint are, and which are close to their limit or past it (specification, section 5). */
export function textLimits({
  form,
  say,
}: Pick<FormOptions, "form" | "say">): Pick<FormState, "lengths" | "warnings" | "problems"> {
  const lengths: Record<string, number> = {};
  const problems: Record<string, string> = {};
  const warnings: Record<string, string> = {};
  for (const name of limited) {
    const text = fieldOf(form, name)?.value ?? "";
    const length = textLength(text);
    const left = complaintTextLimit - length;
    lengths[name] = length;
    if (!isWithin(text, complaintTextLimit)) problems[name] = say("complaintTooLong");
    else if (left < complaintWarningMargin) warnings[name] = say(`reportLeft${left}`);
  }
  return { lengths, warnings, problems };
}

/** Cuts what is pasted into a complaint, so that it keeps its limit. */
export function cutPasted(form: HTMLFormElement, signal: AbortSignal): void {
  form.addEventListener(
    "paste",
    (event) => {
      const { target, clipboardData } = event;
      const field = fieldOf(form, nameOf(target));
      if (!field || field !== target || !limited.includes(field.name)) return;
      if (!pasteCut(field, clipboardData?.getData("text/plain") ?? "", complaintTextLimit)) return;
      event.preventDefault();
      field.dispatchEvent(new Event("input", { bubbles: true }));
    },
    { signal },
  );
}
