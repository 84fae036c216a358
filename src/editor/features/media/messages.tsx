import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";
import { ToastStack } from "../../ui/toast-stack.tsx";
import { useTranslate } from "../../words/i18n.ts";

/** What the library has to say. */
export function Messages(): ReactNode {
  const editor = useEditor();
  const words = useTranslate();
  return (
    <>
      <ToastStack
        label={words("frame.messages")}
        toasts={useSignal(editor.toasts)}
        onDismiss={editor.dismissToast}
      />
      <p className="visually-hidden" role="status" aria-live="assertive">
        {useSignal(editor.announcement)}
      </p>
    </>
  );
}
