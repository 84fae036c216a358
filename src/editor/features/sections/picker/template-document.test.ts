// @vitest-environment jsdom
import { expect, it } from "vitest";
import { createId } from "#/lib/create-id.ts";
import { templates } from "#/sections/definitions.ts";
import { findSection } from "#/sections/registry.ts";
import { newContent } from "#/site/ready-words/new-content.ts";
import type { Editor } from "../../../session/editor.ts";
import { sectionThumbnail } from "../../../thumbnails/section-thumbnail.ts";
import { createSampleEditor } from "../../../testing/sample-editor.ts";
import { templateDocument } from "./template-document.ts";

function documentOf(editor: Editor, template = "Links1") {
  const definition = findSection(template)!;
  return templateDocument(editor, {
    definition,
    manifest: null,
    draw: async () => sectionThumbnail,
  });
}

it("PICK-12: a document that is made ahead is the one that is shown, until anything that it is made of changes", async () => {
  const editor = createSampleEditor(() => Promise.reject(new Error("no server")));
  const made = documentOf(editor);
  expect(await made).toContain("<main");
  expect(documentOf(editor)).toBe(made);
  editor.dispatch({ name: "theme.set", args: { theme: { colorMode: "DARK" } } });
  const dark = documentOf(editor);
  expect(dark).not.toBe(made);
  expect(await dark).not.toBe(await made);
  editor.language.set("en");
  expect(documentOf(editor)).not.toBe(dark);
});

it("PICK-205: example prices are seen in the currency that they would be added in", async () => {
  const editor = createSampleEditor(() => Promise.reject(new Error("no server")));
  const template = "Feature15_2";
  expect(await documentOf(editor, template)).toContain("₽");
  const { fields: specs, version } = findSection(template)!;
  const source = { records: editor.store.records(), templates, createId };
  const begun = newContent(specs, source);
  const features = Object.values(Object(begun["features"])).map((block) =>
    Object.assign({}, block, { badgeText: { ru: { text: "12 €" } } }),
  );
  const fields = { ...begun, features };
  const section = { id: "priced", template, version, fields };
  editor.dispatch({ name: "section.add", args: { page: editor.page.get(), section, after: null } });
  const seen = await documentOf(editor, template);
  expect(seen).toContain("€");
  expect(seen).not.toContain("₽");
});
