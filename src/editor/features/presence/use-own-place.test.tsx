// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import type { Call, CallOptions } from "../../api/request.ts";
import { mount, until } from "../../testing/mount.tsx";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import { canvasState } from "../../canvas/canvas-state.ts";
import { createSignal } from "../../signals/signal.ts";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { useOwnPlace } from "./use-own-place.ts";

function Teller(): null {
  useOwnPlace();
  return null;
}

/** A tab that tells where it is, to a server that takes its time. */
async function open() {
  const told: CallOptions[] = [];
  const call = (async (_path: string, options: CallOptions) => {
    told.push(options);
    return new Promise(() => undefined);
  }) as Call;
  const editor = createSampleEditor(call);
  const mounted = await mount(<Teller />, editor);
  await until(() => told.length === 1);
  return { mounted, editor, told, signal: told[0]?.signal };
}

let unmount = (): void => undefined;
afterEach(() => unmount());

it("PRES-01: what is still on its way is given up with the editor: the tab has left with its stream by then", async () => {
  const { mounted, signal } = await open();
  expect(signal?.aborted).toBe(false);
  mounted.unmount();
  expect(signal?.aborted).toBe(true);
});

it("PRES-01: where the stream was opened anew, and nobody knows where the tab is, it says so again", async () => {
  const { mounted, editor, told } = await open();
  unmount = () => mounted.unmount();
  editor.isPlaceKnown.set(false);
  expect(told).toHaveLength(2);
  expect(told[1]?.body).toEqual(told[0]?.body);
  editor.isPlaceKnown.set(true);
  expect(told).toHaveLength(2);
});

it("PRES-01: so it is where the browser leaves the page", async () => {
  const { mounted, signal } = await open();
  unmount = () => mounted.unmount();
  dispatchEvent(new Event("pagehide"));
  expect(signal?.aborted).toBe(true);
});

it("PRES-01: whoever isn't at the canvas is at no page and in no section", async () => {
  const { mounted, editor, told } = await open();
  unmount = () => mounted.unmount();
  expect(told[0]?.body).toMatchObject({ place: { page: null, section: null, text: null } });
  const control = { document, text: { focus: createSignal(null) } } as unknown as CanvasControl;
  canvasState(editor).control.set(control);
  await until(() => told.length === 2);
  expect(told[1]?.body).toMatchObject({ place: { page: editor.page.get(), section: null } });
  canvasState(editor).control.set(null);
  await until(() => told.length === 3);
  expect(told[2]?.body).toMatchObject({ place: { page: null } });
});

it("PRES-05: where the caret is in a text is told while it is written, five times a second at most", async () => {
  const { mounted, editor, told } = await open();
  unmount = () => mounted.unmount();
  const element = document.createElement("h1");
  element.textContent = "Bread";
  document.body.append(element);
  const focus = createSignal({ element, key: "page/home/head/title", count: {} });
  const control = { document, text: { focus } } as unknown as CanvasControl;
  const letters = element.firstChild;
  document.getSelection()?.setPosition(letters, 1);
  canvasState(editor).control.set(control);
  await until(() => told.length === 2);
  expect(told[1]?.body).toMatchObject({ place: { text: "page/home/head/title", caret: 1 } });
  for (const offset of [2, 3, 4]) {
    document.getSelection()?.setPosition(letters, offset);
    document.dispatchEvent(new Event("selectionchange"));
  }
  expect(told).toHaveLength(2);
  await until(() => told.length === 3);
  expect(told[2]?.body).toMatchObject({ place: { caret: 4 } });
  element.remove();
});
