import type { Translated } from "../translated.ts";

export const words: Translated<"accounts"> = {
  signIn: {
    forgot: "Passwort vergessen?",
    title: "Bei Vitrine anmelden",
    email: "E-Mail-Adresse",
    emailMissing: "Geben Sie Ihre E-Mail-Adresse ein",
    emailWrong: "Geben Sie eine gültige E-Mail-Adresse ein",
    password: "Passwort",
    passwordMissing: "Geben Sie Ihr Passwort ein",
    show: "Passwort anzeigen",
    hide: "Passwort verbergen",
    byPasskey: "Mit einem Passkey anmelden",
    noPasskey:
      "Es wurde kein Passkey verwendet. Versuchen Sie es erneut oder melden Sie sich mit Ihrem Passwort an.",
    submit: "Anmelden",
    byLink: "Sie werden angemeldet …",
    again: "Erneut anmelden",
    againHint:
      "Ihre Änderungen bleiben auf dieser Seite und werden gespeichert, sobald Sie angemeldet sind.",
    ended_one: "Zum Schutz Ihres Kontos bitten wir Sie nach {{count}} Tag, sich neu anzumelden.",
    ended_other:
      "Zum Schutz Ihres Kontos bitten wir Sie nach {{count}} Tagen, sich neu anzumelden.",
  },

  account: {
    menu: "Konto",
    open: "Kontoeinstellungen",
    operator: "Verwaltung",
    signOut: "Abmelden",
    changePassword: "Passwort ändern",
    noteTitle: "Passwort festlegen",
    note: "Sie haben sich mit einem Einmallink angemeldet. Legen Sie ein Passwort fest, um sich überall als {{email}} anzumelden.",
    noteAction: "Passwort festlegen",
    noteLater: "Später",
    newPassword: "Neues Passwort",
    currentPassword: "Aktuelles Passwort",
    currentMissing: "Geben Sie Ihr aktuelles Passwort ein",
    currentWrong: "Das aktuelle Passwort ist falsch",
    length: "Mindestens 10 Zeichen. Gut eignen sich ein paar Wörter ohne Zusammenhang.",
    tooLong: "Höchstens 128 Zeichen",
    save: "Passwort speichern",
  },

  code: {
    label: "Code aus Ihrer Authenticator-App",
    hint: "Oder einer Ihrer Wiederherstellungscodes.",
    wrong: "Dieser Code ist falsch oder wurde schon benutzt. Geben Sie den nächsten ein.",
  },

  emailChange: {
    title: "Neue E-Mail-Adresse",
    reading: "Der Link wird geöffnet …",
    allow:
      "Das Konto {{from}} soll eine andere E-Mail-Adresse bekommen: {{to}}. Mit ihr melden Sie sich dann an.",
    confirm:
      "{{to}} soll die E-Mail-Adresse eines Kontos werden, das sich jetzt mit {{from}} anmeldet.",
    allowIt: "Änderung erlauben",
    confirmIt: "Adresse bestätigen",
    done: "Die E-Mail-Adresse ist geändert. Melden Sie sich von jetzt an mit {{email}} an.",
    other:
      "Danke. Die Änderung gilt, sobald auch der Link an {{email}} geöffnet und bestätigt wurde.",
    toAccount: "Zum Konto",
  },

  invitation: {
    title: "Einladung",
    by: "{{inviter}} hat Sie eingeladen, an „{{site}}“ mitzuarbeiten",
    transferBy: "{{inviter}} möchte Ihnen „{{site}}“ übergeben",
    as: {
      owner: "Als Inhaber dürfen Sie alles.",
      editor: "Als Redakteur ändern Sie Seiten und Einstellungen und veröffentlichen.",
      writer: "Als Autor ändern Sie Texte und Bilder.",
      viewer: "Als Betrachter sehen Sie die Website, während daran gearbeitet wird.",
    },
    transfer: "Sie werden Inhaber, {{inviter}} bleibt als Redakteur.",
    reading: "Die Einladung wird geöffnet …",
    signedInAs: "Sie sind als {{email}} angemeldet.",
    sentTo: "Die Einladung ging an {{email}}.",
    accept: "Annehmen",
    otherAccount: "Anderes Konto verwenden",
    name: "Ihr Name",
    nameMissing: "Geben Sie Ihren Namen ein",
    password: "Passwort wählen",
    create: "Konto erstellen und annehmen",
    haveAccount: "Ich habe schon ein Konto",
    noAccount: "Ich habe noch kein Konto",
    signIn: "Melden Sie sich an, um anzunehmen.",
    toSignIn: "Zur Anmeldung",
  },
  signUp: {
    title: "Konto erstellen",
    ask: "Neu hier?",
    link: "Konto erstellen",
    about:
      "Geben Sie Ihre E-Mail-Adresse ein. Sie bekommen einen Link, über den Sie Namen und Passwort wählen.",
    send: "Link senden",
    sent: "Sehen Sie in Ihr Postfach: Eine E-Mail an {{email}} ist unterwegs. Ihr Link gilt einmal, einen Tag lang.",
    reading: "Einen Moment …",
    closed:
      "Hier können Sie selbst kein Konto erstellen. Bitten Sie den Betreiber dieses Servers um eine Einladung.",
    create: "Konto erstellen",
    toSignIn: "Zurück zur Anmeldung",
  },

  forgotten: {
    title: "Neues Passwort festlegen",
    about: "Wir senden Ihnen einen Link zu einem neuen Passwort.",
    send: "Link senden",
    sent: "Wenn es ein Konto mit der Adresse {{email}} gibt, ist ein Link unterwegs. Er funktioniert einmal, eine Stunde lang.",
    ask: "Dieser Server verschickt keine E-Mails. Bitten Sie den Betreiber um einen Link für ein neues Passwort.",
    write:
      "Dieser Server verschickt keine E-Mails. Einen Link für ein neues Passwort bekommen Sie hier:",
    own: "Wenn Sie ihn selbst betreiben: „npm run owner-link“ mit Ihrer Adresse gibt einen Anmeldelink aus.",
    back: "Zurück zur Anmeldung",
    ends: "Sie werden überall sonst abgemeldet.",
  },
};
