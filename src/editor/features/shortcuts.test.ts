import { describe, expect, it } from "vitest";
import type { KeyPress } from "../shell/keys/chord.ts";
import { findShortcut } from "../shell/keys/find-shortcut.ts";
import { shortcutsOf } from "../shell/keys/shell-shortcuts.ts";
import { editingParts } from "../testing/all-features.ts";

const shortcuts = shortcutsOf(editingParts);

function shortcutOf(event: KeyPress, options: { isTyping: boolean }): string | undefined {
  return findShortcut(shortcuts, event, options)?.name;
}

function press(key: string, options: Partial<KeyPress> & { altGraph?: boolean } = {}): KeyPress {
  const { altGraph = false, ...rest } = options;
  return {
    key,
    code: "",
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    getModifierState: () => altGraph,
    ...rest,
  };
}
const typing = { isTyping: true };
const onCanvas = { isTyping: false };

describe("the shortcut of a key press", () => {
  it.each([
    ["undo", press("z", { ctrlKey: true })],
    ["undo", press("z", { metaKey: true })],
    ["redo", press("Z", { ctrlKey: true, shiftKey: true })],
    ["duplicate", press("d", { ctrlKey: true })],
    ["save", press("s", { metaKey: true })],
    ["toolbar", press("F10", { altKey: true })],
    ["moveUp", press("ArrowUp", { altKey: true, shiftKey: true })],
    ["climb", press("Escape")],
  ])("finds %s while typing too", (shortcut, event) => {
    expect(shortcutOf(event, typing)).toBe(shortcut);
    expect(shortcutOf(event, onCanvas)).toBe(shortcut);
  });

  it("knows the keys of a Cyrillic layout by their place", () => {
    expect(shortcutOf(press("я", { code: "KeyZ", ctrlKey: true }), typing)).toBe("undo");
    expect(shortcutOf(press("Я", { code: "KeyZ", ctrlKey: true, shiftKey: true }), typing)).toBe(
      "redo",
    );
    expect(shortcutOf(press("в", { code: "KeyD", ctrlKey: true }), typing)).toBe("duplicate");
    expect(shortcutOf(press(".", { code: "Slash" }), onCanvas)).toBe("insert");
  });

  it("goes by the letter, not the place, on a Latin layout", () => {
    expect(shortcutOf(press("w", { code: "KeyZ", ctrlKey: true }), typing)).toBeUndefined();
    expect(shortcutOf(press("z", { code: "KeyW", ctrlKey: true }), typing)).toBe("undo");
  });

  it("takes AltGr+Z for a letter", () => {
    expect(
      shortcutOf(press("ż", { code: "KeyZ", ctrlKey: true, altKey: true, altGraph: true }), typing),
    ).toBeUndefined();
    expect(
      shortcutOf(press("z", { code: "KeyZ", ctrlKey: true, altKey: true }), typing),
    ).toBeUndefined();
  });

  it("leaves single keys to the text while typing", () => {
    for (const key of ["/", "?", "Delete", "Backspace"])
      expect(shortcutOf(press(key), typing)).toBeUndefined();
    expect(shortcutOf(press("/"), onCanvas)).toBe("insert");
    expect(shortcutOf(press("Delete"), onCanvas)).toBe("delete");
    expect(shortcutOf(press("?", { shiftKey: true }), onCanvas)).toBe("help");
  });
});
