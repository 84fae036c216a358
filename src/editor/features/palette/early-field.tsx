import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";
import { closePalette, typingOf } from "./palette-state.ts";
import "./early-field.css";

/** Has the keyboard while the palette is loaded for the first time; what is typed here goes on in its field. */
export function EarlyField(): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what was asked for
      autoFocus
      type="text"
      className="palette-early"
      autoComplete="off"
      spellCheck={false}
      aria-label={t("frame.commands")}
      onInput={({ currentTarget }) =>
        typingOf(editor).set({ typed: currentTarget.value, isEntered: false })
      }
      onKeyDown={(event) => {
        // the keys of the editor are not meant
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === "Escape") closePalette(editor);
        else if (event.key === "Enter")
          typingOf(editor).set({ ...typingOf(editor).get(), isEntered: true });
        else if (event.key !== "Tab") return;
        event.preventDefault();
      }}
    />
  );
}
