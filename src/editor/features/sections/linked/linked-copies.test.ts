// @vitest-environment jsdom
import { expect, it } from "vitest";
import { linkSteps } from "#/site/linked-steps.ts";
import { clipOf } from "../../../canvas/clipboard/clips.ts";
import type { Editor } from "../../../session/editor.ts";
import { createSampleEditor } from "../../../testing/sample-editor.ts";
import { clipToSave } from "../saved/saved-clip.ts";
import { duplicateSection } from "../section-commands.ts";

/** The home page, whose second section is linked. */
function open(): Editor {
  const editor = createSampleEditor(() => Promise.reject(new Error("no server")));
  const home = editor.store.records()["page:home"];
  if (home) editor.dispatch(linkSteps(home, "goods", "shared"));
  return editor;
}

it("LINKED-06: copied and saved it is a section of its own", () => {
  const editor = open();
  expect(clipOf(editor, { section: "goods" })?.clip).not.toContain('"linked"');
  const [saved] = clipToSave(editor, "goods")?.sections ?? [];
  expect(saved).toMatchObject({ template: "Feature15_2" });
  expect(saved).not.toHaveProperty("linked");
});

it("LINKED-06: duplicated it leaves a section of its own behind its place", () => {
  const editor = open();
  duplicateSection(editor, "goods");
  const sections = editor.store.records()["page:home"]?.sections ?? [];
  expect(sections.map(({ template }) => template)).toEqual([
    "Header21",
    "Linked",
    "Feature15_2",
    "Email1",
  ]);
  expect(sections[2]).not.toHaveProperty("linked");
});
