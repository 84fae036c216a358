import type { Translated } from "../translated.ts";

export const words: Translated<"firstSteps"> = {
  title: "Erste Schritte",
  done: "Erste Schritte erledigt",
  count: "{{done}} von {{all}}",
  close: "Checkliste schließen",
  fold: "Checkliste einklappen",
  unfold: "Checkliste ausklappen",
  isDone: "Erledigt",
  steps: {
    starter: "Wählen, womit Sie beginnen",
    name: "Name und Farbe",
    title: "Ihren Titel schreiben",
    picture: "Ein eigenes Bild verwenden",
    publish: "Veröffentlichen",
  },
};
