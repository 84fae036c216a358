// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { uploadsOf } from "../../fields/picture/uploads.ts";
import { until } from "../../testing/mount.tsx";
import { openWholeCanvas } from "../../testing/open-whole-canvas.tsx";

// which file of this device the page shows can't be seen here
Object.assign(URL, { createObjectURL: () => "blob:logo1", revokeObjectURL: () => undefined });

type Opened = Awaited<ReturnType<typeof openWholeCanvas>>;
let opened: Opened | undefined;
afterEach(() => opened?.close());

const asset = {
  id: "logo1",
  name: "logo.png",
  kind: "logo" as const,
  width: 300,
  height: 90,
  colour: "#112233",
  hasAlpha: true,
};

/** A page as wide as a desktop, whose bar is selected and whose uploads succeed. */
async function openBar(): Promise<Opened> {
  const person = await openWholeCanvas();
  Object.defineProperty(person.page.documentElement, "clientWidth", { value: 1280 });
  Object.assign(person.editor, { upload: async () => asset });
  await person.click(person.on(".nav"));
  return person;
}

function stored({ editor }: Opened): unknown {
  return editor.store.records().site?.navigation["logoWidth"];
}

function shown({ on }: Opened): string {
  return on(".nav .logo__picture").style.getPropertyValue("--logo");
}

const firstInput = () =>
  document.querySelector<HTMLInputElement>("[data-section-toolbar] input[type=file]");

async function addLogo(input: HTMLInputElement | null | undefined = firstInput()): Promise<void> {
  if (!input) throw new Error("No logo can be added");
  const file = new File(["x"], "logo.png", { type: "image/png" });
  Object.defineProperty(input, "files", { value: [file] });
  Object.defineProperty(input, "value", { value: "", writable: true });
  await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
  await until(() => opened !== undefined && uploadsOf(opened.editor).get().size === 0);
}

async function pull(handle: HTMLElement, by: number): Promise<void> {
  Object.assign(handle, { setPointerCapture: () => undefined });
  for (const [name, clientX] of [
    ["pointerdown", 100],
    ["pointermove", 100 + by],
    ["pointerup", 100 + by],
  ] as const)
    await act(async () => handle.dispatchEvent(new MouseEvent(name, { bubbles: true, clientX })));
}

it("LOGO-03: the first logo is added from the bar, and its width pulled by its corner or set by a slider within the device's range", async () => {
  opened = await openBar();
  const person = opened;
  await person.focus(person.button("Add a logo"));
  await addLogo();
  const logo = person.on(".nav .logo img");
  expect([logo.getAttribute("src"), logo.getAttribute("aria-label")]).toEqual([
    expect.stringContaining("logo1"),
    "Logo",
  ]);
  // the button that was pressed has gone, and the keyboard stays in its place
  expect(document.activeElement).toBe(person.button("Logo"));

  await person.click(person.button("Logo"));
  expect(document.activeElement?.textContent).toBe("Replace");
  await pull(person.button("Drag to resize the logo"), 60);
  expect([stored(person), shown(person)]).toEqual([260, "260px"]);
  await pull(person.button("Drag to resize the logo"), 900);
  expect(stored(person)).toBe(400);
  await person.undo();
  expect([stored(person), shown(person)]).toEqual([260, "260px"]);

  await person.click(person.on(".nav .logo img"));
  await person.click(person.button("Logo size"));
  const slider = document.querySelector<HTMLInputElement>("input[type=range]");
  expect([slider?.min, slider?.max, slider?.value]).toEqual(["10", "400", "260"]);
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  await act(async () => {
    set?.call(slider, "120");
    slider?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect([stored(person), shown(person)]).toEqual([260, "120px"]);
  await act(async () => slider?.dispatchEvent(new Event("keyup", { bubbles: true })));
  expect(stored(person)).toBe(120);
  expect(document.activeElement).toBe(slider);
  expect(slider?.closest("[role=dialog]")?.textContent).toContain("120 px, 10 to 400");
  await person.press("Escape");
  expect(document.activeElement?.closest("[role=toolbar]")).not.toBeNull();
});

it("LOGO-206: a first logo that would be higher than the bar is as wide as it fits, one undo; it is never made wider than its height lets it be", async () => {
  opened = await openBar();
  const person = opened;
  Object.assign(person.editor, { upload: async () => ({ ...asset, width: 500, height: 500 }) });
  await addLogo();
  expect(stored(person)).toBe(60);
  await person.undo();
  expect(stored(person)).toBe(200);
  await addLogo();
  const logo = person.on(".nav .logo img");
  Object.defineProperties(logo, { naturalWidth: { value: 500 }, naturalHeight: { value: 500 } });
  await person.click(person.button("Logo"));
  await pull(person.button("Drag to resize the logo"), 300);
  expect(stored(person)).toBe(115);
});

it("LOGO-04: both logos stand in one popover of the bar, each on its ground: added, replaced, removed, and which one the page shows", async () => {
  opened = await openBar();
  const person = opened;
  const onPage = () => person.page.querySelectorAll(".nav .logo__picture--dark img").length;
  const rows = () =>
    [...document.querySelectorAll<HTMLElement>("[role=dialog] [role=group]")].map((row) => ({
      name: document.getElementById(row.getAttribute("aria-labelledby") ?? "")?.textContent,
      pictures: row.querySelectorAll("img").length,
      isShown: row.textContent?.includes("On this page"),
    }));
  const give = (name: string) =>
    addLogo(person.button(name).parentElement?.querySelector<HTMLInputElement>("input[type=file]"));
  await addLogo();
  expect(() => person.button(/dark backgrounds/)).toThrow("No button");
  await person.click(person.button("Logo"));
  expect(document.activeElement).toBe(person.button("Replace: Logo"));
  expect(rows()).toEqual([
    { name: "Logo", pictures: 1, isShown: true },
    { name: "Logo for dark backgrounds", pictures: 0, isShown: false },
  ]);

  await give("Add a logo for dark backgrounds");
  await until(() => onPage() === 1);
  expect(rows()[1]).toEqual({ name: "Logo for dark backgrounds", pictures: 1, isShown: false });
  // on dark ground the page draws the second one
  const first = person.on(".nav .logo__picture--light img");
  Object.assign(first, { getClientRects: () => [] });
  person.canvas.tracker.touch("any");
  await until(() => rows()[1]?.isShown === true);
  expect(rows()[0]?.isShown).toBe(false);
  Reflect.deleteProperty(first, "getClientRects");

  await person.focus(person.button("Remove: Logo for dark backgrounds"));
  await person.click(person.button("Remove: Logo for dark backgrounds"));
  await until(() => onPage() === 0);
  // the button that was pressed has gone, and the keyboard stays in its place
  expect(document.activeElement).toBe(person.button("Add a logo for dark backgrounds"));
  await person.press("Escape");
  expect(document.querySelector("[role=dialog]")).toBeNull();
  expect(document.activeElement).toBe(person.button("Logo"));

  // without the first there is no second
  await person.click(person.button("Logo"));
  await person.click(person.button("Remove: Logo"));
  expect(document.activeElement?.textContent).toBe("Add a logo");
  expect(rows()).toEqual([{ name: "Logo", pictures: 0, isShown: false }]);
  await person.undo();
  await person.undo();
  await until(() => onPage() === 1);
  await person.undo();
  await until(() => onPage() === 0);
});
