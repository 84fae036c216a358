import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "health"> = {
  title: "État du serveur",
  about:
    "Ce que trouve npm run doctor : ce qui ne va pas sur ce serveur et comment le réparer. Une vérification peut prendre quelques minutes et ne change rien.",
  check: "Vérifier maintenant",
  begun: "La vérification a commencé",
  none: "Ce serveur n’a pas encore été vérifié d’ici. Lancez une vérification pour voir son état.",
  running: "Vérification en cours depuis {{time}}. Les premiers résultats figurent ci-dessous.",
  at: "Vérifié {{time}} sur {{host}}",
  cut: "La vérification de {{time}} a été interrompue. Ce qu’elle avait trouvé figure ci-dessous.",
  subject: "Vérification",
  state: "État",
  finding: "Résultat",
  states: {
    good: "Bon",
    warning: "Avertissement",
    problem: "Problème",
  },
  checks: {
    settings: "Réglages",
    versions: "Versions",
    disk: "Disque",
    clock: "Horloge",
    database: "Base de données",
    store: "Stockage des fichiers",
    storage: "Fichiers enregistrés",
    work: "Tâches de fond",
    backups: "Sauvegardes",
    dns: "DNS",
    mail: "E-mail",
    server: "Serveur",
  },
  findings: {
    said: "Message du programme : {{text}}",
    notChecked: "Non vérifié : la base de données ne s’ouvre pas.",
    late: "Pas de réponse en {{seconds}} s.",
    failed: "La vérification a échoué ({{why}}).",
    settingsFine: "Tous sont utilisables.",
    settingsWrong: "{{why}} Les autres vérifications en ont besoin.",
    settingsApart:
      "APP_ORIGIN vaut {{origin}} et SITES_DOMAIN vaut {{domain}} : un seul des deux est accessible de l’extérieur. Indiquez vos domaines dans les deux, ou dans aucun.",
    settingsProxy:
      "APP_ORIGIN est une adresse https, il y a donc un proxy devant, mais TRUST_PROXY n’est pas défini : tous les visiteurs comptent pour un seul. Définissez TRUST_PROXY=1, ou le nombre de proxys.",
    settingsAddresses:
      "PUBLIC_ADDRESSES est défini, mais SITES_DOMAIN vaut localhost : définissez aussi SITES_DOMAIN.",
    versionsFine: "{{parts}}.",
    nodeOld:
      "Node.js {{version}} est trop ancien : démarrez Vitrine avec npm start, qui apporte {{lowest}} ou plus récent.",
    postgresOld: "PostgreSQL {{version}} est trop ancien : passez à {{lowest}} ou plus récent.",
    diskFine: "{{folder}} : {{freeBytes}} libres sur {{allBytes}}.",
    diskLow: "{{folder}} : {{freeBytes}} libres sur {{allBytes}}. Libérez bientôt de la place.",
    diskFull:
      "{{folder}} : {{freeBytes}} libres sur {{allBytes}}. Libérez de la place, sinon rien ne pourra être enregistré.",
    diskFiles:
      "{{folder}} n’a plus de place que pour {{left}} fichiers. Supprimez des fichiers ou prenez un système de fichiers avec plus d’inodes.",
    diskGone:
      "Le dossier {{folder}} n’existe pas : démarrez le serveur une fois avec npm start, ou indiquez son dossier dans DATA_DIR.",
    diskClosed:
      "Cet utilisateur ne peut ni lire ni écrire dans {{folder}} : utilisez celui du serveur, rendez le dossier accessible, ou indiquez-en un autre dans DATA_DIR.",
    diskOpen:
      "Tous les utilisateurs de cette machine peuvent lire la base de données dans {{folder}}. Exécutez chmod 700 {{folder}}",
    clockFine: "Elle indique {{nowAt}}.",
    clockLong:
      "Elle indique {{nowAt}}, c’est loin dans le passé. Mettez-la à l’heure et gardez-la ainsi, avec systemd-timesyncd ou chrony.",
    clockBehind:
      "Elle retarde de {{minutes}} min sur ce qu’elle indiquait avant. Mettez-la à l’heure, avec systemd-timesyncd ou chrony.",
    clockApart:
      "Elle diffère de {{minutes}} min de celle de PostgreSQL. Mettez-la à l’heure, avec systemd-timesyncd ou chrony.",
    databaseWhole: "Elle est intacte.",
    databaseAnswers: "Elle répond.",
    schemaNone: "Elle n’a pas encore de tables : démarrez le serveur une fois avec npm start.",
    schemaNewer:
      "Une version plus récente de Vitrine y a travaillé (étape {{step}}) : utilisez celle-ci ou une suivante.",
    schemaOpen: "Le prochain démarrage la migre : npm run upgrade-check dit ce que cela change.",
    schemaFine: "Ses tables sont celles de cette version.",
    storeFine: "{{store}} est lisible.",
    storeNoBucket:
      "{{what}}. Ce bucket n’existe pas : créez-le, ou indiquez-en un autre dans STORAGE_URL.",
    storeSecret:
      "{{what}}. Le secret de STORAGE_URL est faux : reprenez celui du stockage, avec / et + écrits %2F et %2B.",
    storeKey:
      "{{what}}. Le stockage ne connaît pas la clé de STORAGE_URL : indiquez-en une qu’il a créée.",
    storeDenied:
      "{{what}}. La clé de STORAGE_URL ne peut pas lire ici : autorisez-la à lire, écrire, lister et supprimer dans ce bucket.",
    storeRegion: "{{what}}. La région est une autre : ajoutez ?region=… à la fin de STORAGE_URL.",
    storeClock:
      "{{what}}. L’horloge de cette machine est fausse : réglez-la sur un serveur de temps.",
    storeFails: "{{what}}. Vérifiez STORAGE_URL, et que le stockage fonctionne.",
    filesFine: "Tout ce qui compose les sites publiés est là.",
    filesFolder:
      "{{folder}} manque, et des sites publiés ({{sites}}) en ont besoin : indiquez dans DATA_DIR le dossier de cette base, ou restaurez une sauvegarde avec npm run restore FICHIER.",
    filesLostDisk:
      "Des fichiers de sites publiés sont perdus (sites {{sites}}). Le serveur les refait tout seul ; GET /api/v1/operator/lost-files liste ceux qu’il ne peut refaire. Vérifiez le disque.",
    filesLostStore:
      "Des fichiers de sites publiés sont perdus (sites {{sites}}). Le serveur les refait tout seul ; GET /api/v1/operator/lost-files liste ceux qu’il ne peut refaire. Vérifiez le stockage.",
    filesPart:
      "Dans le temps prévu, seuls {{looked}} sites publiés sur {{all}} ont pu être vérifiés ; on ne sait rien des autres.",
    workFine: "Rien n’est en retard.",
    workLate:
      "Certaines attendent depuis plus de 15 minutes ({{kinds}}) : vérifiez que le serveur tourne.",
    workFailed:
      "Certaines ont été abandonnées ({{kinds}}) : consultez-les et relancez-les dans « Tâches de fond », les e-mails aussi dans « Boîte d’envoi ». Le journal dit pourquoi.",
    backupsNone:
      "Les sauvegardes automatiques sont désactivées : indiquez dans BACKUP_DIR un dossier d’un autre disque ou l’adresse d’un stockage, ou lancez régulièrement npm run backup FICHIER.",
    backupsEarly:
      "{{name}} dans {{place}} porte une date à venir et ne compte pas : vérifiez l’horloge, puis renommez ou supprimez le fichier.",
    backupsMissing:
      "Il n’y en a pas encore dans {{place}}. La première se fait une minute après le démarrage du serveur ; sinon, le journal dit pourquoi.",
    backupsOld:
      "La plus récente dans {{place}} date de {{newestAt}}, c’est trop ancien : vérifiez que le serveur tourne, et son journal.",
    backupsFine: "La plus récente dans {{place}} date de {{newestAt}}.",
    dnsLocal: "Cette installation n’est que pour cette machine.",
    dnsFine: "{{name}} mène à {{addresses}}.",
    dnsSilent:
      "Aucun serveur de noms n’a répondu pour {{name}} : vérifiez le réseau de la machine, et DNS_SERVERS s’il est défini.",
    dnsNone:
      "{{name}} n’a pas d’adresse : ajoutez un enregistrement A ou AAAA pour {{record}} qui mène à cette machine.",
    dnsOthers:
      "{{name}} mène à {{addresses}}, que PUBLIC_ADDRESSES ne nomme pas : corrigez l’enregistrement ou le réglage.",
    mailNone:
      "SMTP_URL n’est pas défini, aucun e-mail n’est donc envoyé ; il reste dans la boîte d’envoi. Indiquez un serveur de messagerie dans SMTP_URL.",
    mailFine: "{{where}} accepte les e-mails de cette installation. Rien n’a été envoyé.",
    mailAuth:
      "{{where}} refuse le nom ou le mot de passe : corrigez SMTP_URL, avec les caractères spéciaux encodés en %.",
    mailNotFound:
      "{{where}} est introuvable : corrigez l’hôte dans SMTP_URL, ou le DNS de la machine.",
    mailNobody:
      "Personne ne répond à {{where}} : corrigez l’hôte et le port dans SMTP_URL, et vérifiez que le serveur de messagerie tourne.",
    mailSilent:
      "{{where}} ne répond pas : vérifiez l’hôte et le port dans SMTP_URL, et qu’aucun pare-feu ne bloque. Beaucoup d’hébergeurs ferment le port 25 ; essayez 587.",
    mailTls:
      "Pas de connexion sûre à {{where}} : smtps:// va avec le port 465 et smtp:// avec 587, et le certificat du serveur doit être valide.",
    mailFails: "{{where}} est inutilisable ({{codes}}) : vérifiez SMTP_URL.",
    mailSender:
      "{{where}} refuse {{sender}} comme expéditeur : indiquez dans MAIL_FROM, ou dans « Expéditeur des e-mails » des réglages, une adresse qu’il accepte.",
    mailSendersRefused:
      "Des e-mails ont été refusés à cause de leur expéditeur ({{refused}}) : indiquez dans MAIL_FROM, ou dans « Expéditeur des e-mails » des réglages, une adresse que le serveur de messagerie connaît, puis renvoyez-les depuis la boîte d’envoi.",
    mailLate:
      "Des e-mails attendent depuis plus d’une heure ({{waiting}}) : la boîte d’envoi et le journal disent pourquoi.",
    serverFine: "Il tourne et accepte les modifications.",
    serverNone: "Rien ne répond sur le port {{port}} : démarrez le serveur avec npm start.",
    serverOther:
      "Le port {{port}} appartient à un autre programme : définissez PORT, ou arrêtez-le.",
    serverReadonly:
      "Il tourne, mais n’accepte pas les modifications ({{status}}) : son journal et les autres vérifications disent pourquoi.",
    outsideFine: "{{origin}} répond, avec un certificat valide.",
    outsideStatus:
      "{{origin}} répond {{status}} : le proxy devant doit transmettre toutes les requêtes avec leur en-tête Host.",
    outsideCertificate:
      "Le certificat de {{origin}} n’est pas valide ({{cause}}) : regardez le journal du proxy.",
    outsideFails:
      "{{origin}} ne répond pas ({{cause}}) : vérifiez que le proxy tourne et que ses ports 80 et 443 sont ouverts.",
  },
};
