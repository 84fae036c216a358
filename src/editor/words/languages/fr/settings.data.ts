import type { Translated } from "../translated.ts";

export const words: Translated<"settings"> = {
  title: "Réglages",
  waiting: "Certaines modifications ne sont pas enregistrées",

  text: {
    language: "Textes en",
    tooLong:
      "Ce texte est trop long pour être enregistré. Raccourcissez-le ; d’ici là, il n’est conservé qu’ici.",
    over_one: "{{count}} caractère de trop. Raccourcissez le texte avant de publier.",
    over_other: "{{count}} caractères de trop. Raccourcissez le texte avant de publier.",
  },
  row: {
    up: "Monter : {{name}}",
    down: "Descendre : {{name}}",
    remove: "Retirer : {{name}}",
    removed: "« {{name}} » a été retiré",
    full: "Vous pouvez en ajouter {{count}} au maximum.",
  },
  picture: {
    crop: "Recadrer : {{name}}",
    remove: "Retirer : {{name}}",
  },
  preview: {
    title: "Aperçu",
    device: "Largeur",
    desktop: "Ordinateur",
    mobile: "Mobile",
    part: "Partie",
    banner: "Bandeau",
    popup: "Choix",
  },
  gate: {
    analytics: "Dépend de « Statistiques »",
    marketing: "Dépend de « Marketing »",
    functional: "Dépend de « Fonctionnels »",
    none: "Aucun bandeau de cookies n’est actif : ce contenu se charge dès qu’un visiteur bouge la souris, touche l’écran ou tape au clavier.",
    simple:
      "Le bandeau simple est actif : ce contenu se charge dès qu’un visiteur bouge la souris, touche l’écran ou tape au clavier. Après son choix, seul ce qu’il a accepté se charge.",
    gdpr: "Le bandeau RGPD est actif : ce contenu ne se charge que si le visiteur l’autorise.",
    cookies: "Réglages des cookies",
  },

  webhook: {
    title: "Webhook",
    about:
      "Chaque message, abonné et réponse est aussi envoyé à cette adresse. Les appels échoués sont répétés.",
    url: "Adresse",
    urlHint: "Laissez vide pour désactiver le webhook.",
    wrong: "Saisissez une adresse qui commence par https:// ou http://",
    refused: "Saisissez une adresse de l’Internet public.",
    secret: "Clé secrète",
    secretHint: "Chaque appel est signé avec cette clé.",
    copy: "Copier la clé",
    copied: "Copié",
    failed: "Dernière tentative échouée : {{time}}",
  },

  readOnly: "Vous pouvez consulter ces réglages.",
  askOwner: "Vous pouvez consulter ce site. Pour le modifier, adressez-vous à {{name}}.",
  none: {
    title: "Cet écran n’existe pas",
    text: "Rien dans les réglages ne se trouve à {{address}}.",
    closed: "Votre rôle sur ce site ne comprend pas cet écran. Demandez à un propriétaire.",
    first: "Ouvrir « Général »",
    page: "Retour à la page",
  },
  groups: {
    site: "Site",
    pages: "Pages",
    found: "Recherche et partage",
    visitors: "Visiteurs",
  },
  roles: {
    owner: "Propriétaire",
    editor: "Éditeur",
    writer: "Rédacteur",
    viewer: "Lecteur",
    about: {
      owner: "Tout, avec les mêmes droits que vous",
      editor:
        "Tout, sauf la boîte de réception, les membres, les adresses web et la suppression du site",
      writer: "Textes et images, traductions comprises",
      viewer: "Voit les pages, les traductions et les versions, et les commente",
    },
  },
};
