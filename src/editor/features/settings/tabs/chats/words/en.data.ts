export const chatsEn = {
  title: "Chats",
  about: "A third-party live chat. Visitors see only the one you choose here.",
  primary: "Chat for visitors",
  primaryAbout: "The keys of the others are kept for later.",
  none: "None",
  keys: "Keys",
  waiting_one: "{{count}} saved key for a chat that’s off",
  waiting_other: "{{count}} saved keys for chats that are off",
  add: "Add a chat",
} as const;
