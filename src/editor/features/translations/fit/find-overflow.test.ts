// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { cutBy, findOverflow, isShrunk } from "./find-overflow.ts";

afterEach(() => vi.restoreAllMocks());

const box = (left: number, right: number) => ({ left, right });

describe("FIT-01: a text that doesn't fit", () => {
  it("stands out of its window or of a box that cuts it off, to either side", () => {
    expect(cutBy(box(10, 380), [box(0, 390)])).toBe(0);
    expect(cutBy(box(10, 392), [box(0, 390)])).toBe(0);
    expect(cutBy(box(10, 393), [box(0, 390)])).toBe(3);
    expect(cutBy(box(-12, 100), [box(0, 390)])).toBe(12);
    expect(cutBy(box(10, 210), [box(0, 390), box(10, 110)])).toBe(100);
  });

  it("is a title whose size a long word has taken, not one that is meant to be small", () => {
    expect(isShrunk({ drawn: 18.9, meant: 40, texts: 17 })).toBe(true);
    expect(isShrunk({ drawn: 26.3, meant: 40, texts: 17 })).toBe(true);
    expect(isShrunk({ drawn: 26.4, meant: 40, texts: 17 })).toBe(false);
    expect(isShrunk({ drawn: 19, meant: 19, texts: 17 })).toBe(false);
    expect(isShrunk({ drawn: Number.NaN, meant: Number.NaN, texts: 16 })).toBe(false);
  });

  it("isn't one that waits beside its box as a whole", () => {
    expect(cutBy(box(400, 500), [box(0, 390)])).toBe(0);
    expect(cutBy(box(-100, 0), [box(0, 390)])).toBe(0);
  });

  it("is found with its section or the footer, where it can't be scrolled to", () => {
    document.body.innerHTML = `
      <header><p data-to="2000">Bar</p></header>
      <main>
        <section id="comp-a1"><p data-to="2000">Long <b data-to="90">word</b></p><p data-to="90">Short</p></section>
        <section id="comp-a2"><div style="overflow-x:auto"><p data-to="2000">Scrolls</p></div></section>
        <section id="comp-a3"><div data-to="50" style="overflow-x:hidden"><p data-to="90">Cut</p></div></section>
        <section id="comp-a4"><h1 data-to="90" style="font-size:9px">Shrunk</h1><h1 data-to="90" style="font-size:16px">Not</h1></section>
      </main>
      <footer><a class="button" style="display:block" data-to="50"><span data-to="90">Out</span></a></footer>`;
    const rect = (element: Element | null) => {
      const right = Number(element?.getAttribute("data-to") ?? 1024);
      return { left: 0, right, width: right } as DOMRect;
    };
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
      this: HTMLElement,
    ) {
      return rect(this);
    });
    const { createRange } = document;
    vi.spyOn(document, "createRange").mockImplementation(() => {
      const range = createRange.call(document);
      range.getBoundingClientRect = () => rect(range.startContainer as Element);
      return range;
    });
    expect(findOverflow(document, "home")).toEqual([
      { target: { page: "home", section: "a1" }, text: "Long", kind: "cut", pixels: 976 },
      { target: { page: "home", section: "a3" }, text: "Cut", kind: "cut", pixels: 40 },
      { target: { page: "home", section: "a4" }, text: "Shrunk", kind: "small", pixels: 9 },
      { target: { part: "footer" }, text: "Out", kind: "cut", pixels: 40 },
    ]);
  });
});
