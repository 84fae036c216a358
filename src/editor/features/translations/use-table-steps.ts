import { useMemo } from "react";
import * as z from "zod/mini";
import { fieldPathSchema, targetSchema } from "#/site/operations/target.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import type { Topic } from "../../document-store/topics.ts";
import { useEditor } from "../../session/editor.ts";
import type { StayingSteps } from "../../shell/keys/staying-steps.ts";
import { useTranslate } from "../../words/i18n.ts";

const textArgs = z.object({ target: targetSchema, path: fieldPathSchema });

/** Undoing and redoing that lead to the text in the table that changed; what is elsewhere is only said. */
export function useTableSteps(showLine: (key: Topic) => boolean): StayingSteps {
  const editor = useEditor();
  const say = useTranslate();
  const t = useTranslate("translations");
  return useMemo(() => {
    const go = (which: "undo" | "redo"): void => {
      const result = editor.store[which]();
      if (result.outcome === "refused") return editor.toast(say("save.notUndone"));
      if (result.outcome !== "done") return;
      const text = textArgs.safeParse(result.step.args).data;
      if (text && showLine(fieldTopic(text.target, text.path))) return;
      editor.toast(t(which === "undo" ? "undone" : "redone"));
    };
    return { undo: () => go("undo"), redo: () => go("redo") };
  }, [editor, say, t, showLine]);
}
