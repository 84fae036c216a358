import { de } from "./visitors/de.data.ts";
import { type ServerWord, en } from "./visitors/en.data.ts";
import { es } from "./visitors/es.data.ts";
import { fr } from "./visitors/fr.data.ts";
import { ru } from "./visitors/ru.data.ts";
import { uk } from "./visitors/uk.data.ts";

export type { ServerWord };

/** What only the server says: in emails, and on the pages that their links open. The languages of `visitorMessages`. */
export const serverWords = { en, ru, de, fr, es, uk } as const satisfies Record<
  string,
  Readonly<Record<ServerWord, string>>
>;
