// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { openWholeCanvas } from "../../../testing/open-whole-canvas.tsx";

type Opened = Awaited<ReturnType<typeof openWholeCanvas>>;
let opened: Opened | undefined;
afterEach(() => opened?.close());

/** Whose tools have the keyboard; undefined where it is elsewhere. */
function toolsHeld({ editor }: Opened): string | undefined {
  if (!document.activeElement?.closest("[data-section-toolbar]")) return undefined;
  const selected = editor.selection.get();
  return selected && "section" in selected ? selected.section : undefined;
}

async function select(person: Opened, section: string): Promise<void> {
  await person.click(person.on(`#comp-${section}`));
  expect(person.editor.selection.get()).toEqual({ page: "home", section });
}

async function pressTool(person: Opened, name: string): Promise<void> {
  const tool = person.button(name);
  await person.focus(tool);
  await person.click(tool);
}

it("FOCUS-02: whoever deletes a section by its tools is at those of the next one, and of this one after undoing", async () => {
  opened = await openWholeCanvas();
  await select(opened, "goods");
  await pressTool(opened, "Delete");
  const next = toolsHeld(opened);
  expect(next).toBeDefined();
  expect(next).not.toBe("goods");
  await opened.undo();
  expect(toolsHeld(opened)).toBe("goods");
});

it("FOCUS-02: whoever deletes a section whose next one isn’t in sight yet is at the tools of that one", async () => {
  opened = await openWholeCanvas();
  await select(opened, "goods");
  const { focus } = HTMLElement.prototype;
  // browsers give the keyboard to nothing that is hidden
  const refuse = vi.spyOn(HTMLElement.prototype, "focus").mockImplementation(function (
    this: HTMLElement,
    options,
  ) {
    if (this.closest<HTMLElement>(".tracked")?.style.visibility !== "hidden")
      focus.call(this, options);
  });
  opened.button("Delete").closest<HTMLElement>(".tracked")?.style.setProperty("visibility", "");
  await pressTool(opened, "Delete");
  const next = toolsHeld(opened);
  refuse.mockRestore();
  expect(next).toBeDefined();
  expect(next).not.toBe("goods");
});

it("FOCUS-02: whoever duplicates a section by its tools is at those of the copy", async () => {
  opened = await openWholeCanvas();
  await select(opened, "goods");
  await pressTool(opened, "Duplicate");
  const copy = toolsHeld(opened);
  expect(copy).toBeDefined();
  expect(copy).not.toBe("goods");
});

it("FOCUS-02: undoing by the toast leads back to the tools", async () => {
  opened = await openWholeCanvas();
  await select(opened, "goods");
  await pressTool(opened, "Delete");
  const toasts = document.body.appendChild(document.createElement("div"));
  toasts.className = "toasts";
  const undo = toasts.appendChild(document.createElement("button"));
  await opened.focus(undo);
  await opened.undo();
  expect(toolsHeld(opened)).toBe("goods");
  toasts.remove();
});

it("FOCUS-02: nobody who is elsewhere is led to the tools", async () => {
  opened = await openWholeCanvas();
  await select(opened, "goods");
  const field = document.body.appendChild(document.createElement("input"));
  await opened.focus(opened.button("Delete"));
  await opened.focus(field);
  await opened.dispatch({ name: "section.remove", args: { page: "home", section: "goods" } });
  expect(document.activeElement).toBe(field);
  field.remove();
});
