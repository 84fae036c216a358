import { toggleMark } from "prosemirror-commands";
import type { Node } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import type { Command, Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { blockLimits } from "#/fields/prose/spec.ts";
import type { Block } from "#/sections/kit/prose/prose-groups.ts";
import type { Step } from "#/site/operations/operation.ts";
import { createSignal } from "../../signals/signal.ts";
import type { Timers } from "../../signals/timers.ts";
import { countText } from "../text/text-count.ts";
import type { TextSession } from "../text/text-session.ts";
import { followBlocks } from "./follow-blocks.ts";
import { createProseCommits, knownBlock } from "./prose-commits.ts";
import type { ProseCommits } from "./prose-commits.ts";
import { blocksOf } from "./prose-document.ts";
import type { ProseEditing, ProseState } from "./prose-editing.ts";
import {
  insertFigure,
  keepBlocks,
  keepIds,
  keepWithin,
  proseBeginnings,
  proseKeys,
  selectWords,
  setWordType,
} from "./prose-keys.ts";
import { linkAtCaret, setLink } from "./prose-links.ts";
import { proseLooks } from "./prose-looks.ts";
import { prosePaste } from "./prose-paste.ts";
import { createProseSchema, idOf, wordTypeOf } from "./prose-schema.ts";
import type { ProseSchema } from "./prose-schema.ts";
import type { ProsePlace } from "./prose-steps.ts";

export interface ProseOptions {
  /** The element that holds the blocks; nothing else writes into it. */
  readonly mount: HTMLElement;
  readonly place: ProsePlace;
  /** Blocks come and go only in the primary language, and for those who may add and remove. */
  readonly isFixed: boolean;
  /** The blocks as the site has them by now. */
  readonly stored: () => readonly Block[];
  readonly commit: (steps: readonly [Step, ...Step[]], options: { goesOn: boolean }) => boolean;
  /** What is too long, or too much, was not taken. */
  readonly onTooMuch: () => void;
  readonly timers: Timers;
  readonly text: TextSession;
  /** Names the text for presence and counters. */
  readonly key: string;
  readonly placeholder: string;
  /** What it is called for a screen reader. */
  readonly label: string;
  readonly isShared: () => boolean;
  /** The elements of its figures have changed. */
  readonly onFigures: (figures: ReadonlyMap<string, HTMLElement>) => void;
}

/** The editor of one rich text on the canvas. */
export interface ProseSession {
  readonly editing: ProseEditing;
  /** Shows the blocks as the site has them by now. */
  follow(): void;
  destroy(): void;
}

const atRest: ProseState = {
  type: null,
  isStrong: false,
  isEmphasis: false,
  link: null,
  canLink: false,
};

function shapeOf(doc: Node): string {
  return doc.children.map((node) => `${idOf(node)} ${String(node.attrs["type"])}`).join();
}

function stateAtCaret(schema: ProseSchema, state: EditorState): ProseState {
  const { $from, empty, from, to } = state.selection;
  const { strong, emphasis } = schema.marks;
  const marks = state.storedMarks ?? $from.marks();
  const has = (mark: typeof strong): boolean =>
    empty ? mark.isInSet(marks) !== undefined : state.doc.rangeHasMark(from, to, mark);
  const link = linkAtCaret(state)?.link ?? null;
  return {
    type: $from.parent.type.name === "words" ? wordTypeOf($from.parent) : null,
    isStrong: has(strong),
    isEmphasis: has(emphasis),
    link,
    canLink: !empty || link !== null,
  };
}

/** Figures are drawn by the page's own views; here they are one place each. */
function createFigures({ mount, onFigures }: ProseOptions, figures: Map<string, HTMLElement>) {
  return (node: Node) => {
    const dom = mount.ownerDocument.createElement("div");
    dom.contentEditable = "false";
    dom.dataset["edit"] = "item";
    let id = idOf(node);
    figures.set(id, dom);
    onFigures(new Map(figures));
    return {
      dom,
      update(next: Node) {
        if (next.type !== node.type) return false;
        if (idOf(next) === id) return true;
        figures.delete(id);
        id = idOf(next);
        figures.set(id, dom);
        onFigures(new Map(figures));
        return true;
      },
      stopEvent: () => true,
      ignoreMutation: () => true,
      destroy() {
        if (figures.get(id) !== dom) return;
        figures.delete(id);
        onFigures(new Map(figures));
      },
    };
  };
}

/** What is drawn around the block that the caret is in. */
function createFocus(
  { text, key }: ProseOptions,
  getView: () => EditorView,
  leave: () => void,
  flush: () => void,
) {
  const guest = { leave, flush };
  return {
    show(): void {
      const view = getView();
      const { $head } = view.state.selection;
      const dom = $head.depth > 0 ? view.nodeDOM($head.before(1)) : null;
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
    end(): void {
      if (text.guest.get() !== guest) return;
      text.guest.set(null);
      text.focus.set(null);
    },
  };
}

/** Tools over the page that a rich text keeps its caret for. */
const ownTools = "[data-section-toolbar], .popover, .canvas-pop";

export function createProseSession(options: ProseOptions): ProseSession {
  const { mount, place, timers, text, label, isFixed } = options;
  const { language, primary, rank } = place;
  const schema = createProseSchema(rank);
  const state = createSignal(atRest);
  const figures = new Map<string, HTMLElement>();
  const commits: ProseCommits = createProseCommits({
    ...options,
    blocks: () => blocksOf(view.state.doc),
    onPending: (isPending) => text.isPending.set(isPending),
    onCommitted: () => follow(),
  });
  const isUntranslated = (id: string): boolean => {
    const known = commits.known().find((one) => one.id === id);
    return language !== primary && known?.stored === "" && known.text !== "";
  };
  const focus = createFocus(
    options,
    () => view,
    () => view.dom.blur(),
    commits.flush,
  );
  const follow = (): void => {
    if (view.composing) return;
    // what it makes of what is typed follows at once
    if (commits.isDirty()) return commits.flush();
    const blocks = options.stored().map((block) => knownBlock(block, { language, primary }));
    commits.know(blocks);
    const empty = { id: "", type: "paragraph", text: "", marks: [] } as const;
    const tr = followBlocks(schema, view.state, blocks.length > 0 ? blocks : [empty]);
    if (tr) view.dispatch(tr);
  };
  const view: EditorView = new EditorView(
    { mount },
    {
      state: EditorState.create({
        schema,
        doc: schema.nodes.doc.create(null, [schema.nodes.words.create()]),
        plugins: [
          proseLooks({ placeholder: options.placeholder, isUntranslated }),
          prosePaste(schema, { isFixed }),
          keepWithin(options.onTooMuch),
          ...(isFixed ? [keepBlocks()] : [proseBeginnings(), keepIds()]),
          proseKeys(schema, { isFixed }),
        ],
      }),
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        spellcheck: "true",
        lang: language,
      },
      nodeViews: { figure: createFigures(options, figures) },
      handleClickOn: (_view, _at, node) =>
        isUntranslated(idOf(node)) && selectWords(idOf(node))(view.state, view.dispatch),
      handleDOMEvents: {
        focus: () => void focus.show(),
        compositionend: () => void timers.after(0, follow),
        blur: () => void timers.after(0, leaveUnlessAtTools),
      },
      dispatchTransaction(transaction: Transaction) {
        const before = view.state.doc;
        view.updateState(view.state.apply(transaction));
        state.set(stateAtCaret(schema, view.state));
        if (view.hasFocus()) focus.show();
        if (!transaction.docChanged || transaction.getMeta("followed") === true) return;
        commits.change(shapeOf(before) === shapeOf(view.state.doc));
      },
    },
  );
  const leaveUnlessAtTools = (): void => {
    if (view.isDestroyed || view.hasFocus()) return;
    const top = mount.ownerDocument.defaultView?.parent.document.activeElement;
    if (top?.closest(ownTools)) return;
    commits.flush();
    focus.end();
  };
  const run = (command: Command): void => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  return {
    editing: {
      state,
      isFixed,
      setType: (type) => run(setWordType(type)),
      toggle: (mark) => run(toggleMark(schema.marks[mark])),
      setLink: (link) => run(setLink(link)),
      addPicture: (type) => run(insertFigure(type)),
      focus: () => view.focus(),
    },
    follow,
    destroy() {
      commits.flush();
      focus.end();
      view.destroy();
    },
  };
}
