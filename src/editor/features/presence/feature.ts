import type { Feature } from "../../shell/feature.ts";
import type { presenceEn } from "./words/en.data.ts";

declare module "../../words/i18n.ts" {
  interface Words {
    presence: typeof presenceEn;
  }
}

/** Who else has the site open, where they are, and following them. */
export const presence: Feature = {
  name: "presence",
  needs: "viewer",
  words: {
    presence: {
      en: async () => (await import("./words/en.data.ts")).presenceEn,
      ru: async () => (await import("./words/ru.data.ts")).presenceRu,
    },
  },
  overlay: async () => (await import("./presence-overlay.tsx")).PresenceOverlay,
  editing: async () => (await import("./presence-editing.ts")).presenceEditing,
};
