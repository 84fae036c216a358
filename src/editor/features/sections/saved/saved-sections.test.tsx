// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadLooks } from "#/sections/looks.ts";
import { registry } from "#/sections/registry.ts";
import type { SavedSection } from "#/api/saved-sections.ts";
import { sectionClip } from "../../../../../test/fixtures/section-clip.ts";
import { sectionsOf } from "../../../session/sections-of.ts";
import { click, mount, press, type } from "../../../testing/mount.tsx";
import type { Mounted } from "../../../testing/mount.tsx";
import { createSampleEditor } from "../../../testing/sample-editor.ts";
import {
  broughtPhoto,
  createSavedServer,
  savedAsset,
  savedPhoto,
} from "../../../testing/saved-server.ts";
import type { SavedServer } from "../../../testing/saved-server.ts";
import { EditorQueryScope } from "../../../session/editor-query-scope.tsx";
import { SectionPicker } from "../picker/section-picker.tsx";
import { sectionsState } from "../sections-state.ts";
import { SaveSection } from "./save-section.tsx";
import { clipToSave } from "./saved-clip.ts";

// as thumbnails do when they come into view
await loadLooks(registry.map(({ id }) => id));

let mounted: Mounted;
let server: SavedServer;
afterEach(() => {
  mounted.unmount();
  document.body.innerHTML = "";
});
const menu = {
  id: "menu",
  name: "Menu.pdf",
  kind: "pdf",
  hash: "a".repeat(64),
  size: 9,
  tags: [],
} as const;
const title = { de: { text: "Zeiten" }, en: { text: "Hours" } };
const kept = (id: string, name: string, clip: SavedSection["clip"]): SavedSection => ({
  id,
  name,
  clip,
  assets: [savedAsset],
});

/** Begins with what the account has saved. */
function keep(stored: readonly SavedSection[]): void {
  const more = (path: string) => (path === "sites/1/files/copies" ? [menu.hash] : undefined);
  server = createSavedServer({ kind: "section", stored, more });
}

beforeEach(() => {
  const fields = { background: savedPhoto, title };
  const [own] = sectionClip({ site: 2, fields }).sections;
  keep([
    kept("hours", "Opening hours", sectionClip({ site: 2, fields })),
    kept("newer", "From tomorrow", {
      ...sectionClip({ site: 2 }),
      sections: own ? [{ ...own, version: 99 }] : [],
    }),
    kept("hero", "Big header", sectionClip({ site: 2, template: "Header21" })),
  ]);
});

async function openPicker() {
  const editor = createSampleEditor(server.call);
  const onClose = vi.fn<() => void>();
  mounted = await mount(
    <EditorQueryScope>
      <SectionPicker after="goods" category="saved" onClose={onClose} />
    </EditorQueryScope>,
    editor,
  );
  await expect.poll(() => mounted.all(".saved-option")).not.toHaveLength(0);
  return { editor, onClose };
}

const names = () => mounted.all(".saved-option b").map((name) => name.textContent);
const option = (name: string) => mounted.find(`.saved-option button[aria-label^="${name}"]`);

it("SAVED-06: a saved section is added as a copy, in the languages of the site, with its pictures, as one step", async () => {
  const { editor, onClose } = await openPicker();
  expect(names()).toEqual(["Opening hours", "From tomorrow", "Big header"]);
  const before = sectionsOf(editor).length;
  await click(option("Opening hours"));
  expect(onClose).toHaveBeenCalledOnce();
  await expect.poll(() => sectionsOf(editor)).toHaveLength(before + 1);
  const place = sectionsOf(editor).findIndex(({ id }) => id === "goods") + 1;
  const made = sectionsOf(editor)[place];
  expect(made?.template).toBe("Email1");
  expect(made?.fields["background"]).toEqual(broughtPhoto);
  expect(server.asked).toContain("POST sites/1/saved-sections/hours/assets");
  expect(made?.id).not.toBe(server.stored()[0]?.clip.sections[0]?.id);
  expect(Object.keys(Object(made?.fields["title"]))).not.toContain("de");
  editor.undo();
  expect(sectionsOf(editor)).toHaveLength(before);
});

it("SAVED-06: a file that it links to comes along, and is saved with it", async () => {
  const clip = sectionClip({ site: 2, template: "Links1" });
  const [own] = clip.sections;
  const withFile = JSON.parse(
    JSON.stringify(own?.fields).replace(
      /"link":(null|\{[^}]*\})/,
      '"link":{"kind":"file","file":"menu"}',
    ),
  );
  const sections = own ? [{ ...own, fields: withFile }] : [];
  keep([kept("prices", "Price list", { ...clip, sections, files: [{ ...menu, tags: [] }] })]);
  const { editor } = await openPicker();
  const before = sectionsOf(editor).length;
  await click(option("Price list"));
  await expect.poll(() => sectionsOf(editor)).toHaveLength(before + 1);
  const [file] = editor.store.records().site?.files ?? [];
  expect(file).toEqual({ ...menu, id: file?.id });
  const made = sectionsOf(editor).find(({ template }) => template === "Links1");
  expect(JSON.stringify(made?.fields)).toContain(`{"kind":"file","file":"${file?.id}"}`);
  expect(made && clipToSave(editor, made.id)).toMatchObject({ site: 1, files: [file] });
  editor.undo();
  expect(editor.store.records().site?.files ?? []).toEqual([]);
});

it("SAVED-06: a saved header takes the place of the one that stands, as one step", async () => {
  const { editor } = await openPicker();
  const [old, ...others] = sectionsOf(editor).map(({ id }) => id);
  expect(option("Big header").getAttribute("aria-label")).toContain("Replaces the header");
  await click(option("Big header"));
  await expect.poll(() => sectionsOf(editor)[0]?.id).not.toBe(old);
  expect(
    sectionsOf(editor)
      .slice(1)
      .map(({ id }) => id),
  ).toEqual(others);
  editor.undo();
  expect(sectionsOf(editor)[0]?.id).toBe(old);
});

it("SAVED-05: one that a newer program saved isn't added", async () => {
  const { editor, onClose } = await openPicker();
  const before = sectionsOf(editor).length;
  expect(option("From tomorrow").getAttribute("aria-disabled")).toBe("true");
  await click(option("From tomorrow"));
  expect(onClose).not.toHaveBeenCalled();
  expect(sectionsOf(editor)).toHaveLength(before);
});

it("SAVED-06: is found by name and by template beside all others, and renamed by keyboard", async () => {
  await openPicker();
  const search = mounted.find<HTMLInputElement>("[role=searchbox]");
  await type(search, "big");
  expect(names()).toEqual(["Big header"]);
  await type(search, "");
  option("Opening hours").focus();
  await press("F2");
  await type(mounted.find<HTMLInputElement>(".saved-name"), "Hours");
  await press("Enter");
  expect(names()[0]).toBe("Hours");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Hours");
  await expect.poll(() => server.stored()[0]?.name).toBe("Hours");
});

it("SAVED-04: is deleted, and taken back where it was", async () => {
  await openPicker();
  option("Opening hours").focus();
  await press("Delete");
  expect(names()).toEqual(["From tomorrow", "Big header"]);
  const undo = () => mounted.all(".dialog-foot button").find((one) => one.textContent === "Undo");
  await expect.poll(undo).toBeDefined();
  const button = undo();
  if (button) await click(button);
  await expect.poll(names).toEqual(["Opening hours", "From tomorrow", "Big header"]);
  expect(server.asked).toContain("PATCH saved-sections/hours");
});

it("SAVED-01: a section of the page is saved under the name that is given, without its earlier layouts", async () => {
  const editor = createSampleEditor(server.call);
  const onClose = vi.fn<() => void>();
  mounted = await mount(
    <EditorQueryScope>
      <SaveSection section="mail" onClose={onClose} />
    </EditorQueryScope>,
    editor,
  );
  const field = mounted.find<HTMLInputElement>(".input input");
  expect(field.value).not.toBe("");
  await type(field, "  ");
  await click(mounted.find("[type=submit]"));
  expect(server.asked).toEqual([]);
  await type(field, "Newsletter");
  await click(mounted.find("[type=submit]"));
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
  const [made] = server.stored();
  expect(made).toMatchObject({
    name: "Newsletter",
    clip: { site: 1, sections: [{ id: "mail" }] },
  });
  expect(made?.clip.sections[0]).not.toHaveProperty("parked");
  const [toast] = editor.toasts.get();
  expect(toast?.message).toContain("Newsletter");
  toast?.action?.run();
  expect(sectionsState(editor).insertion.get()).toEqual({ after: "mail", category: "saved" });
});
