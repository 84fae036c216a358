import type { publishEn } from "./words/en.data.ts";
import type { Feature } from "../../shell/feature.ts";

declare module "../../words/i18n.ts" {
  interface Words {
    publish: typeof publishEn;
  }
}

/** Publishing, its checks, the marks of what they find, and earlier releases. Writers have the checks of what they may mend. */
export const publish: Feature = {
  name: "publish",
  needs: "writer",
  words: {
    publish: {
      en: async () => (await import("./words/en.data.ts")).publishEn,
      ru: async () => (await import("./words/ru.data.ts")).publishRu,
    },
  },
  overlay: async () => (await import("./marks-overlay.tsx")).MarksOverlay,
  commands: async () => (await import("./publish-palette.ts")).publishCommands,
  editing: async () => (await import("./publish-editing.ts")).publishEditing,
};
