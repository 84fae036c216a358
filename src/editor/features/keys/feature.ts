import { Keyboard } from "lucide-react";
import type { Feature } from "../../shell/feature.ts";
import { latePart } from "../../ui/late-part.tsx";

/** The list of shortcuts. */
export const keys: Feature = {
  name: "keys",
  panels: [
    {
      name: "keys",
      label: "keys.title",
      Icon: Keyboard,
      isAside: true,
      Panel: latePart(async () => ({ default: (await import("./keys-panel.tsx")).KeysPanel })),
    },
  ],
  editing: async () => (await import("./keys-editing.ts")).keysEditing,
};
