import type { sectionsEn } from "./en.data.ts";
import type { Wording } from "../../../words/locales/wording.ts";

export const sectionsRu: Wording<typeof sectionsEn> = {
  picker: {
    title: "Добавить секцию",
    replaceTitle: "Заменить секцию",
    after: "После секции «{{section}}»",
    atStart: "В начало страницы",
    search: "Найти секцию",
    categories: "Виды секций",
    all: "Все",
    results: "Секции",
    enterInserts: "Enter — вставить",
    replaces: "Заменить, сохранив содержимое",
    stands: "Уже на странице",
    keepOpen: "Не закрывать, чтобы добавить несколько",
    choose: "выбрать",
    insert: "вставить",
    nothing: "По запросу «{{query}}» секций нет.",
    clearSearch: "Показать все секции",
    found_one: "{{count}} секция",
    found_few: "{{count}} секции",
    found_many: "{{count}} секций",
    found_other: "{{count}} секции",
    added: "Секция «{{section}}» добавлена",
  },
};
