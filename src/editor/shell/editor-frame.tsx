import { Suspense, useEffect, useMemo } from "react";
import type { ReactNode } from "react";
import { listenTo } from "../canvas/events/listen.ts";
import type { Listeners } from "../canvas/events/listen.ts";
import { Stage } from "../canvas/stage.tsx";
import { useSignal } from "../signals/signal.ts";
import { useEditor } from "../session/editor.ts";
import { useTranslate } from "../words/i18n.ts";
import { listenForKeys } from "./keys/listen-for-keys.ts";
import { shortcutsOf } from "./keys/shell-shortcuts.ts";
import { latePart } from "../ui/late-part.tsx";
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

const PreviewBar = latePart(async () => ({
  default: (await import("./preview-bar.tsx")).PreviewBar,
}));

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

/** The editor of one site: bar, rail, panel, the page, and what lies above them. */
export function EditorFrame(): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  const all = useFeatures();
  const may = useMay();
  // whoever may only look has the bar around what they look at
  const isPreview = useSignal(canvasState(editor).isPreview) && may("writer");
  const features = useMemo(
    () => all.filter(({ needs = "editor", overlayNeeds = needs }) => may(overlayNeeds)),
    [all, may],
  );
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
      {/* what stands there for longer is reached before the page, which has many stops */}
      <Dialogs />
      <main className="pane">
        <PanelHost />
        <Stage listen={stage.listen} Tools={stage.Tools} />
      </main>
      <Dock />
      {isPreview && (
        <Suspense>
          <PreviewBar />
        </Suspense>
      )}
      <ToastStack
        label={t("frame.messages")}
        toasts={useSignal(editor.toasts)}
        onDismiss={editor.dismissToast}
      />
      <Announcements />
    </div>
  );
}
