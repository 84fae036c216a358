import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "domains"> = {
  title: "Domaines",
  about:
    "Domaines que les propriétaires ont ajoutés à leurs sites. Chacun est vérifié automatiquement, au moins quatre fois par jour.",
  search: "Domaine, site ou propriétaire",
  none: "Les domaines que les propriétaires ajoutent à leurs sites apparaissent ici. Il n’y en a pas encore.",
  nothing: "Aucun domaine ne correspond.",
  domain: "Domaine",
  state: "État",
  site: "Site",
  checked: "Dernière vérification",
  never: "Jamais",
  next: "Prochaine : {{time}}",
  primary: "Principal",
  lostSince: "Depuis le {{date}}",
  sort: "Ordre",
  sorts: {
    added: "Plus récents d’abord",
    host: "Par nom",
    checked: "Non vérifiés depuis longtemps",
  },
  states: {
    all: "Tous",
    live: "Mène ici",
    proven: "Confirmé",
    waiting: "En attente",
    lost: "Perdu",
  },
  problems: {
    nameless: "Non enregistré ou expiré",
    elsewhere: "Ne mène nulle part, ou mène ailleurs",
    unproven: "L’enregistrement TXT manque",
    taken: "Confirmé par un autre site",
    unanswered: "Ne répond pas",
    looped: "Son proxy demande sans HTTPS : boucle de redirections",
  },
  deeds: {
    check: "Vérifier maintenant",
    remove: "Retirer…",
  },
  done: {
    check: "{{name}} a été vérifié",
    remove: "{{name}} a été retiré de « {{site}} »",
  },
  remove: {
    title: "Retirer {{name}} ?",
    about:
      "Les visiteurs n’y trouveront plus « {{site}} » ; ses autres adresses restent. Le propriétaire reçoit le motif par e-mail et peut ajouter le domaine de nouveau.",
    submit: "Retirer le domaine",
  },
};
