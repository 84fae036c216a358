import type { TranslatedNames } from "../translated.ts";

export const words: TranslatedNames = {
  sections: {
    Header21: {
      label: "Kopfbereich mit Bild",
      description: "Ein großes Bild mit Titel, Text und zwei Schaltflächen",
    },
    NoHeader: {
      label: "Nur Navigationsleiste",
      description: "Logo, Links und Sprachen auf dem Hintergrund der Seite",
    },
    Feature15_2: {
      label: "Blöcke mit Bildern und Preisen",
      description: "Bis zu sechs Blöcke mit Bild, Preis, Zahl und Liste",
    },
    Feature5: {
      label: "Listen mit Häkchen",
      description: "Ein Titel, daneben bis zu zehn Listen: was enthalten ist",
    },
    Email1: {
      label: "Newsletter",
      description:
        "Eine Karte mit Titel und E-Mail-Feld: auf einem Farbton, der Markenfarbe oder einem Bild",
    },
    Contact14: {
      label: "Kontaktformular",
      description: "Ein Formular neben Titel, Adresse, E-Mail-Adresse und Telefonnummer",
    },
    Contact9: {
      label: "Kontaktdaten",
      description:
        "Telefonnummern, Adressen und Öffnungszeiten in großer Schrift, bis zu sechs Blöcke",
    },
    Portfolio12: {
      label: "Galerie",
      description: "Reihen mit je einem bis vier Bildern samt Titeln und Links",
    },
    Pricing8: {
      label: "Preise",
      description: "Bis zu fünfzehn Karten mit Name, Beschreibung und Preis",
    },
    PriceList: {
      label: "Preisliste",
      description: "Eine schlichte Liste: links die Namen, rechts die Preise",
    },
    Links1: {
      label: "Links",
      description: "Ein Titel und ein paar Links, als Liste oder als Schaltflächen",
    },
    Rsvp1: {
      label: "Einladung",
      description: "Datum und Ort einer Veranstaltung, dazu ein Formular zum Antworten",
    },
    VitrineFooter: {
      label: "Vitrine-Fußzeile",
      description: "Logo, eine Zeile über Sie und Spalten mit Links",
    },
  },
  categories: {
    header: "Kopfbereich",
    feature: "Leistungen",
    email: "Newsletter",
    contact: "Kontakt",
    portfolio: "Portfolio",
    pricing: "Preise",
    rsvp: "Einladung",
    links: "Links",
    footer: "Fußzeile",
  },
  palettes: {
    lagoon: "Lagune",
    terracotta: "Terrakotta",
    ultramarine: "Ultramarin",
    amber: "Bernstein",
    forest: "Wald",
    raspberry: "Himbeere",
    lilac: "Flieder",
    sea: "Meer",
    plum: "Pflaume",
    lime: "Limette",
    copper: "Kupfer",
    graphite: "Graphit",
  },
  starters: {
    shop: { name: "Onlineshop", about: "Produkte, Preise und ein Formular. Auf Russisch." },
    cafe: {
      name: "Café",
      about:
        "Karte, Werkstatt, ein Abend zum Zusagen und Kontakt. Auf Englisch, Deutsch und Russisch.",
    },
    blank: {
      name: "Leere Website",
      about: "Kopfbereich, zwei Abschnitte und ein Bild. Der Rest liegt bei Ihnen.",
    },
    studio: {
      name: "Designstudio",
      about:
        "Arbeiten, Leistungen, Team und eine Veranstaltung. Auf Englisch, Deutsch und Russisch.",
    },
  },
  fields: {
    "Menu link": "Link im Menü",
    "After subscribing": "Nach der Anmeldung",
    "After sending": "Nach dem Senden",
    "After accepting": "Nach der Zusage",
    "After declining": "Nach der Absage",
    Row: "Reihe",
    List: "Liste",
    Line: "Zeile",
    Column: "Spalte",
    Link: "Link",
    Button: "Schaltfläche",
    Card: "Karte",
    Block: "Block",
    Icon: "Symbol",
    Picture: "Bild",
    Darken: "Abdunkeln",
    "Shade behind the text": "Abdunklung hinter dem Text",
    Text: "Text",
    Light: "Hell",
    Dark: "Dunkel",
    Primary: "Primär",
    Secondary: "Sekundär",
    Background: "Hintergrund",
    Page: "Seite",
    Band: "Band",
    Soft: "Zart",
    Brand: "Marke",
    "Fade the picture more": "Bild stärker zurücknehmen",
    "At 0 it’s faded just enough to keep the text readable.":
      "Bei 0 wird es gerade so weit zurückgenommen, dass der Text lesbar bleibt.",
    "Picture ratio": "Bildformat",
    "3:2": "3:2",
    "1:1": "1:1",
    "Shown as": "Darstellung",
    Links: "Links",
    Buttons: "Schaltflächen",
    Event: "Veranstaltung",
    "Guests allowed per reply": "Begleitpersonen pro Antwort",
  },
};
