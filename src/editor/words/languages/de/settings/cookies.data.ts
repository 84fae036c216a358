import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "cookies"> = {
  title: "Cookies",
  about:
    "Das Banner, in dem Besucher Statistik, Chats und Werbung akzeptieren oder ablehnen. Über einen Link in der Fußzeile können sie ihre Auswahl jederzeit ändern.",
  banner: "Banner",
  none: "Keines",
  noneAbout:
    "Skripte von Drittanbietern werden geladen, sobald ein Besucher die Maus bewegt, tippt oder schreibt.",
  simple: "Einfach",
  simpleAbout: "Skripte werden geladen, bis der Besucher ablehnt.",
  gdpr: "DSGVO",
  gdprAbout: "Nichts wird geladen, bevor der Besucher zustimmt.",
  texts: "Texte",
  textsAbout:
    "Lassen Sie einen Text leer, um die Standardformulierung in der Sprache des Besuchers zu verwenden.",
  variant: "Variante",
  text: "Text",
  buttons: "Schaltflächen",
  acceptBtn: "Akzeptieren",
  declineBtn: "Ablehnen",
  settingsBtn: "Einstellungen",
  show: "Schaltfläche zeigen: {{name}}",
  privacy: "Datenschutzerklärung",
  privacyLink: "Linkziel",
  privacyName: "Linktext",
  privacyInBanner: "Link im Banner",
  privacyInFooter: "Link in der Fußzeile",
  privacyMissing: "Der Link erscheint, sobald oben eine Adresse steht.",
  popup: "Einstellungsfenster",
  popupTitle: "Titel",
  popupDescription: "Erklärung",
  confirmBtn: "Bestätigen",
  category: {
    essential: "Notwendig",
    analytics: "Statistik",
    marketing: "Marketing",
    functional: "Funktional",
  },
  alwaysOn: "Immer aktiv",
  noVendor: "Keine Drittanbieter",
  categoryTitle: "Titel",
  categoryDescription: "Beschreibung",
  toggles: "Anfangszustand der Schalter",
  preselect: "Kategorien vorauswählen",
  preselectHint:
    "Die Schalter sind anfangs an und springen beim Schließen des Fensters wieder auf an.",
  preselectWarning:
    "Vorausgewählte Kästchen gelten in der EU nicht als Einwilligung. Lassen Sie das aus, wenn Sie Besucher von dort haben.",
  simplePreselects: "In der einfachen Variante sind alle Schalter anfangs an.",
  notShown: "Diese Variante ist ausgeschaltet: Besucher sehen sie nicht.",
};
