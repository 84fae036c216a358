import type { messengersEn } from "./en.data.ts";
import type { Wording } from "../../../../../words/locales/wording.ts";

export const messengersRu: Wording<typeof messengersEn> = {
  title: "Мессенджеры",
  about: "Круглая кнопка в углу открывает карточку с вашими мессенджерами.",
  alignment: "Сторона экрана",
  alignmentHint: "Если кнопка справа, кнопка «Наверх» сдвигается к середине.",
  left: "Слева",
  right: "Справа",
  list: "Мессенджеры",
  active: "Показывать {{name}}",
  nowhere: "Адреса пока нет",
  leads: "Ведёт на {{link}}",
  card: "Карточка",
  avatar: "Картинка",
  avatarHint: "Квадратная, показывается круглой.",
  name: "Имя",
  subtitle: "Строка под именем",
  message: "Сообщение",
  buttonText: "Кнопка",
  noneActive: "Включите мессенджер и укажите его адрес, чтобы кнопка появилась.",
};
