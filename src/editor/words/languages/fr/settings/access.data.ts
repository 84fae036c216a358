import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "access"> = {
  title: "Accès",
  about:
    "Un mot de passe pour tout le site ou pour certaines pages. Il s’applique dès que vous l’enregistrez.",
  whole: "Qui peut voir ce site",
  everyone: "Tout le monde",
  everyoneAbout: "Toute personne qui a l’adresse",
  locked: "Les personnes qui ont le mot de passe",
  lockedAbout: "Les visiteurs le saisissent une fois. Rien n’est envoyé avant.",
  nobody: "Personne",
  nobodyAbout: "Gardée en brouillon et absente de la prochaine publication",
  password: "Mot de passe",
  passwordHint: "Au moins 6 caractères. Choisissez-en un que vous n’utilisez nulle part ailleurs.",
  passwordSet: "Un mot de passe est défini. Saisissez-en un nouveau pour le changer.",
  passwordShort: "Saisissez au moins 6 caractères",
  days: "Redemander après",
  protect: "Définir le mot de passe",
  change: "Enregistrer les modifications",
  remove: "Supprimer le mot de passe",
  copy: "Copier le mot de passe",
  copied: "Copié",
  note: "Cinq essais incorrects bloquent une adresse pendant 10 minutes. Les pages avec mot de passe n’apparaissent ni dans les moteurs de recherche ni dans le plan du site.",
  pages: "Pages avec mot de passe",
  pagesAbout: "Le mot de passe d’une page se définit dans ses réglages, sous Page.",
  opens: {
    page: "Sans mot de passe, tout le monde peut voir cette page.",
    site: "Sans mot de passe, tout le monde peut voir ce site.",
  },
  dayCount_one: "{{count}} jour",
  dayCount_other: "{{count}} jours",
};
