// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { caretIn, placeBehind } from "./caret-place.ts";

beforeEach(() => {
  document.body.innerHTML = "<h1>Warm <b>bread</b> daily</h1><p>Rye</p>";
});

function title(): Element {
  const found = document.querySelector("h1");
  if (!found) throw new Error("no title");
  return found;
}

it("PRES-05: a caret is told by the letters before it, and found behind as many", () => {
  const bread = document.querySelector("b")?.firstChild;
  for (const [node, offset, letters] of [
    [title().firstChild, 0, 0],
    [bread, 3, 8],
    [title().lastChild, 6, 16],
  ] as const) {
    if (!node) throw new Error("no text");
    document.getSelection()?.setPosition(node, offset);
    expect(caretIn(title())).toBe(letters);
    const { startContainer, startOffset, collapsed } = placeBehind(title(), letters);
    expect([startContainer, startOffset, collapsed]).toEqual([node, offset, true]);
  }
});

it("PRES-05: a caret elsewhere is none, and one behind the last letter is at the end", () => {
  document.getSelection()?.setPosition(document.querySelector("p"), 0);
  expect(caretIn(title())).toBeUndefined();
  document.getSelection()?.removeAllRanges();
  expect(caretIn(title())).toBeUndefined();
  const end = placeBehind(title(), 17);
  expect([end.startContainer, end.startOffset]).toEqual([title(), title().childNodes.length]);
});
