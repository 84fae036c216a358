// @vitest-environment jsdom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { LibraryEntry } from "#/api/library.ts";
import type { SiteRole } from "#/api/roles.ts";
import { templates } from "#/sections/registry.ts";
import { placedIn } from "#/server/search/picture-search.ts";
import { pageParts, siteParts } from "#/site/document-parts.ts";
import type { Picture } from "#/site/image.ts";
import { pageKey } from "#/site/records.ts";
import type { StoredItem } from "#/fields/stored-fields.ts";
import type { Call, CallOptions } from "../../api/request.ts";
import type { Editor } from "../../session/editor.ts";
import { click, mount, type, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { MediaScreen } from "./media-screen.tsx";

/** jsdom has none; nobody else is here. */
class NobodyElse {
  addEventListener(): void {}
  close(): void {}
}
vi.stubGlobal("EventSource", NobodyElse);

let mounted: Mounted;
afterEach(() => mounted.unmount());

function entry(id: string): LibraryEntry {
  const size = { width: 800, height: 600, colour: "#000000", hasAlpha: id === "door" };
  return {
    asset: { id, name: `${id}.jpg`, kind: "photo", ...size },
    bytes: 98_000,
    addedAt: "2026-05-28T00:00:00.000Z",
    isTrashed: false,
  };
}

function goods(editor: Editor): { path: string[]; picture: Picture | null }[] {
  const { sections } = editor.store.records()[pageKey("home")]!;
  const list = Object.entries(sections.find(({ id }) => id === "goods")!.fields).find(([, value]) =>
    Array.isArray(value),
  )!;
  return (list[1] as StoredItem[]).map((item) => ({
    path: [list[0], item.id, "picture"],
    picture: item["picture"] as Picture | null,
  }));
}

/** A library of three pictures, of which `loaf` stands in two cards and is the site's icon. */
async function open(rest = "", role: SiteRole = "owner") {
  const entries = ["loaf", "oven", "door"].map(entry);
  const calls: string[] = [];
  const call = (async (path: string, { method = "GET", body }: CallOptions = {}) => {
    if (method !== "GET") calls.push(`${method} ${path} ${JSON.stringify(body)}`);
    if (path === "sites/1/library?limit=200") return { entries: [...entries], next: null };
    if (path === "sites/1/pictures") {
      const records = editor.store.records();
      const home = placedIn(pageParts(records[pageKey("home")]!, templates), "home");
      return [...home, ...placedIn(siteParts(records.site!, templates), null)];
    }
    const at = entries.findIndex(({ asset }) => path.endsWith(asset.id));
    const found = entries[at]!;
    if (method === "DELETE") entries[at] = { ...found, isTrashed: true };
    if (method === "PATCH") {
      const { isTrashed = found.isTrashed, ...said } = body as { isTrashed?: boolean };
      entries[at] = { ...found, isTrashed, asset: { ...found.asset, ...said } };
    }
    return entries[at]!.asset;
  }) as Call;
  const editor = createSampleEditor(call);
  const alt = { ru: { text: "Хлеб" } };
  const value = { asset: "loaf", alt, crop: null, focus: null };
  const target = { page: "home", section: "goods" };
  const [first, second] = goods(editor);
  for (const { path } of [first!, second!])
    editor.dispatch({ name: "picture.set", args: { target, path, value } });
  const icon = { target: { part: "settings" as const }, path: ["favicon"], value };
  editor.dispatch({ name: "picture.set", args: icon });
  editor.role.set(role);
  mounted = await mount(<MediaScreen rest={rest} />, editor);
  await until(() => names().length === 3 && mounted.all(".media-image .tag").length === 2);
  return { editor, calls, entries };
}

const names = () =>
  mounted.all(".media-grid .media-name .truncated").map(({ textContent }) => textContent);
const button = (name: RegExp, within = "button") =>
  mounted
    .all(within)
    .find((one) => name.test(one.getAttribute("aria-label") ?? one.textContent ?? ""))!;
const toasts = (editor: Editor) => editor.toasts.get().map(({ message }) => message);

describe("the media library", () => {
  it("LIB-07: shows every picture, finds by words, and says what stands nowhere", async () => {
    await open();
    expect(names()).toEqual(["loaf.jpg", "oven.jpg", "door.jpg"]);
    // what is transparent lies on a ground that neither black nor white is lost on
    const grounds = mounted.all(".media-image img").map(({ className }) => className);
    expect(grounds).toEqual(["", "", "see-through"]);
    await type(mounted.find<HTMLInputElement>('[role="searchbox"]'), "oven");
    expect(names()).toEqual(["oven.jpg"]);
    await type(mounted.find<HTMLInputElement>('[role="searchbox"]'), "");
    await click(button(/^Not used/, '[role="radio"]'));
    expect(names()).toEqual(["oven.jpg", "door.jpg"]);
  });

  it("LIB-05: says where a picture stands", async () => {
    await open("loaf");
    await until(() => mounted.all(".media-places li").length === 3);
    expect(mounted.find(".media-details").textContent).toContain("Used in 3 places");
    expect(mounted.find(".media-places").textContent).toMatch(/Главная.*Whole site · site icon/);
  });

  it("LIB-09: an alt text is changed in a language wherever it is read, as one step", async () => {
    const { editor } = await open("loaf");
    await until(() => mounted.all(".media-alt textarea").length === 2);
    const field = mounted.find<HTMLTextAreaElement>('textarea[lang="en"]');
    const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
    await act(async () => {
      setter?.call(field, "A loaf");
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    });
    await act(async () => field.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
    const said = () => goods(editor).map(({ picture }) => picture?.alt["en"]?.text);
    await until(() => said()[0] === "A loaf");
    expect(said().slice(0, 3)).toEqual(["A loaf", "A loaf", undefined]);
    editor.store.undo();
    expect(said().slice(0, 2)).toEqual([undefined, undefined]);
  });

  describe("LIB-231: an alt text that another writes while it is being written", () => {
    const text = (language: string) =>
      mounted.find<HTMLTextAreaElement>(`textarea[lang="${language}"]`);
    const leave = (language: string) =>
      act(
        async () =>
          void text(language).dispatchEvent(new FocusEvent("focusout", { bubbles: true })),
      );
    const said = (editor: Editor) =>
      goods(editor)
        .slice(0, 2)
        .map(({ picture }) => picture?.alt["ru"]?.text);
    /** What stands at its first place is written anew elsewhere, and the library doesn't know it yet. */
    async function writeThere(editor: Editor, words: string): Promise<void> {
      const target = { page: "home", section: "goods" };
      const path = [...goods(editor)[0]!.path, "alt"];
      const args = { target, path, language: "ru", text: words, was: said(editor)[0] };
      await act(async () => void editor.dispatch({ name: "text.set", args }));
    }
    const notes = () => mounted.all(".text-conflict dd").map(({ textContent }) => textContent);
    /** Types words about the picture while others are written at its first place. */
    async function typeAgainst(mine: string, theirs: string): Promise<Editor> {
      const { editor } = await open("loaf");
      await until(() => mounted.all(".media-alt textarea").length === 2);
      await type(text("ru"), mine);
      await writeThere(editor, theirs);
      await leave("ru");
      await until(() => notes().length > 0);
      return editor;
    }

    it("is asked about, and mine goes wherever the picture stands", async () => {
      const editor = await typeAgainst("Хлеб на столе", "Хлеб в печи");
      expect(notes()).toEqual(["Хлеб на столе", "Хлеб в печи"]);
      // what nobody else wrote anew waits for no answer, as one step
      expect(said(editor)).toEqual(["Хлеб в печи", "Хлеб на столе"]);
      editor.store.undo();
      expect(said(editor)).toEqual(["Хлеб в печи", "Хлеб"]);
      await click(button(/^Keep mine$/));
      await until(() => said(editor)[1] === "Хлеб на столе");
      expect(said(editor)).toEqual(["Хлеб на столе", "Хлеб на столе"]);
      expect([notes(), text("ru").value]).toEqual([[], "Хлеб на столе"]);
    });

    it("keeps mine at the other places when that is kept at the picture", async () => {
      const editor = await typeAgainst("Батон", "Каравай");
      const [conflict] = editor.store.conflicts.get();
      await act(async () => editor.store.resolveConflict(conflict!, "mine"));
      expect([said(editor), notes()]).toEqual([["Батон", "Батон"], []]);
    });

    it("stands beside theirs until mine is written, and why it isn't is told", async () => {
      const editor = await typeAgainst("Батон", "Каравай");
      await act(async () => editor.role.set("viewer"));
      await click(button(/^Keep mine$/));
      await until(() => toasts(editor).length > 0);
      expect(toasts(editor)).toEqual(["You don’t have permission to do this."]);
      expect(notes()).toEqual(["Батон", "Каравай"]);
      await act(async () => editor.role.set("owner"));
      await click(button(/^Keep mine$/));
      await until(() => notes().length === 0);
      expect(said(editor)).toEqual(["Батон", "Батон"]);
    });

    it("becomes theirs at all places where that is chosen", async () => {
      const editor = await typeAgainst("Батон", "Каравай");
      // they go on writing
      await writeThere(editor, "Каравай с тмином");
      await click(button(/^Keep theirs$/));
      await until(() => notes().length === 0);
      expect([said(editor), notes(), text("ru").value]).toEqual([
        ["Каравай с тмином", "Каравай с тмином"],
        [],
        "Каравай с тмином",
      ]);
    });

    it("is merged where they changed other words", async () => {
      const { editor } = await open("loaf");
      await until(() => mounted.all(".media-alt textarea").length === 2);
      await type(text("ru"), "Хлеб на столе");
      await leave("ru");
      await until(() => said(editor)[1] === "Хлеб на столе");
      await type(text("ru"), "Чёрный хлеб на столе");
      await writeThere(editor, "Хлеб на большом столе");
      await leave("ru");
      await until(() => said(editor)[1] === "Чёрный хлеб на столе");
      expect(said(editor)[0]).toBe("Чёрный хлеб на большом столе");
    });
  });

  it("LIB-09: decorative is a choice of its own, for all places at once", async () => {
    const { editor } = await open("loaf");
    await until(() => mounted.all(".media-alts input").length === 1);
    await click(mounted.find(".media-alts input"));
    await until(() => goods(editor)[0]?.picture?.isDecorative === true);
    expect(goods(editor)[1]?.picture).toMatchObject({ isDecorative: true, alt: { ru: {} } });
    await until(() => mounted.all(".media-alts textarea").length === 0);
  });

  it("LIB-03: deleting says what becomes empty; undo brings back picture and places", async () => {
    const { editor, entries } = await open("loaf");
    await click(button(/^Delete$/));
    expect(mounted.find("dialog").textContent).toMatch(/Delete “loaf.jpg”\?.*3 places/);
    await click(button(/^Delete$/, "dialog button"));
    await until(() => entries[0]!.isTrashed && toasts(editor).length > 0);
    expect(goods(editor)[0]?.picture).toBeNull();
    expect(editor.store.records().site?.settings.favicon).toBeNull();
    await act(async () => editor.toasts.get()[0]?.action?.run());
    await until(() => goods(editor)[0]?.picture?.asset === "loaf");
    expect(entries[0]!.isTrashed).toBe(false);
    expect(editor.store.records().site?.settings.favicon?.asset).toBe("loaf");
  });

  it("LIB-03: what stands nowhere is deleted at once, several together", async () => {
    const { editor, entries } = await open();
    for (const name of ["oven", "door"])
      await click(mounted.find(`[aria-label="Select ${name}.jpg"]`));
    await click(button(/^Delete$/, ".media-selection button"));
    await until(() => toasts(editor).includes("2 pictures deleted"));
    expect(entries.map(({ isTrashed }) => isTrashed)).toEqual([false, true, true]);
    expect(mounted.all("dialog")).toEqual([]);
  });

  it("LIB-14: Delete deletes what is selected, or the picture that has the focus", async () => {
    const { editor, entries } = await open();
    const press = (name: string) =>
      act(async () => {
        const index = names().indexOf(name);
        const tile = mounted.find(`[data-index="${index}"]`);
        tile.dispatchEvent(new KeyboardEvent("keydown", { key: "Delete", bubbles: true }));
      });
    await press("oven.jpg");
    await until(() => toasts(editor).includes("“oven.jpg” deleted"));
    expect(entries.map(({ isTrashed }) => isTrashed)).toEqual([false, true, false]);
    await press("loaf.jpg");
    expect(mounted.find("dialog").textContent).toContain("Delete “loaf.jpg”?");
  });

  it("LIB-08: a picture is replaced in the places that are chosen, as one step", async () => {
    const { editor } = await open("loaf");
    await click(button(/Replace everywhere/));
    await until(() => mounted.all(".media-chooser .media-open").length === 2);
    await click(mounted.all(".media-chooser .media-open")[0]!);
    await click(mounted.all(".media-choice input")[1]!);
    await click(button(/^Replace in 2 places$/));
    const now = () => [
      ...goods(editor).map(({ picture }) => picture?.asset),
      editor.store.records().site?.settings.favicon?.asset,
    ];
    await until(() => now()[0] === "oven");
    expect(now()).toEqual(["oven", "loaf", undefined, "oven"]);
    expect(goods(editor)[0]?.picture?.alt).toEqual({});
    editor.store.undo();
    expect(now()).toEqual(["loaf", "loaf", undefined, "loaf"]);
  });

  it("ALT-02: what replaces a picture everywhere comes with its own words in every language", async () => {
    const { editor } = await open("loaf");
    await click(button(/Replace everywhere/));
    await until(() => mounted.all(".media-chooser .media-open").length === 2);
    await click(mounted.all(".media-chooser .media-open")[0]!);
    const fields = () => mounted.all(".media-dialog input[lang]") as HTMLInputElement[];
    expect(fields().map(({ lang, value }) => [lang, value])).toEqual([
      ["ru", ""],
      ["en", ""],
    ]);
    await type(fields()[0]!, "Печь");
    await type(fields()[1]!, "An oven");
    await click(button(/^Replace in 3 places$/));
    await until(() => goods(editor)[0]?.picture?.asset === "oven");
    const said = { ru: { text: "Печь" }, en: { text: "An oven" } };
    expect(goods(editor)[0]?.picture?.alt).toMatchObject(said);
    expect(goods(editor)[1]?.picture?.alt).toMatchObject(said);
    editor.store.undo();
    expect(goods(editor)[1]?.picture?.alt).toEqual({ ru: { text: "Хлеб" } });
  });

  it("LIB-04: several pictures get a tag together, and one another name", async () => {
    const { calls } = await open();
    for (const name of ["oven", "door"])
      await click(mounted.find(`[aria-label="Select ${name}.jpg"]`));
    await type(mounted.find<HTMLInputElement>(".media-selection input"), "bakery");
    await click(button(/^Add$/, ".media-selection button"));
    await until(() => calls.length === 2);
    expect(calls).toEqual([
      'PATCH sites/1/assets/oven {"tags":["bakery"]}',
      'PATCH sites/1/assets/door {"tags":["bakery"]}',
    ]);
  });

  it("LIB-06: a writer describes what stands on pages, and deletes nothing", async () => {
    const { editor } = await open("loaf");
    await act(async () => editor.role.set("writer"));
    expect(button(/^Delete$/)).toBeUndefined();
    await click(button(/Replace everywhere/));
    await until(() => mounted.all(".media-chooser .media-open").length === 2);
    await click(mounted.all(".media-chooser .media-open")[0]!);
    const boxes = mounted.all(".media-choice input").map((box) => box.hasAttribute("disabled"));
    expect(boxes).toEqual([false, false, true]);
  });
});

describe("the media library of somebody who may only look", () => {
  it("LIB-16: offers nothing that the server refuses", async () => {
    await open("loaf", "viewer");
    await until(() => mounted.all(".media-places li").length === 3);
    const offered = mounted.all("button").map((one) => one.ariaLabel ?? one.textContent ?? "");
    const changing = /Upload|Replace|Delete|Add|Remove/;
    expect(offered.filter((name) => changing.test(name))).toEqual([]);
    expect(mounted.all(".media-tile input, .media-new-tag, .media-filters .hint")).toEqual([]);
    expect(mounted.all(".media-details :is(input, textarea)").length).toBeGreaterThan(1);
    expect(mounted.all(".media-details :is(input, textarea):read-write:enabled")).toEqual([]);
  });

  it("LIB-16: takes nothing that is dropped, and writers have what they may do", async () => {
    const { calls } = await open("", "viewer");
    const drop = Object.assign(new Event("drop", { bubbles: true, cancelable: true }), {
      dataTransfer: { files: [new File(["x"], "a.png", { type: "image/png" })], types: ["Files"] },
    });
    await act(async () => void document.dispatchEvent(drop));
    expect(drop.defaultPrevented).toBe(true);
    expect(calls).toEqual([]);
    expect(mounted.all(".media-file-name")).toEqual([]);
    mounted.unmount();
    await open("loaf", "writer");
    await until(() => mounted.all(".media-places li").length === 3);
    expect(button(/Upload/)).toBeDefined();
    expect(button(/Replace/)).toBeDefined();
    expect(button(/^Delete/)).toBeUndefined();
  });
});
