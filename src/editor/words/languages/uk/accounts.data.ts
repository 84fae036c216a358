import type { Translated } from "../translated.ts";

export const words: Translated<"accounts"> = {
  signIn: {
    title: "Вхід до Vitrine",
    email: "Електронна пошта",
    emailMissing: "Введіть пошту",
    password: "Пароль",
    passwordMissing: "Введіть пароль",
    show: "Показати пароль",
    hide: "Приховати пароль",
    submit: "Увійти",
    byLink: "Входимо…",
    again: "Увійти знову",
    againHint: "Ваші зміни залишаться на сторінці та збережуться після входу.",
  },

  account: {
    menu: "Обліковий запис",
    signOut: "Вийти",
    setPassword: "Задати пароль…",
    changePassword: "Змінити пароль…",
    noteTitle: "Задайте пароль",
    note: "Ви увійшли за одноразовим посиланням. Задайте пароль, щоб входити будь-де як {{email}}.",
    noteAction: "Задати пароль",
    noteLater: "Пізніше",
    newPassword: "Новий пароль",
    currentPassword: "Поточний пароль",
    currentMissing: "Введіть поточний пароль",
    currentWrong: "Поточний пароль неправильний",
    length: "Щонайменше 10 символів. Добре підійдуть кілька не пов’язаних слів.",
    tooLong: "Не більше 128 символів",
    save: "Зберегти пароль",
  },

  preferences: {
    open: "Мова й вигляд…",
    title: "Мова й вигляд",
    appearance: "Вигляд",
    system: "Як у системі",
    light: "Світлий",
    dark: "Темний",
    language: "Мова інтерфейсу",
    languageHint: "Ваші сайти мають власні мови.",
    failed: "Збереглося лише на цьому пристрої.",
  },
};
