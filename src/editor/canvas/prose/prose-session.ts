import { toggleMark } from "prosemirror-commands";
import type { Node } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import type { Command, Plugin, Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import type { Block } from "#/sections/kit/prose/prose-groups.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { Step } from "#/site/operations/operation.ts";
import { createSignal } from "../../signals/signal.ts";
import type { Timers } from "../../signals/timers.ts";
import type { TextSession } from "../text/text-session.ts";
import { followBlocks } from "./follow-blocks.ts";
import { createProseCommits, knownBlock } from "./prose-commits.ts";
import type { ProseCommits } from "./prose-commits.ts";
import { blocksOf } from "./prose-document.ts";
import type { ProseEditing } from "./prose-editing.ts";
import { proseFigures } from "./prose-figures.ts";
import { createProseFocus } from "./prose-focus.ts";
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
import { setLink } from "./prose-links.ts";
import { proseLooks } from "./prose-looks.ts";
import { prosePaste } from "./prose-paste.ts";
import { createProseSchema, idOf } from "./prose-schema.ts";
import type { ProseSchema } from "./prose-schema.ts";
import { atRest, stateAtCaret } from "./prose-state.ts";
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
  /** Whether a text is to be translated, and isn't. */
  readonly isUntranslated: (text: LocalizedText) => boolean;
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

function shapeOf(doc: Node): string {
  return doc.children.map((node) => `${idOf(node)} ${String(node.attrs["type"])}`).join();
}

/** Undoing and redoing are the whole site's: its own editor leaves their keys alone. */
function isOfHistory({ ctrlKey, metaKey, altKey, code }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && (code === "KeyZ" || code === "KeyY");
}

function pluginsOf(
  schema: ProseSchema,
  { isFixed, placeholder, onTooMuch }: ProseOptions,
  isUntranslated: (id: string) => boolean,
): Plugin[] {
  return [
    proseLooks({ placeholder, isUntranslated }),
    prosePaste(schema, { isFixed }),
    keepWithin(onTooMuch),
    ...(isFixed ? [keepBlocks()] : [proseBeginnings(), keepIds()]),
    proseKeys(schema, { isFixed }),
  ];
}

function attributesOf({ label, place }: ProseOptions): Record<string, string> {
  return {
    role: "textbox",
    "aria-multiline": "true",
    "aria-label": label,
    spellcheck: "true",
    lang: place.language,
  };
}

/** What the tools do, by running commands where the caret is. */
function commandsOf(
  { marks }: ProseSchema,
  run: (command: Command) => void,
): Pick<ProseEditing, "setType" | "toggle" | "setLink" | "addPicture"> {
  return {
    setType: (type) => run(setWordType(type)),
    toggle: (mark) => run(toggleMark(marks[mark])),
    setLink: (link) => run(setLink(link)),
    addPicture: (type) => run(insertFigure(type)),
  };
}

export function createProseSession(options: ProseOptions): ProseSession {
  const { mount, place, timers, text, isFixed } = options;
  const { language, primary, rank } = place;
  const schema = createProseSchema(rank);
  const state = createSignal(atRest);
  const commits: ProseCommits = createProseCommits({
    ...options,
    blocks: () => blocksOf(view.state.doc),
    onPending: (isPending) => text.isPending.set(isPending),
    onCommitted: () => follow(),
  });
  const isUntranslated = (id: string): boolean => {
    const block = options.stored().find((one) => one.id === id);
    return block !== undefined && options.isUntranslated(block.text);
  };
  const { flush } = commits;
  const focus = createProseFocus({ ...options, flush, view: () => view });
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
        plugins: pluginsOf(schema, options, isUntranslated),
      }),
      attributes: attributesOf(options),
      nodeViews: { figure: proseFigures({ ...options, document: mount.ownerDocument }) },
      handleClickOn: (_view, _at, node) =>
        isUntranslated(idOf(node)) && selectWords(idOf(node))(view.state, view.dispatch),
      handleDOMEvents: {
        focus: () => void focus.show(),
        keydown: ({ dom, composing }, event) => {
          // a key that comes before the browser says where the caret went would act where it was
          if (!composing) dom.ownerDocument.dispatchEvent(new Event("selectionchange"));
          return isOfHistory(event);
        },
        compositionend: () => void timers.after(0, follow),
        blur: () => void timers.after(0, focus.leave),
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
  const run = (command: Command): void => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  return {
    editing: { state, isFixed, ...commandsOf(schema, run), focus: () => view.focus() },
    follow,
    destroy() {
      commits.flush();
      focus.end();
      view.destroy();
    },
  };
}
