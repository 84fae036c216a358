import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "chats"> = {
  title: "Чати",
  about: "Сторонній онлайн-чат. Відвідувачі бачать лише той, який ви виберете тут.",
  primary: "Чат для відвідувачів",
  primaryAbout: "Чат можна вибрати, коли в нього є ключ.",
  none: "Немає",
  noKey: "ключа ще немає",
  keys: "Ключі",
};
