import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "general"> = {
  addressHint: "Le site déménage aussitôt. Ses dix dernières adresses mènent à la nouvelle.",
  addressWrong: "Utilisez des minuscules et des chiffres, séparés par des traits d’union",
  addressTaken: "Cette adresse est prise. Essayez-en une autre.",
  monthViews: {
    near: "{{used}} des {{most}} vues du mois. Rien ne change pour vos visiteurs.",
    full: "{{used}} vues ce mois-ci ; la limite est de {{most}}. Votre site reste en ligne, mais l’hébergeur le voit aussi et vous écrira peut-être. Le compte repart à zéro le {{date}}.",
  },
  views_one: "{{formatted}} vue ces 30 derniers jours",
  views_other: "{{formatted}} vues ces 30 derniers jours",
  site: "Site",
  duplicate: "Dupliquer",
  duplicateAbout:
    "Un nouveau brouillon avec les pages, le thème, les réglages et les images. Sans les messages, les membres, les versions ni le webhook.",
  copyOf: "{{name}} (copie)",
  trash: "Mettre à la corbeille",
  trashAbout:
    "Met le site hors ligne aussitôt. Les pages, images, messages et adresses sont conservés ; vous pouvez le restaurer depuis la liste des sites.",
  trashTime_one: "Après {{count}} jour dans la corbeille, il est supprimé définitivement.",
  trashTime_other: "Après {{count}} jours dans la corbeille, il est supprimé définitivement.",
  trashButton: "Mettre à la corbeille",
  title: "Général",
  about:
    "Le nom et l’adresse du site, la destination de ses messages, et le site dans son ensemble.",
  name: "Nom",
  nameHint: "Pour vous, dans la liste des sites. Les visiteurs voient les titres des pages.",
  nameWrong: "Saisissez un nom de 1 à 80 caractères",
  address: "Adresse",
  forms: "Formulaires",
  formsAbout:
    "Tout ce que les visiteurs envoient est toujours conservé dans la boîte de réception.",
  email: "E-mail pour les messages",
  emailHint:
    "Nous écrivons à cette adresse pour chaque message, abonné et réponse. Laissez vide pour ne recevoir aucun e-mail.",
  emailWrong: "Saisissez une adresse e-mail valide",
  mailFailed:
    "Notre dernier e-mail à {{email}} n’a pas pu être remis ({{time}}). Vérifiez l’adresse. Vos messages sont toujours dans la boîte de réception.",
  mailDelayed:
    "Les e-mails à {{email}} ont du retard. Nous réessaierons pendant trois jours. Vos messages sont déjà dans la boîte de réception.",
  mailSaid: "Réponse du serveur de messagerie : {{reason}}",
};
