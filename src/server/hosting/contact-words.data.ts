import type { SpokenLanguage } from "#/site/spoken-language.ts";

/** What stands before the contact of those who host a site, for its visitors; English where a language has no words. */
export const contactWords: Readonly<{ en: string } & Partial<Record<SpokenLanguage, string>>> = {
  en: "Contact the host:",
  ru: "Связаться с администратором сервиса:",
  de: "Kontakt zum Betreiber:",
  fr: "Contacter l’hébergeur :",
  es: "Contacto del servicio:",
  uk: "Зв’язатися з адміністратором сервісу:",
};
