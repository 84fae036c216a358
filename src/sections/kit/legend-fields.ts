import { defineFields } from "#/fields/field-spec.ts";
import type { OwnWords } from "#/fields/field-spec.ts";
import { icon } from "#/fields/icon/spec.ts";
import type { ListField } from "#/fields/list/spec.ts";
import { list } from "#/fields/list/spec.ts";
import { marks } from "#/fields/marks/spec.ts";
import type { MarksField } from "#/fields/marks/spec.ts";
import { text } from "#/fields/text/spec.ts";

export const markFields = defineFields({
  icon: icon({ label: { en: "Icon of the mark", ru: "Значок отметки" } }),
  name: text({ limit: 24, isRequired: true, initial: { en: "New mark", ru: "Новая отметка" } }),
});
export type LegendField = ListField<typeof markFields>;

interface MarkStart {
  readonly icon: string;
  readonly name: OwnWords;
}

/** Most marks of a legend, and of an item. */
const mostInLegend = 8;
const mostOfItem = 3;

/** The list of the marks that items of a section have; `marksOf` makes the field of an item. */
export function legend(initial: readonly MarkStart[]): LegendField {
  return list({
    min: 0,
    max: mostInLegend,
    itemName: { en: "Mark", ru: "Отметка" },
    item: markFields,
    initial: initial.map(({ icon: drawing, name }) => ({ icon: drawing, name })),
  });
}

/** The marks of an item, out of the section's list `of`. */
export function marksOf(of: string): MarksField {
  return marks({ legend: of, max: mostOfItem, label: { en: "Marks", ru: "Отметки" } });
}
