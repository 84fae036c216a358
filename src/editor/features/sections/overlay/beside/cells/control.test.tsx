// @vitest-environment jsdom
import { act } from "react";
import { expect, it, onTestFinished } from "vitest";
import { testSection } from "#/render/render-fixture.ts";
import { findSection } from "#/sections/definitions.ts";
import { pageKey } from "#/site/records.ts";
import { canvasState } from "../../../../../canvas/canvas-state.ts";
import { click, mount, type } from "../../../../../testing/mount.tsx";
import { createSampleEditor } from "../../../../../testing/sample-editor.ts";
import { FieldsBeside } from "../../fields-beside.tsx";

/** The first row of a new timetable, edited beside it. */
async function openRow() {
  const editor = createSampleEditor(async () => {
    throw new Error("Nothing is asked");
  });
  const page = editor.page.get();
  const section = testSection("TimetableWeek", "s1", "ru");
  const header = editor.store.records()[pageKey(page)]?.sections[0]?.id ?? null;
  editor.store.dispatch({ name: "section.add", args: { page, section, after: header } });
  const specs = findSection("TimetableWeek")?.fields["rows"];
  if (specs?.kind !== "list") throw new Error("There are no rows");
  const list = (name: string) => {
    const own = editor.store.records()[pageKey(page)]?.sections.find(({ id }) => id === "s1");
    const items = own?.fields[name];
    return Array.isArray(items) ? (items as readonly { id: string; facts?: unknown }[]) : [];
  };
  const row = list("rows")[0]?.id ?? "";
  const mounted = await mount(
    <FieldsBeside
      target={{ page, section: "s1" }}
      within={["rows", row]}
      specs={specs.item}
      element={() => undefined}
      onLeave={() => undefined}
    />,
    editor,
  );
  onTestFinished(() => mounted.unmount());
  return { ...mounted, list, editor };
}

it("CELLS-10: a cell of a timetable gets a colour of its key beside its words, and has a field for its link", async () => {
  const { container, list } = await openRow();
  const groups = () => container.querySelectorAll(".swatches");
  await expect.poll(() => groups().length).toBe(2);
  const swatches = [...(groups()[0]?.querySelectorAll<HTMLElement>("[role=radio]") ?? [])];
  const names = swatches.map(({ textContent }) => textContent);
  expect(names).toEqual(["None", "спокойно", "до седьмого пота", "под музыку"]);
  expect(swatches[1]?.getAttribute("aria-checked")).toBe("true");
  expect(container.querySelector('input[aria-label="Link"]')).not.toBeNull();
  if (swatches[2]) await click(swatches[2]);
  const [monday, , wednesday] = list("days");
  const [calm, strong] = list("kinds");
  expect(list("rows")[0]?.facts).toEqual({
    [wednesday?.id ?? ""]: { kind: calm?.id },
    [monday?.id ?? ""]: { kind: strong?.id },
  });
});

/** The cells of a row of the page, without anything in them. */
function rowOfPage(): readonly HTMLElement[] {
  const table = document.createElement("table");
  table.innerHTML = `<tr><th></th>${'<td><span data-edit="value" tabindex="0"></span></td>'.repeat(6)}</tr>`;
  document.body.append(table);
  onTestFinished(() => table.remove());
  return [...table.querySelectorAll("span")];
}

it("CELLS-11: a press on a cell edits that cell alone, under its day and time, which the keyboard goes to and leaves again", async () => {
  const { container, editor } = await openRow();
  await expect.poll(() => container.querySelectorAll(".swatches").length).toBe(2);
  const { popoverTarget } = canvasState(editor);
  const cells = rowOfPage();
  const press = async (at: number): Promise<void> => {
    const element = cells[at];
    if (!element) throw new Error("There is no such cell");
    // its control asks for nothing of the handle
    await act(async () => popoverTarget.set({ kind: "value", element, handle: {} as never }));
  };
  const title = () => container.querySelector("h2")?.textContent;
  await press(0);
  expect(title()).toBe("Понедельник · 7:30");
  expect(container.querySelectorAll(".swatches")).toHaveLength(1);
  expect(document.activeElement).toBe(container.querySelector(".item-options"));
  await press(1);
  expect(title()).toBe("Вторник · 7:30");
  expect(container.querySelectorAll(".swatches")).toHaveLength(0);
  const close = container.querySelector<HTMLElement>('[aria-label="Close"]');
  if (close) await click(close);
  expect(popoverTarget.get()).toBeNull();
  expect(document.activeElement).toBe(cells[1]);
});

it("LINK-15: words typed for a cell’s link stay with that cell when another one or nothing is edited, and after a reload", async () => {
  sessionStorage.clear();
  const { container, editor, unmount } = await openRow();
  await expect.poll(() => container.querySelectorAll(".swatches").length).toBe(2);
  const { popoverTarget } = canvasState(editor);
  const cells = rowOfPage();
  const field = () => container.querySelector<HTMLInputElement>('input[aria-label="Link"]');
  const press = async (element: HTMLElement | undefined): Promise<void> => {
    if (!element) throw new Error("There is no such cell");
    await act(async () => popoverTarget.set({ kind: "value", element, handle: {} as never }));
  };
  await press(cells[0]);
  const first = field();
  if (!first) throw new Error("There is no link");
  await type(first, "Autumn classes");
  await press(cells[2]);
  expect(editor.toasts.get().at(-1)?.message).toMatch(/^“Autumn classes” doesn’t lead/);
  expect(field()?.value).toBe("");
  await press(cells[0]);
  expect(field()?.value).toBe("Autumn classes");
  // what a reload finds in the tab
  unmount();
  expect(Object.values({ ...sessionStorage }).join()).toContain("Autumn classes");
  sessionStorage.clear();
});
