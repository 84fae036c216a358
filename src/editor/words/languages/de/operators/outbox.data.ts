import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "outbox"> = {
  title: "Postausgang",
  about:
    "Jede E-Mail dieses Servers. Ohne Mailserver bleiben sie hier, damit Sie sie lesen können.",
  state: "Status",
  none: "Keine E-Mails.",
  states: {
    all: "Alle",
    failed: "Nicht zugestellt",
    waiting: "Wartend",
    kept: "Aufbewahrt",
    sent: "Gesendet",
  },
  tags: {
    failed: "Nicht zugestellt",
    waiting: "Wartet",
    kept: "Aufbewahrt",
    sent: "Gesendet",
  },
  to: "An {{to}}, {{time}}",
  text: "Text anzeigen",
  forgotten: "Der Text war vertraulich und wurde nach dem Senden gelöscht.",
  retryOf: "E-Mail an {{to}} wiederholen",
};
