import type { HistoryEntry, HistoryStep } from "#/api/history.ts";
import { cutText, isWithin } from "#/lib/text-length.ts";
import { primaryLanguage } from "#/site/language.ts";
import { linkedAt, linkedTemplate } from "#/site/linked.ts";
import { readText } from "#/site/localized-text.ts";
import { pageKey } from "#/site/records.ts";
import type { Records } from "#/site/records.ts";
import { sectionHeading } from "#/site/section-heading.ts";
import type { Templates } from "#/site/section.ts";
import { AppError } from "../errors.ts";
import type { PastDocuments } from "./past-documents.ts";

interface SectionNamesOptions {
  readonly past: Pick<PastDocuments, "load">;
  readonly templates: Templates;
}

/** So many steps of a part of the timeline are named: each is looked up in the site as it was. */
const mostNamed = 20;

/** Characters of a title that are told. */
const titleLength = 60;

/** The revision at which the section of a step can be looked at; undefined where the step tells enough by itself. */
function lookedAt({ key, revision, count, params }: HistoryStep): number | undefined {
  if (key === "operation.section.remove") return revision - count;
  const isPlace = key === "operation.section.add" && params["template"] === linkedTemplate.id;
  return isPlace ? revision : undefined;
}

/** What a section of a page is called: its title, in the language of the originals, and its template. */
function nameOf(
  { site, ...records }: Records,
  { page, section }: HistoryStep,
  templates: Templates,
): { title: string; template: string } | undefined {
  const place = records[pageKey(page ?? "")]?.sections.find(({ id }) => id === section);
  const own = place && site && (linkedAt(place, site) ?? place);
  if (!own) return undefined;
  const primary = primaryLanguage(site.languages);
  const heading = sectionHeading(templates(own.template), own.fields) ?? {};
  const line = readText(heading, primary, primary).replaceAll(/\s+/g, " ").trim();
  const title = isWithin(line, titleLength) ? line : `${cutText(line, titleLength).trimEnd()}…`;
  return { title, template: own.template };
}

/** Steps of sections that the log only has the ids of, with what those were called, as far as that is known. */
export function createNameSections({ past, templates }: SectionNamesOptions) {
  async function named(siteId: number, step: HistoryStep, at: number): Promise<HistoryStep> {
    try {
      const { records } = await past.load(siteId, at, [pageKey(step.page ?? "")]);
      const name = nameOf(records, step, templates);
      if (!name) return step;
      const isPlace = step.params["template"] === linkedTemplate.id;
      const params = isPlace ? { title: name.title, named: name.template } : name;
      return { ...step, params: { ...step.params, ...params } };
    } catch (error) {
      // what is kept of that time was thinned out meanwhile: the step is told without a name
      if (error instanceof AppError) return step;
      throw error;
    }
  }
  return async (
    siteId: number,
    entries: readonly HistoryEntry[],
  ): Promise<readonly HistoryEntry[]> => {
    let left = mostNamed;
    const shown: HistoryEntry[] = [];
    for (const entry of entries) {
      if (entry.kind !== "sitting") {
        shown.push(entry);
        continue;
      }
      const steps: HistoryStep[] = [];
      for (const step of entry.steps) {
        const at = lookedAt(step);
        const isNamed = at !== undefined && at > 0 && step.page !== null && left > 0;
        if (isNamed) left -= 1;
        steps.push(isNamed ? await named(siteId, step, at) : step);
      }
      shown.push({ ...entry, steps });
    }
    return shown;
  };
}
