// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { TextMark } from "#/site/text-mark.ts";
import { typedText } from "../../../testing/typed-text.ts";
import { placeCaret, readEditable, selectionWithin } from "../editable-dom.ts";
import type { TextBinding } from "../text-binding.ts";
import { markedForm, marksIn, writeMarked } from "./marked-form.ts";
import { type ToggleMemory, isMarked, toggleMark, withMark, wordsMeant } from "./toggle-mark.ts";

const emphasis = (from: number, to: number): TextMark => ({ kind: "emphasis", from, to });
const text = "Nothing happens until you nod";
const you = emphasis(22, 25);

function paragraph(): HTMLElement {
  document.body.innerHTML = '<p tabindex="0"></p>';
  return document.querySelector("p") ?? document.body;
}

function open(overrides: Partial<TextBinding> = {}) {
  const element = paragraph();
  const about = { form: markedForm, limit: 60, isRequired: true, stored: text, marks: [you] };
  const { session, timers, commits, binding } = typedText(element, { ...about, ...overrides });
  const last: ToggleMemory = { current: undefined };
  const toggle = (from: number, to: number): void => {
    placeCaret(element, from, to);
    if (toggleMark({ element, form: markedForm, last }, "emphasis"))
      session.handlers.input(element);
  };
  return { element, session, timers, commits, binding, toggle };
}

describe("a text with stressed words", () => {
  it.each([
    ["", []],
    [text, []],
    [text, [you]],
    [text, [emphasis(0, 7), you]],
    [text, [emphasis(0, text.length)]],
    ["two\nlines", [emphasis(2, 6)]],
    ["open end\n", [emphasis(0, 4)]],
  ])("STRESS-02: %j is read as it was written with %j", (words, marks) => {
    const element = paragraph();
    writeMarked(element, words, marks);
    expect(readEditable(element)).toBe(words);
    expect(marksIn(element)).toEqual(marks);
  });

  it("STRESS-02: stretches that touch are one, and what is deeper in a stretch belongs to it", () => {
    const element = paragraph();
    element.innerHTML = "a<em>b</em><em>c<span>d</span></em>e<em></em>";
    expect(marksIn(element)).toEqual([emphasis(1, 4)]);
  });

  it.each([
    ["the words that are selected, without the space around them", 21, 26, 22, 25],
    ["the word at the caret", 24, 24, 22, 25],
    ["the word that the caret is behind", 7, 7, 0, 7],
  ])("STRESS-02: means %s", (_what, start, end, from, to) => {
    expect(wordsMeant(text, { start, end }, [])).toEqual({ start: from, end: to });
  });

  it("STRESS-02: stressing goes over what is stressed, and takes the stress of what was stressed", () => {
    expect(withMark("emphasis", { start: 16, end: 25 }, [you])).toEqual([emphasis(16, 25)]);
    expect(withMark("emphasis", { start: 16, end: 21 }, [emphasis(8, 25)])).toEqual([
      emphasis(8, 16),
      emphasis(21, 25),
    ]);
    expect(withMark("emphasis", { start: 22, end: 25 }, [you])).toEqual([]);
    expect(withMark("emphasis", { start: 3, end: 3 }, [you])).toEqual([you]);
    expect(isMarked({ start: 22, end: 25 }, [you])).toBe(true);
    expect(isMarked({ start: 3, end: 3 }, [emphasis(0, 9)])).toBe(false);
  });

  it("STRESS-03: words are stressed in place, with the selection kept, and stored with the text", () => {
    const { element, commits, session, toggle } = open();
    toggle(0, 7);
    expect(element.innerHTML).toBe("<em>Nothing</em> happens until <em>you</em> nod");
    expect(selectionWithin(element)).toEqual({ start: 0, end: 7 });
    session.flush();
    expect(commits).toMatchObject([{ text, was: text, marks: [emphasis(0, 7), you] }]);
    session.flush();
    expect(commits).toHaveLength(1);
  });

  it("STRESS-03: what is only looked at is not stored", () => {
    const { commits, session } = open();
    session.leave();
    expect(commits).toEqual([]);
  });

  it("STRESS-03: what is typed leaves the stress on its words", () => {
    const { element, session } = open();
    placeCaret(element, 0);
    session.handlers.insert(element, "Well, ");
    expect(marksIn(element)).toEqual([emphasis(28, 31)]);
  });

  it("STRESS-03: who only types sends no marks, so that what another stresses meanwhile stays", () => {
    const { element, commits, session, toggle } = open();
    placeCaret(element, 0);
    session.handlers.insert(element, "Well, ");
    session.flush();
    expect(commits).toEqual([expect.objectContaining({ text: `Well, ${text}`, was: text })]);
    expect(commits[0]).not.toHaveProperty("marks");
    toggle(6, 13);
    session.handlers.insert(element, "Nobody");
    session.flush();
    expect(commits[1]).toMatchObject({ marks: [emphasis(6, 12), emphasis(27, 30)] });
  });

  it("STRESS-02: pressed twice with the caret in a run of several words, all of them are stressed again; elsewhere or once something was typed, the word at the caret", () => {
    const { element, session, toggle } = open({ marks: [emphasis(8, 25)] });
    toggle(18, 18);
    expect(marksIn(element)).toEqual([]);
    toggle(18, 18);
    expect(marksIn(element)).toEqual([emphasis(8, 25)]);
    toggle(18, 18);
    toggle(23, 23);
    expect(marksIn(element)).toEqual([you]);
    toggle(23, 23);
    placeCaret(element, 18);
    session.handlers.insert(element, "l");
    toggle(18, 18);
    expect(marksIn(element)).toEqual([emphasis(16, 22)]);
  });

  it("STRESS-03: what is undone or comes from others shows where it is edited", () => {
    const { element, binding, session, toggle } = open();
    toggle(0, 7);
    session.flush();
    session.bind(element, { ...binding, marks: [you] });
    expect(marksIn(element)).toEqual([you]);
    session.bind(element, { ...binding, stored: `So ${text}`, marks: [emphasis(25, 28)] });
    expect(readEditable(element)).toBe(`So ${text}`);
    expect(marksIn(element)).toEqual([emphasis(25, 28)]);
  });

  it("STRESS-03: the marks of a text that is emptied go with its words", () => {
    const { element, commits, session } = open({ isRequired: false });
    element.replaceChildren();
    session.handlers.input(element);
    session.flush();
    expect(commits).toMatchObject([{ text: "", was: text }]);
    expect(commits[0]).not.toHaveProperty("marks");
  });

  it("STRESS-03: an original in place of a translation is none until something is changed", () => {
    const { commits, session, toggle } = open({ stored: "", original: text, language: "ru" });
    session.flush();
    expect(commits).toEqual([]);
    toggle(0, 7);
    session.flush();
    expect(commits).toMatchObject([{ text, was: "", marks: [emphasis(0, 7), you] }]);
  });
});
