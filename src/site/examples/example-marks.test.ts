import { describe, expect, it } from "vitest";
import { templates } from "#/sections/registry.ts";
import { adaptStarter } from "#/starters/adapt-starter.ts";
import { createId } from "#/lib/create-id.ts";
import { copyPage } from "../page-copy.ts";
import { pageSchema } from "../page-schema.ts";
import { pageParts } from "../document-parts.ts";
import { textsOf } from "../document-texts.ts";
import { walkFields } from "../field-walk.ts";
import type { Target } from "../operations/target.ts";
import { pageExampleMarks } from "./example-marks.ts";
import { readExamples } from "./read-examples.ts";
import { groupTranslations } from "../problem-groups.ts";
import { createPublishChecks } from "../publish-checks.ts";
import { toRecords } from "../records.ts";
import { mostExamples } from "../limits.ts";
import { readProject } from "../project/read-project.ts";
import { siteDocumentSchema } from "../site.ts";
import type { SiteDocument } from "../site.ts";
import linden from "#/starters/linden/site.json" with { type: "json" };
import polden from "#/starters/polden/site.json" with { type: "json" };

const context = { templates, now: new Date("2026-11-20T10:00:00Z"), keepsTokens: true };
const starter = readProject(structuredClone(polden), context);
const made = () =>
  adaptStarter(structuredClone(starter), { name: "Anna Green", language: "en", templates });

function found(document: SiteDocument) {
  const checks = createPublishChecks(toRecords(document), templates);
  const pages = document.index.entries.flatMap(({ id }) => checks.page(id));
  return groupTranslations([...checks.site(), ...pages]);
}
const count = (document: SiteDocument, code: string) =>
  found(document).filter((one) => one.code === code).length;

/** The document with every text that says one thing saying another. */
function withWords(document: SiteDocument, from: string, to: string): SiteDocument {
  const text = JSON.stringify(document).replaceAll(JSON.stringify(from), JSON.stringify(to));
  return siteDocumentSchema.parse(JSON.parse(text));
}

const partsOf = (document: SiteDocument) =>
  document.pages.flatMap((page) => pageParts(page, templates));

describe("examples of a starter", () => {
  it("CHECK-29: facts, words and pictures that were never touched are told, of a site without a starter none", () => {
    const site = made();
    for (const code of ["placeholder-fact", "placeholder-text", "placeholder-picture"])
      expect(count(site, code), code).toBeGreaterThan(3);
    const { examples: _examples, ...without } = site.site;
    expect(count({ ...site, site: without }, "placeholder-picture")).toBe(0);
    expect(count({ ...site, site: without }, "placeholder-fact")).toBeLessThan(
      count(site, "placeholder-fact"),
    );
  });

  it("CHECK-29: what its owner rewrote is told of no more, and the site’s own name never", () => {
    const site = made();
    const before = found(site).length;
    const said = textsOf(partsOf(site)).map(({ text }) => text["en"]?.text ?? "");
    const words = said.find((text) => text.length > 40 && !/\d/.test(text)) ?? "";
    expect(words).not.toBe("");
    expect(
      found(withWords(site, words, "Words of my own, not the starter’s.")).length,
    ).toBeLessThan(before);
    expect(found(withWords(site, words, "Anna Green")).length).toBeLessThan(before);
  });

  it("CHECK-29: a price is told where it stands; somewhere else the same one is the owner’s", () => {
    const site = made();
    const examples = readExamples(site.site.examples);
    const prices = partsOf(site).flatMap(({ specs, fields, target }) => {
      const own: { path: string[]; value: unknown; target: Target }[] = [];
      walkFields(specs, fields, ({ spec, value, path }) => {
        if (spec.kind === "price") own.push({ path: path(), value, target });
      });
      return own;
    });
    expect(prices.length).toBeGreaterThan(3);
    for (const { target, path, value } of prices) {
      const { amount } = Object(value);
      expect(examples.value(target, path, value), path.join(".")).toBe(amount !== "");
      expect(examples.value(target, [...path, "else"], value)).toBe(false);
      expect(examples.value(target, path, { ...Object(value), amount: "7.77" })).toBe(false);
    }
  });

  it("CHECK-29: hours of the starter are told until they are others", () => {
    const site = made();
    const { settings } = site.site;
    expect(settings.organisation.hours).toBeDefined();
    const isTold = (document: SiteDocument) =>
      found(document).some(
        ({ target, code }) => code === "placeholder-fact" && Object(target).part === "organisation",
      );
    expect(isTold(site)).toBe(true);
    const { hours, ...organisation } = settings.organisation;
    const later = hours && { ...hours, days: hours.days.map(() => []) };
    const own = { ...organisation, ...(later && { hours: later }) };
    expect(
      isTold({ ...site, site: { ...site.site, settings: { ...settings, organisation: own } } }),
    ).toBe(false);
  });

  it("CHECK-510: a file of the starter is told of where something links to it, until it is another one or nothing links to it", () => {
    const practice = readProject(structuredClone(linden), context);
    const site = adaptStarter(practice, { name: "Anna Green", language: "en", templates });
    const { files = [] } = site.site;
    const told = (document: SiteDocument) => count(document, "placeholder-file");
    expect(files).toHaveLength(2);
    expect(told(site)).toBe(2);
    const [first, ...others] = files;
    if (!first) throw new Error("The practice has files");
    const own = { ...first, hash: "0".repeat(64) };
    const replaced = { ...site, site: { ...site.site, files: [own, ...others] } };
    expect(told(replaced)).toBe(1);
    const link = { kind: "file", file: first.id };
    const json = JSON.stringify(site);
    const without = json.replaceAll(JSON.stringify(link), "null");
    expect(without).not.toBe(json);
    expect(told(siteDocumentSchema.parse(JSON.parse(without)))).toBe(1);
  });

  it("CHECK-145: a page that is taken from a starter has marks of its own; so has its copy, and no other page", () => {
    const { site, index, pages } = made();
    const { examples: _examples, ...without } = site;
    const [first, ...others] = pages;
    if (!first) throw new Error("The starter has pages");
    const marks = pageExampleMarks(first, without, templates);
    const marked = { ...first, examples: marks };
    const told = (document: SiteDocument, page: string) =>
      found(document).filter((one) => one.page === page && one.code.startsWith("placeholder-"));
    const unmarked = { site: without, index, pages };
    const codes = (document: SiteDocument, page: string) =>
      told(document, page).map(({ code, path }) => `${code} ${path.join(".")}`);
    const withMarks = { site: without, index, pages: [marked, ...others] };
    expect(codes(withMarks, first.id)).toEqual(codes(made(), first.id));
    expect(told(unmarked, first.id).length).toBeLessThan(told(withMarks, first.id).length);
    for (const { id } of others) expect(codes(withMarks, id)).toEqual(codes(unmarked, id));
    const copy = copyPage(marked, templates, createId);
    const entry = { id: copy.id, path: "/copy", name: "Copy" };
    const copied = {
      site: without,
      index: { ...index, entries: [...index.entries, entry] },
      pages: [...pages, copy],
    };
    // the ids of items are others
    const kinds = (document: SiteDocument, page: string) =>
      told(document, page).map(({ code }) => code);
    expect(kinds(copied, copy.id)).toEqual(kinds(withMarks, first.id));
  });

  it("CHECK-341: a translation that is the starter’s still is told of where its original isn’t, facts as facts", () => {
    const site = adaptStarter(structuredClone(starter), { name: "Anna Green", templates });
    const [primary, beside] = site.site.languages.toSorted(
      (one, other) => Number(other.isPrimary) - Number(one.isPrimary),
    );
    if (!primary || !beside) throw new Error("The starter has two languages");
    const told = (document: SiteDocument) =>
      found(document).filter(
        ({ code, language }) => code === "placeholder-fact" && language === beside.code,
      ).length;
    // with those of the first language they go
    expect(told(site)).toBe(0);
    const own = structuredClone(site);
    for (const { text } of textsOf(partsOf(own)))
      Object.assign(text[primary.code] ?? {}, { text: "What we say ourselves" });
    expect(told(own)).toBeGreaterThan(0);
    const hidden = { ...beside, status: "inactive" as const };
    expect(told({ ...own, site: { ...own.site, languages: [primary, hidden] } })).toBe(0);
  });

  it("CHECK-29: the marks are stored with the document, and come along with an export", () => {
    const { site } = siteDocumentSchema.parse(made());
    expect(site.examples?.length).toBeGreaterThan(20);
    expect(new Set(site.examples).size).toBe(site.examples?.length);
    expect(JSON.stringify(site.examples).length).toBeLessThan(10_000);
  });

  it.each([
    [["f0123456789"], true],
    [Array.from({ length: mostExamples }, (_, at) => `w${String(at).padStart(10, "0")}`), true],
    [
      Array.from({ length: mostExamples + 1 }, (_, at) => `w${String(at).padStart(10, "0")}`),
      false,
    ],
    [["x0123456789"], false],
    [["f012345678"], false],
    [["<script>abc"], false],
    [[7], false],
    ["f0123456789", false],
  ])("CHECK-29: marks are letters and hashes, so many and no more (%#)", (examples, isStored) => {
    const document = made();
    const parsed = siteDocumentSchema.safeParse({
      ...document,
      site: { ...document.site, examples },
    });
    expect(parsed.success).toBe(isStored);
    const [page] = document.pages;
    expect(pageSchema.safeParse({ ...page, examples }).success).toBe(isStored);
  });
});
