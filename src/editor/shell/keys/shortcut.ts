/** What a key press asks for. */
export type Shortcut =
  | "undo"
  | "redo"
  | "save"
  | "duplicate"
  | "delete"
  | "insert"
  | "toolbar"
  | "move-up"
  | "move-down"
  | "climb"
  | "help";

/** The part of a keyboard event that decides. */
export type KeyPress = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "getModifierState"
>;

/** The Latin letter of a key: by what it types, or by its place where the layout has no Latin letters. */
function letterOf({ key, code }: KeyPress): string {
  const typed = key.toLowerCase();
  if (/^[a-z]$/.test(typed)) return typed;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? "";
}

const withControl: Record<string, Shortcut> = { z: "undo", y: "redo", s: "save", d: "duplicate" };
const withShift: Record<string, Shortcut> = { z: "redo" };

function commandOf(press: KeyPress): Shortcut | undefined {
  return (press.shiftKey ? withShift : withControl)[letterOf(press)];
}

function plainShortcut({ key, code, shiftKey }: KeyPress): Shortcut | undefined {
  if (key === "Delete" || key === "Backspace") return "delete";
  if (key === "?" || (code === "Slash" && shiftKey && !/^[/.,]$/.test(key))) return "help";
  // on a Russian layout "/" stands with Shift on another key: the key at its place does as well
  return key === "/" || code === "Slash" ? "insert" : undefined;
}

/**
 * The shortcut of a key press. `isTyping`: the caret is in a text, where single keys are letters. AltGr with a letter
 * types a sign and is never a shortcut.
 */
export function shortcutOf(
  press: KeyPress,
  { isTyping }: { isTyping: boolean },
): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (press.getModifierState("AltGraph")) return undefined;
  if (key === "Escape") return "climb";
  if (altKey && !ctrlKey && !metaKey) {
    if (key === "F10") return "toolbar";
    if (shiftKey && key === "ArrowUp") return "move-up";
    return shiftKey && key === "ArrowDown" ? "move-down" : undefined;
  }
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return commandOf(press);
  return isTyping ? undefined : plainShortcut(press);
}
