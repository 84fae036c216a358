import { accessRu } from "../tabs/access/words/ru.data.ts";
import { chatsRu } from "../tabs/chats/words/ru.data.ts";
import { cookiesRu } from "../tabs/cookies/words/ru.data.ts";
import { eventsRu } from "../tabs/events/words/ru.data.ts";
import { generalRu } from "../tabs/general/words/ru.data.ts";
import { languagesRu } from "../tabs/languages/words/ru.data.ts";
import { messengersRu } from "../tabs/messengers/words/ru.data.ts";
import { navigationRu } from "../tabs/navigation/words/ru.data.ts";
import { notFoundRu } from "../tabs/not-found/words/ru.data.ts";
import { pageRu } from "../tabs/page/words/ru.data.ts";
import { peopleRu } from "../tabs/people/words/ru.data.ts";
import { redirectsRu } from "../tabs/redirects/words/ru.data.ts";
import { sharingRu } from "../tabs/sharing/words/ru.data.ts";
import { trackingRu } from "../tabs/tracking/words/ru.data.ts";
import type { settingsEn } from "./en.data.ts";
import type { Wording } from "../../../words/locales/wording.ts";

export const settingsRu: Wording<typeof settingsEn> = {
  title: "Настройки",
  back: "Вернуться к странице",
  inbox: "Входящие",
  waiting: "Здесь не всё сохранено",

  forEditors: "Настройки могут менять только редакторы и владельцы сайта",

  roles: {
    owner: "Владелец",
    editor: "Редактор",
    writer: "Автор",
    viewer: "Читатель",
    about: {
      owner: "Всё, с теми же правами, что у вас",
      editor: "Всё, кроме людей и удаления сайта",
      writer: "Тексты и картинки, в том числе в переводах",
      viewer: "Смотрит страницы",
    },
  },

  text: {
    language: "Тексты на языке",
    tooLong:
      "Текст слишком длинный, сохранить его нельзя. Сократите его: пока он есть только здесь.",
    over_one: "На {{count}} символ длиннее предела. Сократите перед публикацией.",
    over_few: "На {{count}} символа длиннее предела. Сократите перед публикацией.",
    over_many: "На {{count}} символов длиннее предела. Сократите перед публикацией.",
    over_other: "На {{count}} символа длиннее предела. Сократите перед публикацией.",
  },
  row: {
    up: "Выше: {{name}}",
    down: "Ниже: {{name}}",
    remove: "Удалить: {{name}}",
    removed: "«{{name}}» удалено",
    full: "Можно добавить не больше {{count}}.",
  },
  picture: {
    crop: "Кадрировать: {{name}}",
    remove: "Убрать: {{name}}",
  },
  preview: {
    title: "Предпросмотр",
    device: "Ширина",
    desktop: "Компьютер",
    mobile: "Телефон",
    part: "Часть",
    banner: "Баннер",
    popup: "Выбор",
  },
  gate: {
    analytics: "Нужна категория «Аналитика»",
    marketing: "Нужна категория «Маркетинг»",
    functional: "Нужна категория «Функциональные»",
    none: "Баннер cookie выключен: загружается при первом действии посетителя.",
    simple:
      "Включён простой баннер: загружается при первом действии посетителя, а после его выбора — только то, что он разрешил.",
    gdpr: "Включён баннер GDPR: загружается, только когда посетитель разрешит.",
    cookies: "Настройки cookie",
  },

  webhook: {
    title: "Вебхук",
    about:
      "Каждое сообщение, подписка и ответ отправляются и на этот адрес. При ошибке отправка повторяется.",
    url: "Адрес",
    urlHint: "Оставьте пустым, чтобы выключить вебхук.",
    wrong: "Введите адрес, который начинается с https:// или http://",
    refused: "Введите адрес, доступный из интернета.",
    secret: "Секрет",
    secretHint: "Им подписывается каждый запрос.",
    copy: "Скопировать секрет",
    copied: "Скопировано",
    failed: "Последняя попытка не удалась: {{time}}",
  },

  access: accessRu,
  chats: chatsRu,
  cookies: cookiesRu,
  events: eventsRu,
  general: generalRu,
  languages: languagesRu,
  messengers: messengersRu,
  navigation: navigationRu,
  notFound: notFoundRu,
  page: pageRu,
  people: peopleRu,
  redirects: redirectsRu,
  sharing: sharingRu,
  tracking: trackingRu,
};
