// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FormerOriginal, TranslationsAnswer } from "#/api/translations.ts";
import { textHash } from "#/lib/text-hash.ts";
import { templates } from "#/sections/registry.ts";
import { pageParts } from "#/site/document-parts.ts";
import { textsOf } from "#/site/document-texts.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { pageKey } from "#/site/records.ts";
import { navigate } from "../../navigation/location.ts";
import type { Call } from "../../api/request.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import type { Editor } from "../../session/editor.ts";
import { blur, click, mount, press, type, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { TestReadingWorker } from "../../testing/reading-worker.ts";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { typeInto } from "../settings/testing/open-tab.tsx";
import { TranslationsScreen } from "./translations-screen.tsx";

let isPhone = false;

// jsdom scrolls nothing, has no window and hears no server
HTMLElement.prototype.scrollIntoView = () => undefined;
Object.assign(globalThis, {
  matchMedia: () => ({
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  EventSource: class {
    addEventListener(): void {}
    close(): void {}
  },
});

let mounted: Mounted;
let editor: Editor;

/** What the server knows of originals that changed. */
let formerOriginals: FormerOriginal[] = [];

/** The sample's pages are all loaded; the server is asked, and has nothing to add. */
const call: Call = async <Answer,>(path: string) => {
  if (path.includes("/translations/originals?")) return formerOriginals as Answer;
  const answer: TranslationsAnswer = { pages: [], next: null };
  return answer as Answer;
};

async function open(rest = "en/home", role: "owner" | "viewer" | "writer" = "owner") {
  editor = createSampleEditor(call);
  editor.role.set(role);
  mounted = await mount(<TranslationsScreen rest={rest} />, editor);
  await until(() => rows().length > 0);
}

beforeEach(() => {
  isPhone = false;
  formerOriginals = [];
  sessionStorage.clear();
  navigate("/sites/1/translations");
});
afterEach(() => {
  mounted.unmount();
  vi.unstubAllGlobals();
});

const rows = () => mounted.all("[data-line]");
const areas = () => rows().map((row) => row.querySelector("textarea")!);
const keyOf = (area: Element) => area.closest<HTMLElement>("[data-line]")?.dataset["line"] ?? "";
const button = (name: RegExp) =>
  mounted.all("button").find(({ textContent }) => name.test(textContent ?? ""))!;

/** A text of the home page as it is stored. */
function stored(key: string): LocalizedText {
  const home = editor.store.records()[pageKey("home")]!;
  const found = textsOf(pageParts(home, templates)).find(
    ({ target, path }) => fieldTopic(target, path) === key,
  );
  return found?.text ?? {};
}

/** Types into a translation and leaves it. */
async function translate(area: HTMLTextAreaElement, text: string): Promise<void> {
  await typeInto(area, text);
  await blur(area);
}

it("TRT-13: over the table of small windows stand the languages too; the bar keeps the site’s name", async () => {
  await open();
  const choices = mounted
    .all(".translations-languages select")
    .filter((one) => one instanceof HTMLSelectElement);
  expect(choices).toHaveLength(2);
  const [inBar, inTable] = choices;
  expect(inBar?.closest("header")).not.toBeNull();
  expect(inTable?.closest(".translations-tools")).not.toBeNull();
  expect(inTable?.value).toBe(inBar?.value);
  expect(inTable?.labels[0]?.textContent).toBe(inBar?.labels[0]?.textContent);
  expect(mounted.find(".site-bar-name").classList).not.toContain("hide-small");
});

it("TRT-420: nothing is counted of the site before all of its texts are here; a page that is here is counted", async () => {
  const last = Promise.withResolvers<TranslationsAnswer>();
  const inTwoParts: Call = async <Answer,>(path: string) => {
    const answer: TranslationsAnswer = { pages: [], next: "more" };
    return (path.includes("&from=") ? await last.promise : answer) as Answer;
  };
  editor = createSampleEditor(inTwoParts);
  mounted = await mount(<TranslationsScreen rest="en" />, editor);
  await until(() => rows().length > 0);
  const counted = () => mounted.all(".translations-tools .num").map((one) => one.textContent);
  const [ofSite, ofHome] = mounted.all(".translations-pages li");
  expect(counted().join("")).toBe("");
  expect(mounted.find(".translations-nav").textContent).not.toContain("%");
  expect(ofSite?.querySelector(".num")).toBeNull();
  expect(ofHome?.querySelector(".num")).not.toBeNull();
  await act(async () => last.resolve({ pages: [], next: null }));
  await until(() => counted()[0] !== "");
  expect(mounted.find(".translations-nav").textContent).toContain("%");
});

it("TRANS-221: what has no letters isn’t marked as missing", async () => {
  await open();
  const isMarked = (area: Element) => area.closest(".translation-cell.is-missing") !== null;
  const empty = areas().filter(({ value }) => value === "");
  const bare = empty.filter(({ placeholder }) => !/\p{L}/u.test(placeholder));
  expect(bare.length).toBeGreaterThan(0);
  expect(bare.filter(isMarked)).toEqual([]);
  expect(empty.some(isMarked)).toBe(true);
});

it("TRT-290: on phones the filters are one list, and what is seldom used comes when it is asked for", async () => {
  isPhone = true;
  await open();
  const tools = mounted.find(".translations-tools");
  const named = (name: RegExp) =>
    [...tools.querySelectorAll("a, button, .button")].filter(({ textContent }) =>
      name.test(textContent),
    );
  const filter = tools.querySelector<HTMLSelectElement>(".translations-filter select")!;
  expect(filter.labels[0]?.textContent).toContain("Show");
  expect([...filter.options].map(({ text }) => text.replace(/ \d+$/, ""))).toEqual([
    "All",
    "Missing",
    "Outdated",
    "Too long",
  ]);
  expect(named(/Does it fit|Export|Import/)).toEqual([]);
  const more = tools.querySelector<HTMLElement>('[aria-label="More"]')!;
  await click(more);
  expect(more.getAttribute("aria-expanded")).toBe("true");
  expect(named(/Does it fit/)).toHaveLength(1);
  expect(named(/Export/)).toHaveLength(1);
  const all = rows().length;
  await act(async () => {
    filter.selectedIndex = 3;
    filter.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(rows().length).toBeLessThan(all);
});

it("TRT-12: where no text is as it was asked for this is said, with the way back to all", async () => {
  await open();
  const all = rows().length;
  await type(mounted.find<HTMLInputElement>("[role=searchbox]"), "no such words");
  expect(rows()).toHaveLength(0);
  expect(mounted.find(".empty").textContent).toContain("No text has “no such words”");
  await click(button(/^Show all texts$/));
  expect(rows()).toHaveLength(all);
  expect(mounted.all(".empty")).toHaveLength(0);
});

/** An area of a section, which also writers may change. */
const inSection = () => areas().find((area) => keyOf(area).startsWith("page:home/"))!;

describe("the translation table", () => {
  it("TRT-03: shows each text beside its translation, and what is typed becomes one step that undo takes back", async () => {
    await open();
    const area = inSection();
    const key = keyOf(area);
    expect(area.closest("[data-line]")?.textContent).toContain(stored(key)["ru"]?.text);
    const before = stored(key);
    await translate(area, "Headlights");
    expect(stored(key)["en"]?.text).toBe("Headlights");
    await click(mounted.find('[aria-label="Undo"]'));
    expect(stored(key)).toEqual(before);
    expect(document.activeElement).toBe(areas().find((one) => keyOf(one) === key));
    await click(mounted.find('[aria-label="Redo"]'));
    expect(stored(key)["en"]?.text).toBe("Headlights");
  });

  it("TRT-03: a changed original marks its translation, until somebody says that it is still correct", async () => {
    await open();
    const area = inSection();
    const key = keyOf(area);
    await translate(area, "Headlights");
    const original = stored(key)["ru"]?.text ?? "";
    const home = textsOf(pageParts(editor.store.records()[pageKey("home")]!, templates));
    const { target, path } = home.find((one) => fieldTopic(one.target, one.path) === key)!;
    const args = { target, path, language: "ru", text: `${original}!`, was: original };
    await act(async () => void editor.dispatch({ name: "text.set", args }));
    const row = () => rows().find((one) => one.dataset["line"] === key)!;
    expect(row().textContent).toContain("The original has changed");
    await click(button(/^Outdated 1$/));
    expect(rows()).toHaveLength(1);
    await click(button(/^Still correct$/));
    expect(row().textContent).not.toContain("The original has changed");
    expect(stored(key)["en"]?.text).toBe("Headlights");
  });

  it("TRT-10: what changed about an original is shown phrase by phrase, with names for the marks", async () => {
    await open();
    const area = inSection();
    const key = keyOf(area);
    await translate(area, "Headlights");
    const original = stored(key)["ru"]?.text ?? "";
    formerOriginals = [{ basis: textHash(original), text: original }];
    const home = textsOf(pageParts(editor.store.records()[pageKey("home")]!, templates));
    const { target, path } = home.find((one) => fieldTopic(one.target, one.path) === key)!;
    const args = { target, path, language: "ru", text: `${original} сегодня`, was: original };
    await act(async () => void editor.dispatch({ name: "text.set", args }));
    const row = () => rows().find((one) => one.dataset["line"] === key)!;
    await until(() => row().querySelector("ins") !== null);
    expect(row().querySelector(".translation-change")?.textContent).toBe(
      `Changed since the translation: ${original}Added:  сегодня`,
    );
    expect(row().querySelector("ins > [lang=en]")?.textContent).toBe("Added: ");
    await click(button(/^Still correct$/));
    expect(row().querySelector(".translation-change")).toBeNull();
  });

  it("TRT-03: of an original that isn’t known any more it says only that it changed", async () => {
    await open();
    const area = inSection();
    const key = keyOf(area);
    await translate(area, "Headlights");
    const original = stored(key)["ru"]?.text ?? "";
    formerOriginals = [{ basis: textHash(original), text: null }];
    const home = textsOf(pageParts(editor.store.records()[pageKey("home")]!, templates));
    const { target, path } = home.find((one) => fieldTopic(one.target, one.path) === key)!;
    const args = { target, path, language: "ru", text: `${original}!`, was: original };
    await act(async () => void editor.dispatch({ name: "text.set", args }));
    const row = rows().find((one) => one.dataset["line"] === key)!;
    await until(() => row.textContent.includes("The original has changed"));
    expect(row.querySelector(".translation-change")).toBeNull();
  });

  it("TRT-04: a text that was found missing stays while it is written, and the progress counts it", async () => {
    await open();
    await click(button(/^Missing/));
    const count = rows().length;
    const area = inSection();
    const key = keyOf(area);
    const missing = () => Number(/\d+/.exec(button(/^Missing/).textContent ?? "")?.[0]);
    const before = missing();
    expect(before).toBe(count);
    await translate(area, "Headlights");
    expect(missing()).toBe(before - 1);
    expect(rows().map((row) => row.dataset["line"])).toContain(key);
    await click(button(/^All/));
    await click(button(/^Missing/));
    expect(rows().map((row) => row.dataset["line"])).not.toContain(key);
  });

  it("TRT-05: Enter goes on to the next text, Ctrl+Enter takes the original, Esc and arrows go between cells", async () => {
    await open();
    const [first, second, third] = areas();
    await act(async () => first?.focus());
    await press("Enter");
    expect(document.activeElement).toBe(second);
    const key = keyOf(second!);
    await act(async () =>
      second?.dispatchEvent(
        new KeyboardEvent("keydown", {
          key: "Enter",
          ctrlKey: true,
          bubbles: true,
          cancelable: true,
        }),
      ),
    );
    expect(document.activeElement).toBe(third);
    expect(areas().find((one) => keyOf(one) === key)?.value).toBe(
      second?.closest("[data-line]")?.querySelector(".translation-original")?.textContent,
    );
    await press("Escape");
    expect(document.activeElement?.getAttribute("role")).toBe("gridcell");
    await press("ArrowUp");
    await press("ArrowLeft");
    await press("ArrowLeft");
    const link = document.activeElement;
    expect(link?.getAttribute("aria-label")).toMatch(/^Show on the page/);
    expect(keyOf(link!)).toBe(key);
    await press("End");
    await press("Enter");
    expect(document.activeElement).toBe(second);
  });

  it("TRT-09: a row is called by its text, not by what can be done with it", async () => {
    await open();
    const names = [...document.querySelectorAll("[role=rowheader]")].map(
      ({ ariaLabel }) => ariaLabel,
    );
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !name || name.startsWith("Show on"))).toEqual([]);
  });

  it("TRT-06: too long a text says so, and one that can't be kept stays in its field", async () => {
    await open();
    const area = inSection();
    const key = keyOf(area);
    await translate(area, "x".repeat(700));
    const row = () => rows().find((one) => one.dataset["line"] === key)!;
    expect(row().textContent).toContain("Too long to publish");
    expect(row().textContent.match(/700\//g)).toHaveLength(1);
    expect(stored(key)["en"]?.text).toHaveLength(700);
    await translate(area, "x".repeat(16_000));
    expect(row().textContent).toContain("Too long to be saved");
    expect(stored(key)["en"]?.text).toHaveLength(700);
    expect(area.value).toHaveLength(16_000);
    mounted.unmount();
    await open();
    expect(areas().find((one) => keyOf(one) === key)?.value).toHaveLength(16_000);
  });

  it("TRT-07: writers write what stands on pages, viewers read", async () => {
    await open("en/home", "writer");
    expect(inSection().readOnly).toBe(false);
    expect(areas().find((area) => keyOf(area).startsWith("part:meta"))?.readOnly ?? true).toBe(
      true,
    );
    mounted.unmount();
    await open("en/home", "viewer");
    expect(areas().every((area) => area.readOnly)).toBe(true);
  });

  it("TRX-05: a file says what it would change, and its translations become one step that undo takes back", async () => {
    await open();
    const [first, second] = areas().filter((area) => keyOf(area).startsWith("page:home/"));
    const keys = [first!, second!].map(keyOf);
    const before = keys.map(stored);
    const originals = before.map((text) => text["ru"]?.text ?? "");
    const csv = [
      "id,original,translation",
      ...keys.map((key, at) => `"${key.replaceAll("/", ".")}","${originals[at]}","Text ${at}"`),
      'gone,"One","Two"',
    ].join("\n");
    await until(() => mounted.all("input[type=file]").length > 0);
    vi.stubGlobal("Worker", TestReadingWorker);
    const input = mounted.find<HTMLInputElement>("input[type=file]");
    Object.defineProperty(input, "files", { value: [new File([csv], "texts.csv")] });
    await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
    await until(() => mounted.all(".translation-import-list > li").length === 3);
    expect(mounted.find("dialog").textContent).toContain("2 texts change. 1 can’t be imported.");
    await click(button(/^Import 2 texts$/));
    await until(() => editor.toasts.get().length > 0);
    expect(keys.map((key) => stored(key)["en"]?.text)).toEqual(["Text 0", "Text 1"]);
    await act(async () => editor.toasts.get()[0]?.action?.run());
    expect(keys.map(stored)).toEqual(before);
  });

  it("LANG-08: an editor publishes a language, and takes a page back in it; a writer reads that it is so", async () => {
    await open("en/gallery");
    const gallery = () => editor.store.records().index?.entries.find(({ id }) => id === "gallery");
    await click(button(/^Don’t publish this page$/));
    expect(gallery()?.withheld).toEqual(["en"]);
    expect(mounted.find("[aria-current=page] .truncated").textContent).toBe("Галерея · draft");
    await click(button(/^Publish this page$/));
    expect(gallery()).not.toHaveProperty("withheld");
    mounted.unmount();
    await open("en");
    await click(button(/^Make English a draft$/));
    const english = () => editor.store.records().site?.languages.find(({ code }) => code === "en");
    expect(english()?.status).toBe("inactive");
    expect(mounted.find(".publish-language").textContent).toMatch(
      /is a draft.*texts would appear in the original/,
    );
    await click(button(/^Publish English with the site$/));
    expect(english()?.status).toBe("active");
    mounted.unmount();
    await open("en", "writer");
    expect(mounted.find(".publish-language").textContent).toBe(
      "English goes live whenever you publish the site.",
    );
    expect(mounted.all(".publish-language button")).toEqual([]);
  });
});
