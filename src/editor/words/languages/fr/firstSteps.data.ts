import type { Translated } from "../translated.ts";

export const words: Translated<"firstSteps"> = {
  title: "Premiers pas",
  done: "Premiers pas terminés",
  count: "{{done}} sur {{all}}",
  close: "Fermer la liste",
  fold: "Replier la liste",
  unfold: "Déplier la liste",
  isDone: "Fait",
  steps: {
    starter: "Choisir un point de départ",
    name: "Nom et couleur",
    title: "Écrire votre titre",
    picture: "Utiliser votre propre image",
    publish: "Publier",
  },
};
