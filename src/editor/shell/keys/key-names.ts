const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);

/** What stands on the keys. */
export const keyNames: Readonly<Record<string, string>> = {
  Mod: isMac ? "⌘" : "Ctrl",
  Alt: isMac ? "⌥" : "Alt",
  Shift: isMac ? "⇧" : "Shift",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Escape: "Esc",
};
