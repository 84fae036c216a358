// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reveal } from "./reveal.ts";

let scrolled: { id: string; behavior: unknown }[] = [];
let likesMotion = true;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  scrolled = [];
  likesMotion = true;
  document.body.innerHTML = "";
  Element.prototype.scrollIntoView = function scrollIntoView(options) {
    scrolled.push({ id: this.id, behavior: (options as ScrollIntoViewOptions).behavior });
  };
  vi.stubGlobal("matchMedia", () => ({ matches: !likesMotion }));
});
afterEach(() => {
  reveal("#");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function add(id: string): HTMLElement {
  const element = document.createElement("section");
  element.id = id;
  document.body.append(element);
  return element;
}

/** Observers are told after the present task. */
async function told(): Promise<void> {
  await Promise.resolve();
  await Promise.resolve();
}

describe("hash links", () => {
  it("LINK-05: scroll smoothly to the element and focus it", () => {
    const element = add("comp-a");
    reveal("#comp-a");
    expect(scrolled).toEqual([{ id: "comp-a", behavior: "smooth" }]);
    expect(document.activeElement).toBe(element);
  });

  it("LINK-05: go there at once for people who want less motion", () => {
    likesMotion = false;
    add("comp-a");
    reveal("#comp-a");
    expect(scrolled).toEqual([{ id: "comp-a", behavior: "instant" }]);
  });

  it("PROG-12: choose a day of a programme, or lead to its section where there is no such day", () => {
    const section = add("comp-nights");
    section.innerHTML = `<input type="radio" name="day" checked><input type="radio" name="day" id="comp-nights.2">`;
    const second = section.querySelectorAll("input")[1];
    reveal("#comp-nights.2");
    expect(second?.checked).toBe(true);
    expect(document.activeElement).toBe(second);
    reveal("#comp-nights.3");
    expect(document.activeElement).toBe(section);
    expect(second?.checked).toBe(true);
  });

  it("RSVP-11, PROG-12: tick nothing of a form", () => {
    const section = add("comp-reply");
    section.innerHTML = `<input type="checkbox" id="comp-reply-newsletter"><input type="radio" id="comp-reply-yes">`;
    for (const box of section.querySelectorAll("input")) {
      reveal(`#${box.id}`);
      expect(document.activeElement).toBe(box);
      expect(box.checked).toBe(false);
    }
  });

  it("LINK-05: wait for the element, and stop waiting after 10 s", async () => {
    reveal("#comp-late");
    vi.advanceTimersByTime(9_999);
    add("comp-late");
    await told();
    expect(scrolled).toHaveLength(1);
    reveal("#comp-later");
    vi.advanceTimersByTime(10_000);
    add("comp-later");
    await told();
    expect(scrolled).toHaveLength(1);
  });

  it("wait for the last one only", async () => {
    reveal("#comp-one");
    reveal("#comp-two");
    add("comp-one");
    await told();
    expect(scrolled).toEqual([]);
    add("comp-two");
    await told();
    expect(scrolled.map(({ id }) => id)).toEqual(["comp-two"]);
  });

  it("find ids that are not ASCII; a broken hash is none", () => {
    add("секция");
    reveal(`#${encodeURIComponent("секция")}`);
    expect(scrolled).toHaveLength(1);
    expect(() => reveal("#%E0%A4%A")).not.toThrow();
    reveal("#");
    expect(scrolled).toHaveLength(1);
  });

  it("leave what can be focused as it is", () => {
    document.body.innerHTML = '<a id="link" href="/">x</a>';
    reveal("#link");
    expect(document.activeElement?.id).toBe("link");
    expect(document.activeElement?.hasAttribute("tabindex")).toBe(false);
  });
});
