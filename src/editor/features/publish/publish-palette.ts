import { Rocket } from "lucide-react";
import { isAtLeast } from "#/api/roles.ts";
import { canvasState } from "../../canvas/canvas-state.ts";
import { publishState } from "../../session/publish-state.ts";
import type { CommandSource } from "../../shell/command.ts";
import { loadWords, translate, translator } from "../../words/i18n.ts";

/** Opens what the button of the bar opens. */
export const publishCommands: CommandSource = async ({ editor }) => {
  if (!editor || !isAtLeast(editor.role.get(), "editor")) return [];
  await loadWords("palette");
  return [
    {
      id: "publish",
      group: "do",
      label: translate("frame.publish"),
      synonyms: translator("palette")("synonyms.publish"),
      Icon: Rocket,
      run() {
        canvasState(editor).isPreview.set(false);
        const { asked } = publishState(editor);
        asked.set(asked.get() + 1);
      },
    },
  ];
};
