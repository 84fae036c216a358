import { de } from "./emails/de.data.ts";
import { type EmailWord, en } from "./emails/en.data.ts";
import { es } from "./emails/es.data.ts";
import { fr } from "./emails/fr.data.ts";
import { ru } from "./emails/ru.data.ts";
import { uk } from "./emails/uk.data.ts";

export type { EmailWord };

/** Words of the emails to people who work on sites. */
export const emailWords = { en, ru, de, fr, es, uk } as const satisfies Record<
  string,
  Readonly<Record<EmailWord, string>>
>;
