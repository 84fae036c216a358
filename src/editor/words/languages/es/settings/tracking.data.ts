import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "tracking"> = {
  title: "Seguimiento",
  about: "Analítica y publicidad de terceros. Pegue el identificador, nunca un script.",
  incomplete: "Rellene también el otro campo. Hasta entonces no se carga nada.",
};
