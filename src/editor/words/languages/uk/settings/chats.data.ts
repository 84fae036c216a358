import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "chats"> = {
  title: "Чати",
  about: "Сторонній онлайн-чат. Відвідувачі бачать лише той, який ви виберете тут.",
  primary: "Чат для відвідувачів",
  primaryAbout: "Ключі інших зберігаються, доки не знадобляться.",
  none: "Немає",
  keys: "Ключі",
  waiting_one: "Збережені ключі вимкнених чатів: {{count}}",
  waiting_few: "Збережені ключі вимкнених чатів: {{count}}",
  waiting_many: "Збережені ключі вимкнених чатів: {{count}}",
  waiting_other: "Збережені ключі вимкнених чатів: {{count}}",
  add: "Додати чат",
};
