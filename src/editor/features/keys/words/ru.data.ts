import type { Wording } from "../../../words/locales/wording.ts";
import type { keysEn } from "./en.data.ts";

export const keysRu: Wording<typeof keysEn> = {
  undo: "Отменить",
  redo: "Повторить",
  save: "Сохранить сейчас",
  insert: "Добавить секцию",
  duplicate: "Дублировать секцию",
  copy: "Копировать секцию",
  cut: "Вырезать секцию",
  paste: "Вставить под секцией",
  saveSection: "Сохранить секцию для всех сайтов",
  delete: "Удалить секцию",
  moveUp: "Переместить секцию выше",
  moveDown: "Переместить секцию ниже",
  toolbar: "К панели инструментов",
  find: "Найти и заменить",
  climb: "На уровень выше: текст, секция, страница",
  palette: "Перейти куда угодно по названию",
  pass: "К следующей части экрана, с Shift — к предыдущей",
  above: "К секции выше",
  below: "К секции ниже",
  help: "Показать сочетания клавиш",
};
