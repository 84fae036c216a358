import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "redirects"> = {
  title: "Redirections",
  about:
    "Mènent au bon endroit les visiteurs qui utilisent une ancienne adresse. Actives après la prochaine publication.",
  add: "Ajouter une redirection",
  addAbout:
    "Quand vous changez le chemin d’une page, une redirection depuis l’ancien est ajoutée pour vous.",
  from: "Ancien chemin",
  fromFaults: {
    shape: "Commencez par une barre oblique, sans espaces, ? ni #, comme /ancienne-page.html",
    reserved: "Ce chemin est réservé",
    taken: "La page « {{name}} » a ce chemin",
    known: "Ce chemin est déjà redirigé",
  },
  to: "Rediriger vers",
  toOf: "Rediriger {{path}} vers",
  outside: "Un autre site",
  address: "Adresse",
  addressOf: "Adresse pour {{path}}",
  addressWrong: "Saisissez une adresse qui commence par https://",
  addressOwn: "C’est votre propre site. Choisissez plutôt la page",
  submit: "Ajouter la redirection",
  list: "Redirections",
  none: "Aucune redirection. Ajoutez-en une ci-dessus, par exemple pour les pages de votre ancien site.",
  search: "Rechercher des redirections",
  nothing: "Aucune redirection ne correspond à « {{text}} ».",
  remove: "Supprimer la redirection depuis {{path}}",
  more_one: "et {{count}} autre. Utilisez la recherche pour la trouver.",
  more_other: "et {{count}} autres. Utilisez la recherche pour les trouver.",
};
