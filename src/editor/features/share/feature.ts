import type { shareEn } from "./words/en.data.ts";
import type { Feature } from "../../shell/feature.ts";
import { latePart } from "../../ui/late-part.tsx";
import { loadWords } from "../../words/i18n.ts";

declare module "../../words/i18n.ts" {
  interface Words {
    share: typeof shareEn;
  }
}

/** Links that let people without an account see a draft or a release, or work on it. */
export const share: Feature = {
  name: "share",
  words: {
    share: {
      en: async () => (await import("./words/en.data.ts")).shareEn,
      ru: async () => (await import("./words/ru.data.ts")).shareRu,
    },
  },
  screen: {
    name: "share",
    Screen: latePart(async () => {
      const [{ ShareRoute }] = await Promise.all([
        import("./share-route.tsx"),
        loadWords("screens"),
        loadWords("share"),
      ]);
      return { default: ShareRoute };
    }),
  },
  commands: async () => (await import("./share-palette.ts")).shareCommands,
  editing: async () => (await import("./share-editing.ts")).shareEditing,
};
