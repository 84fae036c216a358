import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { assetNameLimit } from "../asset-schema.ts";
import { isPlainObject, MigrationError } from "../migrations/migration.ts";
import type { PlainObject } from "../migrations/migration.ts";
import { nameSchema } from "../name-schema.ts";
import { DocumentRefused, openDocument } from "../open-document.ts";
import type { Templates } from "../section.ts";
import type { SiteDocument } from "../site.ts";
import { ownName, withName } from "./own-name.ts";
import { filesInSchema, strayFilesIn } from "./project-files.ts";
import type { FilesIn } from "./project-files.ts";
import { ownPrices, projectPricesSchema, withPrices } from "./project-prices.ts";
import type { ProjectPrices } from "./project-prices.ts";
import { unsafeJson } from "./plain-json.ts";
import { withResolvedDates } from "./project-dates.ts";
import { ProjectRefused, refusedProject, siteFile } from "./project-problem.ts";

/** Most pictures of one project. */
export const projectPictures = 2000;

/** A picture that a project brings: the id that the document names it by, and its file in `pictures/`. */
const projectPictureSchema = z.strictObject({
  id: idSchema,
  /** What the owner sees it called. */
  name: nameSchema(assetNameLimit),
  file: z
    .string()
    .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/, "This isn’t a valid file name")),
});
export type ProjectPicture = z.infer<typeof projectPictureSchema>;

/** A site as a file: its document and its pictures. */
export interface Project {
  readonly document: SiteDocument;
  /** What it costs elsewhere, for one that keeps its tokens. */
  readonly prices?: ProjectPrices | undefined;
  /** What its files are on a site in one language, where it says that. */
  readonly filesIn?: FilesIn | undefined;
  readonly pictures: readonly ProjectPicture[];
}

export interface ReadProjectOptions {
  readonly templates: Templates;
  /** Relative dates are counted from here. */
  readonly now: Date;
  /** Whether texts keep the tokens of its name and its prices, for a site that gets others. */
  readonly keepsTokens?: boolean;
}

function readPictures(value: unknown): ProjectPicture[] {
  const parsed = z
    .array(projectPictureSchema)
    .check(z.maxLength(projectPictures))
    .safeParse(value ?? []);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({
      file: siteFile,
      path: ["pictures", ...path.map((part) => (typeof part === "symbol" ? String(part) : part))],
      rule: "document",
      message,
    }));
    throw new ProjectRefused(problems);
  }
  for (const key of ["id", "file"] as const) {
    const seen = new Set<string>();
    parsed.data.forEach((picture, place) => {
      if (seen.has(picture[key]))
        throw refusedProject("picture-twice", `"${picture[key]}" stands here twice.`, {
          path: ["pictures", place, key],
        });
      seen.add(picture[key]);
    });
  }
  return parsed.data;
}

function readNamesItself(value: unknown): boolean {
  if (value === undefined || typeof value === "boolean") return value === true;
  throw refusedProject("document", "This is true or false.", { path: ["namesItself"] });
}

function readPrices(value: unknown): ProjectPrices | undefined {
  const parsed = z.optional(projectPricesSchema).safeParse(value);
  if (parsed.success) return parsed.data;
  const [{ path = [], message = "" } = {}] = parsed.error.issues;
  throw refusedProject("document", message, { path: ["prices", ...path.map(String)] });
}

function readFilesIn(value: unknown, document: SiteDocument): Pick<Project, "filesIn"> {
  if (value === undefined) return {};
  const parsed = filesInSchema.safeParse(value);
  if (!parsed.success) {
    const [{ path = [], message = "" } = {}] = parsed.error.issues;
    throw refusedProject("document", message, { path: ["filesIn", ...path.map(String)] });
  }
  const filesIn = parsed.data;
  const stray = strayFilesIn({ document, filesIn });
  if (stray === undefined) return { filesIn };
  throw refusedProject("document", "These aren’t the site’s files in one of its languages.", {
    path: ["filesIn", stray],
  });
}

function open(document: PlainObject, dates: unknown, options: ReadProjectOptions): SiteDocument {
  try {
    return openDocument(withResolvedDates(document, dates, options.now), options);
  } catch (error) {
    if (error instanceof DocumentRefused)
      throw new ProjectRefused(
        error.problems.map((problem) => ({ file: siteFile, ...problem })),
        { cause: error },
      );
    if (!(error instanceof MigrationError)) throw error;
    throw refusedProject("document", error.reason, { path: error.path });
  }
}

/**
 * The one way in for a site from elsewhere (an import, a starter): any version of the document is migrated, completed
 * (R29) and checked against its templates. `palette` is what an export tells of the theme, and isn't read. The texts of
 * one that declares `namesItself` have a token in place of its name, those of one that declares `prices` in place of
 * amounts: both are put in, and what came of it is checked again.
 * @throws ProjectRefused
 */
export function readProject(input: unknown, options: ReadProjectOptions): Project {
  const unsafe = unsafeJson(input);
  if (unsafe !== undefined) throw refusedProject("json", unsafe);
  if (!isPlainObject(input)) throw refusedProject("document", "This isn’t a site.");
  const { pictures, dates, namesItself, prices: declared, filesIn, palette: _, ...rest } = input;
  const isNamed = readNamesItself(namesItself);
  const prices = readPrices(declared);
  const document = open(rest, dates, options);
  const own = { document, ...readFilesIn(filesIn, document), pictures: readPictures(pictures) };
  if (options.keepsTokens === true) return prices ? { ...own, prices } : own;
  if (!isNamed && !prices) return own;
  const named = isNamed ? withName(document, ownName(document.site)) : document;
  const filled = prices ? withPrices(named, prices, ownPrices(prices)) : named;
  // what was short enough may be too long by now
  return { ...own, document: open({ ...filled }, undefined, options) };
}

/** Whether a project has tokens to fill in, which takes longer than its bytes tell. */
export function hasTokens(input: unknown): boolean {
  return (
    isPlainObject(input) && ["namesItself", "prices"].some((name) => Object.hasOwn(input, name))
  );
}
