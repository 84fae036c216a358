import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "notFound"> = {
  title: "Página 404",
  about: "Lo que ven los visitantes en una dirección que no existe en su sitio.",
  words: "Textos",
  heading: "Título",
  text: "Texto",
  button: "Botón",
  buttonHint: "Lleva a la página de inicio.",
  look: "Aspecto",
  side: "Alineación",
  colours: "Colores",
  looks: {
    start: "Al inicio",
    center: "Centrado",
    theme: "Como el sitio",
    LIGHT: "Claros",
    DARK: "Oscuros",
    EXTRALIGHT: "Muy claros",
  },
};
