import type { CellStart } from "#/fields/cells/spec.ts";
import type { ItemInitial, OwnWords } from "#/fields/field-spec.ts";
import { air, anyGround, defineFields, introFields, list, text } from "../kit/index.ts";
import { cells, flag } from "../kit/late-fields.ts";

/** Most columns of things to compare. */
const mostColumns = 5;
const limit = 24;

function tick(column: string): CellStart {
  return { column };
}
function said(column: string, words: OwnWords): CellStart {
  return { column, words };
}
/** A starting row. */
function row(name: OwnWords, ...starts: readonly CellStart[]): ItemInitial {
  return { name, cells: starts.map((start) => ({ ...start })) };
}

/** What is included in what, line by line. */
export const pricingComparisonFields = defineFields({
  ...introFields({
    title: { en: "What’s inside, line by line", ru: "Что внутри, строка за строкой" },
  }),
  columns: list({
    min: 2,
    max: mostColumns,
    itemName: { en: "Column", ru: "Столбец" },
    item: {
      name: text({
        role: "heading",
        limit: 20,
        isRequired: true,
        initial: { en: "New column", ru: "Новый столбец" },
      }),
      note: text({ limit: 24, label: { en: "Note below the name", ru: "Подпись под названием" } }),
      isOurs: flag({ initial: false, label: { en: "Highlighted", ru: "Выделить" } }),
    },
    initial: [
      {
        key: "one",
        name: { en: "One place", ru: "Точка" },
        note: { en: "$9 a month", ru: "790 ₽ в месяц" },
      },
      {
        key: "several",
        name: { en: "Several", ru: "Сеть" },
        note: { en: "$47 a month", ru: "3900 ₽ в месяц" },
        isOurs: "yes",
      },
      {
        key: "large",
        name: { en: "Large", ru: "Большая" },
        note: { en: "$2.50 a person", ru: "28 ₽ за человека" },
      },
    ],
  }),
  rows: list({
    min: 1,
    max: 40,
    itemName: { en: "Row", ru: "Строка" },
    item: {
      name: text({
        role: "body",
        limit: 60,
        isRequired: true,
        initial: { en: "What is compared", ru: "Что сравниваем" },
      }),
      cells: cells({
        columns: "columns",
        max: mostColumns,
        limit,
        label: { en: "Cells of the row", ru: "Ячейки строки" },
      }),
      isHeading: flag({
        initial: false,
        label: { en: "Heading for the rows below", ru: "Заголовок строк под ней" },
      }),
    },
    initial: [
      { name: { en: "Schedule", ru: "График" }, isHeading: "yes" },
      row({ en: "Made by your rules", ru: "Сборка по правилам" }, tick("several"), tick("large")),
      row(
        { en: "Swaps between people", ru: "Обмены между людьми" },
        tick("one"),
        tick("several"),
        tick("large"),
      ),
      row(
        { en: "Weeks ahead", ru: "Сколько недель вперёд" },
        said("one", { en: "4", ru: "4" }),
        said("several", { en: "26", ru: "26" }),
        said("large", { en: "no limit", ru: "без границ" }),
      ),
      { name: { en: "Money", ru: "Деньги" }, isHeading: "yes" },
      row(
        { en: "Timesheets", ru: "Табель" },
        said("one", { en: "spreadsheet", ru: "таблица" }),
        said("several", { en: "payroll, spreadsheet", ru: "1С и таблица" }),
        said("large", { en: "any system", ru: "любая система" }),
      ),
      row(
        { en: "Nights and holidays", ru: "Ночные и праздники" },
        tick("one"),
        tick("several"),
        tick("large"),
      ),
      row({ en: "Forecast by sales", ru: "Прогноз по кассе" }, tick("several"), tick("large")),
      row(
        { en: "Answers from support", ru: "Ответ поддержки" },
        said("one", { en: "within a day", ru: "за день" }),
        said("several", { en: "within 2 hours", ru: "за 2 часа" }),
        said("large", { en: "within 15 minutes", ru: "за 15 минут" }),
      ),
    ],
  }),
  ground: anyGround(),
  air: air(),
});
