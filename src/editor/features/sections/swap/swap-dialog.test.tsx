// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { StoredFields } from "#/fields/stored-fields.ts";
import { createId } from "#/lib/create-id.ts";
import { loadLooks } from "#/sections/looks.ts";
import { findSection, registry } from "#/sections/registry.ts";
import { startingFields } from "#/site/ready-words/spoken-fields.ts";
import { pageKey } from "#/site/records.ts";
import { newFields } from "#/site/new-fields.ts";
import { areOneFamily } from "#/site/section.ts";
import { click, mount, press, type } from "../../../testing/mount.tsx";
import type { Mounted } from "../../../testing/mount.tsx";
import { createSampleEditor } from "../../../testing/sample-editor.ts";
import { labelOf } from "../../../words/own-names.ts";
import { layoutsFor } from "./layouts-for.ts";
import { leftOut } from "./left-out.ts";
import { sectionAfterSwap } from "./section-after-swap.ts";
import { SwapDialog } from "./swap-dialog.tsx";

// as thumbnails do when they come into view
await loadLooks(registry.map(({ id }) => id));

let mounted: Mounted | undefined;
afterEach(() => {
  mounted?.unmount();
  mounted = undefined;
  document.body.innerHTML = "";
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it("SWAP-04: headers take layouts of headers, footers of footers, all others each other's, their own kind first", () => {
  for (const own of registry) {
    const { alike, others } = layoutsFor(own, registry);
    const all = [...alike, ...others];
    expect(all).not.toContain(own);
    expect(new Set(all).size).toBe(all.length);
    for (const kind of ["header", "footer"])
      expect(all.every(({ category }) => (category === kind) === (own.category === kind))).toBe(
        true,
      );
    // with the family, which keeps every byte, before the rest of the kind
    const family = alike.map((other) => areOneFamily(own, other));
    expect(family).toEqual(family.toSorted((one, other) => Number(other) - Number(one)));
    expect(others.some((other) => areOneFamily(own, other))).toBe(false);
  }
});

it("SWAP-04: what shows alike comes before what doesn't: pictures for pictures, rows for rows", () => {
  const offered = (id: string): readonly string[] => {
    const own = findSection(id);
    if (!own) throw new Error(`There is no ${id}`);
    const { alike, others } = layoutsFor(own, registry);
    return [...alike, ...others].map((one) => one.id);
  };
  expect(offered("Portfolio12").slice(0, 3).toSorted()).toEqual([
    "GalleryBeforeAfter",
    "GalleryCarousel",
    "GalleryMasonry",
  ]);
  expect(offered("QuestionsColumns").slice(0, 2)).toEqual(["QuestionsAccordion", "FeaturesTabs"]);
  for (const id of ["Portfolio12", "TeamCards", "PriceList"])
    expect(offered(id).indexOf("AnnouncementBar")).toBeGreaterThan(30);
});

it("SWAP-04: a layout is found by its name, and the section takes it with its words", async () => {
  const editor = createSampleEditor(() => Promise.reject(new Error("no server")));
  const onClose = vi.fn<() => void>();
  const page = editor.page.get();
  const sectionNow = () =>
    editor.store.records()[pageKey(page)]?.sections.find(({ id }) => id === "goods");
  const before = sectionNow()?.template ?? "";
  mounted = await mount(<SwapDialog spot={{ page, section: "goods" }} onClose={onClose} />, editor);
  expect(document.activeElement?.classList).toContain("picker-option");
  const other = mounted.all(".picker-option")[3]?.getAttribute("aria-label") ?? "";
  const search = mounted.find<HTMLInputElement>("[role=searchbox]");
  await type(search, "no such layout");
  expect(mounted.all(".picker-option")).toEqual([]);
  await type(search, other.split(".")[0] ?? "");
  expect(mounted.find(".picker-option").getAttribute("aria-label")).toBe(other);
  search.focus();
  await press("Enter");
  expect(onClose).toHaveBeenCalledOnce();
  await nextFrame();
  await nextFrame();
  expect(sectionNow()?.template).not.toBe(before);
  editor.undo();
  expect(sectionNow()?.template).toBe(before);
  mounted.unmount();
  mounted = await mount(<SwapDialog spot={{ page, section: "goods" }} onClose={onClose} />, editor);
  await click(mounted.find(".picker-option"));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it("SWAP-06, TRANS-06: the footer takes another footer's layout with its links, and one undo brings it back", async () => {
  const editor = createSampleEditor(() => Promise.reject(new Error("no server")));
  const footerNow = () => editor.store.records().site?.footer;
  const before = footerNow();
  mounted = await mount(<SwapDialog spot={{ part: "footer" }} onClose={() => undefined} />, editor);
  await click(mounted.find(".picker-option[aria-label^='Footer with a call to action']"));
  await nextFrame();
  await nextFrame();
  expect(footerNow()?.template).toBe("FooterClosing");
  // what it had no word about begins in every language of the site
  expect(Object.keys(footerNow()?.fields["title"] ?? {})).toEqual(["ru", "en"]);
  expect(footerNow()?.fields["columns"]).toEqual(before?.fields["columns"]);
  editor.undo();
  expect(footerNow()).toEqual(before);
});

it("SWAP-07: what another layout has no place for is told of, with the layout that keeps it, and comes back with it", async () => {
  const editor = createSampleEditor(() => Promise.reject(new Error("no server")));
  const columns = () => editor.store.records().site?.footer.fields["columns"];
  const add = (id: string) =>
    editor.dispatch({
      name: "item.add",
      args: {
        target: { part: "footer" },
        path: ["columns"],
        item: { id, title: { ru: { text: id } }, links: [] },
        after: null,
      },
    });
  const swap = async (name: string): Promise<void> => {
    mounted = await mount(
      <SwapDialog spot={{ part: "footer" }} onClose={() => undefined} />,
      editor,
    );
    await click(mounted.find(`.picker-option[aria-label^='${name}']`));
    await nextFrame();
    await nextFrame();
    mounted.unmount();
  };
  for (const id of ["one", "two", "three"]) add(id);
  const before = columns();
  expect(before).toHaveLength(3);
  const toasts = () => editor.toasts.get().map(({ message }) => message);
  const told =
    "1 item has no place in this layout. It’s kept with “Vitrine footer”: swap back to see it.";
  await swap("Single-line footer");
  expect(toasts()).toEqual([told]);
  await swap("Vitrine footer");
  expect(columns()).toEqual(before);
  expect(toasts()).toEqual([]);
  await swap("Single-line footer");
  expect(toasts()).toEqual([told]);
  // taken back, it has nothing to tell of
  editor.undo();
  expect(toasts()).toEqual([]);
});

it("SWAP-08: what a section began with in another language is replaced, also once the site has that language no more", async () => {
  const editor = createSampleEditor(() => Promise.reject(new Error("no server")));
  const page = editor.page.get();
  const { fields: specs, version } = findSection("Feature5")!;
  const german = { id: 1, code: "de", name: "de", localName: "de", flagCode: "de" };
  const fields = startingFields(specs, {
    languages: [{ ...german, isPrimary: true, status: "active" }],
    createId,
  });
  const section = { id: "begun", template: "Feature5", version, fields };
  editor.dispatch({ name: "section.add", args: { page, section, after: "goods" } });
  const now = () =>
    editor.store.records()[pageKey(page)]?.sections.find(({ id }) => id === "begun")?.fields;
  expect(JSON.stringify(now())).toContain('"de"');
  mounted = await mount(<SwapDialog spot={{ page, section: "begun" }} onClose={vi.fn()} />, editor);
  const label = labelOf(findSection("Portfolio12")!);
  await type(mounted.find<HTMLInputElement>("[role=searchbox]"), label);
  await click(mounted.find(`.picker-option[aria-label^='${label}']`));
  await nextFrame();
  await nextFrame();
  expect(JSON.stringify(now())).not.toContain('"de"');
  editor.undo();
  expect(now()).toEqual(fields);
});

describe("SWAP-10: another layout brings no examples beside what somebody wrote", () => {
  const english = { id: 1, code: "en", name: "en", localName: "en", flagCode: "gb" };
  const languages = [{ ...english, isPrimary: true, status: "active" as const }];

  /** Items that are made anew have other ids each time: they are numbered, also where others point at them. */
  function withNumbers(fields: StoredFields = {}): string {
    const text = JSON.stringify(fields);
    const ids = [...text.matchAll(/"id":"([^"]+)"/g)].map(([, id = ""]) => id);
    return ids.reduce((one, id, at) => one.replaceAll(`"${id}"`, String(at)), text);
  }

  /** The words, items and figures of a section of one layout in another one, with what was rewritten before. */
  async function swapTo(
    from: string,
    to: string,
    edit: (fields: StoredFields) => StoredFields = (fields) => fields,
  ): Promise<StoredFields> {
    const editor = createSampleEditor(() => Promise.reject(new Error("no server")));
    const page = editor.page.get();
    const { fields: specs, version } = findSection(from)!;
    const fields = edit(startingFields(specs, { languages, createId }));
    const section = { id: "own", template: from, version, fields };
    editor.dispatch({ name: "section.add", args: { page, section, after: "goods" } });
    const shown = sectionAfterSwap(editor, section, to).fields;
    mounted?.unmount();
    mounted = await mount(<SwapDialog spot={{ page, section: "own" }} onClose={vi.fn()} />, editor);
    const label = labelOf(findSection(to)!);
    await type(mounted.find<HTMLInputElement>("[role=searchbox]"), label);
    await click(mounted.find(`.picker-option[aria-label^='${label}']`));
    await nextFrame();
    await nextFrame();
    const now = editor.store.records()[pageKey(page)]?.sections.find(({ id }) => id === "own");
    expect(now?.template).toBe(to);
    // SWAP-41: what its thumbnail shows is what it becomes
    expect(withNumbers(now?.fields)).toBe(withNumbers(shown));
    return now?.fields ?? {};
  }
  const saying = (text: string) => ({ en: { text } });

  it("what may be empty is empty, what may not is an example, and what is chosen by keeps its name", async () => {
    const story = await swapTo("TextStatement", "AboutStory", (fields) => ({
      ...fields,
      paragraph: saying("Rye, water, salt and a night."),
    }));
    expect(story["text"]).toEqual(saying("Rye, water, salt and a night."));
    for (const name of ["lead", "name", "job", "caption"]) expect(story[name], name).toEqual({});
    expect(story["figures"]).toEqual([]);

    const plans = await swapTo("Feature5", "PricingPlans", (fields) => ({
      ...fields,
      description: saying("Baked at night"),
    }));
    expect(plans["paragraph"]).toMatchObject(saying("Baked at night"));
    expect(JSON.stringify(plans["monthly"])).toContain("Monthly");
    expect(plans["saving"]).toEqual({});
  });

  it("what was emptied stays empty, and a list gains no items beside one’s own", async () => {
    const places = await swapTo("Feature5", "Contact9", (fields) => ({
      ...fields,
      blocks: (fields["blocks"] as object[]).slice(0, 1).map((block) => ({
        ...block,
        title: saying("Where the oven is"),
      })),
    }));
    expect(places["blocks"]).toHaveLength(1);

    const steps = await swapTo("FeaturesGrid", "StepsCards", (fields) => ({
      ...fields,
      eyebrow: {},
      title: saying("Bread at noon"),
    }));
    expect(steps["title"]).toEqual(saying("Bread at noon"));
    expect(steps["eyebrow"]).toEqual({});
    // what the owner left as an example is one there, too
    expect(JSON.stringify(steps["paragraph"])).toContain("Four steps");
  });

  it("a section that nobody wrote in takes the other layout’s examples whole", async () => {
    const story = await swapTo("TextStatement", "AboutStory");
    expect(JSON.stringify(story["name"])).toContain("Marta Oliveira");
    expect(story["figures"]).toHaveLength(2);
  });

  it("items that others point at stay with them", async () => {
    const week = await swapTo("TextStatement", "TimetableWeek", (fields) => ({
      ...fields,
      paragraph: saying("Come as you are."),
    }));
    expect(week["rows"]).not.toEqual([]);
    expect(week["kinds"]).not.toEqual([]);
    expect(week["note"]).toEqual({});
  });
});

it.each([
  ["Header21", "background", "HeaderSplit", "picture"],
  ["Header21", "background", "HeaderCentred", "picture"],
  ["ActionBackdrop", "background", "ActionPicture", "picture"],
  ["AboutStory", "picture", "ActionBackdrop", "background"],
])(
  "SWAP-105: the main picture of %s goes along to %3$s, and back",
  async (from, own, to, other) => {
    const editor = createSampleEditor(() => Promise.reject(new Error("no server")));
    const { fields: specs, version } = findSection(from)!;
    const photo = { asset: "bread", alt: {}, crop: null, focus: { x: 0.2, y: 0.5 } };
    const fields = { ...newFields(specs, { language: "en", createId }), [own]: photo };
    const section = { id: "own", template: from, version, fields };
    expect(leftOut(section, sectionAfterSwap(editor, section, to))).toBe(0);
    expect(sectionAfterSwap(editor, section, to).fields[other]).toEqual(photo);
    const there = sectionAfterSwap(editor, section, to);
    const chosen = { ...there, fields: { ...there.fields, [other]: { ...photo, asset: "oven" } } };
    expect(sectionAfterSwap(editor, chosen, from).fields[own]).toEqual({ ...photo, asset: "oven" });
  },
);

it("SWAP-105: a picture behind words becomes nobody's face", () => {
  const editor = createSampleEditor(() => Promise.reject(new Error("no server")));
  const { fields: specs, version } = findSection("ActionBackdrop")!;
  const background = { asset: "bread", alt: {}, crop: null, focus: null };
  const fields = { ...newFields(specs, { language: "en", createId }), background };
  const section = { id: "own", template: "ActionBackdrop", version, fields };
  expect(sectionAfterSwap(editor, section, "AboutAuthor").fields["picture"]).toBeNull();
});
