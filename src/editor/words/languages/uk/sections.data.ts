import type { Translated } from "../translated.ts";

export const words: Translated<"sections"> = {
  picker: {
    title: "Додати секцію",
    replaceTitle: "Замінити секцію",
    after: "Після «{{section}}»",
    atStart: "На початку сторінки",
    search: "Пошук секцій",
    categories: "Категорії",
    all: "Усі",
    results: "Секції",
    enterInserts: "Enter вставляє",
    replaces: "Замінити, зберегти вміст",
    stands: "Уже на сторінці",
    keepOpen: "Не закривати, щоб додати кілька",
    choose: "вибрати",
    insert: "вставити",
    nothing: "За запитом «{{query}}» секцій немає.",
    clearSearch: "Показати всі секції",
    found_one: "{{count}} секція",
    found_few: "{{count}} секції",
    found_many: "{{count}} секцій",
    found_other: "{{count}} секції",
    added: "Секцію «{{section}}» додано",
  },
};
