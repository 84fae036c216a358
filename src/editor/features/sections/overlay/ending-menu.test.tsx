// @vitest-environment jsdom
import { isDeepStrictEqual } from "node:util";
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { linkSteps } from "#/site/linked-steps.ts";
import { sectionsOf } from "../../../session/sections-of.ts";
import { until } from "../../../testing/mount.tsx";
import { openWholeCanvas } from "../../../testing/open-whole-canvas.tsx";

type Opened = Awaited<ReturnType<typeof openWholeCanvas>>;
let opened: Opened | undefined;
afterEach(() => opened?.close());

const said = "#comp-mail .joined__said [data-edit=text]";
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

it("FORM-26: what else is shown of the form ends that, leaving its words does, and a section without a form has no such menu", async () => {
  opened = await openWholeCanvas();
  const person = opened;
  const target = { page: "home", section: "mail" };
  const reveal = (path: string, focusText: boolean): Promise<void> =>
    act(async () => {
      person.canvas.reveal(target, { path: [path], focusText });
      // it is looked for with the next frame, and would take the selection back later
      const { promise, resolve } = Promise.withResolvers<number>();
      person.page.defaultView?.requestAnimationFrame(resolve);
      await promise;
    });
  await reveal("subscribedText", false);
  await until(() => person.page.querySelector(said) !== null);
  await reveal("hint", true);
  await until(() => person.page.querySelector(said) === null);
  await person.click(person.on("#comp-mail"));
  await until(() => menu() !== null);
  await show(person, "After subscribing");
  await until(() => person.page.querySelector(said) === person.page.activeElement);
  await person.press("Escape");
  await until(() => person.page.querySelector(said) === null);
  await show(person, "After subscribing");
  await until(() => person.page.querySelector(said) === person.page.activeElement);
  await person.focus(person.on("#comp-mail .email-1__hint, #comp-mail h2"));
  await until(() => person.page.querySelector(said) === null);
  await show(person, "After subscribing");
  await until(() => person.page.querySelector(said) === person.page.activeElement);
  const goods = { page: "home", section: "goods" };
  await person.click(person.on("#comp-goods"));
  await until(() => isDeepStrictEqual(person.editor.selection.get(), goods));
  await until(() => menu() === null);
  expect(person.page.querySelector(said)).toBeNull();
});

it("FORM-26: leaving the words that a linked form ends with shows the form again", async () => {
  opened = await openWholeCanvas();
  const person = opened;
  const home = person.editor.store.records()["page:home"];
  if (!home) throw new Error("There is no home page");
  await act(async () => void person.editor.dispatch(linkSteps(home, "mail", "shared")));
  await person.click(person.on("#comp-mail"));
  await show(person, "After subscribing");
  await until(() => person.page.querySelector(said) === person.page.activeElement);
  await person.press("Escape");
  await until(() => person.page.querySelector(said) === null);
});
