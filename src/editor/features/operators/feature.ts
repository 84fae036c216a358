import type { operatorsEn } from "./words/en.data.ts";
import type { Feature } from "../../shell/feature.ts";
import { latePart } from "../../ui/late-part.tsx";
import { loadWords } from "../../words/i18n.ts";

declare module "../../words/i18n.ts" {
  interface Words {
    operators: typeof operatorsEn;
  }
}

/** The screens of those who run the installation. */
export const operators: Feature = {
  name: "operators",
  words: {
    operators: {
      en: async () => (await import("./words/en.data.ts")).operatorsEn,
      ru: async () => (await import("./words/ru.data.ts")).operatorsRu,
    },
  },
  screen: {
    name: "operator",
    Screen: latePart(async () => {
      const [{ OperatorRoute }] = await Promise.all([
        import("./operator-route.tsx"),
        loadWords("screens"),
        loadWords("operators"),
      ]);
      return { default: OperatorRoute };
    }),
  },
};
