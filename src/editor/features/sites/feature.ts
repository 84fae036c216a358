import type { sitesEn } from "./words/en.data.ts";
import type { Feature } from "../../shell/feature.ts";
import { latePart } from "../../ui/late-part.tsx";
import { loadWords } from "../../words/i18n.ts";

declare module "../../words/i18n.ts" {
  interface Words {
    sites: typeof sitesEn;
  }
}

/** The account's sites. */
export const sites: Feature = {
  name: "sites",
  words: {
    sites: {
      en: async () => (await import("./words/en.data.ts")).sitesEn,
      ru: async () => (await import("./words/ru.data.ts")).sitesRu,
    },
  },
  screen: {
    name: "sites",
    Screen: latePart(async () => {
      const [{ SitesRoute }] = await Promise.all([
        import("./sites-route.tsx"),
        loadWords("screens"),
        loadWords("sites"),
      ]);
      return { default: SitesRoute };
    }),
  },
  commands: async () => (await import("./sites-palette.ts")).sitesCommands,
};
