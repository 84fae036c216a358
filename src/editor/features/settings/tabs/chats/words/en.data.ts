export const chatsEn = {
  title: "Chats",
  about: "A third-party live chat. Visitors see only the one you choose here.",
  primary: "Chat for visitors",
  primaryAbout: "You can choose a chat once it has a key.",
  none: "None",
  noKey: "no key yet",
  keys: "Keys",
} as const;
