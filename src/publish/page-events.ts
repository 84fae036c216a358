import { templates } from "#/sections/registry.ts";
import { linkedParts } from "#/site/document-parts.ts";
import type { SiteRecord } from "#/site/site.ts";
import { recordUses } from "#/render/record-uses.ts";
import type { ReleasePage } from "./manifest.ts";
import type { PageState } from "./page-state.ts";

/** Finds the events of a site that visitors see on a page, by its state: in its own sections and in linked ones. Answers their ids. */
export function createPageEvents(
  site: SiteRecord,
): (state: Pick<PageState, "events" | "linked">) => readonly string[] {
  const { events, linked = [] } = site;
  const first = events[0]?.id;
  const ofLinked = new Map(
    linkedParts(site, templates).map((part, place) => [
      linked[place]?.id ?? "",
      [...recordUses([part]).events],
    ]),
  );
  return (state) => {
    const shown = new Set([
      ...state.events,
      ...state.linked.flatMap((id) => ofLinked.get(id) ?? []),
    ]);
    return events
      .filter(({ id }) => shown.has(id) || (id === first && shown.has(null)))
      .map(({ id }) => id);
  };
}

/** A page of a release with the events that it shows; itself where it says so already. */
export function withEvents(page: ReleasePage, events: readonly string[]): ReleasePage {
  const { events: before = [], ...rest } = page;
  if (before.join() === events.join()) return page;
  return { ...rest, ...(events.length > 0 && { events }) };
}
