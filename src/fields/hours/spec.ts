import type { OwnWords, SpecOf } from "../field-spec.ts";
import type { HoursValue } from "./hours-schema.ts";

/** Opening hours; null is those of the site (its settings have them). */
export interface HoursField extends SpecOf<"hours", HoursValue | null> {
  /** They are what the section is for: publishing points out that neither it nor the site has any. */
  readonly isExpected?: true;
}

const label: OwnWords = { en: "Opening hours", ru: "Часы работы" };

export function hours(options: Pick<HoursField, "isExpected"> = {}): HoursField {
  return { kind: "hours", edited: "popover", label, ...options };
}
