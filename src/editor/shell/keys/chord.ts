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

function plainChord({ key, code, shiftKey }: KeyPress): string | undefined {
  if (key === "Delete" || key === "Backspace") return "Delete";
  if (key === "?" || (code === "Slash" && shiftKey && !/^[/.,]$/.test(key))) return "?";
  // on a Russian layout "/" stands with Shift on another key: the key at its place does as well
  return key === "/" || code === "Slash" ? "/" : undefined;
}

/**
 * A key press as shortcuts name it, e.g. "Mod+Shift+Z", where Mod is Ctrl or ⌘. `isTyping`: the caret is in a text,
 * where single keys are letters. AltGr with a letter types a sign and is never a shortcut.
 */
export function chordOf(press: KeyPress, { isTyping }: { isTyping: boolean }): string | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (press.getModifierState("AltGraph")) return undefined;
  if (key === "Escape") return "Escape";
  const hasMod = ctrlKey || metaKey;
  if (altKey && hasMod) return undefined;
  if (altKey) return key === "F10" || !shiftKey ? `Alt+${key}` : `Alt+Shift+${key}`;
  if (hasMod) return `Mod+${shiftKey ? "Shift+" : ""}${letterOf(press).toUpperCase()}`;
  return isTyping ? undefined : plainChord(press);
}
