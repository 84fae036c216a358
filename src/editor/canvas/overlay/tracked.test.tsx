// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { mount } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import type { CanvasControl } from "../canvas-control.ts";
import type { Tracked as One } from "../tracker.ts";
import { Tracked } from "./tracked.tsx";

let mounted: Mounted | undefined;
afterEach(() => mounted?.unmount());

const box = { left: 0, top: 0, width: 10, height: 10 };
const view = { width: 100, height: 100, zoom: 1 };

test("CANV-04: what stays out of sight is not placed anew, and is where it belongs once it comes near", async () => {
  let one: One | undefined;
  const tracker = {
    touch: () => undefined,
    track(tracked: One) {
      one = tracked;
      return () => undefined;
    },
  } as Partial<CanvasControl["tracker"]>;
  const canvas = { tracker } as CanvasControl;
  mounted = await mount(
    <Tracked canvas={canvas} find={() => document.body} className="band">
      <button type="button">Add</button>
    </Tracked>,
  );
  const { style } = mounted.find(".band");
  const topAt = (top: number, height = view.height): string => {
    one?.place({ ...box, top }, { ...view, height });
    return style.top;
  };
  expect([topAt(501), topAt(520), topAt(500), topAt(501), topAt(-411)]).toEqual([
    "501px",
    "501px",
    "500px",
    "501px",
    "501px",
  ]);
  // what was left behind is far from a taller view no more
  expect(topAt(-411, 101)).toBe("-411px");
});

test("CANV-02: what moves out of sight keeps the keyboard that it has, and is hidden where it has none", async () => {
  let one: One | undefined;
  const tracker = {
    touch: () => undefined,
    track(tracked: One) {
      one = tracked;
      return () => undefined;
    },
  } as Partial<CanvasControl["tracker"]>;
  const canvas = { tracker } as CanvasControl;
  let isSeen = true;
  mounted = await mount(
    <Tracked
      canvas={canvas}
      find={() => document.body}
      place={() => (isSeen ? { left: 1 } : undefined)}
      className="tools"
    >
      <button type="button">Move down</button>
    </Tracked>,
  );
  const { style, classList } = mounted.find(".tools");
  const button = mounted.find("button");
  const move = (seen: boolean): void => {
    isSeen = seen;
    one?.place(box, view);
  };
  move(true);
  button.focus();
  move(false);
  expect([style.visibility, classList.contains("is-held")]).toEqual(["", true]);
  move(true);
  expect([style.visibility, classList.contains("is-held")]).toEqual(["", false]);
  move(false);
  await act(async () => button.blur());
  move(false);
  expect(style.visibility).toBe("hidden");
  move(true);
  expect([style.visibility, classList.contains("is-held")]).toEqual(["", false]);
});
