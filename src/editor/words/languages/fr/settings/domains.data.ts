import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "domains"> = {
  title: "Domaines",
  about: "Les visiteurs et les moteurs de recherche voient le principal, les autres y mènent.",
  domain: "Domaine",
  example: "example.org",
  add: "Ajouter un domaine",
  added: "{{name}} a été ajouté",
  none: "Aucun domaine pour l’instant. Ajoutez-en un qui vous appartient : vous verrez quels enregistrements créer chez son fournisseur, et nous vérifions jusqu’à ce qu’ils y soient.",
  own: "Fourni avec le site, fonctionne toujours",
  ownUnpublished:
    "Fournie avec le site : les visiteurs le trouveront ici dès que vous le publierez",
  off: "Dépublié",
  ownOff: "Fournie avec le site : les visiteurs y lisent qu’il n’est pas publié",
  ownTakenDown: "Fournie avec le site : les visiteurs y voient l’avis de l’hébergeur",
  shownAgain: "Publié à nouveau",
  offNote:
    "Tout le site est dépublié ({{time}}) : les visiteurs voient un avis à chacune de ses adresses.",
  unpublished: "Non publié",
  ownersOnly: "Seul un propriétaire du site peut ajouter et modifier des domaines.",
  local:
    "Cette installation se trouve sur localhost, accessible uniquement depuis cet ordinateur. Les domaines fonctionneront lorsque Vitrine aura une adresse sur Internet.",
  primary: "Principal",
  live: "En ligne",
  leads: "Redirige",
  leadsTo: "Mène à {{name}}",
  fix_one: "{{count}} enregistrement à créer",
  fix_other: "{{count}} enregistrements à créer",
  checking: "Vérification",
  nameless: "Non enregistré",
  afterwards: "Une fois le domaine enregistré, créez-y ces enregistrements :",
  taken: "Utilisé ailleurs",
  lost: "Ne fonctionne plus",
  more: "Plus : {{name}}",
  makePrimary: "Rendre principal",
  madePrimary: "{{name}} est le domaine principal",
  check: "Vérifier maintenant",
  move: "Déplacer vers un autre site…",
  moveTitle: "Déplacer {{name}} vers un autre site",
  moveAbout:
    "Les visiteurs du domaine voient aussitôt l’autre site. Son enregistrement TXT change : créez le nouveau dès que vous l’y voyez.",
  moveTo: "Site",
  moveNowhere: "Vous ne possédez pas d’autre site.",
  moveAction: "Déplacer",
  moved: "{{name}} appartient désormais à « {{site}} »",
  remove: "Retirer",
  removeTitle: "Retirer {{name}} ?",
  removeText:
    "Les visiteurs n’y trouveront plus le site. Vous pourrez ajouter le domaine de nouveau.",
  removed: "{{name}} a été retiré",
  problems: {
    nameless:
      "Ce domaine n’est pas enregistré, ou il a expiré. Enregistrez-le ou renouvelez-le d’abord chez un fournisseur, et vérifiez l’orthographe.",
    elsewhere:
      "Le domaine ne mène pas encore à votre site. Créez ces enregistrements chez son fournisseur.",
    unproven:
      "Le domaine mène ici. Prouvez encore qu’il est à vous : ajoutez l’enregistrement TXT.",
    taken:
      "Un autre site utilise ce domaine et le prouve toujours. Supprimez son enregistrement TXT si le domaine est à vous.",
    unanswered: "Le domaine ne répond pas pour l’instant. Nous redemanderons.",
    looped:
      "Ce domaine passe par un proxy qui demande votre site sans HTTPS et tombe dans une boucle de redirections. Dans Cloudflare, ouvrez SSL/TLS et choisissez Full.",
    lost: "Le domaine ne mène plus ici depuis le {{since}}, et ceux qui l’ouvrent n’arrivent pas sur votre site. Rétablissez les enregistrements ou retirez le domaine.",
  },
  through:
    "Les visiteurs arrivent sur votre site par le proxy d’une autre entreprise, qui leur présente son propre certificat.",
  proxyHint:
    "Derrière un proxy comme Cloudflare ? Indiquez-y ces adresses et ajoutez l’enregistrement TXT : nous verrons que le domaine mène ici.",
  certificates: {
    valid: "HTTPS fonctionne. Le certificat est valable jusqu’au {{date}}.",
    issuing: "Le certificat HTTPS est en cours d’émission, en général quelques minutes.",
    expired:
      "Le certificat HTTPS a expiré le {{date}} et les navigateurs avertissent les visiteurs. Demandez à l’hébergeur de le renouveler.",
    otherName:
      "Le certificat HTTPS est celui d’un autre domaine et les navigateurs avertissent les visiteurs. Demandez à l’hébergeur de le vérifier.",
    untrusted:
      "Les navigateurs ne font pas confiance au certificat HTTPS et avertissent les visiteurs. Demandez à l’hébergeur de le vérifier.",
    none: "Il n’y a pas encore de certificat HTTPS : les navigateurs ne peuvent pas ouvrir le domaine de façon sécurisée. S’il a des enregistrements CAA, ils doivent autoriser l’autorité de certification du serveur ; sinon, contactez l’hébergeur.",
    unreached:
      "Le serveur ne peut pas vérifier HTTPS lui-même. Ouvrez le domaine dans un navigateur pour voir s’il fonctionne.",
  },
  records: "Enregistrements de {{name}}",
  type: "Type",
  name: "Nom",
  value: "Valeur",
  state: "État",
  states: {
    found: "Trouvé",
    missing: "Absent",
    differs: "Différent",
    unknown: "Sans réponse",
    proxied: "Par un proxy",
  },
  optional: "Facultatif",
  instead: "Actuellement : {{values}}",
  copy: "Copier {{value}}",
  copied: "Copié",
  shortNames:
    "La plupart des fournisseurs attendent le nom court, comme @ ou _vitrine. Si le vôtre n’ajoute pas le domaine lui-même, saisissez le nom complet indiqué dessous.",
  next: "Prochaine vérification {{when}}. Les changements DNS prennent parfois un jour ou deux.",
  addWww: "Ajouter aussi {{name}}",
  errors: {
    "domain-wrong": "Ce n’est pas un domaine. Entrez par exemple example.org.",
    "domain-reserved": "Ce nom appartient au serveur. Entrez un domaine à vous.",
    "domain-there": "Ce site a déjà ce domaine.",
    "too-many-domains": "Un site peut avoir jusqu’à {{count}} domaines. Retirez-en d’abord un.",
    "too-many-requests":
      "Un site peut recevoir {{count}} nouveaux domaines par jour. Réessayez plus tard.",
  },
};
