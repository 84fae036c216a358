import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { kindOf } from "#/fields/kinds.ts";
import { findSection, templates } from "#/sections/registry.ts";
import { primaryLanguage } from "#/site/language.ts";
import { frameParts, pageParts, siteParts } from "#/site/document-parts.ts";
import { textsOf } from "#/site/document-texts.ts";
import type { DocumentPart } from "#/site/document-parts.ts";
import { walkFields } from "#/site/field-walk.ts";
import type { Link } from "#/site/link.ts";
import { documentVersion } from "#/site/site.ts";
import { findProblems } from "../../test/fixtures/find-problems.ts";
import { everyFile } from "#/site/project/project-files.ts";
import { toRecords } from "#/site/records.ts";
import { readStarter, readUnnamedStarter, startersFolder } from "../../test/fixtures/starter.ts";
import { adaptStarter } from "./adapt-starter.ts";
import { starters } from "./registry.ts";
import { startersFor } from "./starters-for.ts";

function assetsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(assetsIn);
  if (typeof value !== "object" || value === null) return [];
  return "asset" in value && typeof value.asset === "string"
    ? [value.asset]
    : Object.values(value).flatMap(assetsIn);
}

/** The links of parts; what may have one and has none is null. */
function linksIn(parts: readonly DocumentPart[]): (Link | null)[] {
  const found: (Link | null)[] = [];
  for (const { specs, fields } of parts)
    walkFields(specs, fields, ({ spec, value }) => {
      const own = kindOf(spec).links?.(value) ?? [];
      found.push(...own);
      if (spec.kind === "link" && own.length === 0) found.push(null);
    });
  return found;
}

function pagesOf(links: readonly (Link | null)[]): string[] {
  return links.flatMap((link) => (link?.kind === "page" ? [link.page] : []));
}

/** Names of the files for visitors that a starter brings. */
function filesOf(id: string): string[] {
  const folder = new URL(`${id}/files/`, startersFolder);
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Which of two neighbours is brighter, 256 times: the same for a picture that was scaled or compressed anew. */
async function looksOf(file: URL): Promise<boolean[]> {
  const bytes = await sharp(readFileSync(file))
    .flatten({ background: "#ffffff" })
    .greyscale()
    .resize(17, 16, { fit: "fill" })
    .raw()
    .toBuffer();
  return [...bytes].flatMap((one, at) => (at % 17 === 16 ? [] : [one < (bytes[at + 1] ?? 0)]));
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
  const project = readStarter(id);
  const { document, pictures } = project;

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

  it("DEMO-500: brings every file that it links to, as it lists it, and links to every file it brings", () => {
    const { files = [] } = document.site;
    const parts = [
      ...siteParts(document.site, templates),
      ...document.pages.flatMap((page) => pageParts(page, templates)),
    ];
    const linked = linksIn(parts).flatMap((link) => (link?.kind === "file" ? link.file : []));
    expect([...new Set(linked)].toSorted()).toEqual(files.map((file) => file.id).toSorted());
    const brought = filesOf(id).map((name) => {
      const bytes = readFileSync(new URL(`${id}/files/${name}`, startersFolder));
      return [name, createHash("sha256").update(bytes).digest("hex"), bytes.length];
    });
    expect(brought.toSorted()).toEqual(
      everyFile(project)
        .map(({ hash, kind, size }) => [`${hash}.${kind}`, hash, size])
        .toSorted(),
    );
  });
});

it("DEMO-501, DEMO-560: files are PDFs of a page for each language of their starter, or of one of them, with their title and what language is where, and have up to 80 KB", () => {
  const told = starters.flatMap(({ id }) => {
    const { document, filesIn = {} } = readStarter(id);
    const { languages, files = [] } = document.site;
    const all = languages.map(({ code }) => code);
    expect(Object.keys(filesIn).toSorted()).toEqual(files.length > 0 ? all.toSorted() : []);
    const inOne = Object.entries(filesIn).flatMap(([code, own]) =>
      own.map((file) => ({ ...file, codes: [code] })),
    );
    const prints = [...files.map((file) => ({ ...file, codes: all })), ...inOne];
    return prints.map(({ id: file, name, hash, codes }) => {
      const pdf = readFileSync(new URL(`${id}/files/${hash}.pdf`, startersFolder));
      const text = pdf.toString("latin1");
      const title = name.replace(/\.pdf$/, "");
      const spelled = Buffer.from(`\uFEFF${title}`, "utf16le").swap16().toString("hex");
      const inAscii = /^[ -~]+$/.test(title);
      expect(pdf.length).toBeLessThan(80 * 1024);
      expect(text).toContain(`/Title ${inAscii ? `(${title})` : `<${spelled.toUpperCase()}>`}`);
      expect(text).toContain("/MarkInfo <</Type /MarkInfo\n/Marked true");
      expect(text.match(/\/Type \/Page\n/g)).toHaveLength(codes.length);
      const spoken = new Set([...text.matchAll(/\/Lang \((\w+)\)/g)].map(([, code]) => code));
      expect([...spoken].toSorted()).toEqual(codes.toSorted());
      // a name for each language, in its letters
      const names = codes.map(
        (code) => filesIn[code]?.find((one) => one.id === file)?.name.replace(/\.pdf$/, "") ?? "",
      );
      expect(name).toBe(`${names.join(", ")}.pdf`);
      codes.forEach((code, at) =>
        expect(names[at]).toMatch(code === "ru" ? /^[а-яё ]+$/i : /^[a-z’ ]+$/i),
      );
      return id;
    });
  });
  expect([...new Set(told)].toSorted()).toEqual(["linden", "night", "yard"]);
});

const finished = starters.map(({ id }) => id).filter((id) => id !== "blank");

describe.each(finished)("the starter %s as a whole", (id) => {
  const { document } = readStarter(id);
  const { site, index, pages } = document;

  it("DEMO-48: writes amounts in its words as its language writes prices", () => {
    const texts = textsOf([
      ...siteParts(document.site, templates),
      ...document.pages.flatMap((page) => pageParts(page, templates)),
    ]);
    const said = (language: string) =>
      texts.map(({ text }) => text[language]?.text ?? "").filter((words) => words !== "");
    expect(said("en").filter((words) => /\d\s?[₽€£$]/.test(words))).toEqual([]);
    expect(said("ru").filter((words) => /[₽€£$]\s?\d/.test(words))).toEqual([]);
  });

  it("DEMO-19: keeps what bar and footer promise, and leads to each of its pages", () => {
    const [bar, ...footer] = frameParts(site, templates).map((part) => linksIn([part]));
    const inBar = (bar ?? []).filter((link) => link !== null).map((link) => JSON.stringify(link));
    expect(new Set(inBar).size).toBe(inBar.length);
    expect(footer.flat()).not.toContain(null);
    const reached = new Set(pagesOf(linksIn(siteParts(site, templates))));
    reached.add(index.entries[0]?.id ?? "");
    // a set is walked on to what is added to it meanwhile
    for (const page of reached) {
      const own = pages.find((one) => one.id === page);
      for (const next of own ? pagesOf(linksIn(pageParts(own, templates))) : []) reached.add(next);
    }
    expect([...reached].toSorted()).toEqual(index.entries.map((entry) => entry.id).toSorted());
  });

  it.each(["en", "ru"])(
    "DEMO-21: is whole in %s, alone and beside its other languages",
    (language) => {
      const starter = readUnnamedStarter(id);
      expect(starter.document.site.languages.map(({ code }) => code)).toContain(language);
      for (const choice of [{ language }, {}]) {
        const own = adaptStarter(starter, { name: "Blue Door", templates, ...choice });
        expect(own.site.languages.every(({ status }) => status === "active")).toBe(true);
        const found = findProblems(toRecords(own), findSection);
        expect(found.filter(({ code }) => !code.startsWith("placeholder-"))).toEqual([]);
        // all that it begins with is an example, and its owner is told so
        expect(found).not.toEqual([]);
      }
    },
  );
});

it("DEMO-20: no picture is in two starters", async () => {
  const seen: { id: string; file: string; looks: readonly boolean[] }[] = [];
  const twice: string[] = [];
  for (const { id } of starters)
    for (const file of readdirSync(new URL(`${id}/pictures/`, startersFolder))) {
      const looks = await looksOf(new URL(`${id}/pictures/${file}`, startersFolder));
      for (const other of seen)
        if (other.id !== id && looks.filter((one, at) => one !== other.looks[at]).length < 26)
          twice.push(`${other.file} is ${file}`);
      seen.push({ id, file, looks });
    }
  expect(twice).toEqual([]);
});
