// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { mindDropdowns } from "./dropdowns.ts";
import { mindFullScreenMenu } from "./full-screen-menu.ts";

let narrowed = (): void => undefined;
let menu: ReturnType<typeof mindFullScreenMenu>;

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: (_: string, listener: () => void) => (narrowed = listener),
  }));
  Element.prototype.checkVisibility = () => true;
  mindDropdowns();
  menu = mindFullScreenMenu();
});

beforeEach(() => {
  document.body.innerHTML =
    '<a class="skip" href="#main">Skip</a><header class="nav"><a id="logo" href="/">Logo</a>' +
    '<details name="nav" class="more"><summary>More</summary><a id="in" href="/a/">A</a></details>' +
    '<details name="nav" class="lang"><summary>English</summary><a href="/ru/">Русский</a></details>' +
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
    mindFullScreenMenu();
    expect(details.open).toBe(false);
    expect(inert()).toEqual([]);
  });
});
