// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Call } from "../../../api/request.ts";
import { mount } from "../../../testing/mount.tsx";
import type { Mounted } from "../../../testing/mount.tsx";
import { createSampleEditor } from "../../../testing/sample-editor.ts";
import { OutlinePanel } from "./outline-panel.tsx";

let mounted: Mounted;
vi.stubGlobal(
  "IntersectionObserver",
  class {
    observe(): void {}
    disconnect(): void {}
  },
);
afterEach(() => mounted.unmount());

it("PICK-08: every row of the panel of sections has its picture, the footer’s too", async () => {
  const noCall: Call = async <Answer,>() => ({}) as Answer;
  mounted = await mount(<OutlinePanel onClose={() => undefined} />, createSampleEditor(noCall));
  const rows = mounted.all(".outline-row");
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.at(-1)?.textContent).toMatch(/^Footer/);
  for (const row of rows) expect(row.querySelectorAll(".thumbnail")).toHaveLength(1);
});

it("HEAD-343: the line shows no place before the header, neither to a pointer nor to keys", async () => {
  const noCall: Call = async <Answer,>() => ({}) as Answer;
  mounted = await mount(<OutlinePanel onClose={() => undefined} />, createSampleEditor(noCall));
  const rows = mounted.all("[data-row]");
  for (const [index, row] of rows.entries())
    row.getBoundingClientRect = () => new DOMRect(0, 100 * index, 200, 100);
  for (const list of mounted.all(".section-list")) list.scrollBy = () => undefined;
  const grip = rows.at(-1)?.querySelector<HTMLElement>(".grip");
  if (!grip) throw new Error("The last row has no grip");
  grip.setPointerCapture = () => undefined;
  const point = (type: string, clientY: number) =>
    act(async () => {
      const event = new MouseEvent(type, { bubbles: true, clientX: 10, clientY, button: 0 });
      grip.dispatchEvent(Object.assign(event, { pointerType: "mouse", pointerId: 1 }));
    });
  const lineAt = () => mounted.all(".drop")[0]?.style.top;
  await point("pointerdown", 250);
  await point("pointermove", 150);
  await point("pointermove", -40);
  expect(lineAt()).toBe("100px");
  await point("pointercancel", 0);
  expect(lineAt()).toBeUndefined();
  const press = (key: string) =>
    act(async () => {
      grip.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    });
  for (const key of [" ", "ArrowUp", "ArrowUp", "ArrowUp"]) await press(key);
  expect(lineAt()).toBe("100px");
});
