import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "held"> = {
  title: "À vérifier",
  about:
    "Publications qui ressemblent à de l’hameçonnage. Les visiteurs ne les voient pas avant votre accord.",
  none: "Rien à vérifier.",
  page: "Page",
  pageOf: "La page soumise de « {{name}} »",
  asSubmitted: "Telle qu’elle a été soumise : {{page}}",
  showPage: "Afficher {{page}}",
  decision: "Décision",
  by: "Publié par",
  account: "Compte créé",
  submitted: "Soumis",
  now: "Les visiteurs voient",
  earlier: "La version précédente",
  nothing: "Rien pour l’instant",
  reasons: {
    secret: "Demande un mot de passe, une carte ou un autre secret",
    host: "Une banque ou une marque dans l’adresse",
    title: "Une banque ou une marque dans un titre",
    unread: "Une ancienne version dont le contenu ne peut être vérifié",
  },
  decisions: {
    publish: {
      name: "Publier",
      about: "Le site est mis en ligne tel quel. Il ne sera plus retenu pour ces raisons.",
      submit: "Publier le site",
      done: "« {{name}} » est en ligne",
    },
    refuse: {
      name: "Refuser",
      about:
        "Le propriétaire reçoit la raison par e-mail et dans l’éditeur. Les visiteurs voient la version précédente.",
      submit: "Refuser la publication",
      done: "« {{name}} » a été refusé",
    },
  },
};
