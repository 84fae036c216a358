import type { Wording } from "../../../words/locales/wording.ts";
import type { firstStepsEn } from "./en.data.ts";

export const firstStepsRu: Wording<typeof firstStepsEn> = {
  title: "Первые шаги",
  done: "Первые шаги сделаны",
  count: "{{done}} из {{all}}",
  close: "Закрыть список",
  fold: "Свернуть список",
  unfold: "Развернуть список",
  isDone: "Сделано",
  steps: {
    starter: "Выбрать, с чего начать",
    name: "Название и цвет",
    title: "Написать заголовок",
    picture: "Поставить свою картинку",
    publish: "Опубликовать",
  },
};
