/** Messengers that have a widget (specification, section 3). */
export const messengerNames = ["facebook", "whatsapp", "telegram", "viber"] as const;
export type MessengerName = (typeof messengerNames)[number];

/** The names that they go by. */
export const messengerLabels: Readonly<Record<MessengerName, string>> = {
  facebook: "Facebook",
  whatsapp: "WhatsApp",
  telegram: "Telegram",
  viber: "Viber",
};
