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

  signIn: {
    title: "Connexion",
    password: "Mot de passe",
    passwordSet: "Il vous connecte avec votre adresse e-mail.",
    passwordNone: "Aucun pour l’instant : seul un lien à usage unique vous connecte.",
    change: "Changer",
    set: "Définir un mot de passe",
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
};
