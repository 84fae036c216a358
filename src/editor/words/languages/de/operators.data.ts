import type { Translated } from "../translated.ts";

export const words: Translated<"operators"> = {
  title: "Verwaltung",
  closed: "Diese Seiten sind für die Betreiber dieses Servers.",
  toSites: "Ihre Websites",
  more: "Mehr anzeigen",
  actions: "Aktionen",
  actionsOf: "Aktionen: {{name}}",
  reasonForOwner: "Grund, geht an den Inhaber",
  reasonMissing: "Geben Sie einen Grund an",
  emailWrong: "Geben Sie eine gültige E-Mail-Adresse ein",
};
