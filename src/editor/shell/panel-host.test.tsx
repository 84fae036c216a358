// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { CanvasControl } from "../canvas/canvas-control.ts";
import { blur, click, focus, mount, press, until } from "../testing/mount.tsx";
import type { Mounted } from "../testing/mount.tsx";
import { createSampleEditor } from "../testing/sample-editor.ts";
import { PanelHost } from "./panel-host.tsx";
import { openPanel } from "./panel-state.ts";
import { Rail } from "./rail.tsx";

const editor = createSampleEditor(() => Promise.reject(new Error("Nobody is called here")));
const canvas = { focus: vi.fn<() => void>() };
editor.canvas.set(canvas as Partial<CanvasControl> as CanvasControl);

let mounted: Mounted;
afterEach(() => {
  mounted.unmount();
  openPanel(editor).set(null);
  canvas.focus.mockClear();
});

async function openTheme(how: MouseEventInit): Promise<HTMLElement> {
  mounted = await mount(
    <>
      <Rail />
      <PanelHost />
    </>,
    editor,
  );
  const theme = mounted.all(".rail button").find((one) => one.textContent === "Theme");
  if (!theme) throw new Error("The rail has no Theme");
  await focus(theme);
  await act(async () => theme.dispatchEvent(new MouseEvent("click", { bubbles: true, ...how })));
  await until(() => mounted.all(".panel-head button, .sheet-handle").length > 1);
  return theme;
}

it("FOCUS-05: a panel that a key opens has the keyboard, and Escape leads back to what opened it", async () => {
  const theme = await openTheme({ detail: 0 });
  await until(() => document.activeElement?.matches(".panel") ?? false);
  await press("Escape");
  expect(openPanel(editor).get()).toBeNull();
  expect(document.activeElement).toBe(theme);
  expect(canvas.focus).not.toHaveBeenCalled();
});

it.each([
  ["within it", () => mounted.find(".panel-head button")],
  ["at what opened it", () => mounted.find(".rail [aria-expanded=true]")],
])("FOCUS-05: Escape closes a panel that the mouse opened, %s", async (_where, find) => {
  const theme = await openTheme({ detail: 1 });
  await focus(find());
  await press("Escape");
  expect(openPanel(editor).get()).toBeNull();
  expect(document.activeElement).toBe(theme);
});

it("FOCUS-05: Escape closes a panel where nothing has the keyboard, but not where something else has a use for it", async () => {
  const theme = await openTheme({ detail: 1 });
  const elsewhere = document.body.appendChild(document.createElement("input"));
  await focus(elsewhere);
  await press("Escape");
  expect(openPanel(editor).get()).not.toBeNull();
  elsewhere.remove();
  const take = (event: Event): void => event.preventDefault();
  document.addEventListener("keydown", take);
  await press("Escape");
  expect(openPanel(editor).get()).not.toBeNull();
  document.removeEventListener("keydown", take);
  await press("Escape");
  expect(openPanel(editor).get()).toBeNull();
  expect(document.activeElement).toBe(theme);
});

it("FOCUS-05: a panel that is closed by its button without a key leads to the page", async () => {
  const theme = await openTheme({ detail: 1 });
  expect(document.activeElement).toBe(theme);
  await blur(theme);
  const buttons = mounted.all(".panel-head button");
  await click(buttons.at(-1) ?? theme);
  expect(openPanel(editor).get()).toBeNull();
  expect(canvas.focus).toHaveBeenCalledOnce();
});
