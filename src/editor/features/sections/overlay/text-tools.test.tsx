// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { sectionsOf } from "../../../session/sections-of.ts";
import { openWholeCanvas } from "../../../testing/open-whole-canvas.tsx";

type Opened = Awaited<ReturnType<typeof openWholeCanvas>>;
let opened: Opened | undefined;
afterEach(() => opened?.close());

function goods({ editor }: Opened) {
  return sectionsOf(editor).find(({ id }) => id === "goods")?.fields ?? {};
}

it("ALIGN-01: the text that is typed in is aligned beside its section, and stays edited; undo takes it back", async () => {
  opened = await openWholeCanvas();
  const person = opened;
  const title = person.on("#comp-goods :is(h1, h2)[data-edit=text]");
  await person.focus(title);
  const before = goods(person)["titleAlignment"];
  await person.click(person.button("Align to the end"));
  expect(goods(person)["titleAlignment"]).toBe("end");
  expect(title.dataset["align"]).toBe("end");
  expect(person.button("Align to the end").getAttribute("aria-pressed")).toBe("true");
  expect(person.canvas.text.focus.get()?.element).toBe(title);
  await person.undo();
  expect(goods(person)["titleAlignment"]).toBe(before);
});

it("BACK-01: what a section stands on is changed beside it, from its toolbar", async () => {
  opened = await openWholeCanvas();
  const person = opened;
  await person.click(person.on("#comp-goods"));
  await person.click(person.button("Background"));
  const popover = document.querySelector<HTMLElement>(".background-popover");
  expect(popover?.closest("[role=dialog]")).not.toBeNull();
  const dark = [...(popover?.querySelectorAll<HTMLElement>("[role=radio]") ?? [])].find(
    ({ textContent }) => textContent === "Dark",
  );
  if (!dark) throw new Error("There are no colours to choose");
  await person.click(dark);
  expect(person.on("#comp-goods").dataset["mode"]).toBe("dark");
});
