import { Suspense, useEffect } from "react";
import type { ReactNode } from "react";
import { listenTo } from "../canvas/events/listen.ts";
import { Stage } from "../canvas/stage.tsx";
import { useSignal } from "../signals/signal.ts";
import { useEditor } from "../session/editor.ts";
import { useTranslate } from "../words/i18n.ts";
import { listenForKeys } from "./keys/listen-for-keys.ts";
import { ToastStack } from "../ui/toast-stack.tsx";
import { PanelHost } from "./panel-host.tsx";
import { Picker } from "./plug-ins.ts";
import { Dock, Rail } from "./rail.tsx";
import { TopBar } from "./top-bar.tsx";
import { useLeaveGuard } from "../session/leave-guard.ts";
import { useLiveUpdates } from "../session/use-live-updates.ts";
import "./frame.css";

function Announcements(): ReactNode {
  return (
    <p className="vh" role="status" aria-live="assertive">
      {useSignal(useEditor().announcement)}
    </p>
  );
}

function OpenPicker(): ReactNode {
  const { insertion } = useEditor();
  const place = useSignal(insertion);
  if (!place || !Picker) return null;
  return (
    <Suspense>
      <Picker after={place.after} onClose={() => insertion.set(null)} />
    </Suspense>
  );
}

function PreviewBar(): ReactNode {
  const { isPreview, site } = useEditor();
  const t = useTranslate();
  if (site.role === "viewer") return <p className="preview-bar">{t("frame.viewer")}</p>;
  return (
    <div className="preview-bar">
      <button type="button" className="btn" onClick={() => isPreview.set(false)}>
        {t("frame.endPreview")} <kbd>Esc</kbd>
      </button>
    </div>
  );
}

/** The editor of one site: bar, rail, panel, the page, and what lies above them. */
export function EditorFrame(): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  const isPreview = useSignal(editor.isPreview);
  useLeaveGuard(editor);
  useLiveUpdates(editor);
  useEffect(() => {
    const listeners = listenTo(document);
    listenForKeys(listeners, { editor, t, isCanvas: false });
    return listeners.stop;
  }, [editor, t]);
  return (
    <div className={isPreview ? "ed is-preview" : "ed"}>
      <TopBar />
      <Rail />
      <main className="pane">
        <PanelHost />
        <Stage />
      </main>
      <Dock />
      {isPreview && <PreviewBar />}
      <OpenPicker />
      <ToastStack
        label={t("frame.messages")}
        toasts={useSignal(editor.toasts)}
        onDismiss={editor.dismissToast}
      />
      <Announcements />
    </div>
  );
}
