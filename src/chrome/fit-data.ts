import { fitSteps } from "./link-fit.ts";
import type { FitStep } from "./link-fit.ts";

/** `data-fit` where something depends on the window's width; its CSS is in bar-fit.css. */
export function fitData(step: FitStep | undefined): { "data-fit"?: string | number } {
  return step === fitSteps[0] ? {} : { "data-fit": step ?? "none" };
}
