// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { initDropdowns } from "./dropdowns.ts";
import { initFullScreenMenu } from "./full-screen-menu.ts";
import { openMenusOnHover } from "./hover-menus.ts";

let narrowed = (): void => undefined;
let menu: ReturnType<typeof initFullScreenMenu>;

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: (_: string, listener: () => void) => (narrowed = listener),
  }));
  Element.prototype.checkVisibility = () => true;
  initDropdowns();
  openMenusOnHover();
  menu = initFullScreenMenu();
});

beforeEach(() => {
  document.body.innerHTML =
    '<a class="skip" href="#main">Skip</a><header class="nav"><a id="logo" href="/">Logo</a>' +
    '<details name="nav" class="more"><summary>More</summary><a id="in" href="/a/">A</a></details>' +
    '<details name="nav" class="lang"><summary>English</summary><a href="/ru/">Русский</a></details>' +
    '<ul><li class="nav__has"><a id="parent" href="/menu/">Menu</a><details name="nav" class="sub"><summary></summary>' +
    '<ul><li><a id="one" href="/one/">One</a></li><li><a id="two" href="/two/">Two</a></li></ul></details></li></ul>' +
    '<details class="nav__menu"><summary id="burger"></summary><div class="nav-full"><a id="last" href="/b/">B</a></div></details>' +
    '</header><main id="main"><button id="out">x</button></main>';
});

function find<Found extends HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

function open(selector: string): HTMLDetailsElement {
  const details = find<HTMLDetailsElement>(selector);
  details.open = true;
  details.dispatchEvent(new Event("toggle"));
  return details;
}

function press(key: string, init: KeyboardEventInit = {}): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }),
  );
}

describe("dropdowns of the bar", () => {
  it("NAV-05: close when something else is pressed, not by a press in them", () => {
    const more = open(".more");
    find("#in").dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    expect(more.open).toBe(true);
    find("#out").dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    expect(more.open).toBe(false);
  });

  it("NAV-05: close by Escape and give the focus back", () => {
    const more = open(".more");
    find("#in").focus();
    press("Escape");
    expect(more.open).toBe(false);
    expect(document.activeElement).toBe(more.querySelector("summary"));
  });

  it("NAV-05: close when the focus goes elsewhere", () => {
    const language = open(".lang");
    find("#out").focus();
    expect(language.open).toBe(false);
  });
});

describe("the menu of a link", () => {
  const point = (selector: string, pointerType = "mouse") =>
    find(selector).dispatchEvent(
      Object.assign(new Event("pointerover", { bubbles: true }), { pointerType }),
    );

  it("NAV-09: opens under a mouse that rests on the link, and closes when it has left both", () => {
    vi.useFakeTimers();
    const sub = find<HTMLDetailsElement>(".sub");
    point("#parent");
    vi.advanceTimersByTime(119);
    expect(sub.open).toBe(false);
    vi.advanceTimersByTime(1);
    expect(sub.open).toBe(true);
    point("#one");
    vi.advanceTimersByTime(1000);
    expect(sub.open).toBe(true);
    point("#out");
    vi.advanceTimersByTime(299);
    expect(sub.open).toBe(true);
    vi.advanceTimersByTime(1);
    expect(sub.open).toBe(false);
    vi.useRealTimers();
  });

  it("NAV-09: stays open by a press on its arrow, and a finger opens nothing by resting", () => {
    vi.useFakeTimers();
    const sub = find<HTMLDetailsElement>(".sub");
    point("#out");
    point("#parent", "touch");
    vi.advanceTimersByTime(1000);
    expect(sub.open).toBe(false);
    point("#parent");
    vi.advanceTimersByTime(200);
    find(".sub summary").click();
    point("#out");
    vi.advanceTimersByTime(1000);
    expect(sub.open).toBe(true);
    vi.useRealTimers();
  });

  it("NAV-09: the arrow keys open it and go through it, Escape closes it", () => {
    const sub = find<HTMLDetailsElement>(".sub");
    find(".sub summary").focus();
    press("ArrowUp");
    expect(sub.open).toBe(false);
    press("ArrowDown");
    expect([sub.open, document.activeElement?.id]).toEqual([true, "one"]);
    press("ArrowDown");
    press("ArrowDown");
    expect(document.activeElement?.id).toBe("two");
    press("ArrowUp");
    press("ArrowUp");
    expect(document.activeElement).toBe(sub.querySelector("summary"));
    press("Escape");
    expect(sub.open).toBe(false);
  });
});

describe("the full-screen menu", () => {
  const inert = () =>
    [...document.querySelectorAll<HTMLElement>("body > *")].filter((one) => one.inert);

  it("NAV-07: puts everything else out of reach while it is open", () => {
    open(".nav__menu");
    expect(inert().map(({ id, className }) => id || className)).toEqual(["skip", "main"]);
    menu.close();
    expect(inert()).toEqual([]);
  });

  it("NAV-07: leads the Tab key around within the bar", () => {
    open(".nav__menu");
    find("#last").focus();
    press("Tab");
    expect(document.activeElement?.id).toBe("logo");
    press("Tab", { shiftKey: true });
    expect(document.activeElement?.id).toBe("last");
  });

  it("NAV-07: closes by Escape, which gives the focus back, and by its links", () => {
    const details = open(".nav__menu");
    find("#last").focus();
    press("Escape");
    expect(details.open).toBe(false);
    expect(document.activeElement?.id).toBe("burger");
    open(".nav__menu");
    find("#last").addEventListener("click", (event) => event.preventDefault());
    find("#last").click();
    expect(details.open).toBe(false);
    expect(inert()).toEqual([]);
  });

  it("NAV-07: Escape closes what is open in it first", () => {
    const details = open(".nav__menu");
    const language = open(".lang");
    press("Escape");
    expect([language.open, details.open]).toEqual([false, true]);
    press("Escape");
    expect(details.open).toBe(false);
  });

  it("NAV-07: closes where the window gets wide", () => {
    const details = open(".nav__menu");
    narrowed();
    expect(details.open).toBe(false);
    expect(inert()).toEqual([]);
  });

  it("NAV-07: closes what was opened before this was there, in a window that is wide by now", () => {
    const details = open(".nav__menu");
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));
    initFullScreenMenu();
    expect(details.open).toBe(false);
    expect(inert()).toEqual([]);
  });
});
