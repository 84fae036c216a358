import { languagesApart } from "#/site/language-changes.ts";
import { initialNotFound, notFoundFields } from "#/site/not-found.ts";
import type { NotFound } from "#/site/not-found.ts";
import type { Step } from "#/site/operations/operation.ts";
import { emptyMeta } from "#/site/page.ts";
import type { Page } from "#/site/page.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { SiteRecord } from "#/site/site.ts";
import { changedContent } from "./changed-content.ts";
import type { PageComparison } from "./compare-page.ts";
import type { PageState } from "./page-state.ts";
import { textStep } from "./text-step.ts";

const target = { part: "notFound" } as const;

/** Stands for the page for unknown paths among the pages of a point: no page can have this id. */
export const notFoundPage = "/404";

export function isNotFoundPage({ id }: Pick<Page, "id">): boolean {
  return id === notFoundPage;
}

/** The page for unknown paths as a page: what it says and how it looks stands in the site's settings. */
export function notFoundState({ site, index }: { site: SiteRecord; index: PageIndex }): PageState {
  return { site, index, page: { id: notFoundPage, meta: emptyMeta, sections: [] } };
}

function notFoundOf({ settings }: SiteRecord): NotFound {
  return settings.notFound ?? initialNotFound;
}

/** Whether it is another one; its texts in whichever order they were written. */
export function isOtherNotFound(past: SiteRecord, now: SiteRecord): boolean {
  return !compareNotFound(past, now).isSame;
}

/** What of it isn't what it was. */
export function compareNotFound(past: SiteRecord, now: SiteRecord): PageComparison {
  const [before, after] = [notFoundOf(past), notFoundOf(now)];
  const { languages } = now;
  const apart = languagesApart(past, now);
  const fields = { specs: notFoundFields, past: before, now: after, target, languages, apart };
  const { texts } = changedContent(fields);
  return {
    differences: [],
    texts,
    values: [],
    isSame: texts.length === 0 && lookSteps(past, now).length === 0,
  };
}

function lookSteps(past: SiteRecord, now: SiteRecord): Step[] {
  const [before, after] = [notFoundOf(past), notFoundOf(now)];
  return (["side", "colours"] as const)
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name: "field.set", args: { target, path: [name], value: before[name] } }));
}

/** What makes it what it was. */
export function restoreNotFoundSteps(past: SiteRecord, now: SiteRecord): Step[] {
  const { texts } = compareNotFound(past, now);
  const wordings = texts.flatMap((text) => [text, ...text.translations]);
  return [...wordings.map(textStep), ...lookSteps(past, now)];
}
