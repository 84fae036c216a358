// @vitest-environment jsdom
import { beforeAll, expect, it } from "vitest";
import { createSignal } from "../../signals/signal.ts";
import type { SiteRole } from "#/api/roles.ts";
import { pageKey } from "#/site/records.ts";
import type { Call } from "../../api/request.ts";
import { registerFeatureWords } from "../../shell/register-words.ts";
import type { Command } from "../../shell/command.ts";
import type { Editor } from "../../session/editor.ts";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { stillCanvas } from "../../testing/still-canvas.ts";
import { click, mount } from "../../testing/mount.tsx";
import { loadScreenWords, loadWords, startTranslations } from "../../words/i18n.ts";
import { pageDialog } from "../pages/pages-state.ts";
import { features } from "../registry.ts";
import { MoreMenu } from "../sections/overlay/section-menus.tsx";
import { sectionsState } from "../sections/sections-state.ts";
import { shareAsked } from "../share/share-state.ts";
import { frameCommands } from "./frame-commands.ts";

const call: Call = async <Answer,>() => [] as Answer;

beforeAll(async () => {
  registerFeatureWords(features);
  await startTranslations();
  await Promise.all([loadScreenWords(), loadWords("palette"), loadWords("editing")]);
});

function open(role: SiteRole = "owner"): Editor {
  const editor = { ...createSampleEditor(call), role: createSignal(role) };
  editor.canvas.set(stillCanvas());
  return editor;
}

/** What the palette offers at this moment. */
async function offered(editor: Editor): Promise<readonly Command[]> {
  const own = await Promise.all(
    features.map(async ({ commands }) => (await (await commands?.())?.({ editor })) ?? []),
  );
  return [...frameCommands(editor, features), ...own.flat()];
}

async function run(editor: Editor, id: string): Promise<void> {
  const command = (await offered(editor)).find((one) => one.id === id);
  if (!command) throw new Error(`${id} isn't offered`);
  command.run();
}

const ids = async (editor: Editor) => (await offered(editor)).map(({ id }) => id);

it("PALETTE-145: sharing is asked for by name, by those who may", async () => {
  const editor = open();
  await run(editor, "share");
  expect(shareAsked(editor).get()).toBe(true);
  expect(await ids(open("writer"))).not.toContain("share");
});

it("PALETTE-145: what the menu of the selected section does is done by name, and what its tools do", async () => {
  const editor = open();
  editor.selection.set({ page: "home", section: "goods" });
  const mounted = await mount(<MoreMenu section="goods" />, editor);
  await click(mounted.find("[aria-haspopup=menu]"));
  const inMenu = document.querySelectorAll("[role=menuitem]").length;
  mounted.unmount();
  const known = await ids(editor);
  const actions = known.filter((id) => id.startsWith("section.") && !id.startsWith("section.add"));
  const sections = editor.store.records()[pageKey("home")]?.sections ?? [];
  const ways = new Set(sections.map(({ id }) => `section.${id}`));
  const tools = new Set(["section.moveDown", "section.swap", "section.delete"]);
  const ofMenu = actions.filter((id) => !ways.has(id) && !tools.has(id));
  expect(inMenu).toBeGreaterThan(9);
  expect(ofMenu).toHaveLength(inMenu);
  const hidden = () =>
    editor.store.records()[pageKey("home")]?.sections.find(({ id }) => id === "goods")?.hidden;
  await run(editor, "section.phones");
  expect(hidden()).toBe("phones");
  await run(editor, "section.nowhere");
  expect(hidden()).toBeUndefined();
  await run(editor, "section.swap");
  expect(sectionsState(editor).swapping.get()).toEqual({ page: "home", section: "goods" });
  await run(editor, "section.moveDown");
  const order = () => editor.store.records()[pageKey("home")]?.sections.map(({ id }) => id);
  expect(order()?.at(-1)).toBe("goods");
  expect(await ids(editor)).not.toContain("section.moveDown");
  await run(editor, "section.delete");
  expect(order()).not.toContain("goods");
  editor.selection.set(null);
  expect(await ids(editor)).not.toContain("section.delete");
});

it("PALETTE-145: what the menu of a page does is done by name with the page that is shown; the home page is neither removed nor a draft", async () => {
  const editor = open();
  const always = ["page.copy", "page.duplicate", "page.save", "page.settings"];
  const others = ["page.path", "page.draft", "page.remove"];
  expect(await ids(editor)).toEqual(expect.arrayContaining(always));
  expect(await ids(editor)).not.toEqual(expect.arrayContaining(others.slice(0, 1)));
  const [, second] = editor.store.records().index?.entries ?? [];
  if (!second) throw new Error("A second page is needed");
  await editor.store.loadPage(second.id);
  editor.page.set(second.id);
  expect(await ids(editor)).toEqual(expect.arrayContaining([...always, ...others]));
  await run(editor, "page.path");
  expect(pageDialog(editor).get()).toEqual({ kind: "move", page: second.id });
  const entry = () => editor.store.records().index?.entries.find(({ id }) => id === second.id);
  await run(editor, "page.draft");
  expect(entry()?.isDraft).toBe(true);
  await run(editor, "page.undraft");
  expect(entry()?.isDraft).toBeUndefined();
  const isShownInMenu = (await ids(editor)).includes("page.hide");
  await run(editor, isShownInMenu ? "page.hide" : "page.show");
  expect(await ids(editor)).toContain(isShownInMenu ? "page.show" : "page.hide");
  expect(await ids(open("writer"))).not.toContain("page.duplicate");
});

it("PALETTE-145: the page is shown in another language of the site by name", async () => {
  const editor = open();
  const { languages = [] } = editor.store.records().site ?? {};
  const other = languages.find(({ code }) => code !== editor.language.get());
  if (!other) throw new Error("A second language is needed");
  await run(editor, `pageLanguage.${other.code}`);
  expect(editor.language.get()).toBe(other.code);
});
