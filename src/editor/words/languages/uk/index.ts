import type { LanguageFolder } from "../language-folder.ts";

/** Ukrainian. */
export const words: LanguageFolder = import.meta.glob<object>(["./*.data.ts", "./*/*.data.ts"], {
  import: "words",
});
