import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "domains"> = {
  title: "Domains",
  about: "Besucher und Suchmaschinen sehen die primäre, die anderen führen zu ihr.",
  domain: "Domain",
  example: "example.org",
  add: "Domain hinzufügen",
  added: "{{name}} wurde hinzugefügt",
  none: "Noch keine Domain. Fügen Sie eine hinzu, die Ihnen gehört: Sie sehen, welche Einträge beim Anbieter zu setzen sind, und wir prüfen, bis sie da sind.",
  own: "Gehört zur Website und funktioniert immer",
  ownUnpublished: "Gehört zur Website: Besucher finden sie hier, sobald Sie sie veröffentlichen",
  off: "Zurückgezogen",
  ownOff: "Gehört zur Website: Besucher lesen hier, dass sie nicht veröffentlicht ist",
  ownTakenDown: "Gehört zur Website: Besucher sehen hier den Hinweis des Betreibers",
  shownAgain: "Wieder veröffentlicht",
  offNote:
    "Die ganze Website ist zurückgezogen ({{time}}). Besucher sehen unter jeder ihrer Adressen einen Hinweis.",
  unpublished: "Nicht veröffentlicht",
  ownersOnly: "Nur Inhaber der Website können Domains hinzufügen und ändern.",
  local:
    "Diese Installation läuft unter localhost, das nur dieser Computer erreicht. Domains funktionieren, sobald Vitrine unter einer Adresse im Internet läuft.",
  primary: "Primär",
  live: "Live",
  leads: "Leitet weiter",
  leadsTo: "Führt zu {{name}}",
  fix_one: "{{count}} Eintrag zu setzen",
  fix_other: "{{count}} Einträge zu setzen",
  checking: "Wird geprüft",
  nameless: "Nicht registriert",
  afterwards: "Sobald sie registriert ist, setzen Sie dort diese Einträge:",
  taken: "Anderswo in Gebrauch",
  lost: "Funktioniert nicht mehr",
  more: "Mehr: {{name}}",
  makePrimary: "Zur primären machen",
  madePrimary: "{{name}} ist jetzt die primäre Domain",
  check: "Jetzt prüfen",
  move: "Zu anderer Website verschieben…",
  moveTitle: "{{name}} zu einer anderen Website verschieben",
  moveAbout:
    "Besucher der Domain sehen sofort die andere Website. Ihr TXT-Eintrag ändert sich: Setzen Sie den neuen, sobald Sie ihn dort sehen.",
  moveTo: "Website",
  moveNowhere: "Ihnen gehört keine andere Website.",
  moveAction: "Verschieben",
  moved: "{{name}} gehört jetzt zu „{{site}}“",
  remove: "Entfernen",
  removeTitle: "{{name}} entfernen?",
  removeText:
    "Besucher finden die Website dort nicht mehr. Sie können die Domain später wieder hinzufügen.",
  removed: "{{name}} wurde entfernt",
  problems: {
    nameless:
      "Diese Domain ist nicht registriert oder abgelaufen. Registrieren oder verlängern Sie sie zuerst bei einem Anbieter, und prüfen Sie die Schreibweise.",
    elsewhere:
      "Die Domain führt noch nicht zu Ihrer Website. Setzen Sie diese Einträge bei ihrem Anbieter.",
    unproven:
      "Die Domain führt hierher. Weisen Sie noch nach, dass sie Ihnen gehört: Fügen Sie den TXT-Eintrag hinzu.",
    taken:
      "Eine andere Website nutzt diese Domain und weist sie noch nach. Entfernen Sie deren TXT-Eintrag, wenn die Domain Ihnen gehört.",
    unanswered: "Die Domain antwortet gerade nicht. Wir fragen wieder.",
    looped:
      "Vor dieser Domain steht ein Proxy, der Ihre Website ohne HTTPS abruft und so in eine Umleitungsschleife gerät. Öffnen Sie in Cloudflare SSL/TLS und wählen Sie Full.",
    lost: "Die Domain führt seit {{since}} nicht mehr hierher, und wer sie öffnet, kommt nicht zu Ihrer Website. Setzen Sie die Einträge wieder, oder entfernen Sie die Domain.",
  },
  through:
    "Besucher erreichen Ihre Website über den Proxy einer anderen Firma, der ihnen sein eigenes Zertifikat zeigt.",
  proxyHint:
    "Hinter einem Proxy wie Cloudflare? Tragen Sie die Adressen dort ein und den TXT-Eintrag: Wir erkennen, dass die Domain hierher führt.",
  certificates: {
    valid: "HTTPS funktioniert. Das Zertifikat gilt bis {{date}}.",
    issuing: "Das HTTPS-Zertifikat wird ausgestellt, meist binnen weniger Minuten.",
    expired:
      "Das HTTPS-Zertifikat ist am {{date}} abgelaufen, Browser warnen Besucher. Bitten Sie den Betreiber, es zu erneuern.",
    otherName:
      "Das HTTPS-Zertifikat gilt für eine andere Domain, Browser warnen Besucher. Bitten Sie den Betreiber, es zu prüfen.",
    untrusted:
      "Browser vertrauen dem HTTPS-Zertifikat nicht und warnen Besucher. Bitten Sie den Betreiber, es zu prüfen.",
    none: "Es gibt noch kein HTTPS-Zertifikat, Browser können die Domain nicht sicher öffnen. Hat sie CAA-Einträge, müssen diese die Zertifizierungsstelle des Servers erlauben; sonst fragen Sie den Betreiber.",
    unreached:
      "HTTPS lässt sich vom Server aus nicht prüfen. Öffnen Sie die Domain im Browser, um es zu sehen.",
  },
  records: "Einträge von {{name}}",
  type: "Typ",
  name: "Name",
  value: "Wert",
  state: "Status",
  states: {
    found: "Gefunden",
    missing: "Fehlt",
    differs: "Weicht ab",
    unknown: "Keine Antwort",
    proxied: "Über einen Proxy",
  },
  optional: "Optional",
  instead: "Jetzt: {{values}}",
  copy: "{{value}} kopieren",
  copied: "Kopiert",
  shortNames:
    "Die meisten Anbieter erwarten den kurzen Namen, etwa @ oder _vitrine. Ergänzt Ihrer die Domain nicht selbst, geben Sie den vollen Namen darunter ein.",
  next: "Nächste Prüfung {{when}}. Änderungen am DNS brauchen manchmal ein, zwei Tage.",
  addWww: "Auch {{name}} hinzufügen",
  errors: {
    "domain-wrong": "Das ist keine Domain. Geben Sie eine wie example.org ein.",
    "domain-reserved": "Dieser Name gehört dem Server. Geben Sie eine eigene Domain ein.",
    "domain-there": "Diese Website hat diese Domain schon.",
    "too-many-domains":
      "Eine Website kann bis zu {{count}} Domains haben. Entfernen Sie zuerst eine.",
    "too-many-requests":
      "Eine Website kann {{count}} neue Domains am Tag bekommen. Versuchen Sie es später noch einmal.",
  },
};
