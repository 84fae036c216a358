// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import type { Target } from "#/site/operations/target.ts";
import { linkSteps } from "#/site/linked-steps.ts";
import { until } from "../testing/mount.tsx";
import { openWholeCanvas } from "../testing/open-whole-canvas.tsx";
import { canvasState } from "./canvas-state.ts";

type Opened = Awaited<ReturnType<typeof openWholeCanvas>>;
let opened: Opened | undefined;
afterEach(() => opened?.close());

/** Opens the home page as visitors see it. */
async function openPreview(): Promise<Opened> {
  const person = await openWholeCanvas();
  await act(async () => canvasState(person.editor).isPreview.set(true));
  await until(() => person.page.querySelector("main > section:not([data-edit])") !== null);
  await until(() => person.page.querySelector('[data-edit="text"]') === null);
  return person;
}

const shown = ({ page }: Opened, selector: string): string =>
  page.querySelector(selector)?.textContent ?? "";

it("LIVE-171: who only looks sees what others write: in a section, a linked one, the footer, and which sections there are", async () => {
  opened = await openPreview();
  const person = opened;
  const write = (target: Target, text: string, was: string): Promise<void> => {
    const args = { target, path: ["title"], language: "ru", text, was };
    return person.dispatch({ name: "text.set", args });
  };
  await write({ page: "home", section: "head" }, "Хлеб", "Скажите главное одной строкой");
  expect(shown(person, "h1")).toBe("Хлеб");
  const home = person.editor.store.records()["page:home"];
  if (!home) throw new Error("There is no home page");
  await act(async () => void person.editor.dispatch(linkSteps(home, "mail", "shared")));
  await write({ part: "linked", linked: "shared" }, "Письма", "Письма, которые хочется открыть");
  expect(shown(person, "main > section:last-of-type")).toContain("Письма");
  const about = { target: { part: "footer" }, path: ["about"], language: "ru" };
  const was = "Скажите одной фразой, что вы делаете и где.";
  await person.dispatch({ name: "text.set", args: { ...about, text: "Пекарня", was } });
  expect(shown(person, "footer")).toContain("Пекарня");
  const goods = (): Element | null => person.page.querySelector("#comp-goods");
  expect(goods()).not.toBeNull();
  await person.dispatch({ name: "section.remove", args: { page: "home", section: "goods" } });
  expect(goods()).toBeNull();
});
