import { ListChecks, Rocket } from "lucide-react";
import { isAtLeast } from "#/api/roles.ts";
import { canvasState } from "../../canvas/canvas-state.ts";
import { publishState } from "../../session/publish-state.ts";
import type { Command, CommandSource } from "../../shell/command.ts";
import { loadWords, translate, translator } from "../../words/i18n.ts";
import { listChecks } from "./list-checks.ts";

/** Opens what the buttons of the bar open. */
export const publishCommands: CommandSource = async ({ editor }) => {
  if (!editor || !isAtLeast(editor.role.get(), "writer")) return [];
  await loadWords("palette");
  const t = translator("palette");
  const mayPublish = isAtLeast(editor.role.get(), "editor");
  const all: readonly Command[] = [
    {
      id: "publish",
      group: "do",
      label: translate("frame.publish"),
      synonyms: t("synonyms.publish"),
      Icon: Rocket,
      run() {
        canvasState(editor).isPreview.set(false);
        const { asked } = publishState(editor);
        asked.set(asked.get() + 1);
      },
    },
    {
      id: "checks",
      group: "do",
      label: translate("frame.checks"),
      synonyms: t("synonyms.checks"),
      Icon: ListChecks,
      run() {
        canvasState(editor).isPreview.set(false);
        listChecks(editor);
      },
    },
  ];
  return mayPublish ? all : all.filter(({ id }) => id === "checks");
};
