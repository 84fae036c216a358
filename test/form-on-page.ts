import { act } from "react";
import { vi } from "vitest";
import { forgetGone, hydrateForm } from "#/islands/forms/hydrate-form.tsx";
import { renderSection } from "./render-section.ts";
import type { RenderSectionOptions } from "./render-section.ts";

/** A form as it is published, in jsdom, and what a visitor does with it. Timers are the test's own. */
export interface FormOnPage {
  readonly form: HTMLFormElement;
  /** Calls that it made. */
  readonly fetch: ReturnType<typeof vi.fn<typeof globalThis.fetch>>;
  field(name: string): HTMLInputElement;
  /** What the form says below the field. */
  note(name: string): string;
  /** What the form says as a whole. */
  answer(): string;
  type(name: string, text: string): Promise<void>;
  leave(name: string): Promise<void>;
  paste(name: string, text: string): Promise<void>;
  press(selector: string): Promise<void>;
  submit(): Promise<void>;
  pass(milliseconds: number): Promise<void>;
  hydrate(): Promise<void>;
  /** Waits until something is so: a view that is loaded and an answer that is read take their time. @throws after 30 s */
  until(isSo: () => boolean): Promise<void>;
  body(): unknown;
}

/** Time that passes while the test's own timers stand still. */
const { setTimeout: later } = globalThis;

async function until(isSo: () => boolean): Promise<void> {
  for (let attempt = 0; !isSo(); attempt += 1) {
    if (attempt === 3000)
      throw new Error(`Never so: ${isSo.toString()} in ${document.body.innerHTML}`);
    await act(async () => new Promise((resolve) => later(resolve, 10)));
  }
}

/** Renders markup and brings its form to life, unless `isStatic`. The answer of the server is `answer()`. */
export async function openForm(
  options: RenderSectionOptions | { readonly markup: string },
  { answer, isStatic = false }: { answer?: () => Promise<Response>; isStatic?: boolean } = {},
): Promise<FormOnPage> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  document.documentElement.lang = "en";
  document.body.innerHTML = "markup" in options ? options.markup : renderSection(options);
  const form = document.querySelector("form");
  if (!form) throw new Error("There is no form");
  const taken = async (): Promise<Response> => new Response(null, { status: 204 });
  const fetch = vi.fn<typeof globalThis.fetch>(answer ?? taken);
  vi.stubGlobal("fetch", fetch);
  const field = (name: string): HTMLInputElement => {
    const found = form.elements.namedItem(name);
    if (!(found instanceof HTMLElement)) throw new Error(`There is no field ${name}`);
    return found as HTMLInputElement;
  };
  const noteOf = (name: string): HTMLElement | null =>
    document.getElementById(field(name).getAttribute("aria-describedby") ?? "");
  const shown = (element: Element | null): string =>
    element && !(element as HTMLElement).hidden ? (element.textContent ?? "") : "";
  const hydrate = async (): Promise<void> => {
    await act(async () => hydrateForm(form));
    await until(() => form.dataset["live"] !== undefined);
  };
  if (!isStatic) await hydrate();
  return {
    form,
    fetch,
    field,
    note: (name) => shown(noteOf(name)),
    answer: () => shown(form.querySelector(".notice, .joined__said")),
    type: (name, text) =>
      act(async () => {
        const target = field(name);
        target.focus();
        target.value = text;
        target.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }),
    leave: (name) => act(async () => void (field(name).focus(), field(name).blur())),
    paste: (name, text) =>
      act(async () => {
        const paste = new Event("paste", { bubbles: true, cancelable: true });
        field(name).dispatchEvent(Object.assign(paste, { clipboardData: { getData: () => text } }));
      }),
    press: (selector) => act(async () => form.querySelector<HTMLElement>(selector)?.click()),
    submit: () => act(async () => form.requestSubmit()),
    pass: (milliseconds) => act(async () => void vi.advanceTimersByTime(milliseconds)),
    hydrate,
    until,
    body: () => JSON.parse(String(fetch.mock.calls.at(-1)?.[1]?.body)) as unknown,
  };
}

/** Takes the page away. */
export async function closeForm(): Promise<void> {
  await act(async () => {
    document.body.innerHTML = "";
    forgetGone();
  });
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}
