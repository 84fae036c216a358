import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "sharing"> = {
  title: "Suche und Teilen",
  about: "Wie die Website in Browser-Tabs, in Suchergebnissen und beim Teilen aussieht.",
  pictures: "Bilder",
  favicon: "Website-Symbol",
  faviconHint: "Für Tabs und Lesezeichen. Quadratisch, mindestens 180 × 180 Pixel, oder SVG.",
  socialImage: "Vorschaubild",
  socialImageHint:
    "Erscheint in Messengern und sozialen Netzwerken für Seiten ohne eigenes Bild. Am besten {{width}} × {{height}} Pixel.",
  business: "Ihr Unternehmen",
  businessAbout:
    "Suchmaschinen zeigen diese Angaben neben den Ergebnissen. Ohne Namen wird nichts veröffentlicht.",
  businessName: "Name des Unternehmens",
  phone: "Telefon",
  phoneWrong: "Geben Sie eine Telefonnummer mit höchstens 40 Zeichen ein",
  address: "Postanschrift",
  addressHint: "Mit einer Anschrift gilt es für Suchmaschinen als Unternehmen vor Ort.",
};
