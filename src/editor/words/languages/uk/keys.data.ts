import type { Translated } from "../translated.ts";

export const words: Translated<"keys"> = {
  undo: "Відмінити",
  redo: "Повторити",
  save: "Зберегти зараз",
  insert: "Додати секцію",
  duplicate: "Дублювати секцію",
  copy: "Копіювати секцію",
  cut: "Вирізати секцію",
  paste: "Вставити під секцією",
  delete: "Видалити секцію",
  moveUp: "Підняти секцію вище",
  moveDown: "Опустити секцію нижче",
  toolbar: "До панелі інструментів",
  climb: "На рівень вище: текст, секція, сторінка",
  help: "Показати комбінації клавіш",
  find: "Знайти й замінити",
};
