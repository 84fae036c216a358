// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { until } from "../../testing/mount.tsx";
import { openWholeCanvas } from "../../testing/open-whole-canvas.tsx";

type Opened = Awaited<ReturnType<typeof openWholeCanvas>>;
let opened: Opened | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => opened?.close());

const words = "#comp-head .header-21__rest [data-edit=item] [data-edit=text]";

async function typeAddress(address: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>("[role=combobox]");
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  await act(async () => {
    field?.focus();
    set?.call(field, address);
    field?.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
}

function leadsTo({ on }: Opened): string | undefined {
  return on(words).closest<HTMLElement>('[data-edit="link"]')?.dataset["href"];
}

it("LINK-14: a click on a button opens where it leads, which is typed or chosen; http:// comes by itself, and it is taken away again", async () => {
  opened = await openWholeCanvas();
  const person = opened;
  await person.click(person.on(words));
  expect(document.querySelector('.canvas-pop [role="dialog"]')?.getAttribute("aria-label")).toBe(
    "Link",
  );
  await typeAddress("bakery.example");
  expect(document.querySelector(".link-note")?.textContent).toContain(
    "bakery.exampleOpens in a new tab",
  );
  await person.press("Enter");
  expect(leadsTo(person)).toContain("http://bakery.example");

  await typeAddress("Галерея");
  await person.press("ArrowDown");
  await person.press("Enter");
  expect(leadsTo(person)).toBe("/connect/");

  await person.click(person.button("Remove link"));
  expect(leadsTo(person)).toBeUndefined();
});

it("LINK-14: a suggestion that comes while the pointer is over the list waits until it leaves, or something else is typed", async () => {
  opened = await openWholeCanvas();
  const person = opened;
  const hash = "a".repeat(64);
  const addFile = (id: string) =>
    person.dispatch({
      name: "file.add",
      args: {
        file: { id, name: `${id}.pdf`, kind: "pdf", hash, size: 20, tags: ["menu"] },
        after: null,
      },
    });
  const names = () =>
    [...document.querySelectorAll("[role=option] .grow")]
      .map(({ textContent }) => textContent)
      .filter((name) => name.endsWith(".pdf"));
  const point = async (type: "pointermove" | "pointerout") =>
    act(async () => {
      const init = { bubbles: true, pointerType: "mouse", relatedTarget: document.body };
      document.querySelector("[role=option]")?.dispatchEvent(new PointerEvent(type, init));
    });
  await addFile("lunch");
  await person.click(person.on(words));
  await typeAddress("menu");
  await point("pointermove");
  await addFile("dinner");
  expect(names()).toEqual(["lunch.pdf"]);
  await point("pointerout");
  expect(names()).toEqual(["dinner.pdf", "lunch.pdf"]);

  await point("pointermove");
  await addFile("brunch");
  expect(names()).toEqual(["dinner.pdf", "lunch.pdf"]);
  await typeAddress("men");
  await typeAddress("menu");
  expect(names()).toEqual(["brunch.pdf", "dinner.pdf", "lunch.pdf"]);
});

const note = () => document.querySelector(".link-note")?.textContent;
const field = () => document.querySelector<HTMLInputElement>("[role=combobox]");
const leave = () => act(async () => field()?.blur());
const marked = () => document.querySelector("[role=option][aria-selected=true]")?.textContent;

it("LINK-15: words that lead nowhere stay in the field that is left, with what is missing, also when it was closed meanwhile; Escape gives them up", async () => {
  opened = await openWholeCanvas();
  const person = opened;
  const before = leadsTo(person);
  await person.click(person.on(words));
  await typeAddress("Christmas orders");
  expect(note()).toBe("No address yet");
  await leave();
  expect([field()?.value, note()]).toEqual([
    "Christmas orders",
    "Choose a page or enter an address",
  ]);
  expect(field()?.getAttribute("aria-invalid")).toBe("true");

  await person.click(person.on("#comp-head h1"));
  expect(field()).toBeNull();
  expect(person.editor.toasts.get().at(-1)?.message).toMatch(/^“Christmas orders” doesn’t lead/);
  await person.click(person.on(words));
  expect([field()?.value, note()]).toEqual([
    "Christmas orders",
    "Choose a page or enter an address",
  ]);
  expect(leadsTo(person)).toBe(before);

  await act(async () => field()?.focus());
  await person.press("Escape");
  expect(field()?.value).not.toBe("Christmas orders");
  await person.click(person.on("#comp-head h1"));
  await person.click(person.on(words));
  expect(field()?.value).not.toBe("Christmas orders");
});

it("LINK-15: what Enter takes is marked, the page that could be made too; the arrow keys mark another", async () => {
  opened = await openWholeCanvas();
  const person = opened;
  await person.click(person.on(words));
  await typeAddress("bakery.example");
  expect(marked()).toBeUndefined();
  await typeAddress("Галерея");
  expect(marked()).toContain("/connect");
  await typeAddress("Christmas orders");
  expect(marked()).toBe("Create page “Christmas orders”");
  await person.press("Enter");
  const made = () => person.editor.store.records().index?.entries.at(-1);
  await until(() => made()?.name === "Christmas orders");
  expect(leadsTo(person)).toBe(`${made()?.path}/`);
});

it("LINK-203: a page that is made from the field is told of, with the way to it, until it is undone", async () => {
  opened = await openWholeCanvas();
  const person = opened;
  const { toasts } = person.editor;
  await person.click(person.on(words));
  await typeAddress("Christmas orders");
  await person.press("Enter");
  await until(() => toasts.get().length > 0);
  expect(toasts.get()).toMatchObject([
    { message: "Page “Christmas orders” created", action: { label: "Open" } },
  ]);
  const made = person.editor.store.records().index?.entries.at(-1)?.id;
  await act(async () => toasts.get()[0]?.action?.run());
  await until(() => person.editor.page.get() === made);
  await act(async () => person.editor.undo());
  expect(toasts.get()).toEqual([]);
});

it("LINK-201: an emptied field says that there is no link, and offers pages as well as sections", async () => {
  opened = await openWholeCanvas();
  const person = opened;
  await person.click(person.on(words));
  await typeAddress("bakery.example");
  await person.press("Enter");
  expect(note()).toContain("Goes to bakery.example");
  await typeAddress("");
  expect(note()).toBe("No link");
  const list = document.querySelector("[role=listbox]");
  const groups = [...(list?.querySelectorAll(".group-label") ?? [])].map((one) => one.textContent);
  expect(groups).toEqual(["On this page", "Pages"]);
  await leave();
  expect(leadsTo(person)).toBeUndefined();
});

it("LINK-66: a path that no page has is told of at once, also once it is taken, and its page can be made there", async () => {
  opened = await openWholeCanvas();
  const person = opened;
  await person.click(person.on(words));
  await typeAddress("/workshops-2027");
  expect(note()).toBe("There’s no page at /workshops-2027");
  await person.press("Enter");
  expect(leadsTo(person)).toBe("/workshops-2027/");
  expect(note()).toBe("There’s no page at /workshops-2027");

  await typeAddress("/works/spring-2027");
  await person.press("ArrowUp");
  expect(marked()).toBe("Create page “Spring 2027”/works/spring-2027");
  await person.press("Enter");
  const made = () => person.editor.store.records().index?.entries.at(-1);
  await until(() => made()?.name === "Spring 2027");
  expect(made()?.path).toBe("/works/spring-2027");
  expect(note()).toMatch(/^Goes to .*\/works\/spring-2027\//);
});
