import * as z from "zod/mini";
import type { SiteFile } from "../file.ts";
import { siteFilesSchema } from "../file.ts";
import { languageCodeSchema } from "../language-code.ts";
import { type LanguageCode, primaryLanguage } from "../language.ts";
import type { SiteDocument, SiteRecord } from "../site.ts";

/**
 * What a project's files are where they are wanted in one of its languages only, by that language: the same files by their
 * ids, with a name and contents in it alone. As they stand in the document they are in all of its languages.
 */
export const filesInSchema = z.record(languageCodeSchema, siteFilesSchema);
export type FilesIn = z.infer<typeof filesInSchema>;

interface FilesOfProject {
  readonly document: SiteDocument;
  readonly filesIn?: FilesIn | undefined;
}

function idsOf(files: readonly SiteFile[]): string {
  return files.map(({ id }) => id).join(" ");
}

/** The language for which a project gives other files than its site has, or one that the site isn't in; undefined where there is none. */
export function strayFilesIn({ document: { site }, filesIn = {} }: FilesOfProject) {
  const spoken = new Set(site.languages.map(({ code }) => code));
  const own = idsOf(site.files ?? []);
  return Object.entries(filesIn).find(
    ([language, files]) => !spoken.has(language) || idsOf(files) !== own,
  )?.[0];
}

/** All files that a project brings the contents of, of which a site gets some. */
export function everyFile({ document: { site }, filesIn = {} }: FilesOfProject): SiteFile[] {
  return [...(site.files ?? []), ...Object.values(filesIn).flat()];
}

/** A project's files on a site that is in these languages; one that is in none of the project's reads its first one. */
export function filesFor(
  { document: { site }, filesIn = {} }: FilesOfProject,
  spoken: readonly LanguageCode[],
): SiteRecord["files"] {
  const codes = site.languages.map(({ code }) => code).filter((code) => spoken.includes(code));
  const [language = primaryLanguage(site.languages), ...others] = codes;
  const alone = others.length === 0 && Object.hasOwn(filesIn, language);
  return alone ? filesIn[language] : site.files;
}
