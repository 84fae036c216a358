// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { replaceFailed } from "./failed-picture.ts";
import { waitForPictures, watchPictures } from "./lazy-pictures.ts";

let likesMotion = true;
const animate = vi.fn(() => ({ onfinish: null }));

/** A picture on its way; `top` is where it is in a window of 768 px. */
function draw({ loading = "lazy", complete = false, top = 0 } = {}): HTMLImageElement {
  document.body.innerHTML = `<div><picture><source srcset="/a.avif"><img src="/a.jpg" srcset="/a.jpg 1x" alt="A cup" loading="${loading}"></picture></div>`;
  const image = document.querySelector("img");
  if (!image) throw new Error("no picture");
  Object.defineProperties(image, {
    complete: { value: complete },
    naturalWidth: { value: complete ? 0 : 480 },
    currentSrc: { value: "/a.jpg" },
    loading: { value: loading },
    animate: { value: animate },
  });
  image.getBoundingClientRect = () => ({ top, bottom: top + 100 }) as DOMRect;
  return image;
}

beforeEach(() => {
  animate.mockClear();
  likesMotion = true;
  vi.stubGlobal("matchMedia", () => ({ matches: !likesMotion }));
});
watchPictures();

function load(image: HTMLImageElement): void {
  waitForPictures();
  image.dispatchEvent(new Event("load"));
}

describe("lazy pictures", () => {
  it("PIC-02: show their colour until they are there, then fade in over 1.5 s", () => {
    const image = draw();
    waitForPictures();
    expect(image.hasAttribute("data-waiting")).toBe(true);
    image.dispatchEvent(new Event("load"));
    expect(image.hasAttribute("data-waiting")).toBe(false);
    expect(animate).toHaveBeenCalledWith({ opacity: [0, 1] }, 1500);
  });

  it.each([
    [1267, 1],
    [1268, 0],
    [-599, 1],
    [-600, 0],
  ])("PIC-01: at %i px from the top they fade %i times: 500 px around the window", (top, times) => {
    load(draw({ top }));
    expect(animate).toHaveBeenCalledTimes(times);
  });

  it("PIC-02: those that load at once don't fade, nor does anything for people who want less motion", () => {
    load(draw({ loading: "eager" }));
    likesMotion = false;
    load(draw());
    expect(animate).not.toHaveBeenCalled();
  });
});

describe("pictures that can't be had", () => {
  it("PIC-03: are white, without other sources to try", async () => {
    const image = draw();
    waitForPictures();
    image.dispatchEvent(new Event("error"));
    await vi.waitFor(() => expect(image.hasAttribute("data-failed")).toBe(true));
    expect(image.src).toContain("fill='%23fff'");
    expect(document.querySelector("source")).toBeNull();
    expect(image.alt).toBe("A cup");
    expect(image.hasAttribute("data-waiting")).toBe(false);
  });

  it("PIC-03: also where they failed before anything of ours was there", async () => {
    const image = draw({ loading: "eager", complete: true });
    waitForPictures();
    await vi.waitFor(() => expect(image.hasAttribute("data-failed")).toBe(true));
  });

  it("PIC-04: a logo gets a mark in its place", () => {
    document.body.innerHTML = '<a class="logo"><picture><img src="/logo.png" alt=""></picture></a>';
    const image = document.querySelector("img");
    if (image) replaceFailed(image);
    expect(image?.src).toContain("viewBox");
  });
});
