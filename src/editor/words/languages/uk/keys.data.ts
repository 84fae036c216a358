import type { Translated } from "../translated.ts";

export const words: Translated<"keys"> = {
  undo: "Відмінити",
  redo: "Повторити",
  save: "Зберегти зараз",
  insert: "Додати секцію",
  duplicate: "Дублювати секцію",
  delete: "Видалити секцію",
  moveUp: "Підняти секцію вище",
  moveDown: "Опустити секцію нижче",
  toolbar: "До панелі інструментів",
  climb: "На рівень вище: текст, секція, сторінка",
  help: "Показати комбінації клавіш",
  find: "Знайти й замінити",
};
