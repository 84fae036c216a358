import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { storableSchema } from "#/site/field-schema.ts";
import { newFields } from "#/site/field-values.ts";
import { createId } from "#/lib/create-id.ts";
import { publishErrors } from "../../test/fixtures/publish-errors.ts";
import { findSection, registry } from "./registry.ts";

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "kit")
  .map((entry) => entry.name);

describe("the registry of sections", () => {
  it("has every folder's template, each once", async () => {
    for (const folder of folders) {
      const module: Record<string, unknown> = await import(`./${folder}/index.ts`);
      expect(
        registry.filter((definition) => Object.values(module).includes(definition)),
        folder,
      ).toHaveLength(1);
    }
    expect(registry).toHaveLength(folders.length);
    expect(new Set(registry.map((definition) => definition.id)).size).toBe(registry.length);
  });

  it("has thumbnails of every template for both kinds of device", () => {
    for (const folder of folders)
      for (const file of ["thumbnail.webp", "thumbnail-mobile.webp"])
        expect(existsSync(path.join(import.meta.dirname, folder, file)), `${folder}/${file}`).toBe(
          true,
        );
  });

  it("HEAD-03 (R17): headers and the footer are the unique ones", () => {
    for (const { id, category, isUnique } of registry)
      expect([id, isUnique]).toEqual([id, category === "header" || category === "footer"]);
    expect(findSection("NoHeader")).toMatchObject({ category: "header", thumbnailRatio: 0.3148 });
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
