import { MessagesSquare } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const chats = defineTab({
  name: "chats",
  Icon: MessagesSquare,
  settings: ["chats"],
  fields: ["chat"],
  load: async () => (await import("./chats-tab.tsx")).ChatsTab,
});
