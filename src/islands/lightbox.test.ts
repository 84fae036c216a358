// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { init } from "./lightbox.ts";

const isOpen = (): boolean => dialog().open;
function dialog(): HTMLDialogElement {
  const found = document.querySelector("dialog");
  if (!found) throw new Error("There is no dialog");
  return found;
}
function click(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}
function press(key: string): void {
  dialog().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}
function said(): string {
  const [count, caption] = dialog().querySelectorAll("p");
  return `${count?.textContent}: ${caption?.textContent}`;
}
function swipe(from: [number, number], to: [number, number]): void {
  const touch = ([clientX, clientY]: [number, number]): object => ({ clientX, clientY });
  const begin = Object.assign(new Event("touchstart"), { touches: [touch(from)] });
  dialog().dispatchEvent(begin);
  dialog().dispatchEvent(Object.assign(new Event("touchend"), { changedTouches: [touch(to)] }));
}

const picture = (name: string): string =>
  `<a href="/assets/${name}.jpg" data-enlarge><picture><source media="(max-width: 480px)" srcset="/part.webp"><source srcset="/${name}.webp" sizes="50vw"><img src="/assets/${name}.jpg" loading="lazy" alt=""></picture><span>${name}</span></a>`;

function show(names: readonly string[]): void {
  document.body.innerHTML = `<section>${names.map(picture).join("")}<dialog data-lightbox><p data-count="{index} of {count}"></p><button data-step="">Close</button><button data-step="-1">Back</button><div></div><button data-step="1">On</button><p></p></dialog></section>`;
}

beforeEach(() => {
  // what jsdom doesn't have
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  Object.assign(globalThis, { visualViewport: { scale: 1 } });
  document.documentElement.dir = "ltr";
  show(["bread", "flour", "table"]);
  init();
});

describe("the lightbox", () => {
  it("GAL-01: shows the picture that was clicked, whole and as wide as the window", () => {
    click('[href="/assets/flour.jpg"] img');
    expect(isOpen()).toBe(true);
    expect(said()).toBe("2 of 3: flour");
    const large = dialog().querySelector("picture");
    expect(large?.querySelector("source")?.getAttribute("sizes")).toBe("100vw");
    expect(large?.querySelectorAll("[media],[loading]")).toHaveLength(0);
  });

  it("GAL-01: goes on by buttons and arrow keys, around and in the direction of reading", () => {
    click("a");
    click('[data-step="-1"]');
    expect(said()).toBe("3 of 3: table");
    click('[data-step="1"]');
    expect(said()).toBe("1 of 3: bread");
    press("ArrowRight");
    expect(said()).toBe("2 of 3: flour");
    dialog().style.direction = "rtl";
    press("ArrowRight");
    expect(said()).toBe("1 of 3: bread");
  });

  it("GAL-01: goes on with a swipe, not with a short one or one that goes down", () => {
    click("a");
    swipe([200, 100], [170, 100]);
    swipe([200, 100], [150, 300]);
    expect(said()).toBe("1 of 3: bread");
    swipe([200, 100], [120, 110]);
    expect(said()).toBe("2 of 3: flour");
    swipe([100, 100], [180, 110]);
    expect(said()).toBe("1 of 3: bread");
  });

  it("GAL-01: closes by its button and beside the picture, not by the picture", () => {
    click("a");
    click("dialog img");
    expect(isOpen()).toBe(true);
    click("dialog div");
    expect(isOpen()).toBe(false);
    click("a");
    click('[data-step=""]');
    expect(isOpen()).toBe(false);
  });

  it("GAL-01: one picture alone has no other to go to; clicks with a modifier are the browser's", () => {
    show(["bread"]);
    const event = { bubbles: true, cancelable: true, ctrlKey: true };
    document.querySelector("a")?.dispatchEvent(new MouseEvent("click", event));
    expect(isOpen()).toBe(false);
    click("a");
    const shown = [...dialog().querySelectorAll("button")].filter(({ hidden }) => !hidden);
    expect(shown.map(({ textContent }) => textContent)).toEqual(["Close"]);
  });
});

it("GAL-06: goes through the pictures that a filter has left", () => {
  const items = ["one", "two", "three"].map(
    (name) => `<li${name === "two" ? ' style="display:none"' : ""}>${picture(name)}</li>`,
  );
  show([]);
  document.querySelector("section")?.insertAdjacentHTML("afterbegin", `<ul>${items.join("")}</ul>`);
  init();
  click('[href="/assets/one.jpg"]');
  expect(said()).toBe("1 of 2: one");
  press("ArrowRight");
  expect(said()).toBe("2 of 2: three");
});
