import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "settings"> = {
  title: "Réglages",
  about:
    "Ils s’appliquent aussitôt, à toute l’installation. Ce qui n’est pas réglé ici suit l’environnement du serveur.",
  saved: "Enregistré",
  reset: "Reprendre le réglage du serveur : {{value}}",
  resetOf: "{{name}} : reprendre le réglage du serveur",
  noLimit: "Sans limite",
  amountWrong: "Saisissez un nombre entier de 1 à {{most}}",
  groups: {
    accounts: "Comptes",
    safety: "Sécurité",
    start: "Nouveaux sites et e-mails",
  },
  signUp: {
    label: "Qui peut avoir un compte",
    hint: "Une adresse e-mail est d’abord confirmée.",
    noMail:
      "L’inscription libre exige un serveur de messagerie : définissez SMTP_URL pour que les adresses puissent être confirmées.",
    off: "Les personnes invitées",
    open: "Tout le monde",
  },
  signUpsPerHour: {
    label: "Inscriptions par heure",
    hint: "De tout le monde réuni. D’un même réseau, cinq.",
  },
  sitesPerAccount: {
    label: "Sites par compte",
    hint: "Les sites de la corbeille comptent. Les responsables n’ont pas de limite ; sous « Personnes », un compte peut en recevoir une à lui.",
    kind: "Limiter les sites",
    limited: "Au plus",
  },
  storagePerAccount: {
    label: "Images et fichiers par compte, en mégaoctets",
    hint: "Chaque fichier compte une fois, quel que soit son nombre d’emplois.",
    kind: "Limiter les images et fichiers",
    limited: "Au plus",
  },
  pagesPerSite: {
    label: "Pages par site",
    hint: "Un compte peut avoir sa propre limite, sous Personnes. Les pages au-delà de la limite restent.",
    kind: "Limiter les pages",
    limited: "Au plus",
  },
  pagesPerAccount: {
    label: "Pages par compte",
    hint: "De tous les sites réunis, corbeille comprise. Le propriétaire est prévenu par e-mail à 80 % et à 100 %. Sous « Personnes », un compte peut recevoir sa propre limite.",
    kind: "Limiter les pages au total",
    limited: "Au plus",
  },
  mailPerAccount: {
    label: "E-mails par compte et par mois",
    hint: "Avis de messages, confirmations aux abonnés, invitations et commentaires. Au-delà, les messages restent dans la boîte de réception sans e-mail. Les e-mails de connexion et de sécurité sont toujours envoyés.",
    kind: "Limiter les e-mails",
    limited: "Au plus",
  },
  viewsPerSite: {
    label: "Vues par site et par mois",
    hint: "Le propriétaire est averti par e-mail à 80 % et à 100 %, et vous le voyez sous Sites. Aucun site n’est mis hors ligne pour cela.",
    kind: "Limiter les vues",
    limited: "Au plus",
  },
  publishScreen: {
    label: "Retenir ce qui ressemble à de l’hameçonnage",
    hint: "Ces publications attendent qu’un responsable les accepte.",
    off: "Jamais",
    strangers: "Des nouveaux comptes",
    all: "De tout le monde",
  },
  secondFactor: {
    label: "Second facteur pour les responsables",
    hint: "Ces pages ne s’ouvrent alors qu’aux responsables qui ont une application d’authentification ou se sont connectés avec une clé d’accès.",
    missing:
      "Vous n’en avez pas encore : configurez d’abord une application d’authentification dans votre compte.",
    off: "Facultatif",
    operators: "Obligatoire",
  },
  contact: {
    label: "Contact pour les questions",
    hint: "Une adresse e-mail ou une page. Les visiteurs le voient quand ils signalent un site et sur la page qui remplace un site mis hors ligne. Les propriétaires le voient aussi dans les e-mails sur les décisions, les signalements et les limites. Sans lui, ces e-mails ne nomment personne, et un site mis hors ligne montre l’e-mail du plus ancien responsable.",
    usual: "Aucun contact",
    wrong: "Saisissez une adresse e-mail ou une page qui commence par https://",
  },
  starter: {
    label: "Premier modèle de site",
    hint: "Proposé en tête à la création d’un site.",
    usual: "Dans la langue du lecteur",
  },
  language: {
    label: "Langue des e-mails des responsables",
    hint: "Pour les e-mails des responsables, et à eux, si le destinataire n’a pas choisi de langue.",
  },
  mailFrom: {
    label: "Expéditeur des e-mails",
    hint: "Une adresse, ou un nom et une adresse, comme Boulangerie <bonjour@example.org>. Le serveur de messagerie doit l’accepter : voyez « État du serveur ».",
    wrong:
      "Saisissez une adresse e-mail, ou un nom et une adresse, comme Boulangerie <bonjour@example.org>",
  },
  locked: {
    title: "Un second facteur est exigé",
    about:
      "Les responsables de cette installation se connectent avec deux facteurs. Configurez une application d’authentification dans votre compte, ou connectez-vous avec une clé d’accès, puis revenez.",
    toAccount: "Le configurer dans le compte",
  },
};
