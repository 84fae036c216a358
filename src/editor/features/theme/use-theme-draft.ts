import { typedEntries } from "#/lib/typed-entries.ts";
import { useEffect } from "react";
import type { Theme } from "#/site/theme.ts";
import { useSignal } from "../../signals/signal.ts";
import { canvasState } from "../../canvas/canvas-state.ts";
import { useEditor } from "../../session/editor.ts";
import { useTheme } from "../../session/hooks.ts";

export interface ThemeDraft {
  /** What is set. */
  readonly theme: Theme;
  /** What the canvas shows: with what is previewed. */
  readonly shown: Theme;
  /** Shows a part of another theme; null goes back to what is set. */
  preview(part: Partial<Theme> | null): void;
  /** Sets what differs, as one thing that can be undone. Answers whether anything changed. */
  commit(part: Partial<Theme>): boolean;
}

function differing(theme: Theme, part: Partial<Theme>): Partial<Theme> {
  const entries = typedEntries(part);
  return Object.fromEntries(entries.filter(([name, value]) => theme[name] !== value));
}

/** The theme and what one is about to make of it. Leaving ends the preview. */
export function useThemeDraft(): ThemeDraft {
  const editor = useEditor();
  const theme = useTheme();
  const { themePreview } = canvasState(editor);
  const previewed = useSignal(themePreview);
  useEffect(() => () => themePreview.set(null), [themePreview]);
  return {
    theme,
    shown: { ...theme, ...previewed },
    preview: (part) => themePreview.set(part),
    commit(part) {
      const change = differing(editor.store.records().site?.theme ?? theme, part);
      const isChanged =
        Object.keys(change).length > 0 &&
        editor.dispatch({ name: "theme.set", args: { theme: change } }).outcome === "done";
      themePreview.set(null);
      return isChanged;
    },
  };
}
