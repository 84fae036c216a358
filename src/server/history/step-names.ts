import type { HistoryEntry, HistoryStep } from "#/api/history.ts";
import { cutText } from "#/lib/cut-text.ts";
import { isWithin } from "#/lib/text-length.ts";
import { held, isOfKind } from "#/fields/held-value.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import type { StoredFields, StoredItem } from "#/fields/stored-fields.ts";
import { primaryLanguage } from "#/site/language.ts";
import { linkedAt, linkedTemplate } from "#/site/linked.ts";
import { readText } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { findTarget, targetSchema } from "#/site/operations/target.ts";
import type { Target } from "#/site/operations/target.ts";
import { pageKey } from "#/site/records.ts";
import type { Records } from "#/site/records.ts";
import { sectionHeading } from "#/site/section-heading.ts";
import type { Templates } from "#/site/section.ts";
import type { SiteRecord } from "#/site/site.ts";
import { AppError } from "../errors.ts";
import type { PastDocuments } from "./past-documents.ts";

interface StepNamesOptions {
  readonly past: Pick<PastDocuments, "load">;
  readonly templates: Templates;
}

/** So many sections of a part of the timeline are named, and so many other things: each is looked up in the site as it was. */
const mostNamed = 20;

/** Characters of a title that are told. */
const titleLength = 60;

/** What is told of things that are gone; the log has only their ids. */
const removals: ReadonlySet<string> = new Set([
  "operation.section.remove",
  "operation.item.remove",
  "operation.event.remove",
  "operation.file.remove",
]);

/** The revision at which what a step is about can be looked at; undefined where the step tells enough by itself. */
function lookedAt({ key, revision, count, params }: HistoryStep): number | undefined {
  if (removals.has(key)) return revision - count;
  const isPlace = key === "operation.section.add" && params["template"] === linkedTemplate.id;
  return isPlace ? revision : undefined;
}

/** The beginning of a text in the language of the originals, on one line. */
function lineOf({ languages }: SiteRecord, text: LocalizedText): string {
  const primary = primaryLanguage(languages);
  const line = readText(text, primary, primary).replaceAll(/\s+/g, " ").trim();
  return isWithin(line, titleLength) ? line : `${cutText(line, titleLength).trimEnd()}…`;
}

/** What a section of a page is called: its title and its template. */
function sectionName(
  { site, ...records }: Records,
  { page, section }: HistoryStep,
  templates: Templates,
): { title: string; template: string } | undefined {
  const place = records[pageKey(page ?? "")]?.sections.find(({ id }) => id === section);
  const own = place && site && (linkedAt(place, site) ?? place);
  if (!own) return undefined;
  const heading = sectionHeading(templates(own.template), own.fields) ?? {};
  return { title: lineOf(site, heading), template: own.template };
}

/** An item of a list, however deep it lies, with the fields of its list. */
function itemIn(
  specs: FieldSpecs,
  fields: StoredFields,
  id: string,
): { specs: FieldSpecs; item: StoredItem } | undefined {
  for (const [name, spec] of Object.entries(specs)) {
    if (spec.kind !== "list") continue;
    for (const item of held(spec, fields[name]) ?? []) {
      const found = item.id === id ? { specs: spec.item, item } : itemIn(spec.item, item, id);
      if (found) return found;
    }
  }
  return undefined;
}

/** Where a step was done; undefined for a part of the site that more than its name tells apart. */
function targetOf({ page, section, params: { part, linked } }: HistoryStep): Target | undefined {
  const ofSite = { part, ...(linked !== undefined && { linked }) };
  return targetSchema.safeParse(section === null ? ofSite : { page, section }).data;
}

/** An item of a list is called by the first of its texts that says something. */
function itemName(records: Records, step: HistoryStep, templates: Templates): string {
  const target = targetOf(step);
  const found = target && findTarget(records, target);
  if (!found || !records.site) return "";
  const specs = "section" in found ? templates(found.section.template)?.fields : found.specs;
  const place = specs && itemIn(specs, found.fields, String(step.params["item"]));
  if (!place) return "";
  for (const [name, spec] of Object.entries(place.specs)) {
    const text = isOfKind(spec, "text") ? held(spec, place.item[name]) : undefined;
    const line = text && lineOf(records.site, text);
    if (line) return line;
  }
  return "";
}

/** What a step is to be told with beside what the log has; undefined where that isn't known. */
function namesOf(
  records: Records,
  step: HistoryStep,
  templates: Templates,
): HistoryStep["params"] | undefined {
  const { site } = records;
  const { event, file } = step.params;
  switch (step.key) {
    case "operation.file.remove":
      return { name: site?.files?.find(({ id }) => id === file)?.name ?? "" };
    case "operation.event.remove": {
      const found = site?.events.find(({ id }) => id === event);
      return { name: site && found ? lineOf(site, found.title) : "" };
    }
    case "operation.item.remove":
      return { name: itemName(records, step, templates) };
    default: {
      const name = sectionName(records, step, templates);
      const isPlace = step.params["template"] === linkedTemplate.id;
      return name && isPlace ? { title: name.title, named: name.template } : name;
    }
  }
}

/** Steps about what the log only has the ids of, with what that was called, as far as that is known. */
export function createNameSteps({ past, templates }: StepNamesOptions) {
  async function named(siteId: number, step: HistoryStep, at: number): Promise<HistoryStep> {
    try {
      const keys = step.page === null ? [] : [pageKey(step.page)];
      const { records } = await past.load(siteId, at, keys);
      return { ...step, params: { ...step.params, ...namesOf(records, step, templates) } };
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
    const left = { sections: mostNamed, others: mostNamed };
    const shown: HistoryEntry[] = [];
    for (const entry of entries) {
      if (entry.kind !== "sitting") {
        shown.push(entry);
        continue;
      }
      const steps: HistoryStep[] = [];
      for (const step of entry.steps) {
        const at = lookedAt(step);
        const kind = step.key.startsWith("operation.section.") ? "sections" : "others";
        const isNamed = at !== undefined && at > 0 && left[kind] > 0;
        if (isNamed) left[kind] -= 1;
        steps.push(isNamed ? await named(siteId, step, at) : step);
      }
      shown.push({ ...entry, steps });
    }
    return shown;
  };
}
