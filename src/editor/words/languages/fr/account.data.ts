import type { Translated } from "../translated.ts";

export const words: Translated<"account"> = {
  title: "Compte",

  name: {
    label: "Nom",
    hint: "Les autres membres de vos sites le voient, et il figure dans les invitations.",
    saved: "Nom enregistré",
  },

  email: {
    label: "Adresse e-mail",
    change: "Changer",
    cancel: "Annuler le changement",
    title: "Changer d’adresse e-mail",
    about: "Elle sert à vous connecter et reçoit les e-mails sur votre compte.",
    new: "Nouvelle adresse",
    invalid: "Saisissez une autre adresse e-mail",
    submit: "Changer d’adresse",
    done: "Terminé",
    sent: "Nous avons envoyé un lien à {{from}} pour autoriser le changement et un autre à {{email}} pour confirmer l’adresse. Chacun fonctionne une fois, pendant un jour.",
    links:
      "Ce serveur n’envoie pas d’e-mails. Ouvrez les deux liens, chacun là où son adresse est lue. Ils fonctionnent une fois, pendant un jour.",
    copy: "Copier le lien pour {{email}}",
    copied: "Copié",
    waiting: {
      both: "Le passage à {{email}} attend votre confirmation aux deux adresses.",
      old: "Le passage à {{email}} doit encore être autorisé à votre ancienne adresse.",
      new: "Le passage à {{email}} doit encore être confirmé à cette adresse.",
    },
  },

  preferences: {
    appearance: "Apparence",
    system: "Comme le système",
    light: "Claire",
    dark: "Sombre",
    language: "Langue de l’interface",
    languageHint: "Vos sites gardent leurs propres langues.",
    failed: "Ce choix ne vaut que sur cet appareil.",
  },

  emails: {
    title: "E-mails",
    comments: "Mentions et réponses",
    commentsHint:
      "Quand quelqu’un vous mentionne ou répond dans une discussion à laquelle vous participez et que vous ne l’avez pas vu au bout de cinq minutes.",
  },

  signIn: {
    title: "Connexion",
    password: "Mot de passe",
    passwordSet: "Il vous connecte avec votre adresse e-mail.",
    passwordNone: "Aucun pour l’instant : seul un lien à usage unique vous connecte.",
    change: "Changer",
    set: "Définir un mot de passe",
  },

  passkeys: {
    title: "Clés d’accès",
    about: "Connectez-vous avec votre empreinte, votre visage ou un code PIN, sans mot de passe.",
    add: "Ajouter une clé d’accès",
    addAbout:
      "Votre navigateur demande où la garder : sur cet appareil, votre téléphone ou une clé de sécurité.",
    continue: "Continuer",
    name: "Nom",
    nameHint: "Pour la distinguer des autres.",
    nameMissing: "Saisissez un nom",
    notMade: "Aucune clé d’accès n’a été créée. Réessayez.",
    named: "Clé d’accès : {{name}}",
    added: "Ajoutée le {{date}}",
    used: "utilisée le {{date}}",
    unused: "jamais utilisée",
    more: "Plus : {{name}}",
    rename: "Renommer",
    remove: "Retirer",
    save: "Enregistrer",
  },

  codeApp: {
    title: "Application d’authentification",
    on: "Demandée après le mot de passe.",
    off: "Un code d’une application de votre téléphone est demandé après le mot de passe.",
    isOn: "Activée",
    setUp: "Configurer",
    more: "Plus : application d’authentification",
    newCodes: "Nouveaux codes de secours",
    turnOff: "Désactiver",
    setUpTitle: "Configurer une application d’authentification",
    about: "Il faudra ensuite votre mot de passe et un code de l’application pour vous connecter.",
    continue: "Continuer",
    scan: "Scannez ceci avec votre application d’authentification, puis saisissez le code affiché.",
    qr: "Code QR pour votre application d’authentification",
    secret: "Ou saisissez cette clé dans l’application :",
    copySecret: "Copier la clé",
    confirm: "Activer",
    codesTitle: "Conservez vos codes de secours",
    codesAbout:
      "Chacun remplace une fois un code si vous perdez votre téléphone. Ils ne sont affichés que maintenant.",
    codesKept: "Je les ai conservés",
    copyCodes: "Copier les codes",
    newCodesAbout: "Les précédents ne fonctionneront plus.",
    turnOffAbout: "Le mot de passe suffira alors pour se connecter.",
    left_one: "{{count}} code de secours restant.",
    left_other: "{{count}} codes de secours restants.",
  },

  sessions: {
    title: "Où vous êtes connecté",
    since: "Depuis {{time}}",
    current: "Cette session",
    end: "Déconnecter",
    endOne: "Déconnecter : {{device}}, depuis {{time}}",
    endOthers: "Déconnecter les autres sessions",
    unknownDevice: "Navigateur inconnu",
  },
  delete: {
    title: "Supprimer mon compte",
    about: "Vous serez déconnecté partout. Ce qui n’appartient qu’à vous est supprimé aussi.",
    open: "Supprimer le compte…",
    forGood:
      "C’est irréversible. Ce que vous avez écrit sur les sites des autres y reste, signé « Un ancien membre ». Les invités qui ont écrit grâce à vos liens gardent leur nom.",
    sites: "Ce que deviennent vos sites",
    alone: "Supprimé avec votre compte",
    left: "Vous le quittez ; d’autres en sont propriétaires",
    handOver: "Le transmettre d’abord",
    moved: "Vos sites ont changé entre-temps. Relisez la liste.",
    submit: "Supprimer définitivement le compte",
    withOthers_one:
      "Supprimé avec votre compte, aussi pour {{count}} autre personne qui y travaille",
    withOthers_other:
      "Supprimé avec votre compte, aussi pour {{count}} autres personnes qui y travaillent",
  },
};
