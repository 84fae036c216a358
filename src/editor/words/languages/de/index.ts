import type { LanguageFolder } from "../language-folder.ts";

/** German. */
export const words: LanguageFolder = import.meta.glob<object>(["./*.data.ts", "./*/*.data.ts"], {
  import: "words",
});
