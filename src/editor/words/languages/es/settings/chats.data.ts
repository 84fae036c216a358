import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "chats"> = {
  title: "Chats",
  about: "Un chat en vivo de terceros. Los visitantes solo ven el que elija aquí.",
  primary: "Chat para los visitantes",
  primaryAbout: "Puede elegir un chat cuando tenga una clave.",
  none: "Ninguno",
  noKey: "aún sin clave",
  keys: "Claves",
};
