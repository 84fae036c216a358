import type { LanguageFolder } from "../../languages.ts";

/** German. */
export const words: LanguageFolder = import.meta.glob<object>("./*.data.ts", { import: "words" });
