import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "schedule"> = {
  title: "Programmation",
  about:
    "Quand les visiteurs voient le site et ses pages. Publier ou dépublier ne change pas le brouillon.",
  now: "Maintenant",
  nowAbout:
    "Les visiteurs d’un site dépublié lisent qu’il n’est pas publié. À la place d’une page dépubliée s’affiche votre page « introuvable », et elle quitte le plan du site.",
  site: "Le site entier",
  page: "Une page",
  isSeen: "Visible dans sa dernière version publiée",
  isOff: "Dépublié",
  offSince: "Dépublié : {{time}}",
  notYet: "Pas encore publié",
  notYetAbout:
    "Avant la première publication, seuls vous et ceux qui y travaillent avec vous voyez le site.",
  unpublish: "Dépublier",
  unpublishPage: "Dépublier la page",
  showAgain: "Publier à nouveau",
  words: "Message pour les visiteurs tant que le site n’est pas publié",
  wordsExample: "De retour lundi. D’ici là : +33 1 55 50 19 62.",
  wordsHint:
    "Avec un message, ou une publication programmée, les visiteurs lisent que le site est fermé pour le moment et quand il revient. Les moteurs de recherche le gardent.",
  saveWords: "Enregistrer le message",
  wordsSaved: "Message enregistré",
  new: "Programmer un changement",
  subject: "Quoi",
  action: "Ce qui se passe",
  time: "Quand",
  timeProblems: {
    missing: "Choisissez une date et une heure",
    past: "Cette heure est déjà passée",
    far: "Choisissez un moment dans les 400 prochains jours",
  },
  full_one: "Vous pouvez programmer jusqu’à {{count}} changement. Annulez-en un d’abord.",
  full_other: "Vous pouvez programmer jusqu’à {{count}} changements. Annulez-en un d’abord.",
  timeZone: "Fuseau horaire",
  actions: {
    publish: "Publier",
    unpublish: "Dépublier",
  },
  errorsNow_one:
    "Les vérifications trouvent actuellement {{count}} erreur. Corrigez-la d’ici là, sinon rien ne sera publié.",
  errorsNow_other:
    "Les vérifications trouvent actuellement {{count}} erreurs. Corrigez-les d’ici là, sinon rien ne sera publié.",
  siteEffects: {
    publish:
      "Le brouillon est publié tel qu’il est à ce moment-là, avec toutes les modifications faites d’ici là. Si les vérifications trouvent une erreur, rien ne change et les propriétaires reçoivent un e-mail.",
    publishWithoutMail:
      "Le brouillon est publié tel qu’il est à ce moment-là, avec toutes les modifications faites d’ici là. Si les vérifications trouvent une erreur, rien ne change : la liste des sites et cette page le signalent.",
    unpublish:
      "Les visiteurs lisent que le site n’est pas publié, jusqu’à ce que vous le publiiez à nouveau.",
  },
  pageEffects: {
    publish:
      "La page est de nouveau visible, telle qu’elle a été publiée. Pour la cacher d’ici là, dépubliez-la d’abord.",
    publishHidden: "La page est de nouveau visible, telle qu’elle a été publiée.",
    unpublish: "La page devient introuvable et quitte le plan du site.",
  },
  at: "{{time}} ({{zone}})",
  forYou: "Pour vous : {{time}}.",
  add: "Programmer",
  added: "Programmé",
  planned: "Programmé",
  nothing: "Les changements programmés apparaissent ici.",
  cancel: "Annuler",
  cancelled: "N’est plus programmé",
  dismiss: "Retirer",
  dismissed: "Retiré",
  gone: "Une page supprimée",
  failures: {
    problems:
      "Non effectué : les vérifications ont trouvé des erreurs. Corrigez-les, puis publiez.",
    "not-allowed": "Non effectué : la personne qui l’a programmé ne peut plus publier.",
    draft: "Non effectué : la page était un brouillon.",
  },
};
