import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "chats"> = {
  title: "Chats",
  about: "Ein Livechat von einem Drittanbieter. Besucher sehen nur den, den Sie hier wählen.",
  primary: "Chat für Besucher",
  primaryAbout: "Die Schlüssel der anderen bleiben gespeichert.",
  none: "Keiner",
  keys: "Schlüssel",
  waiting_one: "Schlüssel von {{count}} ausgeschaltetem Chat",
  waiting_other: "Schlüssel von {{count}} ausgeschalteten Chats",
  add: "Chat hinzufügen",
};
