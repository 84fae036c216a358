import { cleanText } from "#/lib/clean-text.ts";
import type { TextHandlers, TextSession } from "../text/text-session.ts";
import type { Listeners } from "./listen.ts";
import { elementOf, textAround } from "./listen.ts";

/** Changes that a plain text doesn't have: formats, drops, and the browser's own undo. */
const blocked =
  /^(format|insertFromDrop|insertLink|insertHorizontalRule|insertOrderedList|insertUnorderedList|history)/;

function pastedText(event: ClipboardEvent): string {
  return cleanText(event.clipboardData?.getData("text/plain") ?? "");
}

/** What the browser would do between the lines of a list is done on its text. */
function isDoneByLines(handlers: TextHandlers, element: HTMLElement, event: InputEvent): boolean {
  const { inputType, data, isComposing } = event;
  if (isComposing) return false;
  if (inputType === "insertText" && data !== null) return handlers.typeOver(element, data);
  if (!inputType.startsWith("delete")) return false;
  return handlers.joinLines(element, inputType.endsWith("Forward") ? "forward" : "backward");
}

function listenForFocus(listeners: Listeners, { handlers }: TextSession): void {
  let isPointer = false;
  listeners.on("pointerover", (event) => {
    if (event.pointerType !== "touch") handlers.hover(textAround(event.target));
  });
  listeners.on("pointerout", (event) => {
    if (event.relatedTarget === null) handlers.hover(null);
  });
  // before the browser looks for what takes the focus
  listeners.on("pointerdown", (event) => {
    isPointer = true;
    handlers.hover(textAround(event.target));
  });
  // a field of a form isn't filled in here: the text that names it is edited
  listeners.on("mousedown", (event) => {
    const element = textAround(event.target);
    if (!element || element.contains(elementOf(event.target))) return;
    event.preventDefault();
    isPointer = false;
    element.focus();
  });
  listeners.on("pointerup", () => {
    isPointer = false;
  });
  listeners.on("focusin", (event) => {
    const element = textAround(event.target);
    if (!element) return;
    handlers.focusIn(element, { byKeyboard: !isPointer });
  });
  listeners.on("focusout", (event) => {
    const element = elementOf(event.target);
    if (element) handlers.focusOut(element);
  });
}

/** Hands what happens to texts on the page to the text session (specification, section 5). */
export function listenForTexts(listeners: Listeners, session: TextSession): void {
  const { handlers } = session;
  listenForFocus(listeners, session);
  listeners.on("beforeinput", (event) => {
    const element = textAround(event.target);
    if (!element) return;
    if (blocked.test(event.inputType) || isDoneByLines(handlers, element, event))
      event.preventDefault();
    if (event.inputType !== "insertParagraph" && event.inputType !== "insertLineBreak") return;
    event.preventDefault();
    handlers.insert(element, "\n");
  });
  listeners.on(
    "input",
    (event) => {
      const element = textAround(event.target);
      // what is typed is the text's alone: React would look for somebody else who listens
      if (element === event.target) event.stopPropagation();
      if (element) handlers.input(element);
    },
    { capture: true },
  );
  listeners.on("paste", (event) => {
    const element = textAround(event.target);
    if (!element) return;
    event.preventDefault();
    handlers.insert(element, pastedText(event));
  });
  for (const name of ["dragover", "drop"] as const) {
    listeners.on(name, (event) => {
      if (textAround(event.target)) event.preventDefault();
    });
  }
  listeners.on("dragstart", (event) => event.preventDefault());
  listeners.on("compositionstart", () => handlers.compositionStart());
  listeners.on("compositionend", (event) => {
    const element = textAround(event.target);
    if (element) handlers.compositionEnd(element);
  });
  listeners.on("keydown", (event) => {
    const element = textAround(event.target);
    if (!element || event.isComposing) return;
    if ((event.ctrlKey || event.metaKey) && !event.altKey && /^Key[BIU]$/.test(event.code))
      event.preventDefault();
    // a button would take its space and its Enter for clicks
    if (!element.closest("button, summary") || (event.key !== " " && event.key !== "Enter")) return;
    event.preventDefault();
    handlers.insert(element, event.key === " " ? " " : "\n");
  });
}
