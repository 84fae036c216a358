// @vitest-environment jsdom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { FoundText } from "#/api/texts.ts";
import { findInText } from "#/lib/find-text.ts";
import { templates } from "#/sections/registry.ts";
import { pageParts } from "#/site/document-parts.ts";
import { textsOf } from "#/site/document-texts.ts";
import { pageKey } from "#/site/records.ts";
import type { Call } from "../../api/request.ts";
import type { Editor } from "../../session/editor.ts";
import { click, mount, press, type, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { FindPanel } from "./find-panel.tsx";

let mounted: Mounted;
afterEach(() => mounted.unmount());

const home = (editor: Editor) => editor.store.records()[pageKey("home")]!;

/** Every wording of the home page that says something, as the server answers it. */
function answerOf(editor: Editor, query: URLSearchParams): FoundText[] {
  const search = {
    search: query.get("search") ?? "",
    matchCase: query.get("matchCase") === "true",
    wholeWord: query.get("wholeWord") === "true",
  };
  return textsOf(pageParts(home(editor), templates)).flatMap(
    ({ text, path, limit, target, template = null }) =>
      Object.entries(text).flatMap(([language, wording]) =>
        wording && findInText(wording.text, search).length > 0
          ? [
              {
                page: "home",
                target,
                template,
                path: [...path],
                language,
                text: wording.text,
                limit,
              },
            ]
          : [],
      ),
  );
}

// jsdom scrolls nothing
HTMLElement.prototype.scrollIntoView = () => undefined;

async function open({ failure }: { failure?: Error } = {}) {
  const asked: string[] = [];
  const call = (async (path: string) => {
    asked.push(path);
    if (failure && asked.length === 1) throw failure;
    const texts = answerOf(editor, new URLSearchParams(path.split("?")[1]));
    return { total: texts.length, texts };
  }) as Call;
  const editor = createSampleEditor(call);
  const onClose = vi.fn<() => void>();
  mounted = await mount(<FindPanel onClose={onClose} />, editor);
  const look = (words: string) =>
    type(mounted.find<HTMLInputElement>('[aria-label="Find in all texts"]'), words);
  const replace = (words: string) =>
    type(mounted.find<HTMLInputElement>('[aria-label="Replace with"]'), words);
  return { editor, asked, look, replace, onClose };
}

const rows = () => mounted.all(".found-row");
const said = (editor: Editor) =>
  textsOf(pageParts(home(editor), templates)).flatMap(({ text }) =>
    Object.values(text).map((wording) => wording?.text ?? ""),
  );
const button = (name: RegExp) =>
  mounted.all("button").find(({ textContent }) => name.test(textContent ?? ""))!;

describe("finding and replacing", () => {
  it("FIND-03: lists what is found by page, and shows what goes and what comes", async () => {
    const { look, replace, asked } = await open();
    await look("ст");
    await until(() => rows().length > 0);
    expect(mounted.find(".found-group h3").textContent).toMatch(/\d$/);
    await replace("лис");
    expect(rows()[0]?.querySelector("del")?.textContent?.toLowerCase()).toBe("ст");
    expect(rows()[0]?.querySelector("ins")?.textContent?.toLowerCase()).toBe("лис");
    expect(asked.every((path) => path.startsWith("sites/1/texts?search="))).toBe(true);
  });

  it("FIND-04: replaces in what is selected, as one step that undo takes back", async () => {
    const { editor, look, replace } = await open();
    const before = said(editor);
    await look("ст");
    await until(() => rows().length > 1);
    await replace("лис");
    const count = rows().length;
    await click(rows()[0]!.querySelector("input")!);
    await click(button(/^Replace \d+$/));
    await until(() => editor.toasts.get().length > 0);
    const changed = said(editor).filter((text, index) => text !== before[index]);
    expect(changed).toHaveLength(count - 1);
    expect(changed.every((text) => /лис/i.test(text))).toBe(true);
    editor.undo();
    expect(said(editor)).toEqual(before);
  });

  it("FIND-04: what was replaced everywhere is said to be gone, not searched for in vain", async () => {
    const { look, replace } = await open();
    await look("ст");
    await until(() => rows().length > 0);
    await replace("лис");
    await click(button(/^Replace \d+$/));
    await until(() => rows().length === 0);
    expect(mounted.find(".empty").textContent).toBe("No “ст” left");
    await look("стщ");
    await until(() => mounted.find(".empty").textContent.includes("Nothing found"));
  });

  it("FIND-06: offers to remove only once somebody has emptied the replacement", async () => {
    const { look, replace } = await open();
    await look("ст");
    await until(() => rows().length > 0);
    expect(mounted.all(".find-foot button:disabled")).toHaveLength(2);
    expect(mounted.find(".find-foot").textContent).not.toContain("Remove");
    await replace("х");
    await replace("");
    expect(button(/^Remove \d+$/)).toHaveProperty("disabled", false);
    await look("сто");
    expect(mounted.find(".find-foot")?.textContent ?? "").not.toContain("Remove");
  });

  it("FIND-03: Enter goes from text to text", async () => {
    const { look } = await open();
    await look("ст");
    await until(() => rows().length > 1);
    mounted.find('[aria-label="Find in all texts"]').focus();
    await press("Enter");
    expect(rows()[0]?.getAttribute("aria-current")).toBe("true");
    await press("Enter");
    expect(rows()[1]?.getAttribute("aria-current")).toBe("true");
  });

  it("FIND-04: a text that becomes too long says so, and stays selected", async () => {
    const { look, replace } = await open();
    await look("ст");
    await until(() => rows().length > 0);
    await replace("х".repeat(200));
    expect(mounted.all(".tag.error").length).toBeGreaterThan(0);
    expect(rows()[0]?.querySelector("input")?.checked).toBe(true);
    expect(mounted.find(".find-foot").textContent).toContain("over");
  });

  it("FIND-04: a role replaces only what it may change, and a viewer nothing", async () => {
    const { editor, look, replace } = await open();
    editor.role.set("writer");
    await look("ст");
    await until(() => rows().length > 0);
    await replace("лис");
    expect(mounted.all(".found-row input:not(:disabled)").length).toBeGreaterThan(0);
    await act(async () => editor.role.set("viewer"));
    expect(mounted.all(".found-row input, .find-foot")).toEqual([]);
    expect(rows().length).toBeGreaterThan(0);
  });

  it("FIND-05: where no text has it the panel says what may help, or widens the search", async () => {
    const { look, asked } = await open();
    await look("nowhere");
    await until(() => mounted.all(".empty").length > 0);
    expect(mounted.find(".empty").textContent).toContain("Check the spelling");
    await click(mounted.find('[aria-label="Match case"]'));
    await until(() => asked.some((path) => path.includes("matchCase=true")));
    await until(() => mounted.all(".empty button").length > 0);
    await click(button(/^Search everywhere$/));
    await until(() => mounted.find(".empty").textContent?.includes("Check the spelling") ?? false);
    expect(mounted.find('[aria-label="Match case"]').ariaPressed).toBe("false");
  });

  it("FIND-03: where the search fails it can be asked again", async () => {
    const { look } = await open({ failure: new Error("no network") });
    await look("ст");
    await until(() => mounted.all(".note.error").length > 0);
    await click(button(/Try again/));
    await until(() => rows().length > 0);
  });
});
