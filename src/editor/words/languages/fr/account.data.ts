import type { Translated } from "../translated.ts";

export const words: Translated<"account"> = {
  title: "Compte",

  name: {
    label: "Nom",
    hint: "Les autres membres de vos sites le voient, et il figure dans les invitations.",
    saved: "Nom enregistré",
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
