import type { Translated } from "../translated.ts";

export const words: Translated<"firstSteps"> = {
  title: "Primeros pasos",
  done: "Primeros pasos hechos",
  count: "{{done}} de {{all}}",
  close: "Cerrar la lista",
  fold: "Contraer la lista",
  unfold: "Desplegar la lista",
  isDone: "Hecho",
  steps: {
    starter: "Elegir por dónde empezar",
    name: "Nombre y color",
    title: "Escribir su título",
    picture: "Usar una imagen propia",
    publish: "Publicar",
  },
};
