import type { Translated } from "../translated.ts";

export const words: Translated<"accounts"> = {
  signIn: {
    forgot: "Mot de passe oublié ?",
    title: "Se connecter à Vitrine",
    email: "Adresse e-mail",
    emailMissing: "Saisissez votre adresse e-mail",
    emailWrong: "Saisissez une adresse e-mail valide",
    password: "Mot de passe",
    passwordMissing: "Saisissez votre mot de passe",
    show: "Afficher le mot de passe",
    hide: "Masquer le mot de passe",
    byPasskey: "Se connecter avec une clé d’accès",
    noPasskey:
      "Aucune clé d’accès n’a été utilisée. Réessayez ou connectez-vous avec votre mot de passe.",
    submit: "Se connecter",
    byLink: "Connexion…",
    again: "Se reconnecter",
    againHint:
      "Vos modifications restent sur cette page et seront enregistrées dès que vous serez connecté.",
    ended_one:
      "Pour protéger votre compte, nous vous demandons de vous reconnecter après {{count}} jour.",
    ended_other:
      "Pour protéger votre compte, nous vous demandons de vous reconnecter après {{count}} jours.",
  },

  account: {
    menu: "Compte",
    open: "Paramètres du compte",
    operator: "Administration",
    signOut: "Se déconnecter",
    changePassword: "Changer de mot de passe",
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

  code: {
    label: "Code de votre application d’authentification",
    hint: "Ou l’un de vos codes de secours.",
    wrong: "Ce code est incorrect ou a déjà servi. Saisissez le suivant.",
  },

  emailChange: {
    title: "Changement d’adresse",
    reading: "Ouverture du lien…",
    allow:
      "Le compte {{from}} doit recevoir une autre adresse : {{to}}. C’est avec elle que vous vous connecterez.",
    confirm: "{{to}} doit devenir l’adresse d’un compte qui se connecte avec {{from}}.",
    allowIt: "Autoriser le changement",
    confirmIt: "Confirmer l’adresse",
    done: "L’adresse est changée. Connectez-vous désormais avec {{email}}.",
    other:
      "Merci. Le changement prendra effet quand le lien envoyé à {{email}} aura été suivi aussi.",
    toAccount: "Aller au compte",
  },

  invitation: {
    title: "Invitation",
    by: "{{inviter}} vous invite à travailler sur « {{site}} »",
    transferBy: "{{inviter}} souhaite vous transmettre « {{site}} »",
    as: {
      owner: "En tant que propriétaire, vous pouvez tout faire.",
      editor: "En tant qu’éditeur, vous modifiez les pages et les réglages et vous publiez.",
      writer: "En tant que rédacteur, vous modifiez les textes et les images.",
      viewer: "En tant que lecteur, vous consultez le site pendant qu’on y travaille.",
    },
    transfer: "Vous en devenez propriétaire, {{inviter}} reste éditeur.",
    reading: "Ouverture de l’invitation…",
    signedInAs: "Vous êtes connecté avec l’adresse {{email}}.",
    sentTo: "L’invitation a été envoyée à {{email}}.",
    accept: "Accepter",
    otherAccount: "Utiliser un autre compte",
    name: "Votre nom",
    nameMissing: "Saisissez votre nom",
    password: "Choisissez un mot de passe",
    create: "Créer un compte et accepter",
    haveAccount: "J’ai déjà un compte",
    noAccount: "Je n’ai pas encore de compte",
    signIn: "Connectez-vous pour accepter.",
    toSignIn: "Aller à la connexion",
  },
  signUp: {
    title: "Créer un compte",
    ask: "Première visite ?",
    link: "Créez un compte",
    about:
      "Saisissez votre adresse e-mail. Vous recevrez un lien pour choisir votre nom et votre mot de passe.",
    send: "Envoyer le lien",
    sent: "Consultez votre boîte de réception : un e-mail est en route vers {{email}}. Son lien fonctionne une seule fois, pendant un jour.",
    reading: "Un instant…",
    closed:
      "Vous ne pouvez pas créer de compte ici vous-même. Demandez une invitation à la personne qui gère ce serveur.",
    create: "Créer le compte",
    toSignIn: "Revenir à la connexion",
  },

  forgotten: {
    title: "Définir un nouveau mot de passe",
    about: "Nous vous enverrons un lien pour choisir un nouveau mot de passe.",
    send: "Envoyer le lien",
    sent: "S’il existe un compte avec l’adresse {{email}}, un lien est en route. Il fonctionne une fois, pendant une heure.",
    ask: "Ce serveur n’envoie pas d’e-mails. Demandez à la personne qui le gère un lien pour définir un nouveau mot de passe.",
    write:
      "Ce serveur n’envoie pas d’e-mails. Pour obtenir un lien de nouveau mot de passe, écrivez à",
    own: "Si vous le gérez vous-même, « npm run owner-link » avec votre adresse affiche un lien de connexion.",
    back: "Revenir à la connexion",
    ends: "Vous serez déconnecté partout ailleurs.",
  },
};
