// @vitest-environment jsdom
import { isDeepStrictEqual } from "node:util";
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { sectionsOf } from "../../../session/sections-of.ts";
import { until } from "../../../testing/mount.tsx";
import { openWholeCanvas } from "../../../testing/open-whole-canvas.tsx";

type Opened = Awaited<ReturnType<typeof openWholeCanvas>>;
let opened: Opened | undefined;
afterEach(() => opened?.close());

const said = "#comp-mail .email-1__said [data-edit=text]";
const choice = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>("[role=menuitemradio]")];
  const item = found.find(({ textContent }) => textContent === name);
  if (!item) throw new Error(`No choice is ${name}`);
  return item;
};

const menu = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('button[aria-label="What the form shows"]');

/** Opens the menu, which comes with the tools of the section, and chooses what the form shows. */
async function show(person: Opened, name: string): Promise<void> {
  await until(() => menu() !== null);
  await person.click(person.button("What the form shows"));
  await until(() => document.querySelector("[role=menuitemradio]") !== null);
  await person.click(choice(name));
}

function endingOf({ editor }: Opened): unknown {
  return sectionsOf(editor).find(({ id }) => id === "mail")?.fields["subscribedText"];
}

it("FORM-26: a form is shown as it ends, with the caret in its words; they begin as Vitrine's own, and undo leads back to them", async () => {
  opened = await openWholeCanvas();
  const person = opened;
  await person.click(person.on("#comp-mail"));
  await show(person, "After subscribing");
  await until(() => person.page.querySelector(said) === person.page.activeElement);
  const words = person.on(said);
  expect(words.dataset["placeholder"]).toBe("Спасибо за подписку!");
  expect(words.textContent).toBe("");
  expect(words.tabIndex).toBe(0);

  const target = { page: "home", section: "mail" };
  const spot = { target, path: ["subscribedText"], language: "ru" };
  await person.dispatch({ name: "text.set", args: { ...spot, text: "Ждите!", was: "" } });
  expect(words.textContent).toBe("Ждите!");
  await show(person, "Form");
  await until(() => person.page.querySelector(said) === null);

  await person.undo();
  expect(endingOf(person)).toEqual({});
  await until(() => person.page.querySelector(said) !== null);
});

it("FORM-26: what else is shown of the form ends that, and a section without a form has no such menu", async () => {
  opened = await openWholeCanvas();
  const person = opened;
  const target = { page: "home", section: "mail" };
  await act(async () => person.canvas.reveal(target, { path: ["subscribedText"] }));
  await until(() => person.page.querySelector(said) !== null);
  await act(async () => person.canvas.reveal(target, { path: ["hint"], focusText: true }));
  await until(() => person.page.querySelector(said) === null);
  await person.click(person.on("#comp-mail"));
  await until(() => menu() !== null);
  const goods = { page: "home", section: "goods" };
  await person.click(person.on("#comp-goods"));
  await until(() => isDeepStrictEqual(person.editor.selection.get(), goods));
  await until(() => menu() === null);
});
