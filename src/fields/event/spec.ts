import type { SpecOf } from "../field-spec.ts";

/** The id of one of the site's events; null means the first one (R9). */
export interface EventField extends SpecOf<"event", string | null> {}

export function event(): EventField {
  return { kind: "event", edited: "popover", label: { en: "Event", ru: "Событие" } };
}
