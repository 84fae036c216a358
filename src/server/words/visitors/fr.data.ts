import type { ServerWord } from "./en.data.ts";

export const fr: Readonly<Record<ServerWord, string>> = {
  tooMany:
    "Trop de tentatives à la suite. Patientez un peu et renvoyez le formulaire. Votre saisie est toujours là.",
  sendAgain: "Envoyer",
  confirmSent:
    "Nous vous avons envoyé un e-mail. Ouvrez le lien qu’il contient pour confirmer votre adresse.",
  confirmTitle: "Confirmez votre inscription",
  confirmText: "Confirmez pour recevoir les e-mails de {site} à {email}.",
  confirmButton: "Confirmer",
  confirmedTitle: "Inscription confirmée",
  confirmedText: "Les e-mails de {site} arriveront à {email}.",
  linkInvalidTitle: "Ce lien ne fonctionne plus",
  linkInvalidText:
    "Il a déjà servi ou a expiré. Pour vous inscrire, saisissez de nouveau votre adresse sur le site.",
  unsubscribeInvalidText:
    "Nous n’avons pas pu retrouver l’abonnement concerné. Utilisez le lien de désinscription du dernier e-mail de ce site.",
  unsubscribeTitle: "Se désinscrire",
  unsubscribeText: "Désinscrivez-vous pour que {email} ne reçoive plus d’e-mails de {site}.",
  unsubscribeButton: "Se désinscrire",
  unsubscribedTitle: "Désinscription confirmée",
  unsubscribedText: "{email} ne recevra plus d’e-mails de {site}.",
  manyTitle: "Encore une étape",
  manyText:
    "Ce site reçoit en ce moment un nombre inhabituel de messages. Répondez à la question pour montrer que vous êtes une personne, attendez au moins {seconds} secondes et renvoyez le formulaire. Votre saisie est toujours là.",
  manySum: "Combien font {a} + {b} ?",
  manyWrong: "Ce n’était pas la bonne réponse. Voici une autre question.",
  manySoon: "C’était trop tôt. Patientez {seconds} secondes avant de renvoyer le formulaire.",
  formOff: "Pour l’instant, ce formulaire n’envoie rien.",
  publishedOn: "Publié le {date}",
};
