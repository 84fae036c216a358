import { Redo2 } from "lucide-react";
import { useEditor } from "../session/editor.ts";
import type { Editor } from "../session/editor.ts";
import { useSignal } from "../signals/signal.ts";
import { useEditing } from "./editing-context.ts";
import type { DockAction } from "./feature.ts";

/** Something of the bar that phones have under More. */
export interface MoreAction extends Pick<DockAction, "label" | "Icon"> {
  readonly run: () => void;
}

/** What the bar of phones has no room for: redoing, where there is something to redo, and what features do. */
export function useMoreActions(steps?: Pick<Editor, "redo">): readonly MoreAction[] {
  const editor = useEditor();
  const { future } = useSignal(editor.store.history);
  const { redo } = steps ?? editor;
  const own = useEditing().flatMap(({ dockActions = [] }) => dockActions);
  const bound = own.map(({ label, Icon, run }) => ({ label, Icon, run: () => run(editor) }));
  return future.length > 0 ? [{ label: "redo", Icon: Redo2, run: redo }, ...bound] : bound;
}
