// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { replaceFailed } from "./failed-picture.ts";
import { waitForPictures, watchPictures } from "./lazy-pictures.ts";

/** Tells the runtime that frames come near; what it asked for is kept. */
const seen = vi.hoisted(() => {
  const watched = new Set<Element>();
  const asked: { margin?: string; tell?: IntersectionObserverCallback } = {};
  class Observer {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      Object.assign(asked, { tell, margin: options?.rootMargin });
    }
    observe(frame: Element): void {
      watched.add(frame);
    }
    unobserve(frame: Element): void {
      watched.delete(frame);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return { watched, asked };
});

function comeNear(isIntersecting = true): void {
  const entries = [...seen.watched].map((target) => ({ target, isIntersecting }));
  seen.asked.tell?.(entries as unknown as IntersectionObserverEntry[], {} as IntersectionObserver);
}

let likesMotion = true;
const finish = vi.fn();
const animate = vi.fn(() => ({ onfinish: null }));

/** A picture on its way. */
function render({ loading = "lazy", complete = false } = {}): HTMLImageElement {
  document.body.innerHTML = `<div><picture><source srcset="/a.avif"><img src="/a.jpg" srcset="/a.jpg 1x" alt="A cup" loading="${loading}"></picture></div>`;
  const image = document.querySelector("img");
  if (!image) throw new Error("no picture");
  Object.defineProperties(image, {
    complete: { value: complete },
    naturalWidth: { value: complete ? 0 : 480 },
    currentSrc: { value: "/a.jpg" },
    loading: { value: loading, writable: true },
    animate: { value: animate },
    getAnimations: { value: () => [{ finish }] },
  });
  return image;
}

beforeEach(() => {
  animate.mockClear();
  finish.mockClear();
  seen.watched.clear();
  likesMotion = true;
  vi.stubGlobal("matchMedia", () => ({ matches: !likesMotion }));
});
watchPictures();

function load(image: HTMLImageElement): void {
  waitForPictures();
  comeNear();
  image.dispatchEvent(new Event("load"));
}

describe("lazy pictures", () => {
  it("PIC-02: show their colour until they are there, then fade in over 1.5 s", () => {
    const image = render();
    waitForPictures();
    comeNear();
    expect(image.hasAttribute("data-waiting")).toBe(true);
    image.dispatchEvent(new Event("load"));
    expect(image.hasAttribute("data-waiting")).toBe(false);
    expect(animate).toHaveBeenCalledWith({ opacity: [0, 1] }, 1500);
  });

  it("PIC-01: come into their place 500 px before the window, and not before", () => {
    const image = render();
    waitForPictures();
    expect(seen.asked.margin).toBe("500px");
    comeNear(false);
    expect(image.hasAttribute("data-near")).toBe(false);
    comeNear();
    expect(image.hasAttribute("data-near")).toBe(true);
    expect(seen.watched.size).toBe(0);
  });

  it("PIC-05: printing loads all of them and fades none", () => {
    const image = render();
    waitForPictures();
    comeNear();
    dispatchEvent(new Event("beforeprint"));
    expect(image.loading).toBe("eager");
    image.dispatchEvent(new Event("load"));
    expect(animate).not.toHaveBeenCalled();
    expect(finish).toHaveBeenCalled();
  });

  it("PIC-02: those that load at once don't fade, nor does anything for people who want less motion", () => {
    load(render({ loading: "eager" }));
    likesMotion = false;
    load(render());
    expect(animate).not.toHaveBeenCalled();
  });
});

describe("pictures that can't be had", () => {
  it("PIC-03: are white, without other sources to try", async () => {
    const image = render();
    waitForPictures();
    image.dispatchEvent(new Event("error"));
    await expect.poll(() => image.hasAttribute("data-failed")).toBe(true);
    expect(image.src).toContain("fill='%23fff'");
    expect(document.querySelector("source")).toBeNull();
    expect(image.alt).toBe("A cup");
    expect(image.hasAttribute("data-waiting")).toBe(false);
  });

  it("PIC-03: also where they failed before anything of ours was there", async () => {
    const image = render({ loading: "eager", complete: true });
    waitForPictures();
    await expect.poll(() => image.hasAttribute("data-failed")).toBe(true);
  });

  it("PIC-04: a logo gets a mark in its place", () => {
    document.body.innerHTML = '<a class="logo"><picture><img src="/logo.png" alt=""></picture></a>';
    const image = document.querySelector("img");
    if (!image) throw new Error("no picture");
    replaceFailed(image);
    expect(image.src).toContain("viewBox");
    const style = document.createElement("style");
    style.textContent = readFileSync(
      join(import.meta.dirname, "../chrome/loading-pictures.css"),
      "utf8",
    );
    document.head.append(style);
    expect(getComputedStyle(image).getPropertyValue("inline-size")).toBe("50px");
    style.remove();
  });
});
