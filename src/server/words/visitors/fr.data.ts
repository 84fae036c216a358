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
  confirmSubject: "Confirmez votre inscription à {site}",
  confirmMail:
    "Quelqu’un, sans doute vous, a inscrit cette adresse pour recevoir les e-mails de {site}.\n\nPour les recevoir, ouvrez ce lien dans les 7 jours :\n{confirm}\n\nSi ce n’était pas vous, ignorez cet e-mail : vous n’en recevrez pas d’autre.\nPour bloquer définitivement les e-mails de ce site :\n{unsubscribe}\n",
  messageSubject: "{site} : message de {name}",
  messageMail: "{name} <{email}> a écrit sur {site} :\n\n{message}\n",
  noMessage: "(sans message)",
  replySubject: "{site} : réponse de {name}",
  replyYesMail: "{name} <{email}> viendra à « {event} ». Personnes : {seats}.\n\n{message}\n",
  replyNoMail: "{name} <{email}> ne pourra pas venir à « {event} ».\n\n{message}\n",
  noticePage: "Envoyé depuis : {page}",
  noticeReply: "Pour répondre, répondez simplement à cet e-mail.",
  manyTitle: "Encore une étape",
  manyText:
    "Ce site reçoit en ce moment un nombre inhabituel de messages. Répondez à la question pour montrer que vous êtes une personne, attendez au moins {seconds} secondes et renvoyez le formulaire. Votre saisie est toujours là.",
  manySum: "Combien font {a} + {b} ?",
  manyWrong: "Ce n’était pas la bonne réponse. Voici une autre question.",
  manySoon: "C’était trop tôt. Patientez {seconds} secondes avant de renvoyer le formulaire.",
  receiptSubject: "Nous avons reçu votre signalement de {site}",
  receiptMail:
    "Merci de nous avoir signalé {site}.\n\nVous avez écrit :\n{comment}\n\nPage : {page}\n\nL’exploitant de ce service va examiner votre signalement. Le propriétaire du site ne saura pas qui l’a signalé.\nSi ce n’était pas vous, quelqu’un a saisi votre adresse par erreur : vous pouvez ignorer cet e-mail.\n",
  complaintSubject: "Signalement de {site}",
  complaintMail:
    "Un visiteur a signalé {site} ({address}) :\n\n{comment}\n\nPage : {page}\nLangue : {language}\nVersion : {release}\n\nLe signalement {id} attend votre décision : aucun problème, avertir le propriétaire ou mettre le site hors ligne en indiquant un motif.\n{queue}\n",
  warnSubject: "Avertissement au sujet de {site}",
  warnMail:
    "Des visiteurs ont signalé votre site {site} ({address}). L’exploitant de ce service a examiné la situation et vous demande de corriger ceci :\n\n{reason}\n\nVotre site reste en ligne pour l’instant.\n",
  takedownSubject: "{site} a été mis hors ligne",
  takedownMail:
    "Votre site {site} ({address}) a été mis hors ligne. Le motif :\n\n{reason}\n\nLes visiteurs voient un avis à sa place. Vous pouvez toujours le modifier. Il reviendra en ligne quand l’exploitant de ce service lèvera le blocage.\n",
  liftedSubject: "{site} est de nouveau en ligne",
  liftedMail: "Votre site {site} est de nouveau en ligne : {address}\n",
  planSubject: "Une modification programmée de {site} n’a pas eu lieu",
  planMail:
    "Une modification programmée pour {site} ({address}) n’a pas pu être effectuée : les vérifications ont trouvé quelque chose à corriger, ou la personne qui l’a programmée ne peut plus publier. Les visiteurs voient toujours ce qu’ils voyaient avant.\n\nOuvrez le site dans l’éditeur, sous Réglages, Programmation, pour voir ce qui bloque.\n",
  domainSubject: "{reason} ne mène plus à {site}",
  domainMail:
    "Les visiteurs qui ouvrent {reason} n’arrivent plus sur votre site {site} : le domaine a expiré, ou ses enregistrements DNS mènent ailleurs. Le site reste accessible à l’adresse {address}\n\nSi le domaine est toujours à vous, rétablissez ses enregistrements : dans l’éditeur, sous Réglages, Domaines. Sinon, supprimez-le au même endroit.\n",
  passedSubject: "{reason} appartient désormais à un autre site",
  passedMail:
    "Un autre site a prouvé que {reason} est à lui, et les visiteurs du domaine ne voient plus {site}. Votre site reste accessible à l’adresse {address}\n\nSi le domaine est à vous, vérifiez qui peut modifier ses enregistrements DNS et rétablissez les vôtres : dans l’éditeur, sous Réglages, Domaines.\n",
  lostSubject: "Publiez {site} à nouveau",
  lostMail:
    "Une partie de votre site publié {site} ({address}) a été perdue sur le serveur. Elle ne peut pas être restaurée automatiquement, car le site a changé depuis sa publication. Les visiteurs risquent de voir une erreur à la place des pages.\n\nOuvrez le site dans l’éditeur et publiez-le pour le rétablir.\n",
  formOff: "Pour l’instant, ce formulaire n’envoie rien.",
};
