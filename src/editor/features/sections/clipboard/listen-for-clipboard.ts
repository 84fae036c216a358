import { canvasState } from "../../../canvas/canvas-state.ts";
import { elementOf, isTypedIn } from "../../../canvas/events/listen.ts";
import type { Listeners } from "../../../canvas/events/listen.ts";
import { chordOf } from "../../../shell/keys/chord.ts";
import type { Editor } from "../../../session/editor.ts";
import type { Translate } from "../../../words/i18n.ts";
import { deleteSection } from "../section-commands.ts";
import { readClipData, writeClipData } from "../../../canvas/clipboard/clip-data.ts";
import { clipOf, copyPartByHand, pasteClip } from "../../../canvas/clipboard/clips.ts";

export function cutSectionByHand(editor: Editor, section: string, t: Translate<"editing">): void {
  if (copyPartByHand(editor, { section }, t)) deleteSection(editor, section, t);
}

interface ClipboardOptions {
  readonly editor: Editor;
  readonly t: Translate<"editing">;
  /** The canvas' own document, or the one of the frame around it. */
  readonly isCanvas: boolean;
}

/** Copies, cuts and pastes the selected section. In texts and fields, and where words are marked, the browser does it. */
export function listenForClipboard(listeners: Listeners, options: ClipboardOptions): void {
  const { editor, t, isCanvas } = options;
  const isOurs = (event: Event): boolean => {
    const element = elementOf(event.target);
    if (event.defaultPrevented || canvasState(editor).isPreview.get()) return false;
    if (isTypedIn(element) || element?.closest("input, textarea, select")) return false;
    const document = element?.ownerDocument;
    if (document?.getSelection()?.isCollapsed === false) return false;
    return (
      isCanvas ||
      element === document?.body ||
      Boolean(element?.closest("[data-canvas-keys], [data-item-toolbar]"))
    );
  };
  const put = (event: ClipboardEvent): string | undefined => {
    const selection = editor.selection.get();
    if (!isOurs(event) || !selection || !("section" in selection)) return undefined;
    const texts = clipOf(editor, { section: selection.section });
    if (!texts || !event.clipboardData) return undefined;
    event.preventDefault();
    writeClipData(event.clipboardData, texts);
    return selection.section;
  };
  listeners.on("copy", (event) => {
    if (put(event) !== undefined) editor.announce(t("clipboard.copied"));
  });
  listeners.on("cut", (event) => {
    const section = put(event);
    if (section !== undefined) deleteSection(editor, section, t);
  });
  // where no text is, some browsers know of nothing to cut, and tell nobody
  listeners.on("keydown", (event) => {
    const selection = editor.selection.get();
    if (chordOf(event, { isTyping: false }) !== "Mod+X" || !isOurs(event)) return;
    if (!selection || !("section" in selection)) return;
    event.preventDefault();
    cutSectionByHand(editor, selection.section, t);
  });
  listeners.on("paste", (event) => {
    if (!isOurs(event) || !event.clipboardData) return;
    const text = readClipData(event.clipboardData);
    if (text === undefined) return;
    event.preventDefault();
    void pasteClip(editor, text, t);
  });
}
