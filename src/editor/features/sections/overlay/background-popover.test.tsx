// @vitest-environment jsdom
import { act } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { testSection } from "#/render/render-fixture.ts";
import { findSection } from "#/sections/definitions.ts";
import { pageKey } from "#/site/records.ts";
import { placePicture } from "../../../fields/picture/place-picture.ts";
import { withAssets } from "../../../session/with-assets.ts";
import { mount } from "../../../testing/mount.tsx";
import { createSampleEditor } from "../../../testing/sample-editor.ts";
import { BackgroundPopover } from "./background-popover.tsx";

async function open(template: string, fields: Record<string, unknown> = {}) {
  const editor = createSampleEditor(async () => {
    throw new Error("Nothing is asked");
  });
  const made = testSection(template, "s1", "en");
  const page = editor.page.get();
  const header = editor.store.records()[pageKey(page)]?.sections[0];
  const section = { ...made, fields: { ...made.fields, ...fields } };
  const isHeader = findSection(template)?.isUnique === true;
  // a page has one header
  if (isHeader && header)
    editor.store.dispatch({ name: "section.remove", args: { page, section: header.id } });
  const { outcome } = editor.store.dispatch({
    name: "section.add",
    args: { page, section, after: isHeader ? null : (header?.id ?? null) },
  });
  expect(outcome).toBe("done");
  const mounted = await mount(
    <BackgroundPopover spot={{ page, section: "s1" }} onClose={() => undefined} />,
    editor,
  );
  onTestFinished(() => mounted.unmount());
  const fieldOf = (name: string) =>
    editor.store.records()[pageKey(page)]?.sections.find(({ id }) => id === "s1")?.fields[name];
  const own = () => editor.store.records()[pageKey(page)]?.sections.find(({ id }) => id === "s1");
  return { ...mounted, editor, fieldOf, own };
}

const picture = { asset: "a", alt: {}, crop: null, focus: null };

describe("what is edited beside a section", () => {
  it("SPEC-01: has a control for each field that says so, with the label of its spec", async () => {
    const { container } = await open("Email1", { ground: "picture", background: picture });
    await expect.poll(() => container.querySelector("input[type=range]")).not.toBeNull();
    const labels = [...container.querySelectorAll(".label")].map((one) => one.textContent);
    expect(labels.join("|")).toMatch(/Fill.*Focal point.*Shade the whole picture.*Text/);
    expect(container.textContent).toContain("Brand");
  });

  it("FIELD-530: a header’s shade behind text comes first, what lies over all of its picture is named apart", async () => {
    const { container } = await open("Header21", { background: picture });
    await expect.poll(() => container.querySelectorAll("input[type=range]").length).toBe(2);
    const labels = [...container.querySelectorAll("input[type=range]")].map((one) => one.ariaLabel);
    expect(labels).toEqual(["Shade behind text", "Shade the whole picture"]);
  });

  it.each([
    ["Email1", { ground: "picture", background: picture }],
    ["Contact14", { background: picture }],
    ["ActionBackdrop", { background: picture }],
  ])(
    "SECT-14: %s says that its overlay begins where texts are readable",
    async (...[id, fields]) => {
      const { container } = await open(id, fields);
      await expect.poll(() => container.querySelector("input[type=range]")).not.toBeNull();
      expect(container.textContent).toContain("At 0% the text is already readable");
    },
  );

  it("CHECK-41: says that words became light with a dark picture, until that is undone or another colour is chosen", async () => {
    const { container, editor, fieldOf, all } = await open("Header21", { ink: "dark" });
    await expect.poll(() => container.textContent).toContain("Add picture");
    const size = { width: 9, height: 9, colour: "#112233", hasAlpha: false };
    const night = { id: "night", name: "n.png", kind: "photo", light: "2".repeat(48) } as const;
    editor.assets.set(withAssets(editor.assets.get(), [{ ...size, ...night }]));
    const target = { page: editor.page.get(), section: "s1" };
    const spot = { target, path: ["background"] };
    const place = () => act(async () => placePicture(editor, spot, { asset: "night", alt: {} }));
    await place();
    expect(fieldOf("ink")).toBe("light");
    await expect.poll(() => container.textContent).toContain("The text is light now");
    await act(async () => void editor.undo());
    expect(fieldOf("ink")).toBe("dark");
    expect(container.textContent).not.toContain("The text is");
    await place();
    expect(container.textContent).toContain("The text is light now");
    const dark = () =>
      all('[aria-label="Text"] [role=radio]').find((one) => one.textContent === "Dark");
    await act(async () => dark()?.click());
    expect(fieldOf("ink")).toBe("dark");
    expect(container.textContent).not.toContain("The text is");
  });

  it("PEOPLE-72: whoever only writes finds the picture and nothing else", async () => {
    const { container, all, editor, fieldOf } = await open("Contact14", { background: picture });
    await act(async () => editor.role.set("writer"));
    await expect.poll(() => container.querySelector("[role=slider]")).not.toBeNull();
    expect(all("[role=radiogroup], input[type=range], input[type=checkbox]")).toEqual([]);
    await act(async () => all("button[aria-label='Remove']")[0]?.click());
    expect(fieldOf("background")).toBeNull();
  });

  it("SPEC-01: shows what needs a picture only where there is one", async () => {
    const { container } = await open("Contact14");
    await expect.poll(() => container.textContent).toContain("Fill");
    expect(container.querySelector("input[type=range]")).toBeNull();
  });

  it("SPEC-01: of a picture that isn't shown, or isn't there, nothing is chosen", async () => {
    const { container } = await open("Email1", { ground: "soft", background: picture });
    await expect.poll(() => container.textContent).toContain("Fill");
    await expect.poll(() => container.textContent).toContain("Space");
    expect(container.querySelector("input[type=range]")).toBeNull();
    const labels = (where: Element) =>
      [...where.querySelectorAll(".label")].map((one) => one.textContent);
    expect(labels(container)).not.toContain("Text");
    const bare = await open("Header21");
    await expect.poll(() => labels(bare.container)).toContain("Colours");
    await expect.poll(() => bare.container.textContent).toContain("Add picture");
    expect(labels(bare.container)).not.toContain("Text");
    expect(labels(bare.container)).not.toContain("Side");
  });

  it("THEME-10 (R33): words that stand in the middle of a picture have no side", async () => {
    const start = await open("Header21", { background: picture });
    await expect.poll(() => start.container.textContent).toContain("Text");
    expect(start.container.textContent).toContain("Side");
    const centred = await open("Header21", { background: picture, titleAlignment: "center" });
    await expect.poll(() => centred.container.textContent).toContain("Colours");
    expect(centred.container.textContent).not.toContain("Side");
  });

  it("THEME-09 (R34): gives a section colours and a side of its own, and the site's again", async () => {
    const { all, own } = await open("Contact14");
    const choose = async (group: string, name: string) => {
      const radios = all(`[role=radiogroup][aria-label="${group}"] [role=radio]`);
      await act(async () => radios.find((one) => one.textContent === name)?.click());
    };
    await choose("Colours", "Dark");
    await choose("Side", "Right");
    expect(own()).toMatchObject({ colorMode: "DARK", orientation: "RIGHT" });
    await choose("Colours", "Same as site");
    expect(own()).not.toHaveProperty("colorMode");
    expect(own()).toHaveProperty("orientation", "RIGHT");
  });

  it("THEME-09 (R34): gives the footer colours and a side of its own, undone in two steps", async () => {
    const editor = createSampleEditor(async () => {
      throw new Error("Nothing is asked");
    });
    const spot = { part: "footer" } as const;
    const popover = <BackgroundPopover spot={spot} onClose={() => undefined} />;
    const { all, unmount } = await mount(popover, editor);
    onTestFinished(() => unmount());
    const radio = (group: string, name: string) =>
      all(`[role=radiogroup][aria-label="${group}"] [role=radio]`).find(
        (one) => one.textContent === name,
      );
    const footer = () => editor.store.records().site?.footer;
    await act(async () => radio("Colours", "Dark")?.click());
    await act(async () => radio("Side", "Right")?.click());
    expect(footer()).toMatchObject({ colorMode: "DARK", orientation: "RIGHT" });
    expect(radio("Colours", "Dark")?.getAttribute("aria-checked")).toBe("true");
    await act(async () => void editor.undo());
    expect(footer()).not.toHaveProperty("orientation");
    await act(async () => void editor.undo());
    expect(footer()).not.toHaveProperty("colorMode");
  });

  it("SPEC-41: of a picture colours and side are behind a summary, unless the section has some of its own", async () => {
    const { container, editor, all } = await open("Email1", { background: picture });
    const fold = () => container.querySelector("details");
    await expect.poll(() => fold()?.textContent).toContain("Colours and side");
    expect(fold()?.open).toBe(false);
    const dark = all('[aria-label="Colours"] [role=radio]').find(
      (one) => one.textContent === "Dark",
    );
    await act(async () => dark?.click());
    expect(fold()?.open).toBe(true);
    await act(async () => void editor.undo());
    const bare = await open("Email1");
    await expect.poll(() => bare.container.textContent).toContain("Same as site");
    expect(bare.container.querySelector("details")).toBeNull();
  });

  it("THEME-10 (R33): offers a side only where the template has two", async () => {
    const { container } = await open("Links1");
    expect(container.textContent).toContain("Colours");
    expect(container.textContent).not.toContain("Side");
  });

  it("SPEC-01: sets what is chosen, as one step", async () => {
    const { container, all, fieldOf } = await open("Links1");
    await expect.poll(() => container.textContent).toContain("Shown as");
    const buttons = all("[role=radio], button").find((one) => one.textContent === "Buttons");
    await act(async () => buttons?.click());
    expect(fieldOf("kind")).toBe("buttons");
  });
});
