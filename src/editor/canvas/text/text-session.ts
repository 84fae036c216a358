import { createSignal } from "../../signals/signal.ts";
import type { Signal } from "../../signals/signal.ts";
import type { AfterPaint } from "../../signals/after-paint.ts";
import type { Timers } from "../../signals/timers.ts";
import { messages } from "#/site/messages.ts";
import { timings } from "#/site/limits.ts";
import { markLanguage, nameEmpty } from "./dress-text.ts";
import { keepCaretInView } from "./caret-in-view.ts";
import type { TextBinding } from "./text-binding.ts";
import { countText } from "./text-count.ts";
import type { TextCount } from "./text-count.ts";
import type { TextEdit } from "./text-edit.ts";
import {
  beginEdit,
  insertText,
  isAcrossLines,
  isDirty,
  joinLines,
  readEdit,
  replaceEdit,
  showResting,
  takeTyped,
} from "./text-edit.ts";

/** What the canvas draws around the text that is edited. A new object with every count. */
export interface TextFocus {
  readonly element: HTMLElement;
  readonly key: string;
  readonly count: TextCount;
}
/** A message beside a text that was left. */
export type TextNotice = Pick<TextFocus, "element"> & { readonly message: string };

/** What else has the focus: a rich text, or a tool of a text, which goes on being edited. */
export interface TextGuest {
  flush(): void;
  leave(): void;
}

/** Editing texts in place, without React: it lives in the browser's events and commits by the texts' bindings. */
export interface TextSession {
  readonly focus: Signal<TextFocus | null>;
  readonly notice: Signal<TextNotice | null>;
  /** Something is typed that is not committed yet. */
  readonly isPending: Signal<boolean>;
  /** What has the focus in place of a plain text; a rich text says by the other signals what it does. */
  readonly guest: Signal<TextGuest | null>;
  /** Connects an element with its text and shows it. Called again whenever the text or its field changed. */
  bind(element: HTMLElement, binding: TextBinding): void;
  /** Commits what is typed and not yet committed. */
  flush(): void;
  /** Commits and takes the focus away. */
  leave(): void;
  handlers: TextHandlers;
}

/** What the events of the canvas' document are handed to. */
export interface TextHandlers {
  /** Makes the text under the pointer editable, and the one before it not. */
  hover(element: HTMLElement | null): void;
  focusIn(element: HTMLElement, options: { byKeyboard: boolean }): void;
  focusOut(element: HTMLElement): void;
  input(element: HTMLElement): void;
  insert(element: HTMLElement, text: string): void;
  /** Types over what is selected where that goes over the lines of a list; answers whether it did. */
  typeOver(element: HTMLElement, text: string): boolean;
  /** Deletes where that joins lines of a list; answers whether it did. */
  joinLines(element: HTMLElement, direction: "backward" | "forward"): boolean;
  compositionStart(): void;
  compositionEnd(element: HTMLElement): void;
}

interface Session {
  readonly bindings: WeakMap<HTMLElement, TextBinding>;
  readonly focus: Signal<TextFocus | null>;
  readonly notice: Signal<TextNotice | null>;
  readonly isPending: Signal<boolean>;
  readonly guest: Signal<TextGuest | null>;
  readonly timers: Timers;
  readonly afterPaint: AfterPaint;
  readonly isShared: () => boolean;
  edit: TextEdit | null;
  hovered: HTMLElement | null;
  isComposing: boolean;
  /** A change by somebody else arrived during IME composition. */
  isBehind: boolean;
  /** What is typed next belongs to what was committed last: there was no rest since. */
  goesOn: boolean;
  /** When a key was pressed last. */
  typedAt: number;
  /** When the text was counted last. */
  countedAt: number;
  /** The commit that is waited for comes within the time of `sharedTyping`. */
  isCommitSoon: boolean;
  cancelCommit: () => void;
  cancelCount: () => void;
  cancelNotice: () => void;
}

const nothing = (): void => undefined;

/** While others are there, what is typed goes to them as often as this, in milliseconds. */
const sharedTyping = 120;

/** Far from its limit a text is counted as often as this while somebody types, in milliseconds. */
const countPause = 200;

/** What is labelled is being edited; what is only editable stays what it is to a screen reader, such as a heading. */
function setEditable(element: HTMLElement, isEditable: boolean, label?: string): void {
  for (const name of ["spellcheck", "role", "aria-multiline", "aria-label"])
    element.removeAttribute(name);
  if (!isEditable) {
    element.removeAttribute("contenteditable");
    return nameEmpty(element);
  }
  element.setAttribute("contenteditable", "plaintext-only");
  if (label === undefined) return;
  element.setAttribute("spellcheck", "true");
  element.setAttribute("role", "textbox");
  element.setAttribute("aria-multiline", "true");
  element.setAttribute("aria-label", label);
}

function showFocus(session: Session): void {
  const { edit } = session;
  session.cancelCount();
  session.cancelCount = nothing;
  session.focus.set(
    edit && {
      element: edit.element,
      key: edit.binding.key,
      count: countText(edit.value, edit.binding.limit),
    },
  );
}

/**
 * The letter comes first: counting it lays out and paints the editor's own document. Far from the limit letters that
 * follow fast are counted together.
 */
function countLater(session: Session): void {
  const { focus, timers } = session;
  if (session.cancelCount !== nothing) return;
  const show = (): void => {
    session.countedAt = timers.now();
    showFocus(session);
  };
  const wait =
    focus.get()?.count.tone === "calm" ? session.countedAt + countPause - timers.now() : 0;
  session.cancelCount = wait > 0 ? timers.after(wait, show) : session.afterPaint(show);
}

function commit(session: Session): void {
  const { edit } = session;
  session.cancelCommit();
  session.cancelCommit = nothing;
  session.isCommitSoon = false;
  if (!edit || session.isComposing || !isDirty(edit)) return;
  // a required text that is empty for a moment is still being typed
  if (edit.binding.isRequired && edit.value.trim() === "") return;
  const { base, marks } = edit;
  const { goesOn } = session;
  const change = { ...takeTyped(edit), goesOn, isShared: session.isShared() };
  if (edit.binding.commit(change)) session.goesOn = true;
  // what was refused is no base: the next commit starts from what the site has
  else Object.assign(edit, { base, marks });
  session.isPending.set(false);
}

/** Commits after a second of rest; while others are there, soon, and again and again while somebody types. */
function commitLater(session: Session): void {
  const isSoon = session.isShared();
  if (isSoon && session.isCommitSoon) return;
  session.cancelCommit();
  session.isCommitSoon = isSoon;
  const delay = isSoon ? sharedTyping : timings.textChange;
  session.cancelCommit = session.timers.after(delay, () => commit(session));
}

function handleInput(session: Session, element: HTMLElement): void {
  const { edit } = session;
  if (!edit || edit.element !== element || session.isComposing) return;
  const { level } = element.dataset;
  readEdit(edit);
  if (element.dataset["level"] !== level) keepCaretInView(element);
  session.isPending.set(isDirty(edit));
  countLater(session);
  const now = session.timers.now();
  if (now - session.typedAt >= timings.textChange) session.goesOn = false;
  session.typedAt = now;
  commitLater(session);
}

function showNotice(session: Session, notice: TextNotice): void {
  session.cancelNotice();
  session.notice.set(notice);
  session.cancelNotice = session.timers.after(timings.messageHide, () => session.notice.set(null));
}

function endEdit(session: Session): void {
  const { edit } = session;
  if (!edit) return;
  session.isComposing = false;
  if (edit.binding.isRequired && edit.value.trim() === "") {
    showNotice(session, { element: edit.element, message: messages.textRequired });
  }
  commit(session);
  session.isPending.set(false);
  session.edit = null;
  showFocus(session);
  const binding = session.bindings.get(edit.element);
  if (binding) showResting(edit.element, binding);
  setEditable(edit.element, session.hovered === edit.element);
}

/** Shows a changed text, unless it is being typed in right now: then the commit merges. */
function follow(session: Session, element: HTMLElement, binding: TextBinding): void {
  const { edit } = session;
  if (edit?.element !== element) {
    showResting(element, binding);
    return;
  }
  // what marks it needs may come while it is edited
  edit.binding = { ...binding, form: edit.binding.form };
  if (session.isComposing) session.isBehind = true;
  else if (!isDirty(edit)) {
    edit.base = binding.stored;
    // who has just emptied a translation goes on with nothing, not with the original
    const isEmptied = edit.value === "" && binding.stored === "";
    if (!isEmptied) replaceEdit(edit, binding.stored === "" ? binding.original : binding.stored);
    showFocus(session);
  }
}

function createHandlers(session: Session, label: (limit: number) => string): TextHandlers {
  return {
    hover(element) {
      const before = session.hovered;
      if (before === element) return;
      session.hovered = element;
      const edited = session.edit?.element;
      if (before && before !== edited) setEditable(before, false);
      if (element && element !== edited && session.bindings.has(element))
        setEditable(element, true);
    },
    focusIn(element, { byKeyboard }) {
      const binding = session.bindings.get(element);
      if (!binding || session.edit?.element === element) return;
      endEdit(session);
      setEditable(element, true, label(binding.limit));
      // what is typed takes the place of an original in another language
      markLanguage(element, binding.language, binding.language);
      session.edit = beginEdit(element, binding);
      session.goesOn = false;
      const { displayed } = session.edit;
      const isOriginal = binding.stored === "" && displayed !== "";
      const { placeCaret } = binding.form;
      if (isOriginal) placeCaret(element, 0, displayed.length);
      else if (byKeyboard) placeCaret(element, displayed.length);
      showFocus(session);
    },
    focusOut(element) {
      if (session.edit?.element === element && !session.guest.get()) endEdit(session);
    },
    input: (element) => handleInput(session, element),
    insert(element, text) {
      if (session.edit?.element !== element) return;
      insertText(session.edit, text);
      handleInput(session, element);
    },
    typeOver(element, text) {
      const { edit } = session;
      if (edit?.element !== element || !isAcrossLines(edit)) return false;
      this.insert(element, text);
      return true;
    },
    joinLines(element, direction) {
      const { edit } = session;
      if (edit?.element !== element || !joinLines(edit, direction)) return false;
      handleInput(session, element);
      return true;
    },
    compositionStart() {
      session.isComposing = true;
    },
    compositionEnd(element) {
      session.isComposing = false;
      handleInput(session, element);
      if (session.isBehind && session.edit) follow(session, element, session.edit.binding);
      session.isBehind = false;
    },
  };
}

/** `label` names a text of this limit for a screen reader. */
export function createTextSession({
  timers,
  afterPaint,
  label,
  isShared = () => false,
}: {
  timers: Timers;
  afterPaint: AfterPaint;
  /** Whether others have the site open, who see what is typed as it is typed. */
  isShared?: () => boolean;
  label: (limit: number) => string;
}): TextSession {
  const session: Session = {
    bindings: new WeakMap(),
    focus: createSignal<TextFocus | null>(null),
    notice: createSignal<TextNotice | null>(null),
    isPending: createSignal(false),
    guest: createSignal<TextGuest | null>(null),
    timers,
    afterPaint,
    isShared,
    edit: null,
    hovered: null,
    isComposing: false,
    isBehind: false,
    goesOn: false,
    typedAt: -Infinity,
    countedAt: -Infinity,
    isCommitSoon: false,
    cancelCommit: nothing,
    cancelCount: nothing,
    cancelNotice: nothing,
  };
  return {
    guest: session.guest,
    focus: session.focus,
    notice: session.notice,
    isPending: session.isPending,
    bind(element, binding) {
      session.bindings.set(element, binding);
      follow(session, element, binding);
    },
    flush() {
      session.guest.get()?.flush();
      commit(session);
    },
    leave() {
      session.guest.get()?.leave();
      const { edit } = session;
      endEdit(session);
      edit?.element.blur();
    },
    handlers: createHandlers(session, label),
  };
}
