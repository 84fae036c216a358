import { useEffect, useMemo } from "react";
import type { ReactNode } from "react";
import { listenTo } from "../canvas/events/listen.ts";
import type { Listeners } from "../canvas/events/listen.ts";
import { Stage } from "../canvas/stage.tsx";
import { useSignal } from "../signals/signal.ts";
import { useEditor } from "../session/editor.ts";
import { useTranslate } from "../words/i18n.ts";
import { listenForKeys } from "./keys/listen-for-keys.ts";
import { shortcutsOf } from "./keys/shell-shortcuts.ts";
import { ToastStack } from "../ui/toast-stack.tsx";
import { PanelHost } from "./panel-host.tsx";
import { canvasState } from "../canvas/canvas-state.ts";
import { canvasTools } from "./canvas-tools.tsx";
import { useEditing } from "./editing-context.ts";
import { useMay } from "../session/hooks.ts";
import { useFeatures } from "./features-context.ts";
import { Dock, Rail } from "./rail.tsx";
import { TopBar } from "./top-bar.tsx";
import { useLeaveGuard } from "../session/leave-guard.ts";
import { useLiveUpdates } from "../session/use-live-updates.ts";
import "./frame.css";
import "./preview.css";

function Announcements(): ReactNode {
  return (
    <p className="visually-hidden" role="status" aria-live="assertive">
      {useSignal(useEditor().announcement)}
    </p>
  );
}

function Dialogs(): ReactNode {
  return useEditing().map(({ name, Dialogs: Own }) => Own && <Own key={name} />);
}

function PreviewBar(): ReactNode {
  const editor = useEditor();
  const { isPreview } = canvasState(editor);
  const t = useTranslate();
  const editing = useEditing();
  if (useSignal(editor.role) === "viewer")
    return <p className="preview-bar">{t("frame.viewer")}</p>;
  return (
    <div className="preview-bar">
      <button type="button" className="button" onClick={() => isPreview.set(false)}>
        {t("frame.endPreview")} <kbd>Esc</kbd>
      </button>
      {editing.map(({ name, PreviewAction }) => PreviewAction && <PreviewAction key={name} />)}
    </div>
  );
}

/** The editor of one site: bar, rail, panel, the page, and what lies above them. */
export function EditorFrame(): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  const isPreview = useSignal(canvasState(editor).isPreview);
  const all = useFeatures();
  const may = useMay();
  const features = useMemo(() => all.filter(({ needs = "editor" }) => may(needs)), [all, may]);
  const editing = useEditing();
  const stage = useMemo(() => {
    const shortcuts = shortcutsOf(editing);
    const listen = (listeners: Listeners): void =>
      listenForKeys(listeners, { editor, shortcuts, t, isCanvas: true });
    return { shortcuts, listen, Tools: canvasTools(features) };
  }, [editor, features, editing, t]);
  useLeaveGuard(editor);
  useLiveUpdates(editor);
  useEffect(() => {
    const listeners = listenTo(document);
    listenForKeys(listeners, { editor, shortcuts: stage.shortcuts, t, isCanvas: false });
    return listeners.stop;
  }, [editor, stage, t]);
  return (
    <div className={isPreview ? "editor is-preview" : "editor"}>
      <TopBar />
      <Rail />
      <main className="pane">
        <PanelHost />
        <Stage listen={stage.listen} Tools={stage.Tools} />
      </main>
      <Dock />
      {isPreview && <PreviewBar />}
      <Dialogs />
      <ToastStack
        label={t("frame.messages")}
        toasts={useSignal(editor.toasts)}
        onDismiss={editor.dismissToast}
      />
      <Announcements />
    </div>
  );
}
