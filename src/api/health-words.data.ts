/** What a check of an installation is about, in English: the command and the screen have it from here. */
export const healthChecksEn = {
  settings: "Settings",
  versions: "Versions",
  disk: "Disk",
  clock: "Clock",
  database: "Database",
  store: "File store",
  storage: "Stored files",
  work: "Background work",
  backups: "Backups",
  dns: "DNS",
  mail: "Email",
  server: "Server",
} as const;

/**
 * What checks find, and how it is mended, in English. Values whose names end in `Bytes` are sizes, those that end in `At`
 * are moments in milliseconds since 1970.
 */
export const healthFindingsEn = {
  said: "{{text}}",
  notChecked: "Not checked: the database can’t be opened.",
  late: "No answer within {{seconds}} seconds.",
  failed: "It couldn’t be checked ({{why}}).",
  settingsFine: "All settings are valid.",
  settingsWrong: "{{why}} The other checks need it.",
  settingsApart:
    "APP_ORIGIN is {{origin}} and SITES_DOMAIN is {{domain}}: only one of them is reachable from outside. Set both to domains of yours, or neither.",
  settingsProxy:
    "APP_ORIGIN is an https address, so there is a proxy in front, but TRUST_PROXY isn’t set: all visitors count as one. Set TRUST_PROXY=1, or to the number of proxies.",
  settingsAddresses:
    "PUBLIC_ADDRESSES is set, but SITES_DOMAIN is localhost: set SITES_DOMAIN too.",
  versionsFine: "{{parts}}.",
  nodeOld:
    "Node.js {{version}} is too old: start Vitrine with npm start, which brings {{lowest}} or newer.",
  postgresOld: "PostgreSQL {{version}} is too old: update it to {{lowest}} or newer.",
  diskFine: "{{folder}}: {{freeBytes}} of {{allBytes}} are free.",
  diskLow: "{{folder}}: {{freeBytes}} of {{allBytes}} are free. Free up space soon.",
  diskFull:
    "{{folder}}: {{freeBytes}} of {{allBytes}} are free. Free up space, or nothing can be saved.",
  diskFiles:
    "{{folder}} has room for {{left}} more files only. Remove files, or use a file system with more inodes.",
  diskGone:
    "There is no folder {{folder}}: start the server once with npm start, or set DATA_DIR to the folder that it uses.",
  diskClosed:
    "{{folder}} can’t be read and written by this user: run this as the user that the server runs as, make the folder writable, or set DATA_DIR to another one.",
  diskOpen:
    "Every user of this machine can read the database in {{folder}}. Run chmod 700 {{folder}}",
  clockFine: "The server’s clock shows {{nowAt}}.",
  clockLong:
    "The server’s clock shows {{nowAt}}, which is long ago. Set it right and keep it right, with systemd-timesyncd or chrony.",
  clockBehind:
    "The clock is {{minutes}} minutes behind what it showed before. Set it right and keep it right, with systemd-timesyncd or chrony.",
  clockApart:
    "The clock is {{minutes}} minutes off that of PostgreSQL. Set it right and keep it right, with systemd-timesyncd or chrony.",
  databaseWhole: "The database is intact.",
  databaseAnswers: "The database answers.",
  schemaNone: "The database has no tables yet: start the server once with npm start.",
  schemaNewer:
    "A newer version of Vitrine has used this database (step {{step}}): run that version or a later one.",
  schemaOpen: "The next start migrates the database: npm run upgrade-check says what that changes.",
  schemaFine: "The tables match this version.",
  storeFine: "{{store}} can be read.",
  storeNoBucket: "{{what}}. There is no such bucket: create it, or set STORAGE_URL to another one.",
  storeSecret:
    "{{what}}. The secret of STORAGE_URL is wrong: set it as the store shows it, with / and + written as %2F and %2B.",
  storeKey: "{{what}}. The store doesn’t know the key of STORAGE_URL: set one that it made.",
  storeDenied:
    "{{what}}. The key of STORAGE_URL may not read there: let it read, write, list and delete in this bucket.",
  storeRegion: "{{what}}. The region is another one: set ?region=… at the end of STORAGE_URL.",
  storeClock: "{{what}}. The clock of this machine is wrong: set it by a time server.",
  storeFails: "{{what}}. Check STORAGE_URL, and whether the store runs.",
  filesFine: "All files of published sites are there.",
  filesFolder:
    "{{folder}} is missing, and published sites ({{sites}}) need it: set DATA_DIR to the folder that belongs to this database, or restore a backup with npm run restore FILE.",
  filesLostDisk:
    "Files of published sites are lost (sites {{sites}}). The server makes them again by itself; GET /api/v1/operator/lost-files lists what it can’t. Check the disk.",
  filesLostStore:
    "Files of published sites are lost (sites {{sites}}). The server makes them again by itself; GET /api/v1/operator/lost-files lists what it can’t. Check the store.",
  filesPart:
    "Only {{looked}} of {{all}} published sites could be checked in time; nothing is known of the others.",
  workFine: "Nothing is late.",
  workLate:
    "Some jobs have been due for more than 15 minutes ({{kinds}}): check that the server runs.",
  workFailed:
    "Some jobs were given up ({{kinds}}): see and retry them under Background jobs, emails under Outbox too. The log says why.",
  backupsNone:
    "Automatic backups are off: set BACKUP_DIR to a folder on another disk or the address of a store, or run npm run backup FILE regularly.",
  backupsEarly:
    "{{name}} in {{place}} is named after a moment to come, so it doesn’t count: check the clock, then give the file another name or remove it.",
  backupsMissing:
    "There is none in {{place}} yet. The first is made a minute after the start of the server; if it isn’t, the log says why.",
  backupsOld:
    "The newest in {{place}} is of {{newestAt}}, which is too long ago: check that the server runs, and its log.",
  backupsFine: "The newest in {{place}} is of {{newestAt}}.",
  dnsLocal: "This installation can be reached from this machine only.",
  dnsFine: "{{name}} leads to {{addresses}}.",
  dnsSilent:
    "No name server answered about {{name}}: check the machine’s network, and DNS_SERVERS if it is set.",
  dnsNone:
    "{{name}} has no address: add an A or AAAA record for {{record}} that leads to this machine.",
  dnsOthers:
    "{{name}} leads to {{addresses}}, which PUBLIC_ADDRESSES doesn’t name: correct the record or the setting.",
  mailNone:
    "SMTP_URL isn’t set, so no email is sent; it is kept in the outbox. Set SMTP_URL to a mail server.",
  mailFine: "{{where}} takes email from this installation. Nothing was sent.",
  mailAuth:
    "{{where}} refuses the user name or the password: correct SMTP_URL, with special characters percent-encoded.",
  mailNotFound: "{{where}} isn’t found: correct the host in SMTP_URL, or the machine’s DNS.",
  mailNobody:
    "Nobody answers at {{where}}: correct the host and port in SMTP_URL, and check that the mail server runs.",
  mailSilent:
    "{{where}} doesn’t answer: check the host and port in SMTP_URL, and that no firewall is in between. Many providers block port 25; try 587.",
  mailTls:
    "No secure connection to {{where}}: use smtps:// with port 465 and smtp:// with 587, and a server whose certificate is valid.",
  mailFails: "{{where}} can’t be used ({{codes}}): check SMTP_URL.",
  mailSender:
    "{{where}} refuses {{sender}} as the sender: set MAIL_FROM, or “Sender of emails” under Operator, Settings, to an address that it accepts.",
  mailSendersRefused:
    "Emails weren’t accepted because of their sender ({{refused}}): set MAIL_FROM, or “Sender of emails” under Operator, Settings, to an address that the mail server knows, then retry them under Outbox.",
  mailLate:
    "Emails have been waiting for more than an hour ({{waiting}}): the outbox and the server’s log say why.",
  serverFine: "The server is running and saves edits.",
  serverNone: "Nothing answers on port {{port}}: start the server with npm start.",
  serverOther: "Port {{port}} belongs to another program: set PORT, or stop that program.",
  serverReadonly:
    "The server is running, but saves no edits ({{status}}): its log and the other checks say why.",
  outsideFine: "{{origin}} answers, with a valid certificate.",
  outsideStatus:
    "{{origin}} answers with {{status}}: let the proxy in front pass all requests on, with their Host header.",
  outsideCertificate:
    "The certificate of {{origin}} isn’t valid ({{cause}}): look at the proxy’s log.",
  outsideFails:
    "{{origin}} doesn’t answer ({{cause}}): check that the proxy runs and that its ports 80 and 443 are open.",
} as const;
