import { Layers } from "lucide-react";
import type { sectionsEn } from "./words/en.data.ts";
import type { Feature } from "../../shell/feature.ts";
import { latePart } from "../../ui/late-part.tsx";
import { loadAllOperations } from "../../session/with-queries.tsx";
import { loadWords } from "../../words/i18n.ts";

declare module "../../words/i18n.ts" {
  interface Words {
    sections: typeof sectionsEn;
  }
}

/** Adding, moving, swapping and removing the sections of a page. */
export const sections: Feature = {
  name: "sections",
  words: {
    sections: {
      en: async () => (await import("./words/en.data.ts")).sectionsEn,
      ru: async () => (await import("./words/ru.data.ts")).sectionsRu,
    },
  },
  panels: [
    {
      name: "sections",
      label: "section.sections",
      Icon: Layers,
      Panel: latePart(async () => {
        const [{ OutlinePanel }] = await Promise.all([
          import("./outline/outline-panel.tsx"),
          loadWords("editing"),
          loadAllOperations(),
        ]);
        return { default: OutlinePanel };
      }),
    },
  ],
  overlayNeeds: "writer",
  overlay: async () => (await import("./overlay/sections-overlay.tsx")).SectionsOverlay,
  editing: async () => (await import("./sections-editing.ts")).sectionsEditing,
  commands: async () => (await import("./sections-palette.ts")).sectionsCommands,
};
