import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { storableSchema } from "#/site/field-schema.ts";
import { newFields } from "#/site/new-fields.ts";
import { createId } from "#/lib/create-id.ts";
import { areOneFamily } from "#/site/section.ts";
import { layoutFolder } from "../../scripts/layout-folder.ts";
import { publishErrors } from "../../test/fixtures/publish-errors.ts";
import type { SectionDefinition } from "./kit/index.ts";
import { findSection, registry } from "./registry.ts";

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "kit")
  .map((entry) => entry.name);

/** The templates that a folder exports, by the names of the exports. */
async function exportsOf(folder: string): Promise<[string, SectionDefinition][]> {
  const module: Record<string, unknown> = await import(`./${folder}/index.ts`);
  return Object.entries(module).flatMap(([name, value]) => {
    const definition = registry.find((one) => one === value);
    return definition ? [[name, definition]] : [];
  });
}
async function layoutsOf(folder: string): Promise<SectionDefinition[]> {
  return (await exportsOf(folder)).map(([, definition]) => definition);
}

describe("the registry of sections", () => {
  it("has every folder's templates, each once, and nothing else", async () => {
    const found: string[] = [];
    for (const folder of folders) {
      const layouts = await layoutsOf(folder);
      expect(layouts.length, folder).toBeGreaterThan(0);
      found.push(...layouts.map(({ id }) => id));
    }
    expect(found.toSorted()).toEqual(registry.map(({ id }) => id).toSorted());
    expect(new Set(registry.map((definition) => definition.id)).size).toBe(registry.length);
  });

  it("PICK-03: says of each template whether visitors fill something in", async () => {
    for (const folder of folders) {
      const hasForm = existsSync(path.join(import.meta.dirname, folder, "form.tsx"));
      for (const layout of await layoutsOf(folder))
        expect(layout.hasForm ?? false, layout.id).toBe(hasForm);
    }
  });

  it("FAM-02: the layouts of a folder are one family, and those of different folders are not", async () => {
    const families: SectionDefinition[] = [];
    for (const folder of folders) {
      const [first, ...others] = await layoutsOf(folder);
      if (!first) continue;
      for (const other of others) {
        expect(areOneFamily(first, other), other.id).toBe(true);
        expect(other).toMatchObject({ version: first.version, category: first.category });
      }
      expect(families.filter((known) => areOneFamily(known, first))).toEqual([]);
      families.push(first);
    }
  });

  it("has thumbnails of every template for both kinds of device", async () => {
    const places = new Set<string>();
    for (const folder of folders)
      for (const [exported] of await exportsOf(folder)) {
        const place = layoutFolder(path.join(import.meta.dirname, folder), exported);
        for (const file of ["thumbnail.webp", "thumbnail-mobile.webp"])
          expect(existsSync(path.join(place, file)), `${place}/${file}`).toBe(true);
        places.add(place);
      }
    expect(places.size).toBe(registry.length);
  });

  it("HEAD-03 (R17): headers and the footer are the unique ones", () => {
    for (const { id, category, isUnique } of registry)
      expect([id, isUnique]).toEqual([id, category === "header" || category === "footer"]);
    expect(findSection("NoHeader")).toMatchObject({ category: "header", thumbnailRatio: 0.3148 });
  });

  it("PICK-16: the picker shows all of a template’s thumbnail", async () => {
    const cut: string[] = [];
    for (const folder of folders)
      for (const [name, { id, thumbnailRatio }] of await exportsOf(folder)) {
        const place = layoutFolder(path.join(import.meta.dirname, folder), name);
        const { width, height } = await sharp(path.join(place, "thumbnail.webp")).metadata();
        const whole = Math.min(1.15, height / width);
        if (whole > thumbnailRatio * 1.08) cut.push(`${id} ${whole}`);
      }
    expect(cut).toEqual([]);
  });

  describe.each(registry)("$id", (definition) => {
    it.each(["en", "ru"])("starts with what can be stored and published (%s)", (language) => {
      const fields = newFields(definition.fields, { language, createId });
      expect(storableSchema(definition.fields).safeParse(fields).error).toBeUndefined();
      expect(publishErrors(definition.fields, fields, language)).toEqual([]);
    });

    it("has its words for the picker in both languages", () => {
      for (const text of [definition.label, definition.description]) {
        expect(text.en).not.toBe("");
        expect(text.ru).toMatch(/[а-яё]/i);
      }
      expect(definition.thumbnailRatio).toBeGreaterThan(0);
    });
  });
});
