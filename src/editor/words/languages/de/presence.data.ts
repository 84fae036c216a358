import type { Translated } from "../translated.ts";

export const words: Translated<"presence"> = {
  title: "Gerade auf dieser Website",
  here_one: "{{count}} weitere Person hier",
  here_other: "{{count}} weitere Personen hier",
  follow: "Folgen",
  followPerson: "{{name}} folgen",
  following: "Sie folgen {{name}}",
  stop: "Nicht mehr folgen",
  stopped: "Sie folgen {{name}} nicht mehr.",
  gone: "{{name}} ist nicht mehr verbunden. Sie folgen jetzt niemandem.",
  writing: "Schreibt in {{place}}",
  viewing: "Sieht zu",
  byLink: "Sieht per Link zu",
  elsewhere: "Nicht auf der Seite",
  onPhone: "{{place}}, am Handy",
  idle_one: "{{place}} · seit {{count}} Min. untätig",
  idle_other: "{{place}} · seit {{count}} Min. untätig",
};
