import type { accountsEn } from "./en.data.ts";
import type { Wording } from "../../../words/locales/wording.ts";

export const accountsRu: Wording<typeof accountsEn> = {
  signIn: {
    title: "Вход в Vitrine",
    email: "Почта",
    emailMissing: "Укажите почту",
    password: "Пароль",
    passwordMissing: "Введите пароль",
    show: "Показать пароль",
    hide: "Скрыть пароль",
    submit: "Войти",
    byLink: "Входим…",
    again: "Войдите снова",
    againHint: "Изменения останутся на этой странице и сохранятся, как только вы войдёте.",
  },

  account: {
    menu: "Аккаунт",
    signOut: "Выйти",
    setPassword: "Задать пароль…",
    changePassword: "Сменить пароль…",
    noteTitle: "Задайте пароль",
    note: "Вы вошли по одноразовой ссылке. Задайте пароль, чтобы входить откуда угодно как {{email}}.",
    noteAction: "Задать пароль",
    noteLater: "Позже",
    newPassword: "Новый пароль",
    currentPassword: "Текущий пароль",
    currentMissing: "Введите текущий пароль",
    currentWrong: "Неверный текущий пароль",
    length: "Не короче 10 символов. Подойдут несколько слов, не связанных между собой.",
    tooLong: "Не длиннее 128 символов",
    save: "Сохранить пароль",
  },
};
