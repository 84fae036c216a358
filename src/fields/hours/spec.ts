import type { OwnWords, SpecOf } from "../field-spec.ts";
import type { HoursValue } from "./hours-schema.ts";

/** Opening hours; null is those of the site (its settings have them). */
export interface HoursField extends SpecOf<"hours", HoursValue | null> {}

const label: OwnWords = { en: "Opening hours", ru: "Часы работы" };

export function hours(): HoursField {
  return { kind: "hours", edited: "popover", label };
}
