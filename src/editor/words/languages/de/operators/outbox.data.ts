import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "outbox"> = {
  title: "Postausgang",
  about:
    "Jede E-Mail dieses Servers. Ohne Mailserver bleiben sie hier, damit Sie sie lesen können.",
  state: "Status",
  none: "Keine E-Mails.",
  all: "Alle",
  tags: {
    failed: "Nicht zugestellt",
    retrying: "Wird wiederholt",
    waiting: "Wartet",
    kept: "Aufbewahrt",
    sent: "Gesendet",
  },
  nextTry: "Nächster Versuch: {{time}}",
  to: "An {{to}}, {{time}}",
  text: "Text anzeigen",
  forgotten: "Der Text war vertraulich und wurde nach dem Senden gelöscht.",
  retryOf: "E-Mail an {{to}} wiederholen",
};
