import type { Shortcut } from "../feature.ts";
import { chordOf } from "./chord.ts";
import type { KeyPress } from "./chord.ts";

/** The shortcut of a key press; undefined where it is none. */
export function findShortcut(
  shortcuts: readonly Shortcut[],
  press: KeyPress,
  options: { isTyping: boolean },
): Shortcut | undefined {
  const chord = chordOf(press, options);
  return chord === undefined ? undefined : shortcuts.find(({ chords }) => chords.includes(chord));
}
