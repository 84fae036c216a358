// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { placeOf } from "#/site/linked.ts";
import { linkSteps } from "#/site/linked-steps.ts";
import { readPage } from "#/site/operations/target.ts";
import { pageKey } from "#/site/records.ts";
import type { Call } from "../../../api/request.ts";
import type { Editor } from "../../../session/editor.ts";
import { click, mount, until } from "../../../testing/mount.tsx";
import type { Mounted } from "../../../testing/mount.tsx";
import { createSampleEditor } from "../../../testing/sample-editor.ts";
import { LinkedMenu } from "./linked-menu.tsx";

let mounted: Mounted | undefined;
afterEach(() => mounted?.unmount());

/** The products of the home page are linked; the server knows nothing of that yet. */
async function open(pages: "one" | "two") {
  const editor = createSampleEditor((async () => []) as Call);
  const steps = linkSteps(readPage(editor.store.records(), "home"), "goods", "shared");
  const place = { page: "gallery", section: placeOf("there", "shared"), after: "bar" };
  const second = pages === "two" ? [{ name: "section.add", args: place }] : [];
  expect(editor.dispatch([...steps, ...second])).toMatchObject({ outcome: "done" });
  mounted = await mount(<LinkedMenu section="goods" linked="shared" />, editor);
  await click(mounted.find("button"));
  await until(() => items().length > 0);
  return editor;
}

const places = [{ linked: "shared", page: "gallery", section: "there" }];

/** The server knows of the second page, which isn't loaded here; `load` loads it, or can't. */
async function openFar(load: () => Promise<void>) {
  const whole = createSampleEditor((async () => places) as Call);
  const steps = linkSteps(readPage(whole.store.records(), "home"), "goods", "shared");
  const place = { page: "gallery", section: placeOf("there", "shared"), after: "bar" };
  whole.dispatch([...steps, { name: "section.add", args: place }]);
  let isLoaded = false;
  const records = (): ReturnType<Editor["store"]["records"]> => {
    const all = whole.store.records();
    return isLoaded ? all : { ...all, [pageKey("gallery")]: undefined };
  };
  const loadPage = async (): Promise<void> => {
    await load();
    isLoaded = true;
  };
  const editor = { ...whole, store: { ...whole.store, records, loadPage } };
  mounted = await mount(<LinkedMenu section="goods" linked="shared" />, editor);
  await click(mounted.find("button"));
  await until(() => items().length > 0);
  expect(words().at(-1)).toBe("Delete from both pages");
  const last = items().at(-1);
  if (last) await click(last);
  await until(() => editor.toasts.get().length > 0);
  const all = whole.store.records();
  const standing = ["home", "gallery"].filter((page) =>
    readPage(all, page).sections.some(({ linked }) => linked === "shared"),
  );
  return { editor, standing, linked: all.site?.linked?.map(({ id }) => id) };
}

const items = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[role=menuitem]")];
const words = (): (string | null)[] => items().map(({ textContent }) => textContent);

describe("the menu of a linked section", () => {
  it("LINKED-04: names the other page and deletes it from both", async () => {
    const { store, toasts } = await open("two");
    expect(words()).toEqual(["Галерея", "Detach from the other pages", "Delete from both pages"]);
    const last = items().at(-1);
    if (last) await click(last);
    const isGone = (): boolean => store.records().site?.linked === undefined;
    await until(isGone);
    expect(toasts.get().map(({ message }) => message)).toEqual(["Deleted from 2 pages"]);
    for (const page of ["home", "gallery"])
      expect(readPage(store.records(), page).sections.filter((one) => one.linked)).toEqual([]);
  });

  it("LINKED-04: says that it is deleted from one page where it stands on one", async () => {
    await open("one");
    expect(words().at(-1)).toBe("Delete from 1 page");
  });

  it("LINKED-04: a page that isn't loaded is counted as the server has it, loaded and changed too; undo is offered", async () => {
    const { editor, standing, linked } = await openFar(async () => undefined);
    expect(standing).toEqual([]);
    expect(linked).toBeUndefined();
    const [toast] = editor.toasts.get();
    toast?.action?.run();
    expect(editor.store.records().site?.linked?.map(({ id }) => id)).toEqual(["shared"]);
  });

  it("LINKED-04: deletes nothing and says so where one of its pages can't be loaded", async () => {
    const { editor, standing, linked } = await openFar(() => Promise.reject(new Error("offline")));
    expect(editor.toasts.get().map(({ message }) => message)).toEqual(["This couldn’t be loaded"]);
    expect(standing).toEqual(["home", "gallery"]);
    expect(linked).toEqual(["shared"]);
  });
});
