import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "redirects"> = {
  title: "Weiterleitungen",
  about:
    "Führen Besucher mit einer alten Adresse an die richtige Stelle. Wirksam nach der nächsten Veröffentlichung.",
  add: "Weiterleitung hinzufügen",
  addAbout:
    "Wenn Sie den Pfad einer Seite ändern, wird eine Weiterleitung vom alten Pfad für Sie angelegt.",
  from: "Alter Pfad",
  fromFaults: {
    shape: "Beginnen Sie mit einem Schrägstrich, ohne Leerzeichen, ? und #, z. B. /alte-seite.html",
    reserved: "Dieser Pfad ist reserviert",
    taken: "Die Seite „{{name}}“ hat diesen Pfad",
    known: "Dieser Pfad wird schon weitergeleitet",
  },
  to: "Weiterleiten zu",
  toOf: "{{path}} weiterleiten zu",
  outside: "Andere Website",
  address: "Adresse",
  addressOf: "Adresse für {{path}}",
  addressWrong: "Geben Sie eine Adresse ein, die mit https:// beginnt",
  addressOwn: "Das ist Ihre eigene Website. Wählen Sie stattdessen die Seite",
  submit: "Weiterleitung hinzufügen",
  list: "Weiterleitungen",
  none: "Noch keine Weiterleitungen. Fügen Sie oben eine hinzu, z. B. für die Seiten Ihrer bisherigen Website.",
  search: "Weiterleitungen suchen",
  nothing: "Keine Weiterleitung passt zu „{{text}}“.",
  remove: "Weiterleitung von {{path}} entfernen",
  more_one: "und {{count}} weitere. Die Suche findet sie.",
  more_other: "und {{count}} weitere. Die Suche findet sie.",
};
