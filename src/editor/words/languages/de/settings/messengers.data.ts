import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "messengers"> = {
  title: "Messenger",
  about: "Eine runde Schaltfläche in der Ecke öffnet eine Karte mit Ihren Messengern.",
  alignment: "Seite des Bildschirms",
  alignmentHint: "Rechts rückt die Schaltfläche „Nach oben“ in die Mitte.",
  left: "Links",
  right: "Rechts",
  list: "Messenger",
  active: "{{name}} zeigen",
  nowhere: "Noch keine Adresse",
  leads: "Führt zu {{link}}",
  card: "Karte",
  avatar: "Bild",
  avatarHint: "Quadratisch, wird rund gezeigt.",
  name: "Name",
  subtitle: "Zeile unter dem Namen",
  message: "Nachricht",
  buttonText: "Schaltfläche",
  noneActive:
    "Schalten Sie einen Messenger ein und geben Sie seine Adresse an, damit die Schaltfläche erscheint.",
};
