import { Languages } from "lucide-react";
import type { translationsEn } from "./words/en.data.ts";
import { withQueries } from "../../session/with-queries.tsx";
import type { Feature } from "../../shell/feature.ts";
import { latePart } from "../../ui/late-part.tsx";
import { loadWords } from "../../words/i18n.ts";

declare module "../../words/i18n.ts" {
  interface Words {
    translations: typeof translationsEn;
  }
}

/** All texts of a site beside their translations. */
export const translations: Feature = {
  name: "translations",
  words: {
    translations: {
      en: async () => (await import("./words/en.data.ts")).translationsEn,
      ru: async () => (await import("./words/ru.data.ts")).translationsRu,
    },
  },
  railLinks: [
    {
      label: "frame.translations",
      needs: "viewer",
      isForLanguages: true,
      Icon: Languages,
      isAside: true,
      address: ({ id }) => `/sites/${id}/translations`,
    },
  ],
  EditorScreen: latePart(async () => {
    const [screen] = await Promise.all([
      withQueries(
        async () => (await import("./translations-screen.tsx")).TranslationsScreen,
        "translations",
      ),
      // of two wordings that are in conflict
      loadWords("editing"),
    ]);
    return screen;
  }),
};
