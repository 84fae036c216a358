import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "health"> = {
  title: "Zustand",
  about:
    "Was npm run doctor findet: was an diesem Server nicht stimmt und wie Sie es beheben. Eine Prüfung kann einige Minuten dauern und ändert nichts.",
  check: "Jetzt prüfen",
  begun: "Die Prüfung läuft",
  none: "Von hier wurde der Server noch nicht geprüft. Starten Sie eine Prüfung, um seinen Zustand zu sehen.",
  running: "Die Prüfung läuft seit {{time}}. Bisherige Ergebnisse stehen unten.",
  at: "Geprüft {{time}} auf {{host}}",
  cut: "Die Prüfung von {{time}} wurde abgebrochen. Unten steht, was sie bis dahin fand.",
  subject: "Prüfung",
  state: "Status",
  finding: "Ergebnis",
  states: {
    good: "In Ordnung",
    warning: "Warnung",
    problem: "Problem",
  },
  checks: {
    settings: "Einstellungen",
    versions: "Versionen",
    disk: "Festplatte",
    clock: "Uhr",
    database: "Datenbank",
    store: "Dateispeicher",
    storage: "Gespeicherte Dateien",
    work: "Hintergrundaufgaben",
    backups: "Sicherungen",
    dns: "DNS",
    mail: "E-Mail",
    server: "Server",
  },
  findings: {
    said: "Meldung des Programms: {{text}}",
    notChecked: "Nicht geprüft: Die Datenbank lässt sich nicht öffnen.",
    late: "Keine Antwort innerhalb von {{seconds}} s.",
    failed: "Die Prüfung ist fehlgeschlagen ({{why}}).",
    settingsFine: "Alle sind brauchbar.",
    settingsWrong: "{{why}} Die anderen Prüfungen brauchen das.",
    settingsApart:
      "APP_ORIGIN ist {{origin}}, SITES_DOMAIN ist {{domain}}: Nur eines davon ist von außen erreichbar. Setzen Sie beide auf eigene Domains oder keines.",
    settingsProxy:
      "APP_ORIGIN ist eine https-Adresse, also steht ein Proxy davor, aber TRUST_PROXY ist nicht gesetzt: Alle Besucher zählen als einer. Setzen Sie TRUST_PROXY=1 oder die Zahl der Proxys.",
    settingsAddresses:
      "PUBLIC_ADDRESSES ist gesetzt, SITES_DOMAIN aber localhost: Setzen Sie auch SITES_DOMAIN.",
    versionsFine: "{{parts}}.",
    nodeOld:
      "Node.js {{version}} ist zu alt: Starten Sie Vitrine mit npm start, das {{lowest}} oder neuer mitbringt.",
    postgresOld: "PostgreSQL {{version}} ist zu alt: Aktualisieren Sie auf {{lowest}} oder neuer.",
    diskFine: "{{folder}}: {{freeBytes}} von {{allBytes}} sind frei.",
    diskLow: "{{folder}}: {{freeBytes}} von {{allBytes}} sind frei. Schaffen Sie bald Platz.",
    diskFull:
      "{{folder}}: {{freeBytes}} von {{allBytes}} sind frei. Schaffen Sie Platz, sonst lässt sich nichts speichern.",
    diskFiles:
      "{{folder}} hat nur noch Platz für {{left}} Dateien. Entfernen Sie Dateien oder nehmen Sie ein Dateisystem mit mehr Inodes.",
    diskGone:
      "Es gibt keinen Ordner {{folder}}: Starten Sie den Server einmal mit npm start, oder setzen Sie DATA_DIR auf seinen Ordner.",
    diskClosed:
      "Dieser Benutzer kann {{folder}} nicht lesen und schreiben: Nehmen Sie den Benutzer des Servers, machen Sie den Ordner beschreibbar, oder setzen Sie DATA_DIR auf einen anderen.",
    diskOpen:
      "Jeder Benutzer dieser Maschine kann die Datenbank in {{folder}} lesen. Führen Sie chmod 700 {{folder}} aus",
    clockFine: "Sie zeigt {{nowAt}}.",
    clockLong:
      "Sie zeigt {{nowAt}}, das ist lange her. Stellen Sie sie richtig, und halten Sie sie richtig, mit systemd-timesyncd oder chrony.",
    clockBehind:
      "Sie geht {{minutes}} min nach gegenüber dem, was sie früher zeigte. Stellen Sie sie richtig, mit systemd-timesyncd oder chrony.",
    clockApart:
      "Sie weicht {{minutes}} min von der Uhr von PostgreSQL ab. Stellen Sie sie richtig, mit systemd-timesyncd oder chrony.",
    databaseWhole: "Sie ist unbeschädigt.",
    databaseAnswers: "Sie antwortet.",
    schemaNone: "Sie hat noch keine Tabellen: Starten Sie den Server einmal mit npm start.",
    schemaNewer:
      "Eine neuere Version von Vitrine hat in ihr gearbeitet (Schritt {{step}}): Nehmen Sie diese oder eine spätere.",
    schemaOpen: "Der nächste Start aktualisiert sie: npm run upgrade-check sagt, was sich ändert.",
    schemaFine: "Ihre Tabellen passen zu dieser Version.",
    storeFine: "{{store}} ist lesbar.",
    storeNoBucket:
      "{{what}}. Diesen Bucket gibt es nicht: Legen Sie ihn an, oder setzen Sie STORAGE_URL auf einen anderen.",
    storeSecret:
      "{{what}}. Das Geheimnis in STORAGE_URL stimmt nicht: Setzen Sie es, wie der Speicher es zeigt, / und + als %2F und %2B.",
    storeKey:
      "{{what}}. Der Speicher kennt den Schlüssel in STORAGE_URL nicht: Setzen Sie einen, den er ausgestellt hat.",
    storeDenied:
      "{{what}}. Der Schlüssel in STORAGE_URL darf dort nicht lesen: Erlauben Sie ihm Lesen, Schreiben, Auflisten und Löschen.",
    storeRegion:
      "{{what}}. Die Region ist eine andere: Setzen Sie ?region=… ans Ende von STORAGE_URL.",
    storeClock:
      "{{what}}. Die Uhr dieser Maschine geht falsch: Stellen Sie sie nach einem Zeitserver.",
    storeFails: "{{what}}. Prüfen Sie STORAGE_URL und ob der Speicher läuft.",
    filesFine: "Alle Dateien veröffentlichter Websites sind da.",
    filesFolder:
      "{{folder}} fehlt, und veröffentlichte Websites ({{sites}}) brauchen es: Setzen Sie DATA_DIR auf den Ordner dieser Datenbank, oder spielen Sie mit npm run restore DATEI eine Sicherung ein.",
    filesLostDisk:
      "Dateien veröffentlichter Websites sind verloren (Websites {{sites}}). Der Server erstellt sie von selbst neu; was er nicht kann, listet GET /api/v1/operator/lost-files. Prüfen Sie die Festplatte.",
    filesLostStore:
      "Dateien veröffentlichter Websites sind verloren (Websites {{sites}}). Der Server erstellt sie von selbst neu; was er nicht kann, listet GET /api/v1/operator/lost-files. Prüfen Sie den Speicher.",
    filesPart:
      "In der vorgesehenen Zeit ließen sich nur {{looked}} von {{all}} veröffentlichten Websites prüfen; über die anderen ist nichts bekannt.",
    workFine: "Nichts ist verspätet.",
    workLate:
      "Manche sind seit mehr als 15 Minuten fällig ({{kinds}}): Prüfen Sie, ob der Server läuft.",
    workFailed:
      "Manche wurden aufgegeben ({{kinds}}): Sehen und wiederholen Sie sie unter „Hintergrundaufgaben“, E-Mails auch unter „Postausgang“. Das Log sagt, warum.",
    backupsNone:
      "Automatische Sicherungen sind aus: Setzen Sie BACKUP_DIR auf einen Ordner auf einer anderen Festplatte oder die Adresse eines Speichers, oder führen Sie regelmäßig npm run backup DATEI aus.",
    backupsEarly:
      "{{name}} in {{place}} ist nach einem künftigen Zeitpunkt benannt und zählt nicht: Prüfen Sie die Uhr, dann benennen Sie die Datei um oder entfernen Sie sie.",
    backupsMissing:
      "In {{place}} gibt es noch keine. Die erste entsteht eine Minute nach dem Start des Servers; wenn nicht, sagt das Log, warum.",
    backupsOld:
      "Die neueste in {{place}} ist von {{newestAt}}, das ist zu lange her: Prüfen Sie, ob der Server läuft, und sein Log.",
    backupsFine: "Die neueste in {{place}} ist von {{newestAt}}.",
    dnsLocal: "Diese Installation ist nur für diese Maschine.",
    dnsFine: "{{name}} führt zu {{addresses}}.",
    dnsSilent:
      "Kein Nameserver antwortete zu {{name}}: Prüfen Sie das Netz der Maschine und DNS_SERVERS, falls gesetzt.",
    dnsNone:
      "{{name}} hat keine Adresse: Legen Sie für {{record}} einen A- oder AAAA-Eintrag an, der zu dieser Maschine führt.",
    dnsOthers:
      "{{name}} führt zu {{addresses}}, was PUBLIC_ADDRESSES nicht nennt: Berichtigen Sie den Eintrag oder die Einstellung.",
    mailNone:
      "SMTP_URL ist nicht gesetzt, also wird keine E-Mail gesendet; sie bleibt im Postausgang. Setzen Sie SMTP_URL auf einen Mailserver.",
    mailFine: "{{where}} nimmt E-Mail von dieser Installation an. Gesendet wurde nichts.",
    mailAuth:
      "{{where}} lehnt Benutzername oder Passwort ab: Berichtigen Sie SMTP_URL, Sonderzeichen mit % kodiert.",
    mailNotFound:
      "{{where}} wird nicht gefunden: Berichtigen Sie den Host in SMTP_URL oder das DNS der Maschine.",
    mailNobody:
      "Bei {{where}} antwortet niemand: Berichtigen Sie Host und Port in SMTP_URL, und prüfen Sie, ob der Mailserver läuft.",
    mailSilent:
      "{{where}} antwortet nicht: Prüfen Sie Host und Port in SMTP_URL, und dass keine Firewall dazwischen ist. Viele Anbieter sperren Port 25; versuchen Sie 587.",
    mailTls:
      "Keine sichere Verbindung zu {{where}}: Nehmen Sie smtps:// mit Port 465 und smtp:// mit 587, und einen Server mit gültigem Zertifikat.",
    mailFails: "{{where}} ist nicht nutzbar ({{codes}}): Prüfen Sie SMTP_URL.",
    mailSender:
      "{{where}} lehnt {{sender}} als Absender ab: Setzen Sie MAIL_FROM oder „Absender der E-Mails“ in den Einstellungen auf eine Adresse, die er annimmt.",
    mailSendersRefused:
      "E-Mails wurden wegen ihres Absenders nicht angenommen ({{refused}}): Setzen Sie MAIL_FROM oder „Absender der E-Mails“ in den Einstellungen auf eine Adresse, die der Mailserver kennt, und senden Sie sie im Postausgang erneut.",
    mailLate:
      "E-Mails warten seit mehr als einer Stunde ({{waiting}}): Postausgang und Log des Servers sagen, warum.",
    serverFine: "Er läuft und nimmt Änderungen an.",
    serverNone: "Auf Port {{port}} antwortet nichts: Starten Sie den Server mit npm start.",
    serverOther:
      "Port {{port}} gehört einem anderen Programm: Setzen Sie PORT, oder beenden Sie es.",
    serverReadonly:
      "Er läuft, nimmt aber keine Änderungen an ({{status}}): Log und andere Prüfungen sagen, warum.",
    outsideFine: "{{origin}} antwortet, mit gültigem Zertifikat.",
    outsideStatus:
      "{{origin}} antwortet mit {{status}}: Lassen Sie den Proxy davor alle Anfragen mit ihrem Host-Header weitergeben.",
    outsideCertificate:
      "Das Zertifikat von {{origin}} ist ungültig ({{cause}}): Sehen Sie ins Log des Proxys.",
    outsideFails:
      "{{origin}} antwortet nicht ({{cause}}): Prüfen Sie, ob der Proxy läuft und seine Ports 80 und 443 offen sind.",
  },
};
