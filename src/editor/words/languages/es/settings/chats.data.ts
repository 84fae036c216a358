import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "chats"> = {
  title: "Chats",
  about: "Un chat en vivo de terceros. Los visitantes solo ven el que elija aquí.",
  primary: "Chat para los visitantes",
  primaryAbout: "Las claves de los demás se conservan.",
  none: "Ninguno",
  keys: "Claves",
  waiting_one: "Clave de {{count}} chat desactivado",
  waiting_other: "Claves de {{count}} chats desactivados",
  add: "Añadir un chat",
};
