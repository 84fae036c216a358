import { fontPairOf } from "#/site/font-pair.ts";
import type { FontPair } from "#/site/font-pair.ts";
import type { Theme } from "#/site/theme.ts";
import { siteTopic } from "../document-store/topics.ts";
import type { Editor } from "../session/editor.ts";
import { canvasState } from "./canvas-state.ts";
import type { CanvasStyles } from "./canvas-styles.ts";

/** Shows the theme, or what is previewed of another one, without React. The answer ends it. */
export function followTheme(
  editor: Editor,
  styles: CanvasStyles,
  /** The `@font-face` rules of a pair. */
  facesOf: (pair: FontPair) => Promise<string>,
): () => void {
  const { themePreview } = canvasState(editor);
  let pair: string | undefined;
  const showFonts = async (theme: Theme): Promise<void> => {
    if (pair === theme.fonts) return;
    pair = theme.fonts;
    const css = await facesOf(fontPairOf(theme.fonts));
    if (pair === theme.fonts) styles.setFonts(css);
  };
  const show = (): void => {
    const theme = editor.store.records().site?.theme;
    if (!theme) return;
    const shown = { ...theme, ...themePreview.get() };
    styles.setTheme(shown);
    void showFonts(shown).catch(() => undefined);
  };
  show();
  const ends = [editor.store.subscribe(siteTopic("theme"), show), themePreview.subscribe(show)];
  return () => ends.forEach((end) => end());
}
