import type { Feature } from "../../shell/feature.ts";
import type { firstStepsEn } from "./words/en.data.ts";

declare module "../../words/i18n.ts" {
  interface Words {
    firstSteps: typeof firstStepsEn;
  }
}

/** What somebody does first with a site that they began from a starter. */
export const firstSteps: Feature = {
  name: "first-steps",
  words: {
    firstSteps: {
      en: async () => (await import("./words/en.data.ts")).firstStepsEn,
      ru: async () => (await import("./words/ru.data.ts")).firstStepsRu,
    },
  },
  editing: async () => (await import("./first-steps-editing.ts")).firstStepsEditing,
};
