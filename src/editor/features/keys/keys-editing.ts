import type { EditingParts } from "../../shell/feature.ts";
import { openPanel } from "../../shell/panel-state.ts";

export const keysEditing: EditingParts = {
  shortcuts: [
    {
      name: "help",
      chords: ["?"],
      run(editor) {
        openPanel(editor).set("keys");
        return true;
      },
    },
  ],
};
