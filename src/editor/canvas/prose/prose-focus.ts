import type { EditorView } from "prosemirror-view";
import { blockLimits } from "#/fields/prose/spec.ts";
import { countText } from "../text/text-count.ts";
import type { TextSession } from "../text/text-session.ts";

/** The tools over the page for which a rich text keeps its caret. */
const ownTools = "[data-section-toolbar], .popover, .canvas-pop";

interface FocusOptions {
  readonly text: TextSession;
  /** Names the text for presence. */
  readonly key: string;
  readonly view: () => EditorView;
  readonly flush: () => void;
}

/** What has the focus while a rich text is edited: the block that the caret is in. */
export interface ProseFocus {
  show(): void;
  /** Ends it, unless the focus went to the tools over the page. */
  leave(): void;
  end(): void;
}

export function createProseFocus({ text, key, view, flush }: FocusOptions): ProseFocus {
  const guest = { leave: () => view().dom.blur(), flush };
  const end = (): void => {
    if (text.guest.get() !== guest) return;
    text.guest.set(null);
    text.focus.set(null);
  };
  return {
    end,
    show() {
      const shown = view();
      const { $head } = shown.state.selection;
      const dom = $head.depth > 0 ? shown.nodeDOM($head.before(1)) : null;
      const words = $head.parent.textBetween(0, $head.parent.content.size, "", "\n");
      if (!dom || dom.nodeType !== 1) return;
      if (text.guest.get() !== guest) {
        text.leave();
        text.guest.set(guest);
      }
      // an element by its type; it belongs to the window of the page
      const element = dom as HTMLElement;
      text.focus.set({ element, key, count: countText(words, blockLimits.text) });
    },
    leave() {
      if (view().isDestroyed || view().hasFocus()) return;
      const editor = view().dom.ownerDocument.defaultView?.parent.document;
      if (editor?.activeElement?.closest(ownTools)) return;
      flush();
      end();
    },
  };
}
