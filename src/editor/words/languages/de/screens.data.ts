import type { Translated } from "../translated.ts";

export const words: Translated<"screens"> = {
  close: "Schließen",
  cancel: "Abbrechen",
  undo: "Rückgängig",
  retry: "Erneut versuchen",
  search: { clear: "Leeren" },
  language: "Sprache",
  kept: {
    name: "Name",
    nameMissing: "Geben Sie einen Namen ein",
    menu: "Mehr zu {{name}}",
    rename: "Umbenennen",
    delete: "Löschen",
    deleted: "„{{name}}“ gelöscht",
    newer: "Benötigt eine neuere Version der App",
  },
  notifications: "Benachrichtigungen",
  noSuchPage: "Unter {{address}} gibt es keine Seite. Das ist „{{name}}“.",

  pageGone: {
    deleted: "„{{name}}“ wurde gelöscht",
    deletedBy: "„{{name}}“ wurde von {{person}} gelöscht",
    undone: "Rückgängig gemacht: „{{name}}“ gibt es nicht mehr",
    restore: "Seite wiederherstellen",
  },

  access: {
    siteMissing: "Website nicht gefunden",
    siteMissingHint: "Sie wurde gelöscht, oder Sie haben keinen Zugriff mehr darauf.",
    lost: "Sie haben keinen Zugriff mehr auf diese Website",
    removed:
      "Ein Inhaber hat Sie entfernt, oder die Website wurde gelöscht. Wenn Sie sie noch brauchen, bitten Sie einen Inhaber um eine neue Einladung.",
    linkInvalid: "Dieser Link funktioniert nicht",
    kept_one:
      "{{count}} Änderung wurde nicht gespeichert. Sie bleibt auf diesem Gerät und wird gespeichert, sobald Sie wieder Zugriff haben und die Website hier öffnen.",
    kept_other:
      "{{count}} Änderungen wurden nicht gespeichert. Sie bleiben auf diesem Gerät und werden gespeichert, sobald Sie wieder Zugriff haben und die Website hier öffnen.",
    unkept_one:
      "{{count}} Änderung wurde nicht gespeichert, und dieser Browser kann sie nicht aufbewahren. Kopieren Sie, was Sie brauchen, bevor Sie den Tab schließen.",
    unkept_other:
      "{{count}} Änderungen wurden nicht gespeichert, und dieser Browser kann sie nicht aufbewahren. Kopieren Sie, was Sie brauchen, bevor Sie den Tab schließen.",
    copy: "Text kopieren",
    copied: "Kopiert",
    signIn: "Anmelden",
    allSites: "Alle Websites",
  },

  takedown: {
    badge: "Offline genommen",
    title: "Der Betreiber hat diese Website offline genommen: {{time}}",
    visitors: "Besucher sehen stattdessen einen Hinweis.",
    publishing:
      "Sie können weiter bearbeiten und veröffentlichen: Besucher sehen das Veröffentlichte, sobald der Betreiber die Website wieder freigibt.",
    write: "Wenn Sie das behoben haben oder anderer Meinung sind, schreiben Sie an",
    askHost:
      "Wenn Sie das behoben haben oder anderer Meinung sind, wenden Sie sich an den Betreiber.",
  },

  errors: {
    "already-member": "Diese Person arbeitet schon an dieser Website mit.",
    "account-exists": "Für diese Adresse gibt es schon ein Konto. Melden Sie sich damit an.",
    "link-invalid": "Dieser Link ist abgelaufen oder wurde widerrufen. Bitten Sie um einen neuen.",
    "invitation-invalid":
      "Diese Einladung wurde schon benutzt, zurückgezogen oder ist abgelaufen. Bitten Sie um eine neue.",
    "sign-up-invalid":
      "Dieser Link wurde schon verwendet oder ist abgelaufen. Registrieren Sie sich noch einmal.",
    "too-many-sites":
      "Sie haben so viele Websites, wie dieser Server erlaubt. Löschen Sie eine endgültig, auch aus dem Papierkorb.",
    "too-many-pages": "Das sind mehr Seiten, als eine Website auf diesem Server haben kann.",
    "no-room-for-pages":
      "Ihre Websites hätten zusammen mehr Seiten, als ein Konto hier haben kann. Löschen Sie zuerst Seiten oder eine Website endgültig.",
    "publish-held":
      "Der Betreiber prüft dies, bevor es online geht. Besucher sehen den bisherigen Stand.",
    "address-held":
      "Diese Adresse enthält den Namen einer Bank oder Marke. Ziehen Sie die Website erst zurück und veröffentlichen Sie sie dann unter der neuen Adresse: Der Betreiber prüft sie vorher.",
    "no-room":
      "Die Bilder und Dateien Ihrer Websites belegen den ganzen Platz Ihres Kontos. Löschen Sie eine Website, um Platz zu schaffen.",
    "account-suspended":
      "Dieses Konto ist gesperrt. Der Grund wurde an seine E-Mail-Adresse geschickt.",
    "account-unknown": "Zu dieser Adresse gibt es kein Konto. Laden Sie die Person zuerst ein.",
    "last-operator":
      "Sie betreiben diese Installation als Einzige, deshalb lässt sich Ihr Konto nicht löschen.",
    "under-review":
      "Eine Website lässt sich nicht löschen, solange sie nach einer Meldung offline ist, und bis zu 30 Tage nach einer noch offenen Meldung.",
    "passkey-refused":
      "Dieser Passkey hat nicht funktioniert. Versuchen Sie es erneut oder melden Sie sich anders an.",
    "email-change-invalid":
      "Dieser Link wurde schon benutzt oder ist abgelaufen, oder es wurde seither eine andere Änderung begonnen.",
    "mail-limit":
      "Die E-Mails dieses Monats sind verbraucht, deshalb ging die Einladung nicht hinaus. Wenn Sie mehr brauchen, wenden Sie sich an den Betreiber.",
    "last-owner":
      "Eine Website braucht einen Inhaber. Machen Sie zuerst jemand anderen zum Inhaber.",
    network: "Keine Verbindung zum Server.",
    "saved-sections-full":
      "Mehr davon lässt sich in Ihrem Konto nicht speichern. Löschen Sie zuerst einige.",
    "too-many-requests": "Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es erneut.",
    "wrong-credentials": "E-Mail-Adresse oder Passwort ist falsch.",
    "sign-in-link-invalid":
      "Dieser Link wurde schon benutzt oder ist abgelaufen. Führen Sie auf dem Server „npm run owner-link“ aus, um einen neuen zu erhalten.",
    "password-too-weak":
      "Dieses Passwort ist leicht zu erraten: Es ist weit verbreitet oder enthält einen Namen, den andere kennen. Wählen Sie ein anderes.",
    "not-signed-in": "Sie sind abgemeldet. Melden Sie sich an und versuchen Sie es erneut.",
    forbidden: "Dazu haben Sie keine Berechtigung.",
    "not-found": "Das gibt es nicht mehr.",
    "kept-unwritten":
      "Die Änderung wurde vorgenommen, aber der Datenträger des Servers konnte nicht alles aufnehmen. Sagen Sie dem Betreiber Bescheid.",
    "storage-full": "Der Speicher des Servers ist voll. Es wurde nichts gespeichert.",
    "storage-unavailable":
      "Der Server kann nicht auf seinen Speicher schreiben. Es wurde nichts gespeichert.",
    unavailable: "Das ist gerade nicht möglich. Versuchen Sie es gleich noch einmal.",
    conflict:
      "Die Website wurde inzwischen geändert. Sehen Sie sich die Änderungen an und veröffentlichen Sie erneut.",
    invalid: "Prüfen Sie Ihre Eingaben und versuchen Sie es noch einmal.",
    other: "Etwas ist schiefgelaufen. Versuchen Sie es gleich noch einmal.",
    reference: "Kennung für den Betreiber: {{id}}",
  },

  account: {
    saved: "Passwort gespeichert. Andere Geräte wurden abgemeldet.",
  },
  revokeLink: {
    title: "„{{name}}“ widerrufen?",
    share:
      "Der Link gilt sofort nicht mehr. Wer darüber auf der Website ist, verliert den Zugriff; was noch nicht gespeichert ist, bleibt auf dem Gerät. Das lässt sich nicht rückgängig machen.",
    preview:
      "Der Link gilt sofort nicht mehr, auch für alle, die ihn geöffnet haben. Das lässt sich nicht rückgängig machen.",
    confirm: "Link widerrufen",
    done: "Der Link funktioniert nicht mehr",
  },
  transfer: {
    open: "Übergeben …",
    title: "Website übergeben",
    titleOf: "„{{name}}“ übergeben",
    about: "Der neue Inhaber muss annehmen. Sie bleiben als Redakteur.",
    links:
      "Links zum Mitarbeiten und zur Vorschau gelten weiter, bis sie ablaufen. Der neue Inhaber sieht sie unter „Teilen“ und kann sie widerrufen.",
    to: "E-Mail-Adresse des neuen Inhabers",
    addressWrong: "Geben Sie eine vollständige E-Mail-Adresse ein",
    send: "Einladung senden",
    makeLink: "Link erstellen",
    sent: "Einladung an {{email}} gesendet",
    linkAbout:
      "Senden Sie diesen Link an {{email}}. Er funktioniert einmal, 7 Tage lang, und wird nicht noch einmal gezeigt.",
    copy: "Link kopieren",
    copied: "Link kopiert",
  },
  unpublish: {
    title: "„{{name}}“ zurückziehen?",
    about:
      "Besucher lesen, dass die Website nicht veröffentlicht ist. Seiten, Nachrichten und Adresse bleiben erhalten, und Sie können die Website jederzeit wieder veröffentlichen.",
    confirm: "Zurückziehen",
  },
  live: {
    now: "Veröffentlichung {{number}} ist online",
    again: "Veröffentlichung {{number}} ist wieder online",
    gone: "Für Besucher nicht mehr da: {{what}}",
    morePages_one: "{{count}} weitere Seite",
    morePages_other: "{{count}} weitere Seiten",
  },
  places: {
    alt: "Alternativtext",
    navigation: "Menü",
    footer: "Fußzeile",
    linked: "Verknüpfter Abschnitt",
    settings: "Einstellungen",
    organisation: "Angaben zum Unternehmen",
    consent: "Cookie-Banner",
    notFound: "404-Seite",
    messenger: "Messenger",
    meta: "Suchergebnis",
    event: "Veranstaltung",
  },
  languageChange: {
    added: "{{language}} hinzugefügt",
    addedHidden: "{{language}} hinzugefügt, für Besucher unsichtbar",
    removed: "{{language}} entfernt",
    shown: "{{language}} für Besucher sichtbar",
    hidden: "{{language}} für Besucher unsichtbar",
    primary: "{{language}} ist die Hauptsprache",
  },
};
