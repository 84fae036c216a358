import type { EditingParts } from "../../shell/feature.ts";
import { openPanel } from "../../shell/panel-state.ts";

export const findEditing: EditingParts = {
  shortcuts: [
    {
      name: "find",
      chords: ["Mod+F"],
      isEverywhere: true,
      run(editor) {
        openPanel(editor).set("find");
        // open already: whoever presses it again wants to type
        document.querySelector<HTMLInputElement>(".find-query input")?.select();
        return true;
      },
    },
  ],
};
