import type { Feature } from "../../shell/feature.ts";
import { latePart } from "../../ui/late-part.tsx";
import { loadWords } from "../../words/i18n.ts";
import type { helpEn } from "./help/help.en.data.ts";
import type { paletteEn } from "./words/en.data.ts";

declare module "../../words/i18n.ts" {
  interface Words {
    palette: typeof paletteEn;
    help: typeof helpEn;
  }
}

/** Going anywhere and doing anything by its name. */
export const palette: Feature = {
  name: "palette",
  needs: "viewer",
  words: {
    palette: {
      en: async () => (await import("./words/en.data.ts")).paletteEn,
      ru: async () => (await import("./words/ru.data.ts")).paletteRu,
    },
    help: {
      en: async () => (await import("./help/help.en.data.ts")).helpEn,
      ru: async () => (await import("./help/help.ru.data.ts")).helpRu,
    },
  },
  editing: async () => (await import("./palette-editing.ts")).paletteEditing,
  HeaderAction: latePart(async () => {
    const [{ HeaderPalette }] = await Promise.all([
      import("./header-palette.tsx"),
      loadWords("palette"),
    ]);
    return { default: HeaderPalette };
  }),
};
