import { QueryClient, QueryClientProvider, notifyManager } from "@tanstack/react-query";
import { act } from "react";
import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { features } from "../features/registry.ts";
import { loadVendorWords } from "../features/settings/vendor-words.ts";
import { registerFeatureWords } from "../shell/register-words.ts";
import { FeaturesContext } from "../shell/features-context.ts";
import { EditingContext } from "../shell/editing-context.ts";
import { editingParts } from "./all-features.ts";
import { EditorContext } from "../session/editor.ts";
import type { Editor } from "../session/editor.ts";
import { loadScreenWords, loadWords, startTranslations } from "../words/i18n.ts";

// answers are shown before act() is over: by default they wait for a timer, which may come later
notifyManager.setScheduler(queueMicrotask);

export interface Mounted {
  readonly container: HTMLElement;
  /** The one element that a selector names. @throws where there is none */
  find<Kind extends HTMLElement = HTMLElement>(selector: string): Kind;
  all(selector: string): HTMLElement[];
  unmount(): void;
}

class NothingInView implements Pick<IntersectionObserver, "observe" | "disconnect"> {
  observe(): void {}
  disconnect(): void {}
}

class NothingMeasured implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** What jsdom lacks of dialogs: the focus goes into one that opens, and back where it was. */
function lendDialogs(): void {
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      before.set(this, document.activeElement);
      this.open = true;
      this.tabIndex = -1;
      this.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      const element = before.get(this);
      if (element instanceof HTMLElement) element.focus();
    },
  });
}

/** Draws an element in jsdom, in English, within an editor where one is given. */
export async function mount(element: ReactElement, editor: Editor | null = null): Promise<Mounted> {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    IntersectionObserver: NothingInView,
    ResizeObserver: NothingMeasured,
  });
  lendDialogs();
  localStorage.setItem("vitrine-language", "en");
  registerFeatureWords(features);
  await startTranslations();
  await Promise.all([
    loadScreenWords(),
    loadWords("account"),
    loadWords("accounts"),
    loadWords("editing"),
    loadWords("fields"),
    loadWords("find"),
    loadWords("firstSteps"),
    loadWords("inbox"),
    loadWords("keys"),
    loadWords("media"),
    loadWords("operators"),
    loadWords("pages"),
    loadWords("publish"),
    loadWords("sections"),
    loadWords("settings"),
    loadWords("sites"),
    loadWords("theme"),
    loadWords("translations"),
    loadWords("versions"),
    loadVendorWords(),
  ]);
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <FeaturesContext value={features}>
          <EditorContext value={editor}>
            <EditingContext value={editingParts}>{element}</EditingContext>
          </EditorContext>
        </FeaturesContext>
      </QueryClientProvider>,
    ),
  );
  return {
    container,
    find<Kind extends HTMLElement>(selector: string) {
      const found = document.querySelector<Kind>(selector);
      if (!found) throw new Error(`Nothing is ${selector} in ${document.body.innerHTML}`);
      return found;
    },
    all: (selector) => [...document.querySelectorAll<HTMLElement>(selector)],
    unmount() {
      act(() => root.unmount());
      container.remove();
    },
  };
}

/** Presses a key on what has the focus. Enter that nobody took presses the button that has the focus by then. */
export async function press(key: string): Promise<void> {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  await act(async () => document.activeElement?.dispatchEvent(event));
  if (key !== "Enter" || event.defaultPrevented) return;
  const { activeElement } = document;
  if (activeElement instanceof HTMLButtonElement) await click(activeElement);
}

/** Types a value into an input, as React hears it. */
export async function type(
  input: HTMLInputElement | HTMLTextAreaElement,
  value: string,
): Promise<void> {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set;
  await act(async () => {
    setter?.call(input, value);
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
}

export async function click(element: HTMLElement): Promise<void> {
  await act(async () => element.click());
}

/** Gives or takes the focus. */
export async function focus(element: HTMLElement): Promise<void> {
  await act(async () => element.focus());
}

export async function blur(element: HTMLElement): Promise<void> {
  await act(async () => element.blur());
}

/** Waits until something is so, however busy the machine is. @throws after 30 s */
export async function until(isSo: () => boolean): Promise<void> {
  for (let attempt = 0; !isSo(); attempt += 1) {
    if (attempt === 3000)
      throw new Error(`Never so: ${isSo.toString()} in ${document.body.innerHTML}`);
    await act(async () => new Promise((resolve) => setTimeout(resolve, 10)));
  }
}
