import { Command } from "lucide-react";
import type { EditingParts } from "../../shell/feature.ts";
import { OpenPalette } from "./open-palette.tsx";
import { PaletteButton } from "./palette-button.tsx";
import { paletteOpen } from "./palette-state.ts";

export const paletteEditing: EditingParts = {
  Everywhere: OpenPalette,
  BarAction: PaletteButton,
  dockActions: [
    {
      label: "frame.commands",
      Icon: Command,
      run: (editor) => paletteOpen(editor).set(true),
    },
  ],
  shortcuts: [
    {
      name: "palette",
      chords: ["Mod+K"],
      isEverywhere: true,
      isInPreview: true,
      isInFields: true,
      run(editor) {
        editor.canvas.get()?.text.flush();
        paletteOpen(editor).set(true);
        return true;
      },
    },
  ],
};
