export const chatsEn = {
  title: "Chats",
  about: "A third-party live chat. Visitors see only the one you choose here.",
  primary: "Chat for visitors",
  primaryAbout: "The keys of the others are kept for later.",
  none: "None",
  keys: "Keys",
  waiting_one: "Key of {{count}} chat that is off",
  waiting_other: "Keys of {{count}} chats that are off",
  add: "Add a chat",
} as const;
