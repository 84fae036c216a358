/**
 * Prints the files that starters bring for visitors: each sheet of `scripts/starter-files` becomes a PDF in the starter's
 * folder `files`, by its hash, for a site in all languages of the starter and for one in each, and is listed in its `site.json`. Run it when a sheet looks or reads differently; ids of
 * starters as arguments print only theirs. The same sheet is the same file.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import type { Browser } from "@playwright/test";
import { fontManifestName, parseFontManifest } from "#/render/font-manifest.ts";
import { codePointsOf, isInRanges } from "#/lib/unicode-range.ts";
import { fontFamilyOf, fontPairOf } from "#/site/font-pair.ts";
import type { FontFamilyId } from "#/site/font-pair.ts";
import type { SiteFile } from "#/site/file.ts";
import type { FilesIn } from "#/site/project/project-files.ts";
import { isPlainObject } from "#/site/migrations/migration.ts";
import type { PlainObject } from "#/site/migrations/migration.ts";
import { buildFonts } from "./fonts.ts";
import { cutSlice } from "./fonts/cut.ts";
import { printKey, readPrints, writePrints } from "./starter-files/prints.ts";
import {
  pagesOf,
  sheetDocument,
  sheetFingerprint,
  sheetStyle,
} from "./starter-files/sheet-document.ts";
import { printName, sheets } from "./starter-files/sheets.ts";
import type { SheetPrint } from "./starter-files/sheets.ts";
import { languagesOf, storedStarterSchema } from "./starter-files/stored-starter.ts";
import type { StoredStarter } from "./starter-files/stored-starter.ts";
import { ensureChromium } from "./test/chromium.ts";

const starters = path.join(import.meta.dirname, "../src/starters");
const fonts = path.join(import.meta.dirname, "../dist/fonts");

interface Face {
  readonly family: FontFamilyId;
  readonly weight: number;
}

/**
 * The rules that bring a face with what it draws of some words. A file of one weight stays a font in the PDF, where one of
 * several becomes drawings of letters, five times as large.
 */
async function faceOf({ family, weight }: Face, words: string): Promise<string> {
  const manifest = parseFontManifest(readFileSync(path.join(fonts, fontManifestName), "utf8"));
  const wanted = [...codePointsOf([words])];
  const rules: string[] = [];
  for (const { id, file, unicodeRange, ranges } of manifest.families[family].slices) {
    const codePoints = wanted.filter((one) => isInRanges(one, ranges));
    if (codePoints.length === 0) continue;
    const slice = { id, subset: id, codePoints };
    const bytes = await cutSlice(readFileSync(path.join(fonts, file)), slice, weight, {});
    const source = `url(data:font/woff2;base64,${bytes.toString("base64")}) format("woff2")`;
    const { name } = fontFamilyOf(family);
    rules.push(
      `@font-face{font-family:"${name}";font-weight:${weight};src:${source};unicode-range:${unicodeRange}}`,
    );
  }
  return rules.join("\n");
}

/** The rules that bring the faces of a print. */
async function facesOf(one: SheetPrint, starter: StoredStarter): Promise<string> {
  const { heading, body, headingWeight, strongWeight } = fontPairOf(starter.site.theme.fonts);
  // what the style says is said beside the words
  const words = `${pagesOf(one, starter)}${sheetStyle}\u00a0`;
  const faces = [
    { family: heading, weight: headingWeight },
    { family: body, weight: 400 },
    { family: body, weight: strongWeight },
  ];
  return (await Promise.all(faces.map((face) => faceOf(face, words)))).join("\n");
}

/** When it was printed, which makes two prints of the same sheet differ. */
const printedAt = /(?<=\/(?:CreationDate|ModDate) \(D:)\d{14}/g;

/** A sheet as a PDF, tagged, with its title and the language of each page. */
async function print(browser: Browser, html: string): Promise<Buffer> {
  // a page of its own: the names of its parts count on from one document to the next
  const page = await browser.newPage();
  await page.setContent(html, { waitUntil: "load" });
  await page.evaluate(async () => document.fonts.ready);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  await page.close();
  return Buffer.from(pdf.toString("latin1").replace(printedAt, "20260101000000"), "latin1");
}

/** A stored project as it stands, but for its files: in all of its languages, and by language in one. */
function withFiles(stored: PlainObject, own: readonly SiteFile[], filesIn: FilesIn): PlainObject {
  const { site } = stored;
  if (!isPlainObject(site)) throw new Error("This isn’t a site");
  return { ...stored, filesIn, site: { ...site, files: own } };
}

const asked = process.argv.slice(2);
const prints = readPrints();
await buildFonts({ outDir: fonts });
const browser = await chromium.launch({ executablePath: await ensureChromium() });

/** The files of a starter in some of its languages, printed into its folder. */
async function printed(
  starter: string,
  stored: StoredStarter,
  languages: readonly string[],
): Promise<SiteFile[]> {
  const files: SiteFile[] = [];
  for (const sheet of sheets[starter] ?? []) {
    const one = { sheet, languages };
    const bytes = await print(browser, sheetDocument(one, stored, await facesOf(one, stored)));
    const hash = createHash("sha256").update(bytes).digest("hex");
    const name = `${printName(one)}.pdf`;
    prints[printKey(starter, one)] = { sheet: sheetFingerprint(one, stored), file: hash };
    files.push({ id: sheet.id, name, kind: "pdf", hash, size: bytes.length, tags: [] });
    writeFileSync(path.join(starters, starter, "files", `${hash}.pdf`), bytes);
    console.log(`${starter}: ${name}, ${bytes.length} bytes`);
  }
  return files;
}

try {
  for (const starter of Object.keys(sheets)) {
    if (asked.length > 0 && !asked.includes(starter)) continue;
    const site = path.join(starters, starter, "site.json");
    const raw: unknown = JSON.parse(readFileSync(site, "utf8"));
    if (!isPlainObject(raw)) throw new Error(`${site} isn’t a project`);
    const stored = storedStarterSchema.parse(raw);
    const folder = path.join(starters, starter, "files");
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    const languages = languagesOf(stored);
    const files = await printed(starter, stored, languages);
    const filesIn: FilesIn = {};
    for (const language of languages)
      filesIn[language] = await printed(starter, stored, [language]);
    writeFileSync(site, `${JSON.stringify(withFiles(raw, files, filesIn), null, 2)}\n`);
  }
  writePrints(prints);
} finally {
  await browser.close();
}
