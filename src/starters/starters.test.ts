import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findSection } from "#/sections/registry.ts";
import { primaryLanguage } from "#/site/language.ts";
import { documentVersion } from "#/site/site.ts";
import { findProblems } from "../../test/fixtures/find-problems.ts";
import { toRecords } from "#/site/records.ts";
import { readStarter, startersFolder } from "../../test/fixtures/starter.ts";
import { starters } from "./registry.ts";
import { startersFor } from "./starters-for.ts";

function assetsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(assetsIn);
  if (typeof value !== "object" || value === null) return [];
  return "asset" in value && typeof value.asset === "string"
    ? [value.asset]
    : Object.values(value).flatMap(assetsIn);
}

it("every folder is offered, once, with words in both languages", () => {
  const folders = readdirSync(startersFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(starters.map(({ id }) => id).toSorted()).toEqual(folders.toSorted());
  for (const { name, about } of starters)
    for (const words of [name, about])
      for (const text of Object.values(words)) expect(text).not.toBe("");
});

it("NEW-14: those that are written in the reader’s language come first, an empty site last", () => {
  const idsIn = (language: string) => startersFor(language).map(({ id }) => id);
  expect(idsIn("ru").slice(0, 4)).toEqual(["shop", "polden", "ladno", "yard"]);
  expect(idsIn("en").slice(0, 5)).toEqual(["studio", "cafe", "linden", "arnes", "night"]);
  for (const language of ["en", "ru", "de"]) expect(idsIn(language).at(-1)).toBe("blank");
});

it.each(starters.filter(({ language }) => language !== undefined))(
  "NEW-14: $id is written in the language that it is said to be",
  ({ id, language }) => {
    expect(primaryLanguage(readStarter(id).document.site.languages)).toBe(language);
  },
);

describe.each(starters.map(({ id }) => id))("the starter %s", (id) => {
  const { document, pictures } = readStarter(id);

  it("can be published as it stands", () => {
    expect(document.site.schema).toBe(documentVersion);
    const problems = findProblems(toRecords(document), findSection);
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("brings every picture that it shows, and shows every picture that it brings", () => {
    const shown = new Set(assetsIn(document));
    expect([...shown].toSorted()).toEqual(pictures.map((picture) => picture.id).toSorted());
    const files = readdirSync(new URL(`${id}/pictures/`, startersFolder));
    expect(files.toSorted()).toEqual(pictures.map(({ file }) => file).toSorted());
  });
});
