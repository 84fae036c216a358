import type { Translated } from "../translated.ts";

export const words: Translated<"firstSteps"> = {
  title: "Перші кроки",
  done: "Перші кроки зроблено",
  count: "{{done}} з {{all}}",
  close: "Закрити список",
  fold: "Згорнути список",
  unfold: "Розгорнути список",
  isDone: "Готово",
  steps: {
    starter: "Вибрати, із чого почати",
    name: "Назва й колір",
    title: "Написати свій заголовок",
    picture: "Поставити власне зображення",
    publish: "Опублікувати",
  },
};
