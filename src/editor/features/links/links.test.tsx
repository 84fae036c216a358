// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { openWholeCanvas } from "../../testing/open-whole-canvas.tsx";

type Opened = Awaited<ReturnType<typeof openWholeCanvas>>;
let opened: Opened | undefined;
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
