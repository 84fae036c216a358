// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from "vitest";
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

it.each(["Rsvp1", "RsvpSlab"])(
  "PICK-530: %s shows an example event and the form to reply where the site has no event, and the site’s own where it has one",
  async (template) => {
    const editor = createSampleEditor(() => Promise.reject(new Error("no server")));
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 28), toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const shown = async (): Promise<string> => (await documentOf(editor, template)) ?? "";
    for (const { id } of editor.store.records().site?.events ?? [])
      editor.dispatch({ name: "event.remove", args: { event: id } });
    expect(await shown()).toContain("<form");
    expect(await shown()).toMatch(/28 декабря|28<.*декабря/s);
    const event = {
      id: "tea",
      description: {},
      place: {},
      capacity: null,
      deadline: null,
      title: { ru: { text: "Чаепитие" } },
      start: "2027-03-05T18:00",
      end: "2027-03-05T20:00",
      timeZone: "UTC",
    };
    editor.dispatch({ name: "event.add", args: { event, after: null } });
    expect(await shown()).toMatch(/5 марта|5<.*марта/s);
    expect(await shown()).not.toContain("декабря");
  },
);
