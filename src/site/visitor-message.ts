import { visitorMessages } from "./messages-visitor.data.ts";
import { createSayToVisitors } from "./spoken-language.ts";

/** What visitors read for a key in a language; each {name} is replaced by its value. */
export const visitorMessage = createSayToVisitors((language) => visitorMessages[language]);
