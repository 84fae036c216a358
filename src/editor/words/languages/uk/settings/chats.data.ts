import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "chats"> = {
  title: "Чати",
  about: "Сторонній онлайн-чат. Відвідувачі бачать лише той, який ви виберете тут.",
  primary: "Чат для відвідувачів",
  primaryAbout: "Ключі інших зберігаються, доки не знадобляться.",
  none: "Немає",
  keys: "Ключі",
  waiting_one: "Ключ {{count}} вимкненого чату",
  waiting_few: "Ключі {{count}} вимкнених чатів",
  waiting_many: "Ключі {{count}} вимкнених чатів",
  waiting_other: "Ключі {{count}} вимкненого чату",
  add: "Додати чат",
};
