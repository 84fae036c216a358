import { Layers } from "lucide-react";
import type { sectionsEn } from "./words/en.data.ts";
import type { Feature } from "../../shell/feature.ts";
import { latePart } from "../../ui/late-part.tsx";
import { withQueries } from "../../session/with-queries.tsx";

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
      Panel: latePart(() =>
        withQueries(
          async () => (await import("./outline/outline-panel.tsx")).OutlinePanel,
          "editing",
        ),
      ),
    },
  ],
  overlayNeeds: "writer",
  overlay: async () => (await import("./overlay/sections-overlay.tsx")).SectionsOverlay,
  editing: async () => (await import("./sections-editing.ts")).sectionsEditing,
  commands: async () => (await import("./sections-palette.ts")).sectionsCommands,
};
