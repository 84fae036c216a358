import { MessagesSquare } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const chats = defineTab({
  name: "chats",
  synonyms: "synonyms.settings.chats",
  words: {
    en: async () => (await import("./words/en.data.ts")).chatsEn,
    ru: async () => (await import("./words/ru.data.ts")).chatsRu,
  },
  Icon: MessagesSquare,
  settings: ["chats"],
  fields: ["chat"],
  load: async () => (await import("./chats-tab.tsx")).ChatsTab,
});
