// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { createFakeTimers } from "../../testing/fake-timers.ts";
import { placeCaret, readEditable } from "./editable-dom.ts";
import { formOf } from "./editable-form.ts";
import type { TextBinding, TextChange } from "./text-binding.ts";
import { createTextSession } from "./text-session.ts";

const nb = "\u00a0";

function setUp(overrides: Partial<TextBinding> = {}, isShared = () => false, tag = "p") {
  document.body.innerHTML = `<${tag} tabindex="0"></${tag}>`;
  const element = document.querySelector(tag) as HTMLElement;
  const timers = createFakeTimers();
  const session = createTextSession({
    timers,
    afterPaint: (call) => timers.after(0, call),
    label: (limit) => `Text, ${limit}`,
    isShared,
  });
  const commits: { text: string; was: string }[] = [];
  const binding: TextBinding = {
    key: "title",
    limit: 20,
    isRequired: false,
    form: formOf("lines"),
    marks: [],
    level: undefined,
    short: 0,
    language: "ru",
    primary: "ru",
    stored: "Фары в подарок",
    original: "",
    isUntranslated: false,
    commit: ({ text, was }) => commits.push({ text, was }) > 0,
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

  it("is a text box only while it is edited, wherever the pointer is", () => {
    const { element, handlers } = setUp();
    const said = () =>
      ["role", "aria-label", "aria-multiline"].filter((name) => element.hasAttribute(name));
    handlers.hover(element);
    expect(said()).toEqual([]);
    handlers.focusIn(element, { byKeyboard: false });
    handlers.hover(null);
    handlers.hover(element);
    expect(element.getAttribute("role")).toBe("textbox");
    expect(element.getAttribute("aria-label")).toBe("Text, 20");
    handlers.focusOut(element);
    expect(said()).toEqual([]);
    expect(element.getAttribute("contenteditable")).toBe("plaintext-only");
  });

  it("TEXT-12: its spelling is checked in its own language; an original that only stands in keeps its", () => {
    const opened = setUp({ primary: "en", stored: "", original: "Lamps" });
    const { element, handlers, type, restore } = opened;
    expect([element.lang, element.dir]).toEqual(["en", "ltr"]);
    handlers.focusIn(element, { byKeyboard: true });
    expect([element.lang, element.getAttribute("spellcheck")]).toEqual(["ru", "true"]);
    type("Лампы", 0);
    expect([element.lang, element.dir]).toEqual(["ru", ""]);
    restore("Лампы");
    handlers.focusOut(element);
    expect([element.lang, element.hasAttribute("spellcheck")]).toEqual(["ru", false]);
  });

  it("SECT-420: a text that grows past what its layout takes as short says so with the letter, not when it is stored", () => {
    const { element, handlers, type } = setUp({ short: 3, stored: "×12" });
    expect(element.hasAttribute("data-short")).toBe(true);
    handlers.focusIn(element, { byKeyboard: true });
    type("×120", 4);
    expect(element.hasAttribute("data-short")).toBe(false);
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

  it("TEXT-214: what wasn’t taken is no base: shortened, the text is committed from what the site has, as a new step", () => {
    const changes: TextChange[] = [];
    const commit = (change: TextChange) => {
      changes.push(change);
      return change.text.length < 16;
    };
    const { handlers, element, timers, type } = setUp({ commit });
    handlers.focusIn(element, { byKeyboard: true });
    type("!!", 14);
    timers.pass(1000);
    element.textContent = "Фары в дар";
    handlers.input(element);
    timers.pass(500);
    handlers.focusOut(element);
    expect(changes).toEqual([
      { text: "Фары в подарок!!", was: "Фары в подарок", goesOn: false, isShared: false },
      { text: "Фары в дар", was: "Фары в подарок", goesOn: false, isShared: false },
    ]);
  });

  it("LIVE-03: while others are there, what is typed goes out every 120 ms, and a second's rest ends a sitting", () => {
    const changes: TextChange[] = [];
    let isShared = true;
    const commit = (change: TextChange) => changes.push(change) > 0;
    const { handlers, element, timers, type } = setUp({ commit }, () => isShared);
    handlers.focusIn(element, { byKeyboard: true });
    for (let place = 14; place < 19; place += 1) {
      type("!", place);
      timers.pass(60);
    }
    expect(changes.map(({ text }) => text)).toEqual(["Фары в подарок!!", "Фары в подарок!!!!"]);
    expect(changes.map(({ goesOn }) => goesOn)).toEqual([false, true]);
    timers.pass(1000);
    type("?", 19);
    timers.pass(120);
    expect(changes.at(-1)).toEqual({
      text: "Фары в подарок!!!!!?",
      was: "Фары в подарок!!!!!",
      goesOn: false,
      isShared: true,
    });
    isShared = false;
    type("?", 20);
    timers.pass(999);
    expect(changes).toHaveLength(4);
    timers.pass(1);
    expect(changes.at(-1)).toMatchObject({ goesOn: true, isShared: false });
  });

  it("LIVE-03: what others type comes in between one's own letters, and the caret stays behind them", () => {
    const { handlers, element, timers, type, restore, commits } = setUp({}, () => true);
    handlers.focusIn(element, { byKeyboard: true });
    type("!", 14);
    timers.pass(120);
    restore("Новые Фары в подарок!");
    expect(element.textContent).toBe(`Новые Фары в${nb}подарок!`);
    expect(document.getSelection()?.getRangeAt(0).startOffset).toBe(21);
    type("?", 21);
    timers.pass(120);
    expect(commits.at(-1)).toEqual({
      text: "Новые Фары в подарок!?",
      was: "Новые Фары в подарок!",
    });
  });

  it("LIVE-03: an IME composition is neither sent nor disturbed before it ends", () => {
    const { handlers, element, timers, type, restore, commits } = setUp({}, () => true);
    handlers.focusIn(element, { byKeyboard: true });
    type("1", 14);
    handlers.compositionStart();
    type("に", 15);
    timers.pass(500);
    restore("Новые Фары в подарок");
    expect(commits).toEqual([]);
    expect(element.textContent).toContain("1に");
    handlers.compositionEnd(element);
    timers.pass(120);
    expect(commits).toEqual([{ text: "Фары в подарок1に", was: "Фары в подарок" }]);
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

  it("TEXT-05: counts letters that follow fast together, but each one close to the limit", () => {
    const { element, session, handlers, timers, type } = setUp({ limit: 120 });
    handlers.focusIn(element, { byKeyboard: true });
    const length = () => session.focus.get()?.count.length;
    type("а", 14);
    timers.pass(0);
    expect(length()).toBe(15);
    type("б", 15);
    timers.pass(199);
    expect(length()).toBe(15);
    timers.pass(1);
    expect(length()).toBe(16);
    type("в".repeat(100), 16);
    timers.pass(200);
    type("г", 116);
    timers.pass(0);
    expect([length(), session.focus.get()?.count.tone]).toEqual([117, "warning"]);
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

  it("TEXT-02: an empty title is named by what stands in its place, but not while it is edited", () => {
    const { element, handlers, restore } = setUp({ level: 40 }, undefined, "h2");
    element.dataset["placeholder"] = "Enter text";
    expect(element.hasAttribute("aria-label")).toBe(false);
    restore("");
    expect(element.getAttribute("aria-label")).toBe("Enter text");
    handlers.focusIn(element, { byKeyboard: true });
    expect(element.getAttribute("aria-label")).not.toBe("Enter text");
    handlers.focusOut(element);
    expect(element.getAttribute("aria-label")).toBe("Enter text");
    restore("Фары");
    expect(element.hasAttribute("aria-label")).toBe(false);
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
      isUntranslated: true,
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

  describe("a list", () => {
    const stored = "Набор\n• Лампа\n• Модуль";
    const shown =
      '<p class="marks__name">Набор</p><ul class="marks"><li>Лампа</li><li>Модуль</li></ul>';
    const list = (own = stored) => {
      const opened = setUp({ form: formOf("list"), stored: own, limit: 500 });
      const { element, handlers } = opened;
      /** Types at the caret as a browser does, which knows nothing of lists. */
      const press = (letters: string) => {
        const range = document.getSelection()?.getRangeAt(0);
        range?.deleteContents();
        range?.insertNode(document.createTextNode(letters));
        range?.collapse(false);
        handlers.input(element);
      };
      return { ...opened, press };
    };

    it("TEXT-11: keeps its look while it is edited, the very same elements", () => {
      const { element, handlers, commits } = list();
      expect(element.innerHTML).toBe(shown);
      const before = [...element.querySelectorAll("*")];
      handlers.focusIn(element, { byKeyboard: false });
      expect(element.innerHTML).toBe(shown);
      expect(before.every((one) => one.isConnected)).toBe(true);
      handlers.focusOut(element);
      expect(element.innerHTML).toBe(shown);
      expect(commits).toEqual([]);
    });

    it("TEXT-03: Enter in an item begins the next one", () => {
      const { element, handlers, press, commits } = list();
      handlers.focusIn(element, { byKeyboard: true });
      handlers.insert(element, "\n");
      expect(element.querySelectorAll("li")).toHaveLength(3);
      press("Реле");
      expect(element.querySelector("li:last-child")?.textContent).toBe("Реле");
      handlers.focusOut(element);
      expect(commits).toEqual([{ text: `${stored}\n• Реле`, was: stored }]);
    });

    it("TEXT-08: an item that is still empty stays when the rest of the list is saved", () => {
      const { element, handlers, timers, commits, restore } = list();
      handlers.focusIn(element, { byKeyboard: true });
      handlers.insert(element, "\n");
      timers.pass(1000);
      expect(commits.at(-1)?.text).toBe(`${stored}\n• `);
      restore(`${stored}\n• `);
      expect(element.querySelectorAll("li")).toHaveLength(3);
      handlers.focusOut(element);
      expect(element.innerHTML).toBe(shown);
    });

    it("TEXT-11: a dash and a space make the first item of a text without a list", () => {
      const { element, handlers, press, commits } = list("Набор");
      handlers.focusIn(element, { byKeyboard: true });
      handlers.insert(element, "\n");
      press("-");
      press(" ");
      expect(element.querySelector("p")?.className).toBe("marks__name");
      press("Лампа");
      handlers.focusOut(element);
      expect(commits.at(-1)?.text).toBe("Набор\n• Лампа");
    });

    it("TEXT-11: Backspace at the beginning of an item joins it to the line before", () => {
      const { element, handlers, commits } = list();
      handlers.focusIn(element, { byKeyboard: false });
      const item = element.querySelectorAll("li")[1];
      document.getSelection()?.collapse(item?.firstChild ?? null, 0);
      expect(handlers.joinLines(element, "backward")).toBe(true);
      expect(element.querySelector("li")?.textContent).toBe("ЛампаМодуль");
      expect(handlers.joinLines(element, "backward")).toBe(false);
      handlers.focusOut(element);
      expect(commits.at(-1)?.text).toBe("Набор\n• ЛампаМодуль");
    });

    it("TEXT-11: what is typed over several lines takes their place", () => {
      const { element, handlers, commits } = list();
      handlers.focusIn(element, { byKeyboard: false });
      document.getSelection()?.selectAllChildren(element);
      expect(handlers.typeOver(element, "x")).toBe(true);
      expect(element.innerHTML).toBe('<p class="marks__words">x</p>');
      expect(handlers.typeOver(element, "y")).toBe(false);
      handlers.focusOut(element);
      expect(commits.at(-1)?.text).toBe("x");
    });

    it("TEXT-02: one whose items are all empty is stored as nothing", () => {
      const { element, handlers, press, commits, restore } = list();
      handlers.focusIn(element, { byKeyboard: false });
      document.getSelection()?.selectAllChildren(element);
      handlers.typeOver(element, "-");
      press(" ");
      expect(element.querySelectorAll("li")).toHaveLength(1);
      handlers.focusOut(element);
      expect(commits.at(-1)?.text).toBe("");
      restore("");
      expect(element.innerHTML).toBe("");
    });

    it("TEXT-11: a change by somebody else keeps the caret with its words", () => {
      const { element, handlers, restore, press, commits } = list();
      handlers.focusIn(element, { byKeyboard: true });
      restore("Набор\n• Новое\n• Лампа\n• Модуль");
      expect(element.querySelectorAll("li")).toHaveLength(3);
      press("!");
      handlers.focusOut(element);
      expect(commits.at(-1)?.text).toBe("Набор\n• Новое\n• Лампа\n• Модуль!");
    });
  });
});
