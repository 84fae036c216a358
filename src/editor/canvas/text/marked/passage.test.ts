// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { Link } from "#/site/link.ts";
import type { TextMark } from "#/site/text-mark.ts";
import { typedText } from "../../../testing/typed-text.ts";
import { placeCaret, readEditable, selectionWithin } from "../editable-dom.ts";
import { marksIn, passageForm } from "./marked-form.ts";
import { meantAtCaret, setLink, toggleItems, toggleMark } from "./toggle-mark.ts";

const home: Link = { kind: "page", page: "home" };
const list = "Bring:\n• a towel\n• slippers\nSee you";

function open(stored: string, marks: readonly TextMark[] = []) {
  document.body.innerHTML = '<div tabindex="0"></div>';
  const element = document.querySelector<HTMLElement>("[tabindex]") ?? document.body;
  const { session, commits } = typedText(element, { form: passageForm, stored, marks });
  /** What a browser does with a letter at a point of the text, and what follows from it. */
  const typed = (at: number, words: string): void => {
    placeCaret(element, at);
    const range = document.getSelection()?.getRangeAt(0);
    range?.insertNode(document.createTextNode(words));
    range?.collapse(false);
    session.handlers.input(element);
  };
  const items = (): string[] => [...element.querySelectorAll(".dot")].map(readEditable);
  return { element, session, commits, typed, items };
}

describe("a passage that is edited in its place", () => {
  it.each([
    ["", []],
    [list, []],
    [list, [{ kind: "strong", from: 10, to: 15 }]],
    ["• one", [{ kind: "emphasis", from: 2, to: 5 }]],
    ["one\n\ntwo\n", [{ kind: "link", from: 0, to: 3, link: home }]],
    [
      "bold link",
      [
        { kind: "link", from: 0, to: 9, link: home },
        { kind: "strong", from: 0, to: 4 },
      ],
    ],
  ] as const)("PASS-02: %j is read as it was written with %j", (words, marks) => {
    const { element } = open(words, marks);
    expect(readEditable(element)).toBe(words);
    expect(marksIn(element)).toEqual(marks);
  });

  it("PASS-02: bold words and links that cross are both kept", () => {
    const { element, session, commits } = open("one two three");
    placeCaret(element, 0, 7);
    toggleMark({ element, form: passageForm, last: { current: undefined } }, "strong");
    placeCaret(element, 4, 13);
    const at = meantAtCaret(element, "link");
    if (at) setLink(element, passageForm, at, home);
    expect(selectionWithin(element)).toEqual({ start: 4, end: 13 });
    session.handlers.input(element);
    session.flush();
    expect(commits[0]?.marks).toEqual([
      { kind: "strong", from: 0, to: 7 },
      { kind: "link", from: 4, to: 13, link: home },
    ]);
  });

  it("PASS-02: two links beside each other stay two, and one is taken back by itself", () => {
    const other: Link = { kind: "address", address: "https://example.org" };
    const { element } = open("ab", [
      { kind: "link", from: 0, to: 1, link: home },
      { kind: "link", from: 1, to: 2, link: other },
    ]);
    expect(marksIn(element)).toHaveLength(2);
    placeCaret(element, 0, 1);
    const at = meantAtCaret(element, "link");
    if (at) setLink(element, passageForm, at, null);
    expect(marksIn(element)).toEqual([{ kind: "link", from: 1, to: 2, link: other }]);
  });

  it("PASS-02: while a tool has the focus for it, a passage goes on being edited", () => {
    const { element, session } = open("one");
    session.guest.set({ flush: () => undefined, leave: () => undefined });
    session.handlers.focusOut(element);
    expect(session.focus.get()?.element).toBe(element);
    session.guest.set(null);
    session.handlers.focusOut(element);
    expect(session.focus.get()).toBeNull();
  });

  it("PASS-03: its items stand in elements of their own, and follow what is typed", () => {
    const { typed, items, commits, session } = open(list);
    expect(items()).toEqual(["• a towel", "• slippers"]);
    typed(16, ", large");
    expect(items()).toEqual(["• a towel, large", "• slippers"]);
    typed(7, "x");
    expect(items()).toEqual(["• slippers"]);
    session.flush();
    expect(commits.at(-1)?.text).toBe("Bring:\nx• a towel, large\n• slippers\nSee you");
  });

  it.each(["- ", "* ", "•"])("PASS-03: %j at the beginning of a line makes it an item", (sign) => {
    const { element, items, typed } = open("one\ntwo", [{ kind: "strong", from: 4, to: 7 }]);
    typed(4, sign);
    expect(items()).toEqual(["• two"]);
    expect(marksIn(element)).toEqual([{ kind: "strong", from: 6, to: 9 }]);
    expect(selectionWithin(element)).toEqual({ start: 6, end: 6 });
  });

  it("PASS-03: Enter begins the next item, and in an empty one it ends the list", () => {
    const { element, session, items } = open("• one");
    placeCaret(element, 5);
    session.handlers.insert(element, "\n");
    expect(items()).toEqual(["• one", "• "]);
    session.handlers.insert(element, "\n");
    expect(readEditable(element)).toBe("• one\n");
    expect(items()).toEqual(["• one"]);
  });

  it.each([
    [
      "the sign of an item, back from its words",
      9,
      9,
      "backward",
      "Bring:\na towel\n• slippers\nSee you",
    ],
    ["the line break behind an item", 28, 28, "backward", "Bring:\n• a towel\n• slippersSee you"],
    ["the sign of the next item, forward", 16, 16, "forward", "Bring:\n• a towelslippers\nSee you"],
    ["all that is selected over items", 3, 20, "backward", "Brilippers\nSee you"],
  ] as const)("PASS-03: deleting takes %s", (_what, start, end, direction, after) => {
    const { element, session } = open(list);
    placeCaret(element, start, end);
    expect(session.handlers.joinLines(element, direction)).toBe(true);
    expect(readEditable(element)).toBe(after);
  });

  it("PASS-03: within a line the browser deletes", () => {
    const { element, session } = open(list);
    placeCaret(element, 12);
    expect(session.handlers.joinLines(element, "backward")).toBe(false);
    placeCaret(element, 9, 12);
    expect(session.handlers.joinLines(element, "backward")).toBe(false);
  });

  it("PASS-03: a tool makes the lines that are selected items, and lines again; marks stay on their words", () => {
    const { element, items } = open("one\ntwo\nthree", [{ kind: "emphasis", from: 4, to: 7 }]);
    placeCaret(element, 1, 5);
    expect(toggleItems(element, passageForm)).toBe(true);
    expect(items()).toEqual(["• one", "• two"]);
    expect(marksIn(element)).toEqual([{ kind: "emphasis", from: 8, to: 11 }]);
    expect(selectionWithin(element)).toEqual({ start: 3, end: 9 });
    toggleItems(element, passageForm);
    expect(readEditable(element)).toBe("one\ntwo\nthree");
    expect(selectionWithin(element)).toEqual({ start: 1, end: 5 });
  });
});
