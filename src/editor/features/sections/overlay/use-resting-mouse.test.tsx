// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { sectionsOf } from "../../../session/sections-of.ts";
import { openWholeCanvas } from "../../../testing/open-whole-canvas.tsx";

type Opened = Awaited<ReturnType<typeof openWholeCanvas>>;
let opened: Opened | undefined;
afterEach(() => opened?.close());

function pointer(name: string, pointerType: string, screenX: number): PointerEvent {
  return new PointerEvent(name, { bubbles: true, cancelable: true, pointerType, screenX });
}

/** Where the mouse is on the screen. */
let at = 700;

/** Presses where the pointer is: `clicks` is how often it did so there, 0 for a key. */
async function press(tool: HTMLElement, pointerType: string, clicks = 1): Promise<void> {
  await act(async () => {
    if (clicks > 0) tool.dispatchEvent(pointer("pointerdown", pointerType, at));
    tool.dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, detail: clicks }),
    );
  });
}

async function move(tool: HTMLElement, by: number): Promise<void> {
  at += by;
  await act(async () => void tool.dispatchEvent(pointer("pointermove", "mouse", at)));
}

/** A section is selected, and its tools have come under the mouse. */
async function open(): Promise<{ count: () => number; tool: () => HTMLElement }> {
  const person = (opened = await openWholeCanvas());
  await person.click(person.on("#comp-goods"));
  return {
    count: () => sectionsOf(person.editor).length,
    tool: () => person.button("Duplicate"),
  };
}

it("CANV-402: a mouse that hasn’t moved since tools came under it presses none of them", async () => {
  const { count, tool } = await open();
  const before = count();
  await press(tool(), "mouse");
  expect(count()).toBe(before);
  // what is under it moved
  await move(tool(), 0);
  await press(tool(), "mouse");
  expect(count()).toBe(before);
  await move(tool(), 2);
  await press(tool(), "mouse");
  expect(count()).toBe(before + 1);
  // those of the copy have come under it since
  await press(tool(), "mouse");
  expect(count()).toBe(before + 1);
});

it("CANV-402: a finger and a key press them at once", async () => {
  const { count, tool } = await open();
  const before = count();
  await press(tool(), "touch");
  expect(count()).toBe(before + 1);
  await press(tool(), "mouse");
  await press(tool(), "", 0);
  expect(count()).toBe(before + 2);
});
