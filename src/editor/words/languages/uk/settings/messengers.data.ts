import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "messengers"> = {
  title: "Месенджери",
  about: "Кругла кнопка в кутку відкриває картку з вашими месенджерами.",
  alignment: "Бік екрана",
  alignmentHint: "Якщо праворуч, кнопка «Вгору» переходить на середину.",
  left: "Ліворуч",
  right: "Праворуч",
  list: "Месенджери",
  active: "Показувати {{name}}",
  nowhere: "Адреси ще немає",
  leads: "Веде на {{link}}",
  card: "Картка",
  avatar: "Зображення",
  avatarHint: "Квадратне, показується круглим.",
  name: "Ім’я",
  subtitle: "Рядок під іменем",
  message: "Повідомлення",
  buttonText: "Кнопка",
  noneActive: "Увімкніть месенджер і додайте його адресу, щоб з’явилася кнопка.",
};
