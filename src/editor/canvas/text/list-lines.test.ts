import { describe, expect, it } from "vitest";
import { joinedRange, settled, shownLines, withInserted } from "./list-lines.ts";

/** A text whose caret, or both ends of whose selection, are marked by "|". */
function marked(text: string): { text: string; start: number; end: number } {
  const [before = "", within = "", after] = text.split("|");
  return {
    text: text.replaceAll("|", ""),
    start: before.length,
    end: after === undefined ? before.length : before.length + within.length,
  };
}

function withCaret({ text, offset }: { text: string; offset: number }): string {
  return `${text.slice(0, offset)}|${text.slice(offset)}`;
}

function settle(typed: string): string {
  const { text, start } = marked(typed);
  return withCaret(settled({ text, offset: start }));
}

function insert(into: string, words: string): string {
  const { text, ...selected } = marked(into);
  return withCaret(withInserted(text, selected, words));
}

function erase(from: string, direction: "backward" | "forward"): string | undefined {
  const { text, ...selected } = marked(from);
  const gone = joinedRange(text, selected, direction);
  return (
    gone &&
    withCaret({ text: text.slice(0, gone.start) + text.slice(gone.end), offset: gone.start })
  );
}

describe("the lines of a list that is edited", () => {
  it("TEXT-11: stand in the order of the page, without what is blank", () => {
    expect(shownLines("•one\n\nName\n•  two\nmore\n•")).toBe("Name\nmore\n• one\n• two");
    expect(shownLines("No items\n\nat all")).toBe("No items\n\nat all");
    expect(shownLines("• ")).toBe("");
  });

  it.each([
    ["Name\n- |", "Name\n• |"],
    ["Name\n* |", "Name\n• |"],
    ["Name\n•|", "Name\n• |"],
    ["Name\n-|", "Name\n-|"],
    ["Name\na - |", "Name\na - |"],
    ["Name\n- old|", "Name\n- old|"],
    ["Name\n- |\nmore\n• one", "Name\nmore\n• |\n• one"],
  ])("TEXT-11: a bullet, a dash or an asterisk before a line makes it an item: %j", (from, to) => {
    expect(settle(from)).toBe(to);
  });

  it.each([
    ["Name\n• one\n• - |", "Name\n• one\n• |"],
    ["Name\n• one\n• * |two", "Name\n• one\n• |two"],
    ["Name\n• one\n• •|", "Name\n• one\n• |"],
    ["Name\n• one\n•  |", "Name\n• one\n• |"],
    ["Name\n• one\n• -|", "Name\n• one\n• -|"],
    ["Name\n• one\n• two - |", "Name\n• one\n• two - |"],
    ["Name\n• one\n• - two|", "Name\n• one\n• - two|"],
  ])("TEXT-344: a bullet typed behind that of an item isn’t doubled: %j", (from, to) => {
    expect(settle(from)).toBe(to);
  });

  it.each([
    ["Name\n• one|", "\n", "Name\n• one\n• |"],
    ["Name\n• o|ne", "\n", "Name\n• o\n• |ne"],
    ["Name|\n• one", "\n", "Name\n|\n• one"],
    ["Name\n• |one|", "a\n- b\n• c", "Name\n• a\n• b\n• c|"],
    ["Name|", "\n•two\nthree", "Name\n• two\nthree|"],
    ["Na|me\n• o|ne", "X", "NaX|ne"],
    ["|Name\n• one\n• two|", "X", "X|"],
  ])("TEXT-03: what is typed or pasted in an item makes items: %j + %j", (into, words, to) => {
    expect(insert(into, words)).toBe(to);
  });

  it.each([
    ["Name\n• |one", "Name|one"],
    ["Name\n• one\n• |two", "Name\n• one|two"],
    ["Name\n|more\n• one", "Name|more\n• one"],
    ["• |one\n• two", "|one\n• two"],
    ["Name\n• o|ne\n• t|wo", "Name\n• o|wo"],
    ["|Name\n• one|", "|"],
    ["Name\n• o|ne", undefined],
    ["Name\n• |one|", undefined],
    ["|Name", undefined],
  ])("TEXT-11: Backspace joins what it is between: %j", (from, to) => {
    expect(erase(from, "backward")).toBe(to);
  });

  it.each([
    ["Name|\n• one", "Name|one"],
    ["Name\n• one|\n• two", "Name\n• one|two"],
    ["Name\n• one|", undefined],
    ["Name\n• |one", undefined],
  ])("TEXT-11: Delete joins what it is between: %j", (from, to) => {
    expect(erase(from, "forward")).toBe(to);
  });
});
