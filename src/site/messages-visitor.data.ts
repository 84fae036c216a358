import type { SpokenLanguage } from "./spoken-language.ts";
import { de } from "./visitor-messages/de.data.ts";
import { en } from "./visitor-messages/en.data.ts";
import { es } from "./visitor-messages/es.data.ts";
import { fr } from "./visitor-messages/fr.data.ts";
import { ru } from "./visitor-messages/ru.data.ts";
import type { Translation } from "./visitor-messages/translation.ts";
import { uk } from "./visitor-messages/uk.data.ts";

/** What visitors read on published pages and answers to their forms, by language (R5). */
export const visitorMessages = { en, ru, de, fr, es, uk } as const satisfies Record<
  SpokenLanguage,
  Translation
>;
