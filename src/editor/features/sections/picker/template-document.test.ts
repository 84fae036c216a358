// @vitest-environment jsdom
import { expect, it } from "vitest";
import { findSection } from "#/sections/registry.ts";
import type { Editor } from "../../../session/editor.ts";
import { sectionThumbnail } from "../../../thumbnails/section-thumbnail.ts";
import { createSampleEditor } from "../../../testing/sample-editor.ts";
import { templateDocument } from "./template-document.ts";

function documentOf(editor: Editor) {
  const definition = findSection("Links1")!;
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
