import type { EmailWord } from "./en.data.ts";

export const fr: Readonly<Record<EmailWord, string>> = {
  inviteSubject: "{inviter} vous invite sur {site}",
  inviteTitle: "{inviter} vous invite à travailler sur « {site} »",
  inviteOwner:
    "En tant que propriétaire, vous pouvez tout faire, avec les mêmes droits que {inviter}.",
  inviteEditor:
    "En tant qu’éditeur, vous modifiez les pages et les réglages et vous publiez. Les membres et la suppression du site restent aux propriétaires.",
  inviteWriter:
    "En tant que rédacteur, vous modifiez les textes et les images. La publication reste aux éditeurs.",
  inviteViewer: "Vous pouvez regarder le site pendant qu’on y travaille.",
  inviteAction: "Accepter l’invitation",
  inviteNote:
    "Le lien fonctionne une seule fois, jusqu’au {date}. Si vous ne connaissez pas {inviter}, ignorez cet e-mail.",
  inviteFoot: "Envoyé à {email} parce que {inviterEmail} vous a invité. {host}",
  transferSubject: "{inviter} souhaite vous transmettre {site}",
  transferTitle: "{inviter} souhaite vous transmettre « {site} »",
  transferText:
    "Si vous acceptez, vous en devenez propriétaire : vous pouvez tout faire, et {inviter} reste éditeur.",
  transferAction: "Reprendre le site",
  resetTitle: "Choisir un nouveau mot de passe",
  resetText:
    "Quelqu’un a demandé un nouveau mot de passe pour {email}. Si c’est vous, choisissez-le maintenant.",
  resetNote:
    "Le lien fonctionne une seule fois, pendant une heure. Si ce n’est pas vous, ignorez cet e-mail : votre mot de passe ne change pas.",
  emailAllowTitle: "Autorisez une nouvelle adresse pour votre compte",
  emailAllowText:
    "Une personne connectée à votre compte souhaite utiliser {newEmail} à la place de {email}. Si c’est vous, autorisez le changement.",
  emailAllowAction: "Voir le changement",
  emailAllowNote:
    "Le lien fonctionne une seule fois, pendant un jour, et la nouvelle adresse doit aussi être confirmée. Si ce n’est pas vous, n’autorisez rien et changez de mot de passe.",
  emailConfirmTitle: "Confirmez votre nouvelle adresse",
  emailConfirmText:
    "{email} doit devenir l’adresse d’un compte sur {host}. Si c’est votre demande, confirmez-la.",
  emailConfirmAction: "Voir le changement",
  emailConfirmNote:
    "Le lien fonctionne une seule fois, pendant un jour. Si vous n’avez rien demandé, ignorez cet e-mail.",
  emailTakenTitle: "Cette adresse a déjà un compte",
  emailTakenText:
    "Quelqu’un a voulu utiliser {email} pour un autre compte. Cette adresse en a déjà un : rien n’a changé.",
  emailTakenNote:
    "Si c’est vous, connectez-vous avec {email} ou prenez une autre adresse pour l’autre compte.",
  emailChangedTitle: "Votre adresse e-mail a changé",
  emailChangedText: "Vous vous connectez désormais avec {newEmail} au lieu de {email}.",
  emailChangedNote: "Si ce n’est pas vous, prévenez sans attendre la personne qui gère {host}.",
  signUpTitle: "Confirmez votre adresse e-mail",
  signUpText:
    "Quelqu’un, sans doute vous, souhaite un compte sur {host} avec {email}. Confirmez l’adresse, puis choisissez un nom et un mot de passe.",
  signUpAction: "Créer votre compte",
  signUpNote:
    "Le lien fonctionne une seule fois, pendant un jour. Si ce n’est pas vous, ignorez cet e-mail : aucun compte ne sera créé.",
  signUpTakenTitle: "Vous avez déjà un compte",
  signUpTakenText:
    "Quelqu’un, sans doute vous, a voulu s’inscrire sur {host} avec {email}, qui a déjà un compte. Connectez-vous, ou définissez-y un nouveau mot de passe.",
  signUpTakenNote: "Si ce n’est pas vous, ignorez cet e-mail : rien n’a changé.",
  toSignIn: "Aller à la connexion",
  passwordChangedTitle: "Votre mot de passe a changé",
  passwordChangedText:
    "Le mot de passe de {email} sur {host} a été changé. Les autres appareils sont déconnectés.",
  passwordLinkTitle: "Un lien pour un nouveau mot de passe a été créé",
  passwordLinkText:
    "La personne qui gère {host} a créé un lien pour définir un nouveau mot de passe pour {email}, afin de vous le transmettre. Il fonctionne une fois, pendant une heure. D’ici là, votre mot de passe actuel reste valable.",
  passwordLinkNote: "Si vous ne l’avez pas demandé, prévenez aussitôt la personne qui gère {host}.",
  codesOnTitle: "La connexion avec code est activée",
  codesOnText:
    "Pour se connecter à {host} avec {email}, il faut désormais un code d’une application.",
  codesOffTitle: "La connexion avec code est désactivée",
  codesOffText:
    "Pour se connecter à {host} avec {email}, il ne faut plus de code d’une application.",
  passkeyAddedTitle: "Une clé d’accès a été ajoutée",
  passkeyAddedText: "Une nouvelle clé d’accès permet de se connecter à {host} avec {email}.",
  passkeyRemovedTitle: "Une clé d’accès a été supprimée",
  passkeyRemovedText: "L’une des clés d’accès de {email} ne permet plus de se connecter à {host}.",
  securityNote:
    "Si ce n’est pas vous, choisissez aussitôt un nouveau mot de passe et prévenez la personne qui gère {host}.",
  accountDeletedTitle: "Votre compte est supprimé",
  accountDeletedText:
    "Le compte {email} sur {host} est supprimé, avec ce qui n’appartenait qu’à lui.",
  accountDeletedNote: "Si ce n’est pas vous, prévenez sans attendre la personne qui gère {host}.",
  commentMention: "{author} vous mentionne dans un commentaire sur {site}",
  commentReply: "{author} a répondu dans une discussion à laquelle vous participez sur {site}",
  commentReplies: "Nouvelles réponses dans une discussion à laquelle vous participez sur {site}",
  commentGuest: "Invité",
  commentByPreview: "{author} a commenté votre aperçu de {site}",
  commentPreviewGuest: "{name} (invité)",
  commentOnPage: "Sur la page « {page} » de « {site} » :",
  commentOnDeleted: "Sur une page de « {site} » supprimée depuis :",
  commentOpen: "Ouvrir le commentaire",
  commentOpenAll: "Ouvrir tous les commentaires",
  commentResolved: "Cette discussion a été résolue entre-temps.",
  commentNote: "Répondez dans l’éditeur : personne ne lit les réponses à cet e-mail.",
  commentFoot: "Envoyé à {email} parce que vous travaillez sur « {site} ». {host}",
  commentStop: "Ne plus recevoir d’e-mails sur les commentaires",
  commentStopAskTitle: "Ne plus recevoir d’e-mails sur les commentaires ?",
  commentStopAskText:
    "Vous verrez toujours les mentions et les réponses dans l’éditeur. Vous pouvez réactiver les e-mails dans votre compte.",
  commentStoppedTitle: "Les e-mails sur les commentaires sont désactivés",
  commentStoppedText:
    "Vous verrez toujours les mentions et les réponses dans l’éditeur. Vous pouvez réactiver les e-mails dans votre compte.",
  commentStopInvalidTitle: "Ce lien ne fonctionne pas",
  commentStopInvalidText:
    "Il est peut-être incomplet, ou le compte a été supprimé. Vous pouvez aussi désactiver les e-mails dans votre compte.",
  handedToYouTitle: "« {site} » est désormais à vous",
  handedToYouText:
    "Les responsables de {host} vous ont transmis « {site} ». Vous en êtes propriétaire et pouvez tout y faire.",
  handedOverTitle: "« {site} » a un nouveau propriétaire",
  handedOverText:
    "Les responsables de {host} ont transmis « {site} » à {heir}. Vous pouvez toujours le modifier et le publier.",
  handedOverAction: "Ouvrir le site",
  handedOverNote: "Si vous pensez qu’il s’agit d’une erreur, contactez les responsables de {host}.",
  suspendedTitle: "Votre compte est suspendu",
  suspendedText:
    "Les responsables de {host} ont suspendu le compte {email}. Vous ne pouvez plus vous y connecter. Vos sites publiés restent en ligne. Le motif indiqué :",
  suspendedNote: "Si vous pensez qu’il s’agit d’une erreur, contactez les responsables de {host}.",
  restoredTitle: "Votre compte est rétabli",
  restoredText:
    "Les responsables de {host} ont levé la suspension de {email}. Vous pouvez à nouveau vous connecter.",
  restoredNote: "Tout est resté tel quel.",
  mailNearTitle: "80 % des e-mails du mois sont utilisés",
  mailNearText:
    "Les sites de {email} sur {host} ont envoyé {used} des {most} e-mails possibles ce mois-ci. Le compte repart à zéro le {date}.",
  mailFullTitle: "Tous les e-mails du mois sont utilisés",
  mailFullText:
    "Les sites de {email} sur {host} ont envoyé les {most} e-mails possibles ce mois-ci. Les messages et les réponses arrivent toujours dans vos boîtes de réception, mais aucun e-mail ne vous en avertit jusqu’au {date}. D’ici là, les invitations ne peuvent pas être envoyées, et les e-mails de confirmation aux abonnés attendent jusqu’à six jours. Les e-mails de connexion et de sécurité sont toujours envoyés.",
  confirmationsNearTitle: "80 % des e-mails de confirmation du mois sont utilisés",
  confirmationsNearText:
    "Les sites de {email} sur {host} ont demandé ce mois-ci à {used} abonnés de confirmer leur adresse. La moitié des e-mails du mois peut y servir : {most}. Si vous n’attendez pas autant d’abonnés, quelqu’un saisit peut-être les adresses d’autres personnes : regardez vos listes. Le décompte recommence le {date}.",
  confirmationsFullTitle: "Les nouveaux abonnés ne reçoivent plus d’e-mail pour le moment",
  confirmationsFullText:
    "Les sites de {email} sur {host} ont demandé ce mois-ci à {used} abonnés de confirmer leur adresse : c’est la moitié des e-mails du mois, le maximum pour cela. Les e-mails aux autres abonnés attendent jusqu’à six jours. Vous recevez toujours les e-mails sur les messages et les réponses, et les invitations peuvent être envoyées. Si vous n’attendez pas autant d’abonnés, quelqu’un saisit peut-être les adresses d’autres personnes : regardez vos listes. Le décompte recommence le {date}.",
  viewsNearTitle: "« {site} » a atteint 80 % des vues du mois",
  viewsNearText:
    "Les pages de « {site} » ont été vues {used} fois ce mois-ci. La limite est de {most}. Rien ne change pour vos visiteurs. Le compte repart à zéro le {date}.",
  viewsFullTitle: "« {site} » a atteint la limite de vues du mois",
  viewsFullText:
    "Les pages de « {site} » ont été vues {used} fois ce mois-ci. La limite est de {most}. Votre site reste en ligne et rien ne change pour vos visiteurs, mais les responsables de {host} le voient aussi et vous écriront peut-être. Le compte repart à zéro le {date}.",
  allPagesNearTitle: "Vous avez utilisé 80 % de vos pages",
  allPagesNearText:
    "Les sites de {email} sur {host} ont au total {used} pages sur {most}. Les sites de la corbeille comptent aussi.",
  allPagesFullTitle: "Vous avez atteint votre limite de pages",
  allPagesFullText:
    "Les sites de {email} sur {host} ont au total {used} pages ; la limite est de {most}. Vos pages existantes restent telles quelles, mais vous ne pourrez pas en ajouter tant que vous n’en aurez pas supprimé. Les sites de la corbeille comptent aussi, jusqu’à leur suppression définitive.",
  quotaNote: "S’il vous en faut davantage, écrivez aux responsables de {host}.",
  accountInviteTitle: "Invitation à {host}",
  accountInviteText:
    "Les responsables de {host} invitent {email} à y créer des sites. Choisissez un nom et un mot de passe pour commencer.",
  accountInviteAction: "Créer votre compte",
  accountInviteNote:
    "Le lien fonctionne une fois, pendant une semaine. Si vous ne voulez pas de compte, ignorez cet e-mail : aucun ne sera créé.",
  backupFailedSubject: "La sauvegarde de {host} a échoué",
  backupFailedText:
    "La sauvegarde planifiée de Vitrine sur {host} a échoué :\n\n{reason}\n\nDernière sauvegarde valable : {last}. La prochaine tentative aura lieu dans l’heure. Pour tout vérifier, lancez npm run doctor sur le serveur.",
  backupLacksSubject: "Il manque des fichiers à la sauvegarde de {host}",
  backupLacksText:
    "La sauvegarde planifiée de Vitrine sur {host} a été faite, mais il y manque des fichiers stockés ({files}) : le disque les a endommagés ou perdus, et aucune sauvegarde antérieure ne les contient. En attendant, aucun fichier stocké des sauvegardes antérieures n’est supprimé.\n\nVérifiez le disque et lancez npm run doctor sur le serveur.",
  confirmSubject: "Confirmez votre inscription à {site}",
  confirmMailText:
    "Quelqu’un, sans doute vous, a inscrit cette adresse pour recevoir les e-mails de {site}.",
  confirmMailAction: "Confirmer mon inscription",
  confirmMailNote:
    "Le lien est valable 7 jours. Si ce n’était pas vous, ignorez cet e-mail : vous n’en recevrez pas d’autre.",
  confirmMailStop: "Bloquer définitivement les e-mails de {site}",
  messageSubject: "{site} : message de {name}",
  messageTitle: "Nouveau message de {name}",
  noMessage: "(sans message)",
  replySubject: "{site} : réponse de {name}",
  replyYesTitle: "{name} viendra à « {event} »",
  replyNoTitle: "{name} ne pourra pas venir à « {event} »",
  answerAction: "Répondre",
  answerNote: "Vous pouvez aussi répondre directement à cet e-mail.",
  noticeFoot: "Envoyé à {email}, l’adresse qui reçoit les messages de {site}.",
  factEmail: "E-mail",
  factSite: "Site",
  factPage: "Page",
  factPeople: "Personnes",
  factContact: "Contact",
  factLanguage: "Langue",
  factRelease: "Version",
  receiptSubject: "Nous avons reçu votre signalement de {site}",
  receiptText:
    "Merci de nous avoir signalé {site}. Vous avez écrit :\n\n{comment}\n\nL’exploitant de ce service va examiner votre signalement. Le propriétaire du site ne saura pas qui l’a signalé.",
  receiptNote:
    "Si ce n’était pas vous, quelqu’un a saisi votre adresse par erreur : vous pouvez ignorer cet e-mail.",
  decidedSubject: "Notre décision sur votre signalement de {site}",
  decidedNoIssueText:
    "Nous avons examiné votre signalement de {site} et n’avons rien trouvé qui demande une action. Le site reste tel quel.",
  decidedWarnText:
    "Nous avons examiné votre signalement de {site} et demandé au propriétaire de corriger ce que vous avez signalé. Le site reste en ligne pour l’instant.",
  decidedUnpublishText: "Nous avons examiné votre signalement de {site} et mis le site hors ligne.",
  complaintSubject: "Signalement de {site}",
  complaintText:
    "Un visiteur a signalé {site} ({address}) :\n\n{comment}\n\nLe signalement {id} attend votre décision : aucun problème, avertir le propriétaire ou mettre le site hors ligne en indiquant un motif.",
  complaintAction: "Examiner le signalement",
  warnSubject: "Avertissement au sujet de {site}",
  warnMail:
    "Des visiteurs ont signalé votre site {site} ({address}). L’exploitant de ce service a examiné la situation et vous demande de corriger ceci :\n\n{reason}\n\nVotre site reste en ligne pour l’instant.",
  takedownSubject: "{site} a été mis hors ligne",
  takedownMail:
    "Votre site {site} ({address}) a été mis hors ligne. Le motif :\n\n{reason}\n\nLes visiteurs voient un avis à sa place. Vous pouvez toujours le modifier. Il reviendra en ligne quand l’exploitant de ce service lèvera le blocage.",
  liftedSubject: "{site} est de nouveau en ligne",
  liftedMail: "Votre site {site} est de nouveau en ligne : {address}",
  planSubject: "Une modification programmée de {site} n’a pas eu lieu",
  planMail:
    "Une modification programmée pour {site} ({address}) n’a pas pu être effectuée : les vérifications ont trouvé quelque chose à corriger, ou la personne qui l’a programmée ne peut plus publier. Les visiteurs voient toujours ce qu’ils voyaient avant.\n\nOuvrez le site dans l’éditeur, sous Réglages, Programmation, pour voir ce qui bloque.",
  domainSubject: "{reason} ne mène plus à {site}",
  domainMail:
    "Les visiteurs qui ouvrent {reason} n’arrivent plus sur votre site {site} : le domaine a expiré, ou ses enregistrements DNS mènent ailleurs. Le site reste accessible à l’adresse {address}\n\nSi le domaine est toujours à vous, rétablissez ses enregistrements : dans l’éditeur, sous Réglages, Domaines. Sinon, supprimez-le au même endroit.",
  passedSubject: "{reason} appartient désormais à un autre site",
  passedMail:
    "Un autre site a prouvé que {reason} est à lui, et les visiteurs du domaine ne voient plus {site}. Votre site reste accessible à l’adresse {address}\n\nSi le domaine est à vous, vérifiez qui peut modifier ses enregistrements DNS et rétablissez les vôtres : dans l’éditeur, sous Réglages, Domaines.",
  domainRemovedSubject: "{domain} a été retiré de {site}",
  domainRemovedMail:
    "L’exploitant de ce service a retiré le domaine {domain} de votre site {site}. Le motif :\n\n{reason}\n\nLes visiteurs ne trouvent plus le site à ce domaine. Il reste accessible à l’adresse {address}",
  screenSubject: "À vérifier : {site}",
  screenText:
    "Quelqu’un veut publier {site} ({address}), et cela ressemble à de l’hameçonnage : le site demande peut-être un mot de passe ou un numéro de carte, ou utilise le nom d’une banque ou d’une marque.\n\nLes visiteurs ne le verront pas avant votre décision. Les raisons et la page sont dans l’espace d’administration.",
  screenAction: "Vérifier le site",
  heldSubject: "{site} attend une vérification",
  heldMail:
    "La publication planifiée de {site} ({address}) n’est pas encore en ligne : l’hébergeur la vérifie d’abord, car le site demande peut-être un mot de passe ou un numéro de carte, ou utilise le nom d’une banque ou d’une marque. Les visiteurs voient toujours la version précédente.\n\nVous n’avez rien à faire. Nous vous écrirons dès que la décision sera prise. Les raisons figurent dans l’éditeur, sous Publier.",
  clearedSubject: "{site} est en ligne",
  clearedMail: "L’hébergeur a vérifié votre publication, et elle est en ligne : {address}",
  refusedSubject: "{site} n’a pas été publié",
  refusedMail:
    "L’hébergeur a vérifié votre publication de {site} ({address}) et ne l’a pas acceptée. La raison :\n\n{reason}\n\nLes visiteurs voient toujours la version précédente. Modifiez le site et publiez-le à nouveau.",
  lostSubject: "Publiez {site} à nouveau",
  lostMail:
    "Une partie de votre site publié {site} ({address}) a été perdue sur le serveur. Elle ne peut pas être restaurée automatiquement, car le site a changé depuis sa publication. Les visiteurs risquent de voir une erreur à la place des pages.\n\nOuvrez le site dans l’éditeur et publiez-le pour le rétablir.",
  newsOpen: "Ouvrir dans l’éditeur",
  newsVisit: "Voir le site",
  newsFoot: "Envoyé à {email} parce que {site} vous appartient. {host}",
  operatorFoot: "Envoyé à {email} parce que vous exploitez Vitrine sur {host}.",
};
