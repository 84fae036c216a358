// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { mount, type, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { OpenPalette } from "./open-palette.tsx";
import { paletteOpen } from "./palette-state.ts";

let mounted: Mounted;
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
});
afterEach(() => mounted.unmount());

it("PALETTE-07: what is typed while the palette is loaded for the first time is in its field, and nothing of it once it was closed", async () => {
  const editor = createSampleEditor(() => Promise.reject(new Error("no server")));
  mounted = await mount(<OpenPalette />, editor);
  act(() => paletteOpen(editor).set(true));
  const early = mounted.find<HTMLInputElement>(".palette-early");
  expect(document.activeElement).toBe(early);
  await type(early, "redir");
  const field = () => document.querySelector<HTMLInputElement>("[role=combobox]");
  await until(() => field() !== null);
  expect(field()?.value).toBe("redir");
  expect(document.querySelector(".palette-early")).toBeNull();
  await act(async () => {
    field()?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  });
  await until(() => field() === null);
  await act(async () => paletteOpen(editor).set(true));
  await until(() => field() !== null);
  expect(field()?.value).toBe("");
});
