// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import type { Call } from "../api/request.ts";
import { click, mount, until } from "../testing/mount.tsx";
import type { Mounted } from "../testing/mount.tsx";
import { createSampleEditor } from "../testing/sample-editor.ts";
import { SiteBar } from "./site-bar.tsx";

let mounted: Mounted;
afterEach(() => {
  mounted.unmount();
  document.body.innerHTML = "";
});

const call: Call = async <Answer,>() => ({}) as Answer;

it("PEOPLE-11: whoever may only look is told so in place of what is saved, and has nothing to undo", async () => {
  const editor = createSampleEditor(call);
  mounted = await mount(<SiteBar />, editor);
  expect(mounted.all("[aria-label=Undo]")).toHaveLength(1);
  await act(async () => editor.role.set("viewer"));
  expect(mounted.find("[role=status]").textContent).toBe("You can view this site");
  expect(mounted.all("[aria-label=Undo]")).toEqual([]);
});

it("MORE-01: sharing is under More too, and opens where its button has no room in the bar", async () => {
  const none: Call = async <Answer,>(to: string) =>
    (to.includes("releases") ? [] : { links: [] }) as Answer;
  mounted = await mount(<SiteBar />, createSampleEditor(none));
  const find = (selector: string, words: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      ({ textContent }) => textContent === words,
    );
  await until(() => find("header button", "Share") !== undefined);
  await click(mounted.find(".more-at-foot"));
  await until(() => find("[role=menuitem]", "Share") !== undefined);
  await click(find("[role=menuitem]", "Share") ?? document.body);
  const dialog = () => document.querySelector("[role=dialog]");
  await until(() => dialog()?.getAttribute("aria-label") === "Share");
  await click(find("header button", "Share") ?? document.body);
  expect(dialog()).toBeNull();
});

it("MORE-01: on every screen of a site More has what the bar of phones has no room for, redoing among it", async () => {
  const editor = createSampleEditor(call);
  mounted = await mount(<SiteBar />, editor);
  const items = () =>
    [...document.querySelectorAll("[role=menuitem]")].map((item) => item.textContent ?? "");
  const open = async (): Promise<void> => {
    await click(mounted.find(".more-at-foot"));
    await until(() => items().length > 0);
  };
  await open();
  expect(items()).toEqual(expect.arrayContaining(["Commands", "Checks on this page"]));
  expect(items()).not.toContain("Redo");
  await click(mounted.find(".more-at-foot"));
  await until(() => items().length === 0);
  await act(async () => {
    editor.dispatch({ name: "site.rename", args: { name: "Bakery" } });
    editor.store.undo();
  });
  await open();
  const redo = [...document.querySelectorAll<HTMLElement>("[role=menuitem]")].find(
    (item) => item.textContent === "Redo",
  );
  await click(redo ?? document.body);
  expect(editor.store.records().site?.name).toBe("Bakery");
});
