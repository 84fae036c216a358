// @vitest-environment jsdom
import { act } from "react";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { held, specOfKind } from "#/fields/held-value.ts";
import { header21Fields } from "#/sections/header-21/fields.ts";
import { sectionsOf } from "../../session/sections-of.ts";
import { until } from "../../testing/mount.tsx";
import { openWholeCanvas } from "../../testing/open-whole-canvas.tsx";

type Opened = Awaited<ReturnType<typeof openWholeCanvas>>;
let opened: Opened | undefined;
afterEach(() => opened?.close());

const work = "#comp-pics .portfolio-12__name [data-edit=text]";
const buttons = "#comp-head .header-21__rest [data-edit=item]";

/** How many pictures each row of the gallery has. */
function rows({ page }: Opened): number[] {
  const lists = page.querySelectorAll("#comp-pics .portfolio-12__row");
  return [...lists].map((row) => row.children.length);
}

function words({ page }: Opened, selector: string): (string | null)[] {
  return [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

/** The toolbar over the page that has the focus, by its name. */
function toolbar(): string | null | undefined {
  return document.activeElement?.closest("[role=toolbar]")?.getAttribute("aria-label");
}

describe("the items of lists", () => {
  it("ITEM-01: a picture and its whole row are moved, added and removed by keys, from a text within them", async () => {
    opened = await openWholeCanvas({ page: "gallery" });
    const person = opened;
    const before = words(person, work);
    await person.focus(person.on(work));
    await person.press("Escape");
    await person.press("F10", { altKey: true });
    expect(toolbar()).toBe("Picture 1 of 2");
    expect(document.activeElement?.textContent).toBe("Row");

    await person.click(person.button("Move forward"));
    expect(words(person, work)).toEqual([before[1], before[0], before[2], before[3]]);
    // at the end it can't be pressed any more, and lets go of the keyboard to its neighbour
    expect(toolbar()).toBe("Picture 2 of 2");
    await person.undo();

    await person.click(person.button("Row"));
    expect(toolbar()).toBe("Row 1 of 2");
    await person.click(person.button("Add"));
    expect(rows(person)).toEqual([2, 2, 2]);
    expect(toolbar()).toBe("Row 1 of 3");
    await person.click(person.button("Move forward"));
    expect(words(person, work).slice(2, 4)).not.toEqual(before.slice(2));
    await person.click(person.button("Remove"));
    expect(rows(person)).toEqual([2, 2]);
    expect(toolbar()).toBe("Row 2 of 2");
  });

  it("ITEM-07: the grip takes an item up by Space, arrows say where it would land, Space drops it in one step, Escape lets it be", async () => {
    opened = await openWholeCanvas({ page: "gallery" });
    const person = opened;
    const before = words(person, work);
    const mark = () => document.querySelector(".item-drop");
    await person.focus(person.on(work));
    await person.press("Escape");
    await person.press("F10", { altKey: true });
    const grip = () => document.querySelector<HTMLElement>("[data-item-toolbar] .grip");
    await person.focus(grip() ?? document.body);
    const said = () => person.editor.announcement.get();
    await person.press(" ");
    expect(said()).toMatch(/^Picture picked up/);
    await person.press("ArrowRight");
    expect(said()).toBe("Picture 2 of 2");
    expect(mark()).not.toBeNull();
    await person.press("Escape");
    expect(said()).toBe("Move cancelled");
    expect(mark()).toBeNull();
    expect(words(person, work)).toEqual(before);

    for (const key of [" ", "ArrowRight", "ArrowRight", " "]) await person.press(key);
    expect(words(person, work)).toEqual([before[1], before[0], before[2], before[3]]);
    expect(said()).toBe("Picture 2 of 2");
    expect(document.activeElement).toBe(grip());
    await person.undo();
    expect(words(person, work)).toEqual(before);
  });

  it("ITEM-08: an item whose grip the mouse let go of far from it keeps its tools and the keyboard; one that was only pointed at loses them", async () => {
    opened = await openWholeCanvas({ page: "gallery" });
    const person = opened;
    await person.focus(person.on(work));
    await person.press("Escape");
    const tools = () => document.querySelector<HTMLElement>("[data-item-toolbar]");
    const grip = tools()?.querySelector<HTMLElement>(".grip");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const leave = () =>
      act(async () => {
        const init = { bubbles: true, pointerType: "mouse", relatedTarget: document.body };
        tools()?.dispatchEvent(new PointerEvent("pointerout", init));
        vi.advanceTimersByTime(1_000);
      });
    await act(async () => grip?.focus());
    await leave();
    expect(document.activeElement).toBe(grip);
    await act(async () => grip?.blur());
    await leave();
    expect(tools()).toBeNull();
  });

  it("CANV-02: Alt+F10 leads from an item to its tools and on to its section's, Escape back to the page", async () => {
    opened = await openWholeCanvas({ page: "gallery" });
    const person = opened;
    await person.focus(person.on(work));
    await person.press("Escape");
    const focused = vi.spyOn(HTMLElement.prototype, "focus");
    await person.press("F10", { altKey: true });
    expect(toolbar()).toBe("Picture 1 of 2");
    await person.press("F10", { altKey: true });
    expect(toolbar()).toBe("Section: Gallery");
    // with a ring, though the key was pressed in another document
    expect(focused.mock.calls).toEqual([[{ focusVisible: true }], [{ focusVisible: true }]]);
    focused.mockRestore();
    await person.press("F10", { altKey: true });
    await person.press("Escape");
    expect(person.page.activeElement).toBe(person.page.body);
    expect(person.editor.selection.get()).toEqual({ page: "gallery", section: "pics" });
  });

  it("ITEM-02: a tap on an item brings its tools; while its text is typed in there are none", async () => {
    opened = await openWholeCanvas({ page: "gallery" });
    const person = opened;
    await person.click(person.on("#comp-pics .portfolio-12__row > li"));
    expect(person.button("Remove")).toBeDefined();
    await person.focus(person.on(work));
    expect(() => person.button("Remove")).toThrow();
  });

  it("ITEM-03, ITEM-05, CANV-01: a list is emptied to its fewest, and an empty one offers its first item; the words of what is added are selected", async () => {
    opened = await openWholeCanvas();
    const person = opened;
    await person.focus(person.on(`${buttons} [data-edit=text]`));
    await person.press("Escape");
    while (person.page.querySelector(buttons)) await person.click(person.button("Remove"));
    const added = async (place: number): Promise<void> => {
      const text = `${buttons}:nth-child(${place}) [data-edit=text]`;
      await until(() => person.page.activeElement?.matches(text) === true);
      expect(person.page.getSelection()?.toString()).toBe(person.on(text).textContent);
    };
    await person.focus(person.on("#comp-head h1 [data-edit=text], #comp-head h1[data-edit=text]"));
    expect(() => person.button("Add: Button")).toThrow();
    await person.press("Escape");
    await person.click(person.button("Add: Button"));
    expect(person.page.querySelectorAll(buttons)).toHaveLength(1);
    await added(1);
    await person.press("Escape");
    await person.click(person.button("Add"));
    await added(2);
  });

  it("TRANS-06: an item that is added has its words in every language of the site", async () => {
    opened = await openWholeCanvas();
    const person = opened;
    await person.focus(person.on(`${buttons} [data-edit=text]`));
    await person.press("Escape");
    await person.click(person.button("Remove"));
    await person.click(person.button("Add"));
    const header = sectionsOf(person.editor).find(({ id }) => id === "head");
    const added = held(specOfKind(header21Fields, "buttons", "list"), header?.fields["buttons"]);
    expect(Object.keys(added?.[1]?.["text"] ?? {})).toEqual(["ru", "en"]);
  });

  it("LINK-13: Alt+F10 in the words of a button leads to where it leads", async () => {
    opened = await openWholeCanvas();
    const person = opened;
    await person.focus(person.on(`${buttons} [data-edit=text]`));
    await person.press("F10", { altKey: true });
    expect(document.activeElement?.getAttribute("role")).toBe("combobox");
    expect(document.activeElement?.closest("[role=dialog]")?.getAttribute("aria-label")).toBe(
      "Link",
    );
  });

  it("ITEM-04, NAV-17: the bar's first link, one more, the menu of a link and the bar's button are begun on the canvas, with the caret in their words; it is emptied again", async () => {
    opened = await openWholeCanvas();
    const person = opened;
    // jsdom takes the bar for folded, as if all rules for narrow windows held
    const unfolded = person.page.createElement("style");
    unfolded.textContent = ".nav__links, .nav__links * { display: block !important }";
    person.page.head.append(unfolded);
    const bar = ".nav__links > ul > li > .nav__link [data-edit=text]";
    const caretIn = (selector: string) =>
      until(() => person.page.activeElement?.matches(selector) === true);
    const pointAt = async (selector: string): Promise<void> => {
      await person.focus(person.on(selector));
      await person.press("Escape");
    };
    await person.click(person.on(".nav__bar"));
    await person.click(person.button("Add a link"));
    await caretIn(bar);
    expect(words(person, bar)).toEqual(["Ссылка"]);
    await pointAt(bar);
    await person.click(person.button("Add inside: Menu link"));
    const menu = ".nav__links .sub .menu [data-edit=text]";
    await caretIn(menu);
    expect(person.on(".nav__links .sub").hasAttribute("open")).toBe(true);
    expect(words(person, menu)).toEqual(["Ссылка"]);
    await person.click(person.on(".nav__bar"));
    await person.click(person.button("Add a link"));
    await caretIn(`li:last-child > .nav__link [data-edit=text]`);
    for (const left of [1, 0]) {
      await pointAt(bar);
      await person.click(person.button("Remove"));
      expect(words(person, bar)).toHaveLength(left);
    }
    expect(person.page.querySelector(".nav__links")).toBeNull();

    // the bar's button is one, and goes by its own tools
    await person.click(person.on(".nav__bar"));
    await person.click(person.button("Add a button"));
    const button = ".nav__tail > .nav__act [data-edit=text]";
    await caretIn(button);
    expect(words(person, button)).toEqual(["Связаться"]);
    await person.click(person.on(".nav__bar"));
    expect(() => person.button("Add a button")).toThrow();
    await pointAt(button);
    await person.click(person.button("Remove"));
    expect(person.page.querySelector(".nav__act .button")).toBeNull();

    // what is open beside a link makes room for its menu
    const popover = () => document.querySelector(".canvas-pop");
    await person.click(person.on(".nav__bar"));
    await person.click(person.button("Add a link"));
    await caretIn(bar);
    await person.click(person.on(bar));
    expect(popover()).not.toBeNull();
    await person.click(person.button("Add inside: Menu link"));
    await caretIn(menu);
    expect(popover()).toBeNull();
  });
});
