import { Keyboard } from "lucide-react";
import type { keysEn } from "./words/en.data.ts";
import type { Feature } from "../../shell/feature.ts";
import { latePart } from "../../ui/late-part.tsx";
import { loadWords } from "../../words/i18n.ts";

declare module "../../words/i18n.ts" {
  interface Words {
    keys: typeof keysEn;
  }
}

/** The list of shortcuts. */
export const keys: Feature = {
  name: "keys",
  words: {
    keys: {
      en: async () => (await import("./words/en.data.ts")).keysEn,
      ru: async () => (await import("./words/ru.data.ts")).keysRu,
    },
  },
  needs: "viewer",
  panels: [
    {
      name: "keys",
      needs: "viewer",
      label: "keys.title",
      Icon: Keyboard,
      isAside: true,
      isForKeyboards: true,
      Panel: latePart(async () => {
        const [{ KeysPanel }] = await Promise.all([import("./keys-panel.tsx"), loadWords("keys")]);
        return { default: KeysPanel };
      }),
    },
  ],
  editing: async () => (await import("./keys-editing.ts")).keysEditing,
};
