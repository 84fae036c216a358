import type { CellStart } from "#/fields/cells/spec.ts";
import type { ItemInitial, OwnWords } from "#/fields/field-spec.ts";
import { air, anyGround, defineFields, introFields, list, text } from "../kit/index.ts";
import { cellFacts, cells, flag } from "../kit/late-fields.ts";

/** Most columns of a week. */
const mostDays = 7;

interface Start extends CellStart {
  readonly words: OwnWords;
  /** Its kind by its key. */
  readonly kind: string;
}

function at(column: string, kind: string, en: string, ru: string): Start {
  return { column, kind, words: { en, ru } };
}
/** A starting row. */
function row(time: string, ...starts: readonly Start[]): ItemInitial {
  const words: OwnWords = { en: time, ru: time };
  return {
    time: words,
    cells: starts.map(({ column, words: own }) => ({ column, words: own })),
    facts: starts.map(({ column, kind }) => ({ column, kind })),
  };
}

/** What takes place when: a week of lessons, a day in several rooms. */
export const timetableWeekFields = defineFields({
  ...introFields({
    eyebrow: { en: "From September to June", ru: "С сентября по июнь" },
    title: { en: "The week at a glance", ru: "Вся неделя на одной странице" },
    paragraph: {
      en: "Come ten minutes early. Your first class is free, and mats are here.",
      ru: "Приходите за десять минут. Первое занятие бесплатно, коврики есть.",
    },
  }),
  days: list({
    min: 2,
    max: mostDays,
    itemName: { en: "Column", ru: "Столбец" },
    item: {
      name: text({
        role: "heading",
        limit: 20,
        isRequired: true,
        initial: { en: "Saturday", ru: "Суббота" },
      }),
      note: text({ limit: 24, label: { en: "Note below the name", ru: "Подпись под названием" } }),
      isOurs: flag({ initial: false, label: { en: "Highlighted", ru: "Выделить" } }),
    },
    initial: [
      { key: "mon", name: { en: "Monday", ru: "Понедельник" } },
      { key: "tue", name: { en: "Tuesday", ru: "Вторник" } },
      { key: "wed", name: { en: "Wednesday", ru: "Среда" } },
      { key: "thu", name: { en: "Thursday", ru: "Четверг" } },
      {
        key: "sat",
        name: { en: "Saturday", ru: "Суббота" },
        note: { en: "for beginners", ru: "для начинающих" },
        isOurs: "yes",
      },
    ],
  }),
  /** Each has a colour of its own, by its place. */
  kinds: list({
    min: 0,
    max: 5,
    itemName: { en: "Colour", ru: "Цвет" },
    item: {
      name: text({
        limit: 24,
        isRequired: true,
        initial: { en: "what it stands for", ru: "что он значит" },
      }),
    },
    initial: [
      { key: "calm", name: { en: "gentle", ru: "спокойно" } },
      { key: "strong", name: { en: "makes you sweat", ru: "до седьмого пота" } },
      { key: "together", name: { en: "to music", ru: "под музыку" } },
    ],
  }),
  rows: list({
    min: 1,
    max: 14,
    itemName: { en: "Row", ru: "Строка" },
    item: {
      time: text({ limit: 14, isRequired: true, initial: { en: "20:00", ru: "20:00" } }),
      facts: cellFacts({ legend: "kinds", max: mostDays }),
      cells: cells({
        columns: "days",
        max: mostDays,
        limit: 30,
        note: 40,
        facts: { field: "facts", legend: "kinds" },
        label: { en: "Cells of the row", ru: "Ячейки строки" },
      }),
    },
    initial: [
      row(
        "7:30",
        at("mon", "calm", "Wake up", "Разминка"),
        at("wed", "calm", "Wake up", "Разминка"),
      ),
      row(
        "10:00",
        at("tue", "calm", "Back", "Спина"),
        at("thu", "calm", "Back", "Спина"),
        at(
          "sat",
          "calm",
          "First steps\nwith Nora, bring socks",
          "Первые шаги\nНора, возьмите носки",
        ),
      ),
      row(
        "12:00",
        at(
          "sat",
          "together",
          "Open floor\nno teacher, no plan",
          "Свободный зал\nбез тренера и плана",
        ),
      ),
      row(
        "18:00",
        at("mon", "strong", "Strength", "Сила"),
        at("tue", "together", "Dance", "Танец"),
        at("wed", "strong", "Strength", "Сила"),
        at("thu", "together", "Dance", "Танец"),
      ),
      row(
        "19:30",
        at("mon", "calm", "Stretch", "Растяжка"),
        at("wed", "strong", "Circuit", "Круговая"),
        at("thu", "calm", "Quiet hour", "Тихий час"),
      ),
    ],
  }),
  note: text({
    limit: 160,
    label: { en: "Note below the table", ru: "Примечание под таблицей" },
    initial: { en: "No classes on public holidays.", ru: "В праздники занятий нет." },
  }),
  ground: anyGround(),
  air: air(),
});
