import type { shareEn } from "./words/en.data.ts";
import type { Feature } from "../../shell/feature.ts";

declare module "../../words/i18n.ts" {
  interface Words {
    share: typeof shareEn;
  }
}

/** Links that show a draft or a release to people without an account. */
export const share: Feature = {
  name: "share",
  words: {
    share: {
      en: async () => (await import("./words/en.data.ts")).shareEn,
      ru: async () => (await import("./words/ru.data.ts")).shareRu,
    },
  },
  editing: async () => (await import("./share-editing.ts")).shareEditing,
};
