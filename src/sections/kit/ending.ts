import type { OwnWords } from "#/fields/field-spec.ts";
import { text } from "#/fields/text/spec.ts";
import type { TextField } from "#/fields/text/spec.ts";

/** What visitors read once a form was taken (`FormAbout.endings`); empty, Vitrine's own words stand. */
export function ending(label: OwnWords): TextField {
  return text({ limit: 200, label });
}
