import type { Translated } from "../translated.ts";

export const words: Translated<"presence"> = {
  title: "Sur ce site en ce moment",
  here_one: "{{count}} autre personne ici",
  here_other: "{{count}} autres personnes ici",
  follow: "Suivre",
  followPerson: "Suivre {{name}}",
  following: "Vous suivez {{name}}",
  stop: "Ne plus suivre",
  stopped: "Vous ne suivez plus {{name}}.",
  gone: "{{name}} n’est plus en ligne : vous ne suivez plus personne.",
  writing: "Écrit dans {{place}}",
  viewing: "Consulte",
  byLink: "Consulte par lien",
  elsewhere: "Hors de la page",
  onPhone: "{{place}}, sur un téléphone",
  idle_one: "{{place}} · inactif depuis {{count}} min",
  idle_other: "{{place}} · inactif depuis {{count}} min",
};
