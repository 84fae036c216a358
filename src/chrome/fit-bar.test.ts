// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fitBar } from "./fit-bar.ts";

interface BarOptions {
  /** Widths of the links in pixels. */
  readonly widths: readonly number[];
  readonly room: number;
  /** How many links stand in the bar at every width. */
  readonly always?: number;
  readonly socials?: boolean;
  /** What "More" takes. */
  readonly more?: number;
}

/** A bar as it is rendered, with the sizes that a browser would find. */
function render({ widths, room, always = 0, socials = false, more = 0 }: BarOptions): void {
  const items = widths.map((_, index) => `<li data-fit="none"><a>${index}</a></li>`);
  const social = socials ? '<ul class="nav__social"><li>s</li></ul>' : "";
  document.body.innerHTML =
    `<header><nav class="nav__links" data-fit="none"><ul>${items.join("")}</ul><details class="more" data-fit="none">` +
    `<summary>More</summary><div class="menu"><ul>${items.slice(always).join("")}</ul>${social}</div></details></nav></header>`;
  const list = document.querySelector(".nav__links>ul");
  if (!list) throw new Error("no list");
  vi.spyOn(list, "clientWidth", "get").mockReturnValue(room);
  vi.spyOn(list, "getBoundingClientRect").mockReturnValue({ width: room } as DOMRect);
  const menu = document.querySelector(".more");
  if (menu) vi.spyOn(menu, "getBoundingClientRect").mockReturnValue({ width: more } as DOMRect);
  [...list.children].forEach((item, index) =>
    vi
      .spyOn(item, "getBoundingClientRect")
      .mockReturnValue({ width: widths[index] ?? 0 } as DOMRect),
  );
}

function shown(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((item) => !item.hidden)
    .map((item) => item.textContent);
}

beforeEach(() => void (document.body.innerHTML = ""));

describe("fitting the bar", () => {
  it("NAV-02: as many links stand in the bar as fit, the others are under More", () => {
    render({ widths: [100, 100, 100, 100], room: 250 });
    fitBar(document);
    expect(shown(".nav__links>ul>li")).toEqual(["0", "1"]);
    expect(shown(".menu li")).toEqual(["2", "3"]);
  });

  it("fits again when there is more room or less", () => {
    render({ widths: [100, 100, 100, 100], room: 250 });
    fitBar(document);
    const list = document.querySelector(".nav__links>ul");
    if (!list) throw new Error("no list");
    vi.spyOn(list, "getBoundingClientRect").mockReturnValue({ width: 399 } as DOMRect);
    fitBar(document);
    expect(shown(".menu li")).toEqual(["3"]);
    vi.spyOn(list, "getBoundingClientRect").mockReturnValue({ width: 400 } as DOMRect);
    fitBar(document);
    expect(shown(".nav__links>ul>li")).toHaveLength(4);
  });

  it("NAV-03: where everything fits, More is not there, unless it holds social icons", () => {
    const isIdle = () => document.querySelector(".more")?.hasAttribute("data-idle");
    render({ widths: [100, 100], room: 400 });
    fitBar(document);
    expect(isIdle()).toBe(true);
    render({ widths: [100, 100], room: 400, socials: true });
    fitBar(document);
    expect(isIdle()).toBe(false);
  });

  it("NAV-02: the links end at More, and at the end of its place where there is nothing under it", () => {
    const moved = () => document.querySelector<HTMLElement>(".nav__links>ul")?.style.translate;
    render({ widths: [100, 100, 100, 100], room: 250, more: 90 });
    fitBar(document);
    expect(moved()).toBe("50px");
    render({ widths: [125, 125, 130], room: 250, more: 90 });
    fitBar(document);
    expect(moved()).toBe("0px");
    render({ widths: [100, 100], room: 250, more: 90 });
    fitBar(document);
    expect(moved()).toBe("140px");
    document.body.dir = "rtl";
    document.head.innerHTML = "<style>[dir=rtl] ul { direction: rtl }</style>";
    fitBar(document);
    expect(moved()).toBe("-140px");
    document.body.removeAttribute("dir");
  });

  it("NAV-03: nothing is under More that fits in its place", () => {
    render({ widths: [100, 100, 100], room: 250, more: 50 });
    fitBar(document);
    expect(shown(".nav__links>ul>li")).toHaveLength(3);
    expect(shown(".menu li")).toEqual([]);
    render({ widths: [100, 100, 101], room: 250, more: 50 });
    fitBar(document);
    expect(shown(".menu li")).toEqual(["2"]);
    render({ widths: [100, 100, 100], room: 250, more: 50, socials: true });
    fitBar(document);
    expect(shown(".menu li")).toEqual(["2", "s"]);
  });

  it("NAV-04: a link whose width isn't known takes 155 px", () => {
    render({ widths: [0, 0, 0], room: 320 });
    fitBar(document);
    expect(shown(".nav__links>ul>li")).toHaveLength(2);
  });

  it("a link that is not under More stays in the bar", () => {
    render({ widths: [100, 100, 100], room: 50, always: 2 });
    fitBar(document);
    expect(shown(".nav__links>ul>li")).toEqual(["0", "1"]);
    expect(shown(".menu li")).toEqual(["2"]);
  });

  it("a link that has the focus stays in the bar, however wide its words get", () => {
    render({ widths: [100, 100, 100], room: 150 });
    const written = document.querySelectorAll<HTMLElement>(".nav__links li a")[1];
    if (written) written.tabIndex = 0;
    written?.focus();
    fitBar(document);
    expect(shown(".nav__links>ul>li")).toEqual(["0", "1"]);
    written?.blur();
    fitBar(document);
    expect(shown(".nav__links>ul>li")).toEqual(["0"]);
  });

  it("NAV-03: a link that has the focus stays under More, however short its words get", () => {
    render({ widths: [100, 20, 20], room: 190 });
    const written = document.querySelector<HTMLElement>(".menu li:nth-child(2) a");
    if (written) written.tabIndex = 0;
    written?.focus();
    fitBar(document);
    expect(shown(".nav__links>ul>li")).toEqual(["0"]);
    expect(shown(".menu li")).toEqual(["1", "2"]);
    written?.blur();
    fitBar(document);
    expect(shown(".nav__links>ul>li")).toEqual(["0", "1", "2"]);
  });

  it("leaves a bar alone whose links are folded into the menu", () => {
    render({ widths: [100, 100], room: 0 });
    fitBar(document);
    expect(document.querySelectorAll("li[data-fit]")).toHaveLength(4);
  });
});
