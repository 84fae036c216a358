import type { Translated } from "../translated.ts";

export const words: Translated<"account"> = {
  title: "Обліковий запис",

  name: {
    label: "Ім’я",
    hint: "Його бачать інші на ваших сайтах, і воно є в запрошеннях.",
    saved: "Ім’я збережено",
  },

  preferences: {
    appearance: "Вигляд",
    system: "Як у системі",
    light: "Світлий",
    dark: "Темний",
    language: "Мова інтерфейсу",
    languageHint: "Ваші сайти мають власні мови.",
    failed: "Збереглося лише на цьому пристрої.",
  },

  signIn: {
    title: "Вхід",
    password: "Пароль",
    passwordSet: "З ним і поштою ви входите в обліковий запис.",
    passwordNone: "Ще не задано: увійти можна лише за одноразовим посиланням.",
    change: "Змінити",
    set: "Задати пароль",
  },

  sessions: {
    title: "Де ви увійшли",
    since: "З {{time}}",
    current: "Цей сеанс",
    end: "Вийти",
    endOne: "Вийти: {{device}}, з {{time}}",
    endOthers: "Завершити інші сеанси",
    unknownDevice: "Невідомий браузер",
  },
};
