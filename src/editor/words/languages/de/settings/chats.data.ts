import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "chats"> = {
  title: "Chats",
  about: "Ein Livechat von einem Drittanbieter. Besucher sehen nur den, den Sie hier wählen.",
  primary: "Chat für Besucher",
  primaryAbout: "Einen Chat können Sie wählen, sobald er einen Schlüssel hat.",
  none: "Keiner",
  noKey: "noch kein Schlüssel",
  keys: "Schlüssel",
};
