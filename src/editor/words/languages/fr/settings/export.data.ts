import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "export"> = {
  title: "Exporter",
  about:
    "Emportez tout : le site fonctionne sur n’importe quel serveur web, et le projet permet de le recréer.",
  what: "Ce que vous exportez",
  forms: {
    everything: "Site et projet",
    website: "Site seul",
    project: "Projet seul",
    visitors: "Ce que les visiteurs ont envoyé",
  },
  abouts: {
    everything:
      "Des pages qui fonctionnent partout, et le fichier dont Vitrine refait le même site",
    website:
      "Pages et images, avec des règles pour nginx, Caddy, Apache, Netlify et Cloudflare Pages",
    project: "Textes, images, fichiers et réglages tels qu’ils sont dans l’éditeur",
    visitors:
      "Messages : {{messages}}, abonnés : {{subscribers}}, réponses : {{rsvps}}. En CSV et JSON",
  },
  where: "Où il se trouvera",
  address: "Adresse de l’autre serveur",
  addressHint:
    "Les pages l’indiquent comme la leur, et les formulaires sont acceptés depuis cette adresse.",
  save: "Enregistrer",
  saved: "Adresse enregistrée",
  removed: "Adresse supprimée",
  wrong: "Saisissez l’adresse d’un autre serveur, comme https://www.example.com",
  askOwner: "Seul un propriétaire du site peut saisir l’adresse de l’autre serveur.",
  visitorForms: "Formulaires du site exporté",
  off: "Désactivés",
  offAbout: "Les champs sont bloqués et une ligne indique que rien n’est envoyé",
  here: "Continuer d’envoyer ici",
  hereAbout: "Les messages arrivent dans cette boîte tant que le site est publié ici",
  more: "Ajouter à l’archive",
  versions: "Versions",
  versionsHint: "Versions nommées ou publiées : {{count}}",
  personal: "Données personnelles : conservez le fichier en lieu sûr.",
  leftOut: "Pages laissées de côté : {{count}}",
  leftOutWhy:
    "Elles ont un mot de passe ou ne sont pas publiées. D’autres serveurs web les montreraient à tous.",
  obstacles: {
    "not-published":
      "Ce site n’est pas publié, il n’y a donc rien à exporter. Publiez-le d’abord ou exportez seulement le projet.",
    locked:
      "Tout le site a un mot de passe, que d’autres serveurs web ne demanderont pas. Retirez-le ou exportez seulement le projet.",
    "taken-down":
      "Ce site a été mis hors ligne après un signalement. Pour l’instant, seul le projet peut être exporté.",
    "no-address":
      "Saisissez et enregistrez d’abord l’adresse : les formulaires ne sont acceptés que de là.",
    lost: "Il manque sur le serveur des fichiers du site publié. Publiez-le à nouveau ou exportez seulement le projet.",
  },
  action: "Exporter",
  size: "Environ {{size}}",
  begun: "Le téléchargement a commencé. Votre navigateur en montre l’avancement.",
  running: "Un autre de vos exports est en cours. Réessayez quand il sera terminé.",
  refused: "Quelque chose a changé sur le site. Vérifiez vos choix ci-dessus et réessayez.",
  back: "Pour faire d’un export un nouveau site, importez-le sur l’écran de tous les sites.",
  replace: {
    title: "Remplacer ce site",
    about:
      "Mettez un projet exporté à la place de ce site. L’adresse, les domaines, les personnes et les messages restent, et les visiteurs ne voient le changement qu’une fois le site publié.",
    choose: "Choisir un fichier…",
    sending: "Envoi : {{share}} %",
    checking: "Vérification des pages et des images…",
    refused: "Ce fichier ne peut pas remplacer le site. Rien n’a été modifié.",
    dialog: "Remplacer ce site par « {{name}} » ?",
    file: "Fichier : {{name}}",
    kept_one: "{{count}} page remplacée",
    kept_other: "{{count}} pages remplacées",
    added_one: "{{count}} page ajoutée",
    added_other: "{{count}} pages ajoutées",
    removed_one: "{{count}} page supprimée",
    removed_other: "{{count}} pages supprimées",
    languages: "Langues : {{names}}",
    pictures:
      "Images dans le fichier : {{pictures}}, fichiers : {{files}}. Votre bibliothèque garde ce qu’elle contient.",
    missing_one:
      "{{count}} image affichée par ses pages manque dans le fichier : sa place restera vide",
    missing_other:
      "{{count}} images affichées par ses pages manquent dans le fichier : leurs places resteront vides",
    large:
      "Le site est volumineux : la modification est enregistrée en plusieurs parties. Si l’une ne peut pas l’être, restaurez la version d’avant.",
    undoing: "C’est une seule modification : annulez-la ou restaurez une version antérieure.",
    submit: "Remplacer ce site",
    done: "Site remplacé",
    same: "Le site est déjà identique à ce fichier",
    notDone: "Le site n’a pas pu être remplacé : {{reason}}",
  },
};
