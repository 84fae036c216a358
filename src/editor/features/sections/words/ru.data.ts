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
  saved: {
    category: "Сохранённые",
    save: "Сохранить секцию",
    about:
      "Её можно будет добавить на любую страницу любого вашего сайта: она появится в выборе секций. Это копия: правки на странице её не изменят.",
    name: "Название",
    nameMissing: "Введите название",
    done: "Сохранено: «{{name}}»",
    show: "Показать",
    menu: "Другие действия: {{name}}",
    rename: "Переименовать",
    delete: "Удалить",
    deleted: "Секция «{{name}}» удалена",
    replaces: "Заменит шапку",
    newer: "Нужна более новая версия приложения",
    failed: "Не удалось загрузить сохранённые секции.",
    empty: "Сохранённых секций пока нет",
    emptyHint:
      "Чтобы использовать секцию на любом своём сайте, выделите её и выберите в меню «Сохранить секцию…».",
    list: "Сохранённые секции",
  },
};
