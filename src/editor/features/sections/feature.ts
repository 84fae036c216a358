import { Layers } from "lucide-react";
import type { Feature } from "../../shell/feature.ts";
import { latePart } from "../../ui/late-part.tsx";

/** Adding, moving, swapping and removing the sections of a page. */
export const sections: Feature = {
  name: "sections",
  panels: [
    {
      name: "sections",
      label: "section.sections",
      Icon: Layers,
      Panel: latePart(async () => ({
        default: (await import("./outline/outline-panel.tsx")).OutlinePanel,
      })),
    },
  ],
  overlay: async () => (await import("./overlay/sections-overlay.tsx")).SectionsOverlay,
  editing: async () => (await import("./sections-editing.ts")).sectionsEditing,
};
