import { Share2 } from "lucide-react";
import { isAtLeast } from "#/api/roles.ts";
import type { CommandSource } from "../../shell/command.ts";
import { loadWords, translate, translator } from "../../words/i18n.ts";
import { shareAsked } from "./share-state.ts";

/** Opens what the button of the bar opens. */
export const shareCommands: CommandSource = async ({ editor }) => {
  if (!editor || !isAtLeast(editor.role.get(), "editor")) return [];
  await loadWords("palette");
  return [
    {
      id: "share",
      group: "do",
      label: translate("frame.share"),
      synonyms: translator("palette")("synonyms.share"),
      Icon: Share2,
      run: () => shareAsked(editor).set(true),
    },
  ];
};
