import type { SpecOf } from "../field-spec.ts";

/** From when until when, as HH:MM. What ends before it begins ends on the next day; "" is no time. */
export interface TimesValue {
  readonly from: string;
  readonly to: string;
}

export interface TimesField extends SpecOf<"times", TimesValue> {
  /** What a new one is: HH:MM–HH:MM. */
  readonly initial: string;
}

/** When something begins and ends, without a day. Its starting items say HH:MM–HH:MM. */
export function times(
  options: Omit<TimesField, "kind" | "name" | "stored" | "edited">,
): TimesField {
  return { kind: "times", edited: "popover", ...options };
}
