import { Highlighter } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { useSignalPart } from "../../../signals/signal.ts";
import { ToolButton } from "../../../ui/layer/tool-button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import type { TextSession } from "../text-session.ts";
import { isStressed, stressAtCaret, toggleStress } from "./toggle-stress.ts";

/** Whether the words at the caret of a text are stressed. */
function useIsStressed(element: HTMLElement): boolean {
  const page = element.ownerDocument;
  return useSyncExternalStore(
    (changed) => {
      for (const name of ["selectionchange", "input", "keyup"])
        page.addEventListener(name, changed);
      return () => {
        for (const name of ["selectionchange", "input", "keyup"])
          page.removeEventListener(name, changed);
      };
    },
    () => {
      const at = stressAtCaret(element);
      return at !== undefined && isStressed(at.meant, at.marks);
    },
  );
}

/** Calls when Ctrl or ⌘ + I is pressed, by which other editors stress words. Answers what ends it. */
function listenForKey(element: HTMLElement, call: () => void): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const { ctrlKey, metaKey, altKey, shiftKey, code, isComposing } = event;
    if (code !== "KeyI" || !(ctrlKey || metaKey) || altKey || shiftKey || isComposing) return;
    event.preventDefault();
    call();
  };
  element.addEventListener("keydown", onKey);
  return () => element.removeEventListener("keydown", onKey);
}

function stress(element: HTMLElement, session: TextSession): void {
  if (toggleStress(element)) session.handlers.input(element);
}

function Toggle({
  session,
  element,
}: {
  readonly session: TextSession;
  readonly element: HTMLElement;
}): ReactNode {
  const t = useTranslate("fields");
  const isOn = useIsStressed(element);
  useEffect(() => listenForKey(element, () => stress(element, session)), [element, session]);
  return (
    <ToolButton
      label={t("prose.stress")}
      Icon={Highlighter}
      aria-pressed={isOn}
      // the caret stays where it is
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => stress(element, session)}
    />
  );
}

/** Stresses words of the text that is typed in, by the button and by a key. */
export function StressButton({ session }: { readonly session: TextSession }): ReactNode {
  const element = useSignalPart(session.focus, (focus) => focus?.element);
  if (!element) return null;
  return (
    <span className="section-toolbar-prose">
      <Toggle session={session} element={element} />
    </span>
  );
}
