import type { Translated } from "../translated.ts";

export const words: Translated<"screens"> = {
  close: "Fermer",
  cancel: "Annuler",
  undo: "Annuler",
  retry: "Réessayer",
  search: { clear: "Effacer" },
  language: "Langue",
  kept: {
    name: "Nom",
    nameMissing: "Saisissez un nom",
    menu: "Autres actions pour {{name}}",
    rename: "Renommer",
    delete: "Supprimer",
    deleted: "Vous avez supprimé « {{name}} »",
    newer: "Nécessite une version plus récente de l’application",
  },
  notifications: "Notifications",
  noSuchPage: "Il n’y a pas de page à {{address}}. Voici « {{name}} ».",

  pageGone: {
    deleted: "« {{name}} » a été supprimée",
    deletedBy: "« {{name}} » a été supprimée par {{person}}",
    undone: "Annulé : la page « {{name}} » est retirée",
    restore: "Restaurer la page",
  },

  access: {
    siteMissing: "Ce site est introuvable",
    siteMissingHint: "Il a été supprimé, ou vous n’y avez plus accès.",
    lost: "Vous n’avez plus accès à ce site",
    removed:
      "Un propriétaire vous a retiré, ou le site a été supprimé. Si vous en avez encore besoin, demandez à un propriétaire de vous inviter à nouveau.",
    linkInvalid: "Ce lien ne fonctionne pas",
    kept_one:
      "{{count}} modification n’a pas été enregistrée. Elle est conservée sur cet appareil et sera enregistrée si vous retrouvez l’accès et ouvrez le site ici.",
    kept_other:
      "{{count}} modifications n’ont pas été enregistrées. Elles sont conservées sur cet appareil et seront enregistrées si vous retrouvez l’accès et ouvrez le site ici.",
    unkept_one:
      "{{count}} modification n’a pas été enregistrée et ce navigateur ne peut pas la conserver. Copiez ce dont vous avez besoin avant de fermer cet onglet.",
    unkept_other:
      "{{count}} modifications n’ont pas été enregistrées et ce navigateur ne peut pas les conserver. Copiez ce dont vous avez besoin avant de fermer cet onglet.",
    copy: "Copier le texte",
    copied: "Copié",
    signIn: "Se connecter",
    allSites: "Tous les sites",
  },

  takedown: {
    badge: "Mis hors ligne",
    title: "L’hébergeur a mis ce site hors ligne : {{time}}",
    visitors: "Les visiteurs voient un avis à la place du site.",
    publishing:
      "Vous pouvez continuer à modifier et à publier : les visiteurs verront vos publications dès que l’hébergeur remettra le site en ligne.",
    write: "Si c’est corrigé ou si vous n’êtes pas d’accord, écrivez à",
    askHost: "Si c’est corrigé ou si vous n’êtes pas d’accord, contactez l’hébergeur.",
  },

  errors: {
    "already-member": "Cette personne travaille déjà sur ce site.",
    "account-exists": "Un compte existe déjà avec cette adresse. Utilisez-le pour vous connecter.",
    "link-invalid":
      "Ce lien a expiré ou a été révoqué. Demandez-en un nouveau à la personne qui vous l’a envoyé.",
    "invitation-invalid":
      "Cette invitation a déjà servi, a été retirée ou a expiré. Demandez-en une nouvelle.",
    "sign-up-invalid": "Ce lien a déjà servi ou a expiré. Inscrivez-vous de nouveau.",
    "too-many-sites":
      "Vous avez autant de sites que ce serveur le permet. Supprimez-en un définitivement, corbeille comprise.",
    "too-many-pages": "Il y a plus de pages qu’un site ne peut en avoir sur ce serveur.",
    "no-room-for-pages":
      "Vos sites réunis auraient plus de pages qu’un compte ne peut en avoir ici. Supprimez d’abord des pages, ou un site définitivement.",
    "publish-held":
      "L’hébergeur vérifie cette publication avant la mise en ligne. Les visiteurs voient la version précédente.",
    "address-held":
      "Cette adresse contient le nom d’une banque ou d’une marque. Dépubliez d’abord le site, puis publiez-le à la nouvelle adresse : l’hébergeur le vérifiera avant.",
    "no-room":
      "Les images et les fichiers de vos sites occupent tout l’espace de votre compte. Supprimez un site pour en libérer.",
    "account-suspended": "Ce compte est suspendu. Le motif a été envoyé à son adresse e-mail.",
    "account-unknown": "Aucun compte n’a cette adresse. Invitez d’abord la personne.",
    "last-operator":
      "Vous êtes seul à gérer cette installation : votre compte ne peut pas être supprimé.",
    "under-review":
      "Un site ne peut pas être supprimé tant qu’il est hors ligne à la suite d’un signalement, ni dans les 30 jours qui suivent un signalement encore à l’examen.",
    "passkey-refused":
      "Cette clé d’accès n’a pas fonctionné. Réessayez ou connectez-vous autrement.",
    "email-change-invalid":
      "Ce lien a déjà servi ou a expiré, ou un autre changement a été lancé depuis.",
    "mail-limit":
      "Les e-mails du mois sont épuisés, l’invitation n’est donc pas partie. S’il vous en faut davantage, écrivez à l’hébergeur.",
    "last-owner": "Un site a besoin d’un propriétaire. Nommez d’abord quelqu’un d’autre.",
    network: "Pas de connexion au serveur.",
    "saved-sections-full":
      "Votre compte ne peut plus rien enregistrer de ce type. Supprimez d’abord un élément.",
    "too-many-requests": "Trop de tentatives. Patientez un instant, puis réessayez.",
    "wrong-credentials": "L’adresse e-mail ou le mot de passe est incorrect.",
    "sign-in-link-invalid":
      "Ce lien a déjà servi ou a expiré. Exécutez « npm run owner-link » sur le serveur pour en obtenir un nouveau.",
    "password-too-weak":
      "Ce mot de passe est facile à deviner : il est courant ou contient un nom connu d’autres personnes. Choisissez-en un autre.",
    "not-signed-in": "Vous êtes déconnecté. Connectez-vous, puis réessayez.",
    forbidden: "Vous n’êtes pas autorisé à faire cela.",
    "not-found": "Cet élément n’existe plus.",
    "kept-unwritten":
      "La modification est faite, mais le disque du serveur n’a pas pu tout enregistrer. Prévenez l’hébergeur.",
    "storage-full": "Le disque du serveur est plein. Rien n’a été enregistré.",
    "storage-unavailable": "Le serveur ne peut pas écrire sur son disque. Rien n’a été enregistré.",
    unavailable: "Ce n’est pas possible pour le moment. Réessayez dans un instant.",
    conflict: "Le site a changé entre-temps. Vérifiez les modifications, puis publiez à nouveau.",
    invalid: "Vérifiez votre saisie et réessayez.",
    other: "Une erreur est survenue. Réessayez dans un instant.",
    reference: "Référence pour l’exploitant : {{id}}",
  },

  account: {
    saved: "Mot de passe enregistré. Les autres appareils ont été déconnectés.",
  },
  revokeLink: {
    title: "Révoquer « {{name}} » ?",
    share:
      "Le lien cesse aussitôt de fonctionner. Les personnes entrées par ce lien perdent l’accès ; ce qu’elles n’ont pas enregistré reste sur leur appareil. Cette action est définitive.",
    preview:
      "Le lien cesse aussitôt de fonctionner, y compris pour ceux qui l’ont ouvert. Cette action est définitive.",
    confirm: "Révoquer le lien",
    done: "Le lien ne fonctionne plus",
  },
  transfer: {
    open: "Transmettre…",
    title: "Transmettre le site",
    titleOf: "Transmettre « {{name}} »",
    about: "Le nouveau propriétaire doit accepter. Vous restez éditeur.",
    links:
      "Les liens de partage et d’aperçu fonctionnent jusqu’à leur expiration. Le nouveau propriétaire les voit sous « Partager » et peut les révoquer.",
    to: "E-mail du nouveau propriétaire",
    addressWrong: "Saisissez une adresse e-mail complète",
    send: "Envoyer l’invitation",
    makeLink: "Créer un lien",
    sent: "Invitation envoyée à {{email}}",
    linkAbout:
      "Envoyez ce lien à {{email}}. Il fonctionne une fois, pendant 7 jours, et ne sera plus affiché.",
    copy: "Copier le lien",
    copied: "Lien copié",
  },
  unpublish: {
    title: "Dépublier « {{name}} » ?",
    about:
      "Les visiteurs lisent que le site n’est pas publié. Les pages, les messages et l’adresse sont conservés, et vous pouvez publier le site à nouveau à tout moment.",
    confirm: "Dépublier",
  },
  live: {
    now: "La publication {{number}} est en ligne",
    again: "La publication {{number}} est de nouveau en ligne",
    gone: "Les visiteurs ne trouvent plus : {{what}}",
    morePages_one: "{{count}} autre page",
    morePages_other: "{{count}} autres pages",
  },
  places: {
    alt: "Texte alternatif",
    navigation: "Menu",
    footer: "Pied de page",
    linked: "Section liée",
    settings: "Réglages",
    organisation: "Informations sur l’entreprise",
    consent: "Bandeau de cookies",
    notFound: "Page 404",
    messenger: "Messagerie",
    meta: "Résultat de recherche",
    event: "Événement",
  },
  languageChange: {
    added: "{{language}} : ajouté",
    addedHidden: "{{language}} : ajouté, masqué aux visiteurs",
    removed: "{{language}} : supprimé",
    shown: "{{language}} : visible pour les visiteurs",
    hidden: "{{language}} : masqué aux visiteurs",
    primary: "{{language}} : langue principale",
  },
};
