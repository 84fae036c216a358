import type { Translated } from "../translated.ts";

export const words: Translated<"accounts"> = {
  signIn: {
    title: "Se connecter à Vitrine",
    email: "Adresse e-mail",
    emailMissing: "Saisissez votre adresse e-mail",
    password: "Mot de passe",
    passwordMissing: "Saisissez votre mot de passe",
    show: "Afficher le mot de passe",
    hide: "Masquer le mot de passe",
    submit: "Se connecter",
    byLink: "Connexion…",
    again: "Se reconnecter",
    againHint:
      "Vos modifications restent sur cette page et seront enregistrées dès que vous serez connecté.",
  },

  account: {
    menu: "Compte",
    signOut: "Se déconnecter",
    setPassword: "Définir un mot de passe…",
    changePassword: "Changer de mot de passe…",
    noteTitle: "Définissez un mot de passe",
    note: "Vous vous êtes connecté avec un lien à usage unique. Définissez un mot de passe pour vous connecter de partout avec l’adresse {{email}}.",
    noteAction: "Définir un mot de passe",
    noteLater: "Plus tard",
    newPassword: "Nouveau mot de passe",
    currentPassword: "Mot de passe actuel",
    currentMissing: "Saisissez votre mot de passe actuel",
    currentWrong: "Le mot de passe actuel est incorrect",
    length: "Au moins 10 caractères. Quelques mots sans rapport entre eux conviennent bien.",
    tooLong: "128 caractères au maximum",
    save: "Enregistrer le mot de passe",
  },

  preferences: {
    open: "Langue et apparence…",
    title: "Langue et apparence",
    appearance: "Apparence",
    system: "Comme le système",
    light: "Claire",
    dark: "Sombre",
    language: "Langue de l’interface",
    languageHint: "Vos sites gardent leurs propres langues.",
    failed: "Ce choix ne vaut que sur cet appareil.",
  },
};
