// @vitest-environment jsdom
import { act } from "react";
import { loadLooks } from "#/sections/looks.ts";
import { findSection, registry } from "#/sections/registry.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { placeOf } from "#/site/linked.ts";
import { readPage } from "#/site/operations/target.ts";
import { pageKey } from "#/site/records.ts";
import type { Call, CallOptions } from "../../../api/request.ts";
import type { Editor } from "../../../session/editor.ts";
import { click, mount, press, type, until } from "../../../testing/mount.tsx";
import type { Mounted } from "../../../testing/mount.tsx";
import { withAssets } from "../../../session/with-assets.ts";
import { createSampleEditor } from "../../../testing/sample-editor.ts";
import { stillCanvas } from "../../../testing/still-canvas.ts";
import { sectionsState } from "../sections-state.ts";
import { offeredTemplates } from "./offered-templates.ts";
import { SectionPicker } from "./section-picker.tsx";

const offered = offeredTemplates(registry);

let mounted: Mounted;
afterEach(() => {
  mounted.unmount();
  document.body.innerHTML = "";
  localStorage.removeItem("vitrine-recent-templates");
});

async function open() {
  const editor = createSampleEditor(() => Promise.reject(new Error("no server")));
  const onClose = vi.fn<() => void>();
  mounted = await mount(<SectionPicker after="goods" onClose={onClose} />, editor);
  await until(() => mounted.all(".picker-option").length === offered.length);
  // two columns, as on a screen
  for (const [index, option] of mounted.all(".picker-option").entries()) {
    const left = (index % 2) * 200;
    const top = Math.floor(index / 2) * 100;
    option.getBoundingClientRect = () => new DOMRect(left, top, 180, 90);
  }
  return { editor, onClose };
}

const names = () =>
  mounted.all(".picker-option").map((option) => option.getAttribute("aria-label"));
const active = () => document.activeElement?.getAttribute("aria-label");
const templatesOf = (editor: Editor) =>
  editor.store.records()[pageKey("home")]?.sections.map(({ template }) => template);
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

// as thumbnails do when they come into view
await loadLooks(registry.map(({ id }) => id));

describe("the section picker", () => {
  it("begins at the first template and moves by position on the screen", async () => {
    await open();
    const all = names();
    expect(active()).toBe(all[0]);
    await press("ArrowRight");
    expect(active()).toBe(all[1]);
    await press("ArrowDown");
    expect(active()).toBe(all[3]);
    await press("ArrowLeft");
    expect(active()).toBe(all[2]);
    await press("End");
    expect(active()).toBe(all.at(-1));
    await press("Home");
    await press("ArrowUp");
    expect(document.activeElement?.getAttribute("role")).toBe("searchbox");
  });

  it("PICK-17: Escape clears what is looked for, at its field or at what was found, and closes the picker then", async () => {
    const { onClose } = await open();
    const search = mounted.find<HTMLInputElement>("[role=searchbox]");
    await type(search, "team");
    search.focus();
    await press("Escape");
    expect(search.value).toBe("");
    await type(search, "team");
    mounted.find(".picker-option").focus();
    await press("Escape");
    expect(search.value).toBe("");
    expect(onClose).not.toHaveBeenCalled();
    await press("Escape");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("PICK-13: the first templates are there at once, the rest little by little, and a key finds them all", async () => {
    const editor = createSampleEditor(() => Promise.reject(new Error("no server")));
    mounted = await mount(<SectionPicker after="goods" onClose={vi.fn()} />, editor);
    const first = names().length;
    expect(first).toBeGreaterThanOrEqual(8);
    expect(first).toBeLessThan(offered.length);
    await press("End");
    expect(names()).toHaveLength(offered.length);
    expect(active()).toBe(names().at(-1));
  });

  it("PICK-420: says that thumbnails borrow photos of the site, where it has any and sections with pictures are shown", async () => {
    const { editor } = await open();
    const note = (): boolean =>
      (document.body.textContent ?? "").includes("borrow photos from your site");
    expect(note()).toBe(false);
    const size = { width: 9, height: 9, colour: "#112233", hasAlpha: false };
    const photo = { id: "night", name: "n.png", kind: "photo", ...size } as const;
    await act(async () => editor.assets.set(withAssets(editor.assets.get(), [photo])));
    expect(note()).toBe(true);
    const words = mounted
      .all(".picker-filters button")
      .find((one) => one.textContent === "Words only");
    if (words) await click(words);
    expect(note()).toBe(false);
  });

  it("sends letters to the search", async () => {
    await open();
    await press("p");
    expect(document.activeElement?.getAttribute("role")).toBe("searchbox");
  });

  it("inserts behind its place, closes first, and leaves the focus to the page", async () => {
    const { editor, onClose } = await open();
    await type(mounted.find<HTMLInputElement>("[role=searchbox]"), "price");
    mounted.find<HTMLInputElement>("[role=searchbox]").focus();
    await press("Enter");
    expect(onClose).toHaveBeenCalledOnce();
    await nextFrame();
    expect(templatesOf(editor)).toEqual(["Header21", "Feature15_2", "Pricing8", "Email1"]);
  });

  it("TELL-02: what is added is said, whether the picker stays or not", async () => {
    for (const staysOpen of [false, true]) {
      const { editor } = await open();
      if (staysOpen) await click(mounted.find("[type=checkbox]"));
      await type(mounted.find<HTMLInputElement>("[role=searchbox]"), "price");
      mounted.find<HTMLInputElement>("[role=searchbox]").focus();
      await press("Enter");
      await nextFrame();
      expect(editor.announcement.get()).toMatch(/added$/);
      mounted.unmount();
    }
    await open();
  });

  it("TRANS-06: what is added speaks every language of the site that there are words in", async () => {
    const { editor } = await open();
    await type(mounted.find<HTMLInputElement>("[role=searchbox]"), "price");
    mounted.find<HTMLInputElement>("[role=searchbox]").focus();
    await press("Enter");
    await nextFrame();
    const added = editor.store.records()[pageKey("home")]?.sections[2];
    expect(Object.keys(Object(added?.fields["title"]))).toEqual(["ru", "en"]);
  });

  it("places the first linked section that is found and doesn’t stand on the page yet", async () => {
    const { editor, onClose } = await open();
    const goods = editor.store.records()[pageKey("home")]?.sections[1];
    const title = { ru: { text: "Часы работы" }, en: { text: "Часы работы" } };
    const section = { ...goods, id: "hours", fields: { ...goods?.fields, title } };
    await act(
      async () =>
        void editor.dispatch([
          { name: "linked.add", args: { section, after: null } },
          { name: "linked.add", args: { section: { ...section, id: "more" }, after: null } },
          {
            name: "section.add",
            args: { page: "home", section: placeOf("p", "more"), after: "mail" },
          },
        ]),
    );
    await type(mounted.find<HTMLInputElement>("[role=searchbox]"), "часы");
    mounted.find<HTMLInputElement>("[role=searchbox]").focus();
    await press("Enter");
    expect(onClose).toHaveBeenCalledOnce();
    await nextFrame();
    const places = editor.store.records()[pageKey("home")]?.sections.map(({ linked }) => linked);
    expect(places).toEqual([undefined, undefined, "hours", undefined, "more"]);
  });

  it("adds several while it is kept open, each behind the one before", async () => {
    const { editor, onClose } = await open();
    await click(mounted.find("[type=checkbox]"));
    await click(mounted.find('[aria-label="Prices"]'));
    expect(onClose).not.toHaveBeenCalled();
    expect(templatesOf(editor)).toEqual(["Header21", "Feature15_2", "Pricing8", "Email1"]);
    expect(sectionsState(editor).insertion.get()?.after).toBe(
      editor.store.records()[pageKey("home")]?.sections[2]?.id,
    );
  });

  it("PICK-15: what is typed and pressed while it is kept open stays with it: the new section doesn’t take the focus", async () => {
    for (const staysOpen of [false, true]) {
      const { editor } = await open();
      const reveal = vi.fn<() => void>();
      editor.canvas.set(stillCanvas({ reveal }));
      if (staysOpen) await click(mounted.find("[type=checkbox]"));
      await click(mounted.find('[aria-label="Prices"]'));
      await nextFrame();
      expect(reveal).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
        flash: true,
        focusText: !staysOpen,
      });
      mounted.unmount();
    }
    await open();
  });

  it("R17: offers to replace the header that stands, and keeps its content", async () => {
    const { editor } = await open();
    const other = names().find((name) =>
      /^Navigation bar only.*Replace, keep content/.test(name ?? ""),
    );
    await click(mounted.find(`[aria-label="${other}"]`));
    await nextFrame();
    const header = findSection(templatesOf(editor)?.[0] ?? "");
    expect([header?.category, header?.id === "Header21"]).toEqual(["header", false]);
    expect(templatesOf(editor)).toHaveLength(3);
  });

  it("PICK-01: what would replace the header is chosen by nobody but the owner: adding comes first, and Enter alone replaces nothing", async () => {
    const { editor, onClose } = await open();
    const replacing = names().map((name) => /Replace, keep content/.test(name ?? ""));
    expect(replacing[0]).toBe(false);
    // what stands there already comes between
    const stands = names().findIndex((name) => name?.endsWith("On the page"));
    expect(stands).toBeGreaterThan(0);
    expect(replacing[stands + 1]).toBe(true);
    expect(replacing.lastIndexOf(false)).toBeLessThan(replacing.indexOf(true));
    const search = mounted.find<HTMLInputElement>("[role=searchbox]");
    await type(search, "navigation bar only");
    expect(names()).toHaveLength(1);
    expect(mounted.all("[aria-current=true]")).toEqual([]);
    expect(mounted.all('.picker-option[tabindex="0"]')).toHaveLength(1);
    search.focus();
    await press("Enter");
    expect(onClose).not.toHaveBeenCalled();
    expect(templatesOf(editor)).toEqual(["Header21", "Feature15_2", "Email1"]);
  });

  it("PICK-01: a category of headers opens with none chosen that would replace it", async () => {
    const editor = createSampleEditor(() => Promise.reject(new Error("no server")));
    const onClose = vi.fn<() => void>();
    mounted = await mount(
      <SectionPicker after="goods" category="header" onClose={onClose} />,
      editor,
    );
    const chosen = document.querySelector(".picker-option[aria-current=true]");
    expect(chosen?.getAttribute("aria-label")).not.toMatch(/Replace/);
  });

  it("PICK-02: “who works here” finds the team, whatever category is open", async () => {
    await open();
    await click(mounted.find(".picker-categories [role=radio]:last-child"));
    await type(mounted.find<HTMLInputElement>("[role=searchbox]"), "Who works here?");
    expect(names()).toEqual([]);
    await click(mounted.find(".empty button"));
    expect(names()[0]).toBe("Team");
  });

  it("PICK-19: what the editor's language doesn't know is looked for in those of the site", async () => {
    await open();
    await type(mounted.find<HTMLInputElement>("[role=searchbox]"), "кто у нас работает");
    await until(() => names()[0] === "Team");
    await type(mounted.find<HTMLInputElement>("[role=searchbox]"), "цены");
    await until(() => names()[0] === "Prices");
  });

  it("PICK-03: filters leave what passes all of them, and are taken off together", async () => {
    await open();
    const filter = (name: string) =>
      mounted.all(".picker-filters button").find((one) => one.textContent === name);
    const press = async (name: string) => {
      const button = filter(name);
      if (button) await click(button);
      return filter(name)?.getAttribute("aria-pressed");
    };
    expect(await press("With a form")).toBe("true");
    expect(names()).toContain("Contact form");
    expect(names()).not.toContain("Team");
    expect(mounted.find("[role=status].visually-hidden").textContent).toMatch(/^\d+ sections$/);
    await press("Words only");
    await press("With pictures");
    expect(filter("Words only")?.getAttribute("aria-pressed")).toBe("false");
    await press("Short");
    await type(mounted.find<HTMLInputElement>("[role=searchbox]"), "team");
    expect(names()).toEqual([]);
    await click(mounted.find(".empty button"));
    expect(names()[0]).toBe("Team");
    expect(filter("Short")?.getAttribute("aria-pressed")).toBe("false");
  });

  it("PICK-04: a star is kept with the account, and taken back where it couldn’t be", async () => {
    const sent: unknown[] = [];
    const nobody = new Error("gone");
    const preferences = { language: null, colourMode: null, commentEmails: true };
    const call = async (path: string, options?: CallOptions) => {
      if (path !== "auth/preferences") return [];
      if (options?.method !== "PATCH") return { ...preferences, favouriteTemplates: ["TextQuote"] };
      sent.push(options.body);
      if (sent.length > 1) throw nobody;
      return undefined;
    };
    const editor = createSampleEditor(call as Call);
    mounted = await mount(<SectionPicker after="goods" onClose={() => undefined} />, editor);
    const star = () => mounted.find('[aria-label="Add Team to favourites"]');
    await expect
      .poll(() => mounted.all(".picker-star[aria-pressed=true]").length)
      .toBeGreaterThan(0);
    await until(() => mounted.all('[aria-label="Add Team to favourites"]').length > 0);
    await click(star());
    expect(star().getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => sent).toEqual([{ favouriteTemplates: ["TeamCards", "TextQuote"] }]);
    const [, favourites] = mounted.all(".picker-categories [role=radio]");
    if (favourites) await click(favourites);
    expect(names()).toEqual(["Team", "Quote"]);
    await click(star());
    await expect.poll(names).toEqual(["Team", "Quote"]);
    expect(mounted.find("[role=alert]").textContent).not.toBe("");
    expect(sent[1]).toEqual({ favouriteTemplates: ["TextQuote"] });
  });

  it("PICK-05: what was added last stands under “Recently used”", async () => {
    await open();
    await click(mounted.find("[type=checkbox]"));
    await click(mounted.find('[aria-label="Prices"]'));
    await click(mounted.find('[aria-label="Team"]'));
    mounted.unmount();
    await open();
    const recent = mounted
      .all(".picker-categories [role=radio]")
      .find((one) => one.textContent === "Recently used2");
    if (recent) await click(recent);
    expect(names()).toEqual(["Team", "Prices"]);
  });

  it("says so where nothing is found, and shows all again", async () => {
    await open();
    await type(mounted.find<HTMLInputElement>("[role=searchbox]"), "no such thing");
    expect(mounted.all(".picker-option")).toHaveLength(0);
    await click(mounted.find(".empty button"));
    expect(mounted.all(".picker-option").length).toBeGreaterThan(9);
  });

  it("LINKED-04: deletes a linked section that stands on no page, which can be taken back; others aren't offered that", async () => {
    const places = [{ linked: "elsewhere", page: "gallery", section: "there" }];
    const whole = createSampleEditor((async (path: string) =>
      path === "sites/1/linked" ? places : []) as Call);
    const add = (id: string) => {
      const { sections } = readPage(whole.store.records(), "home");
      const goods = sections.find((one) => one.id === "goods");
      return { name: "linked.add", args: { section: { ...goods, id }, after: null } };
    };
    const place = { page: "home", section: placeOf("here", "shown"), after: "goods" };
    const steps = [add("unused"), add("elsewhere"), add("shown")];
    const done = whole.dispatch([...steps, { name: "section.add", args: place }]);
    expect(done).toMatchObject({ outcome: "done" });
    // the gallery isn't loaded: what stands there only the server knows
    const records = () => ({ ...whole.store.records(), [pageKey("gallery")]: undefined });
    const editor = { ...whole, store: { ...whole.store, records } };
    const onClose = vi.fn<() => void>();
    mounted = await mount(
      <SectionPicker after="goods" category="linked" onClose={onClose} />,
      editor,
    );
    const notes = () => mounted.all(".saved-option .picker-effect").map((one) => one.textContent);
    await expect.poll(notes).toEqual(["On the page", "On no page"]);
    const pages = mounted.all(".linked-pages").map((one) => [one.id, one.textContent]);
    expect(pages.map(([, words]) => words)).toEqual(["On: Главная", "On: Галерея"]);
    const described = mounted
      .all(".saved-option .picker-option")
      .map((one) => one.getAttribute("aria-describedby"));
    expect(described).toEqual([...pages.map(([id]) => id), null]);
    const menus = mounted.all(".saved-option [aria-haspopup=menu]");
    expect(menus).toHaveLength(1);
    if (menus[0]) await click(menus[0]);
    await click(mounted.find("[role=menuitem]"));
    expect(onClose).toHaveBeenCalledOnce();
    const ids = () => whole.store.records().site?.linked?.map(({ id }) => id);
    await expect.poll(ids).toEqual(["shown", "elsewhere"]);
    editor.toasts.get()[0]?.action?.run();
    expect(ids()).toEqual(["shown", "elsewhere", "unused"]);
  });
});
