import { defineFields } from "#/fields/field-spec.ts";
import { link } from "#/fields/link/spec.ts";
import { list } from "#/fields/list/spec.ts";
import type { ListField } from "#/fields/list/spec.ts";
import { text } from "#/fields/text/spec.ts";

const columnFields = defineFields({
  title: text({ role: "heading", limit: 40, initial: { en: "Pages", ru: "Разделы" } }),
  links: list({
    min: 0,
    max: 10,
    itemName: { en: "Link", ru: "Ссылка" },
    item: {
      text: text({ limit: 60, isRequired: true, initial: { en: "Home", ru: "Главная" } }),
      link: link({ words: "text" }),
    },
    initial: [{ text: { en: "Home", ru: "Главная" } }],
  }),
});

/** Columns of links in a footer. */
export function footerColumns(max: number): ListField<typeof columnFields> {
  return list({
    min: 0,
    max,
    itemName: { en: "Column", ru: "Колонка" },
    item: columnFields,
    initial: [],
  });
}

/** A line at the foot: whose texts and pictures these are, a register's number, a licence. */
export const footerNote = text({
  label: { en: "Fine print", ru: "Мелкий текст внизу" },
  limit: 300,
});
