import type { accountEn } from "./en.data.ts";
import type { Wording } from "../../../../words/locales/wording.ts";

export const accountRu: Wording<typeof accountEn> = {
  title: "Аккаунт",

  name: {
    label: "Имя",
    hint: "Его видят те, кто работает над вашими сайтами, и получатели приглашений.",
    saved: "Имя сохранено",
  },

  preferences: {
    appearance: "Оформление",
    system: "Как в системе",
    light: "Светлое",
    dark: "Тёмное",
    language: "Язык интерфейса",
    languageHint: "У ваших сайтов свои языки.",
    failed: "Сохранилось только на этом устройстве.",
  },

  signIn: {
    title: "Вход",
    password: "Пароль",
    passwordSet: "С ним и почтой вы входите в аккаунт.",
    passwordNone: "Пока не задан: войти можно только по одноразовой ссылке.",
    change: "Сменить",
    set: "Задать пароль",
  },

  sessions: {
    title: "Где выполнен вход",
    since: "С {{time}}",
    current: "Этот сеанс",
    end: "Выйти",
    endOne: "Выйти: {{device}}, с {{time}}",
    endOthers: "Выйти на других устройствах",
    unknownDevice: "Неизвестный браузер",
  },
};
