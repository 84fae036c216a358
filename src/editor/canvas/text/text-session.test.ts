// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { createFakeTimers } from "../../testing/fake-timers.ts";
import { placeCaret, readEditable } from "./editable-dom.ts";
import type { TextBinding } from "./text-binding.ts";
import { createTextSession } from "./text-session.ts";

const nb = "\u00a0";

function setUp(overrides: Partial<TextBinding> = {}) {
  document.body.innerHTML = '<p tabindex="0"></p>';
  const element = document.querySelector("p") as HTMLElement;
  const timers = createFakeTimers();
  const session = createTextSession({
    timers,
    afterPaint: (call) => timers.after(0, call),
    label: (limit) => `Text, ${limit}`,
  });
  const commits: { text: string; was: string }[] = [];
  const binding: TextBinding = {
    key: "title",
    limit: 20,
    isRequired: false,
    shape: "lines",
    level: undefined,
    language: "ru",
    stored: "Фары в подарок",
    original: "",
    commit: (change) => void commits.push(change),
    ...overrides,
  };
  session.bind(element, binding);
  const { handlers } = session;
  const type = (text: string, offset: number) => {
    const now = readEditable(element);
    element.textContent = now.slice(0, offset) + text + now.slice(offset);
    placeCaret(element, offset + text.length);
    handlers.input(element);
  };
  const restore = (stored: string) => session.bind(element, { ...binding, stored });
  return { element, session, handlers, timers, commits, type, restore };
}

beforeEach(() => {
  document.body.innerHTML = "";
});

describe("a text on the canvas", () => {
  it("stands as visitors see it, and is editable only while hovered or focused", () => {
    const { element, handlers } = setUp();
    expect(element.textContent).toBe(`Фары в${nb}подарок`);
    expect(element.hasAttribute("contenteditable")).toBe(false);
    handlers.hover(element);
    expect(element.getAttribute("contenteditable")).toBe("plaintext-only");
    handlers.hover(null);
    expect(element.hasAttribute("contenteditable")).toBe(false);
    handlers.focusIn(element, { byKeyboard: true });
    expect(element.getAttribute("contenteditable")).toBe("plaintext-only");
    handlers.hover(null);
    handlers.focusOut(element);
    expect(element.hasAttribute("contenteditable")).toBe(false);
  });

  it("I6: says that something typed is not committed yet", () => {
    const { element, session, handlers, timers, type } = setUp();
    handlers.focusIn(element, { byKeyboard: true });
    expect(session.isPending.get()).toBe(false);
    type("!", 14);
    expect(session.isPending.get()).toBe(true);
    timers.pass(1000);
    expect(session.isPending.get()).toBe(false);
    type("?", 15);
    handlers.focusOut(element);
    expect(session.isPending.get()).toBe(false);
  });

  it("TEXT-08: commits 1 s after the last key press, without typesetting's spaces", () => {
    const { element, handlers, timers, commits, type } = setUp();
    handlers.focusIn(element, { byKeyboard: true });
    type("!", 14);
    timers.pass(900);
    type("!", 15);
    timers.pass(999);
    expect(commits).toEqual([]);
    timers.pass(1);
    expect(commits).toEqual([{ text: "Фары в подарок!!", was: "Фары в подарок" }]);
  });

  it("commits on blur, and nothing where nothing was typed", () => {
    const { element, handlers, commits, type } = setUp();
    handlers.focusIn(element, { byKeyboard: false });
    handlers.focusOut(element);
    expect(commits).toEqual([]);
    handlers.focusIn(element, { byKeyboard: false });
    type("Новые ", 0);
    handlers.focusOut(element);
    expect(commits).toEqual([{ text: "Новые Фары в подарок", was: "Фары в подарок" }]);
  });

  it("TEXT-05: counts every letter against its limit and never blocks typing", () => {
    const { element, session, handlers, timers, type } = setUp();
    handlers.focusIn(element, { byKeyboard: true });
    expect(session.focus.get()?.count).toEqual({ length: 14, limit: 20, tone: "calm" });
    type(" фар", 14);
    timers.pass(0);
    expect(session.focus.get()?.count.tone).toBe("warning");
    type(" ещё", 18);
    timers.pass(0);
    expect(session.focus.get()?.count).toEqual({ length: 22, limit: 20, tone: "over" });
    expect(readEditable(element).length).toBe(22);
  });

  it("counts what is typed once for each frame, after the letters were painted", () => {
    const { element, session, handlers, timers, type } = setUp();
    handlers.focusIn(element, { byKeyboard: true });
    const counted: (number | undefined)[] = [];
    session.focus.subscribe(() => counted.push(session.focus.get()?.count.length));
    type("а", 14);
    type("б", 15);
    expect(counted).toEqual([]);
    timers.pass(0);
    expect(counted).toEqual([16]);
    type("в", 16);
    handlers.focusOut(element);
    timers.pass(0);
    expect(counted).toEqual([16, undefined]);
  });

  it("TEXT-01: a required text left empty reverts and says so for 4 s", () => {
    const { element, session, handlers, timers, commits } = setUp({ isRequired: true });
    handlers.focusIn(element, { byKeyboard: true });
    element.textContent = "";
    handlers.input(element);
    timers.pass(1500);
    handlers.focusOut(element);
    expect(commits).toEqual([]);
    expect(element.textContent).toBe(`Фары в${nb}подарок`);
    expect(session.notice.get()?.message).toBe("This field is required");
    timers.pass(4000);
    expect(session.notice.get()).toBeNull();
  });

  it("TEXT-02: an optional text left empty reports an empty value", () => {
    const { element, handlers, commits } = setUp();
    handlers.focusIn(element, { byKeyboard: true });
    element.textContent = "";
    handlers.input(element);
    expect(element.hasAttribute("data-empty")).toBe(true);
    handlers.focusOut(element);
    expect(commits).toEqual([{ text: "", was: "Фары в подарок" }]);
  });

  it("TEXT-03: a line break is a letter like any other", () => {
    const { element, handlers, commits } = setUp({ stored: "Один", limit: 320 });
    handlers.focusIn(element, { byKeyboard: true });
    handlers.insert(element, "\n");
    handlers.insert(element, "два");
    expect(readEditable(element)).toBe("Один\nдва");
    handlers.focusOut(element);
    expect(commits[0]?.text).toBe("Один\nдва");
  });

  it("takes over what others wrote where nothing was typed, and the caret stays with its words", () => {
    const { element, handlers, restore } = setUp();
    handlers.focusIn(element, { byKeyboard: true });
    restore("Новые фары в подарок");
    expect(element.textContent).toBe(`Новые фары в${nb}подарок`);
    const range = document.getSelection()?.getRangeAt(0);
    expect(range?.startOffset).toBe(20);
  });

  it("leaves what is being typed alone until it is committed", () => {
    const { element, handlers, restore, commits, type } = setUp();
    handlers.focusIn(element, { byKeyboard: true });
    type("!", 14);
    restore("Новые фары в подарок");
    expect(element.textContent).toBe(`Фары в${nb}подарок!`);
    handlers.focusOut(element);
    expect(commits).toEqual([{ text: "Фары в подарок!", was: "Фары в подарок" }]);
  });

  it("waits with others' changes during IME composition", () => {
    const { element, handlers, restore } = setUp();
    handlers.focusIn(element, { byKeyboard: true });
    handlers.compositionStart();
    restore("Совсем другое");
    expect(element.textContent).toBe(`Фары в${nb}подарок`);
    handlers.compositionEnd(element);
    expect(element.textContent).toBe("Совсем другое");
  });

  it("shows an original that isn't translated; looking at it is no translation", () => {
    const { element, handlers, commits, type } = setUp({
      stored: "",
      original: "Фары",
      language: "en",
    });
    expect(element.textContent).toBe("Фары");
    expect(element.hasAttribute("data-untranslated")).toBe(true);
    handlers.focusIn(element, { byKeyboard: true });
    handlers.focusOut(element);
    expect(commits).toEqual([]);
    handlers.focusIn(element, { byKeyboard: true });
    element.textContent = "";
    type("Lights", 0);
    handlers.focusOut(element);
    expect(commits).toEqual([{ text: "Lights", was: "" }]);
  });

  it("edits a list line by line and shows it as a list again", () => {
    const { element, handlers } = setUp({
      shape: "list",
      stored: "Набор\n• Лампа\n• Модуль",
      limit: 500,
    });
    expect(element.innerHTML).toBe(
      '<p class="marks__name">Набор</p><ul class="marks"><li>Лампа</li><li>Модуль</li></ul>',
    );
    handlers.focusIn(element, { byKeyboard: true });
    expect(readEditable(element)).toBe("Набор\n• Лампа\n• Модуль");
    handlers.focusOut(element);
    expect(element.querySelectorAll("li")).toHaveLength(2);
  });
});
