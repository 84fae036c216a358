// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { passParts } from "./pass-parts.ts";

const screen = `
  <header><a href="/" id="home">All sites</a><nav><button id="tab">Files</button></nav></header>
  <main>
    <nav aria-label="Timeline"><a href="/1" id="entry">Now</a><a href="/2">Earlier</a></nav>
    <section aria-label="Preview"><header><button disabled>Back</button><button id="view">Compare</button></header></section>
  </main>
  <aside id="details" aria-label="Details">Nothing is chosen</aside>
`;
const order = ["home", "tab", "entry", "view", "details"];

function held(): string | undefined {
  return document.activeElement?.id;
}

beforeEach(() => {
  document.body.innerHTML = screen;
  HTMLElement.prototype.checkVisibility ??= () => true;
});

it("TEXT-245: F6 leads from part to part of a screen, to what takes the keyboard first in it, and round", () => {
  for (const id of [...order, "home"]) {
    passParts({ isBack: false });
    expect(held()).toBe(id);
  }
});

it("TEXT-245: Shift+F6 leads back, from wherever in a part the keyboard is", () => {
  document.querySelector<HTMLElement>("[href='/2']")?.focus();
  for (const id of ["tab", "home", ...order.toReversed()]) {
    passParts({ isBack: true });
    expect(held()).toBe(id);
  }
});

it("TEXT-245: where a screen has no parts the keyboard stays", () => {
  document.body.innerHTML = `<button id="only">Retry</button>`;
  document.getElementById("only")?.focus();
  passParts({ isBack: false });
  expect(held()).toBe("only");
});
