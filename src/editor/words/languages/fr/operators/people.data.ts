import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "people"> = {
  title: "Personnes",
  search: "Nom ou e-mail",
  nothing: "Aucun compte ne correspond.",
  person: "Personne",
  status: "État",
  sites: "Sites",
  storage: "Images et fichiers",
  pages: "Pages par site",
  allPages: "Pages au total",
  mail: "E-mails par mois",
  views: "Vues par site et par mois",
  seen: "Dernière activité",
  states: {
    all: "Toutes",
    operators: "Responsables",
    suspended: "Suspendues",
  },
  suspended: "Suspendu",
  operator: "Responsable",
  active: "Actif",
  usedOf: "{{used}} sur {{most}}",
  deeds: {
    quotas: "Modifier les limites…",
    password: "Lien pour un nouveau mot de passe…",
    suspend: "Suspendre…",
    restore: "Lever la suspension",
  },
  done: {
    quotas: "Limites de {{email}} enregistrées",
    suspend: "{{email}} est suspendu",
    restore: "{{email}} peut à nouveau se connecter",
  },
  suspend: {
    title: "Suspendre {{email}} ?",
    about:
      "La personne est aussitôt déconnectée partout, ne peut plus se connecter, et ses liens de partage ne fonctionnent plus. Ce qu’elle a programmé n’aura pas lieu. Ses sites restent en ligne et les autres peuvent continuer à y travailler. Elle reçoit le motif par e-mail.",
    reason: "Motif, envoyé à la personne",
    submit: "Suspendre le compte",
  },
  quotas: {
    title: "Limites de {{email}}",
    about:
      "Au-delà d’une limite, rien de nouveau n’est ajouté ; ce qui existe reste. Les vues sont seulement signalées.",
    used: "Actuellement : {{use}}",
    kinds: {
      usual: "Comme pour tous",
      own: "Limite propre",
      off: "Sans limite",
    },
    amounts: {
      sites: "Nombre de sites",
      storage: "Mégaoctets",
      pages: "Nombre de pages",
      allPages: "Nombre de pages de tous les sites",
      mail: "Nombre d’e-mails par mois",
      views: "Nombre de vues par mois",
    },
    wrong: "Saisissez un nombre entier jusqu’à {{most}}",
    submit: "Enregistrer les limites",
  },
  password: {
    title: "Créer un lien de nouveau mot de passe pour {{email}} ?",
    about:
      "Il permet de définir un nouveau mot de passe, une fois, pendant une heure. Ses liens précédents cessent de fonctionner ; le mot de passe actuel vaut jusque-là. Si la connexion demande un code, il reste demandé. Si ce serveur envoie des e-mails, la personne est prévenue.",
    submit: "Créer le lien",
    linkTitle: "Transmettez ce lien",
    linkAbout:
      "Il n’est affiché que maintenant et fonctionne une fois, pendant une heure. Assurez-vous que seul {{email}} le reçoit.",
  },
  link: { copy: "Copier le lien", copied: "Copié" },
  invite: {
    open: "Inviter",
    list: "Invitations",
    title: "Inviter quelqu’un",
    about:
      "Par un lien valable une semaine, la personne choisit un nom et un mot de passe, même si l’inscription est fermée.",
    email: "E-mail",
    submit: "Envoyer l’invitation",
    sent: "Invitation envoyée à {{email}}",
    linkTitle: "Transmettez ce lien",
    linkAbout:
      "Le lien n’est affiché que maintenant et fonctionne une fois, pendant une semaine. Les liens précédents pour cette personne ne fonctionnent plus.",
    until: "Invitation, jusqu’au {{date}}",
    resend: "Renvoyer",
    resendTo: "Renvoyer l’invitation à {{email}}",
    link: "Créer un lien",
    linkFor: "Créer un lien à transmettre à {{email}}",
    refused:
      "L’e-mail n’a pas pu être remis. Vérifiez l’adresse, renvoyez-le, ou créez un lien et transmettez-le vous-même.",
    waits:
      "L’e-mail n’est pas encore remis. Nous réessayons ; vous pouvez aussi créer un lien et le transmettre vous-même.",
    said: "Le serveur de messagerie a répondu : {{reason}}",
    withdraw: "Retirer",
    withdrawOf: "Retirer : {{email}}",
    withdrawn: "Invitation à {{email}} retirée",
  },
};
