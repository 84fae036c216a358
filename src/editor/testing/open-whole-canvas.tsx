import { act } from "react";
import type { CanvasControl } from "../canvas/canvas-control.ts";
import { canvasState } from "../canvas/canvas-state.ts";
import { startCanvas } from "../canvas/start-canvas.tsx";
import { listenForKeys } from "../shell/keys/listen-for-keys.ts";
import { shortcutsOf } from "../shell/keys/shell-shortcuts.ts";
import { listenTo } from "../canvas/events/listen.ts";
import { useSignal } from "../signals/signal.ts";
import type { Call } from "../api/request.ts";
import { features } from "../features/registry.ts";
import { loadPageLooks } from "../session/page-looks.ts";
import { translate } from "../words/i18n.ts";
import type { Step } from "#/site/operations/operation.ts";
import type { Editor } from "../session/editor.ts";
import { editingParts } from "./all-features.ts";
import { mount, until } from "./mount.tsx";
import { createSampleEditor } from "./sample-editor.ts";

/** What jsdom lacks of a window with a page: fonts, lines of text, the size of the window. */
function lendLayout(page: Document): void {
  const fonts = { ready: Promise.resolve(), addEventListener: () => undefined };
  Object.defineProperty(page, "fonts", { value: fonts });
  const media = { matches: false, addEventListener() {}, removeEventListener() {} };
  Object.assign(globalThis, { matchMedia: () => media });
  const { defaultView: view } = page;
  Object.assign(view?.Range.prototype ?? {}, { getClientRects: () => [] });
  // everything that is drawn has a box
  Object.assign(view?.Element.prototype ?? {}, { getClientRects: () => [new DOMRect()] });
}

/** Signals of this window end listeners of the page's too. */
function lendSignals(page: Document): void {
  const { defaultView: view } = page;
  for (const target of [page, view]) {
    if (!target) continue;
    const add = target.addEventListener.bind(target) as (...options: unknown[]) => void;
    const listen = (name: string, handle: EventListener, options: AddEventListenerOptions = {}) => {
      const { signal, ...rest } = options;
      add(name, handle, rest);
      signal?.addEventListener("abort", () => target.removeEventListener(name, handle, rest));
    };
    Object.assign(target, { addEventListener: listen });
  }
}

const overlays = await Promise.all(features.flatMap(({ overlay }) => (overlay ? [overlay()] : [])));

/** Everything that is drawn over the page. */
function Tools({ editor }: { editor: Editor }) {
  const canvas = useSignal(canvasState(editor).control);
  return canvas && overlays.map((Part, index) => <Part key={index} canvas={canvas} />);
}

/** Whatever a person does to the page. */
export interface Person {
  readonly page: Document;
  readonly canvas: CanvasControl;
  /** The one element of the page that a selector names. @throws where there is none */
  on(selector: string): HTMLElement;
  click(element: HTMLElement): Promise<void>;
  focus(element: HTMLElement): Promise<void>;
  /** Presses a key on what has the focus, on the page or over it. */
  press(key: string, held?: KeyboardEventInit): Promise<void>;
  undo(): Promise<void>;
  /** What somebody did before. */
  dispatch(step: Step): Promise<void>;
  /** A button over the page, by its name. @throws where there is none */
  button(name: string | RegExp): HTMLButtonElement;
  close(): void;
}

const refuse: Call = () => Promise.reject(new Error("no server"));

/** A page of the sample site in a frame, with all tools over it and all keys, in English. */
export async function openWholeCanvas({
  page = "home",
  call = refuse,
}: { page?: string; call?: Call } = {}): Promise<Person & { editor: Editor }> {
  const editor = createSampleEditor(call);
  const frame = document.body.appendChild(document.createElement("iframe"));
  const { contentDocument } = frame;
  if (!contentDocument) throw new Error("The frame has no document");
  lendLayout(contentDocument);
  lendSignals(contentDocument);
  await loadPageLooks(editor.store.records(), page);
  // an open site loads it behind its page
  await import("../features/sections/focus-tools.ts");
  editor.openPage(page);
  const mounted = await mount(<Tools editor={editor} />, editor);
  const shortcuts = shortcutsOf(editingParts);
  const around = listenTo(document);
  listenForKeys(around, { editor, shortcuts, t: translate, isCanvas: false });
  let stop = (): void => undefined;
  await act(async () => {
    stop = startCanvas({
      editor,
      document: contentDocument,
      t: translate,
      listen: (listeners) =>
        listenForKeys(listeners, { editor, shortcuts, t: translate, isCanvas: true }),
    });
  });
  await until(() => contentDocument.querySelector("main > section") !== null);
  const canvas = canvasState(editor).control.get();
  if (!canvas) throw new Error("There is no canvas");
  const focused = (): Element | null =>
    document.activeElement === frame ? contentDocument.activeElement : document.activeElement;
  return {
    editor,
    page: contentDocument,
    canvas,
    on(selector) {
      const found = contentDocument.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`Nothing on the page is ${selector}`);
      return found;
    },
    click: (element) =>
      act(async () => {
        const view = element.ownerDocument.defaultView;
        const press = view && new view.MouseEvent("mousedown", { bubbles: true, cancelable: true });
        const takesFocus = press === null || element.dispatchEvent(press);
        if (takesFocus) element.closest<HTMLElement>("[tabindex]")?.focus();
        element.click();
      }),
    focus: (element) => act(async () => element.focus()),
    press: (key, held) =>
      act(async () => {
        const init = { key, bubbles: true, cancelable: true, ...held };
        focused()?.dispatchEvent(new KeyboardEvent("keydown", init));
      }),
    dispatch: (step) => act(async () => void editor.dispatch(step)),
    undo: () => act(async () => editor.undo()),
    button(name) {
      const found = mounted.all("button").find((one) => {
        const label = one.getAttribute("aria-label") ?? one.textContent ?? "";
        return typeof name === "string" ? label === name : name.test(label);
      });
      if (!(found instanceof HTMLButtonElement)) throw new Error(`No button is ${String(name)}`);
      return found;
    },
    close() {
      around.stop();
      act(() => stop());
      mounted.unmount();
      frame.remove();
      editor.store.stop();
    },
  };
}
