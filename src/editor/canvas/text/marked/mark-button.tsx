import type { LucideIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { ToolButton } from "../../../ui/layer/tool-button.tsx";
import type { EditableForm } from "../editable-form.ts";
import type { TextSession } from "../text-session.ts";
import { type ToggleMemory, toggleMark } from "./toggle-mark.ts";
import { useIsMarked } from "./use-is-marked.ts";

/** Calls when Ctrl or ⌘ and this key are pressed, as in other editors. Answers what ends it. */
function listenForKey(element: HTMLElement, wanted: string, call: () => void): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const { ctrlKey, metaKey, altKey, shiftKey, code, isComposing } = event;
    if (code !== wanted || !(ctrlKey || metaKey) || altKey || shiftKey || isComposing) return;
    event.preventDefault();
    call();
  };
  element.addEventListener("keydown", onKey);
  return () => element.removeEventListener("keydown", onKey);
}

interface MarkButtonProps {
  readonly session: TextSession;
  readonly element: HTMLElement;
  readonly form: EditableForm;
  readonly kind: "strong" | "emphasis";
  /** The key that does the same with Ctrl or ⌘, by its place on the keyboard. */
  readonly keyCode: "KeyB" | "KeyI";
  readonly label: string;
  readonly Icon: LucideIcon;
}

/** Marks words of the text that is typed in, by the button and by a key. */
export function MarkButton({
  session,
  element,
  form,
  kind,
  keyCode,
  label,
  Icon,
}: MarkButtonProps): ReactNode {
  const isOn = useIsMarked(element, kind);
  // by the button and by the key: once more takes back what either did
  const last = useRef<ToggleMemory["current"]>(undefined);
  useEffect(() => {
    const toggle = (): void => {
      if (toggleMark({ element, form, last }, kind)) session.handlers.input(element);
    };
    return listenForKey(element, keyCode, toggle);
  }, [element, session, form, kind, keyCode]);
  return (
    <ToolButton
      label={label}
      Icon={Icon}
      aria-pressed={isOn}
      // the caret stays where it is
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (toggleMark({ element, form, last }, kind)) session.handlers.input(element);
      }}
    />
  );
}
