import { expect } from "vitest";
import { testSection, testSite } from "#/render/render-fixture.ts";
import { renderSectionDocument } from "#/render/section-document.tsx";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { newItem } from "#/site/new-fields.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import type { SiteEvent } from "#/site/event.ts";
import type { SiteFile } from "#/site/file.ts";
import type { PictureFiles } from "#/sections/kit/index.ts";
import { findSection } from "#/sections/registry.ts";

/** Values for a section in a test: texts as strings, lists as their items, everything else as it is stored. */
export type FieldPatch = { readonly [name: string]: unknown };

export interface RenderSectionOptions {
  readonly template: string;
  readonly patch?: FieldPatch;
  readonly language?: "en" | "ru";
  readonly events?: readonly SiteEvent[];
  readonly theme?: Partial<typeof testSite.theme>;
  /** Files of the site. */
  readonly siteFiles?: readonly SiteFile[];
  /** The section stands after another one. */
  readonly isSecond?: boolean;
}

export const testPicture = { asset: "a", alt: {}, crop: null, focus: null };
const files: PictureFiles = {
  sources: [],
  src: "/assets/a.jpg",
  width: 480,
  height: 320,
  colour: "#102030",
};

let count = 0;
function createId(): string {
  count += 1;
  return `i${count}`;
}

function patched(specs: FieldSpecs, fields: StoredFields, patch: FieldPatch): StoredFields {
  const filled = { ...fields };
  for (const [name, value] of Object.entries(patch)) {
    const spec = specs[name];
    if (name === "id") filled[name] = value;
    else if (!spec) throw new Error(`There is no field ${name}`);
    else if (spec.kind === "text" && typeof value === "string")
      filled[name] = value === "" ? {} : { en: { text: value } };
    else if (spec.kind === "list")
      filled[name] = (value as FieldPatch[]).map((item) =>
        patched(spec.item, newItem(spec.item, { language: "en", createId }), item),
      );
    else filled[name] = value;
  }
  return filled;
}

/** A document with a section that has these values. Its id is `s1`. */
export function renderDocument(options: RenderSectionOptions): string {
  const { template, patch = {}, language = "en", events = [], theme, isSecond = false } = options;
  const siteFiles = options.siteFiles && { files: [...options.siteFiles] };
  const definition = findSection(template);
  if (!definition) throw new Error(`There is no template ${template}`);
  const section = testSection(template, "s1", language);
  const own = { ...section, fields: patched(definition.fields, section.fields, patch) };
  return renderSectionDocument({
    site: {
      ...testSite,
      ...siteFiles,
      events: [...events],
      theme: { ...testSite.theme, ...theme },
    },
    sections: isSecond ? [testSection("Links1", "s0"), own] : [own],
    language,
    files: () => files,
  });
}

/** The section alone: the markup within `<main>`. */
export function renderSection(options: RenderSectionOptions): string {
  const html = renderDocument(options);
  const body = html.slice(html.indexOf('<main id="main">') + 16, html.lastIndexOf("</main>"));
  expect(body).not.toMatch(/ style=| on[a-z]+="/);
  return body;
}

/** The text of a markup without its tags. */
export function wordsOf(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
