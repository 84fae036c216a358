import type { LanguageCode } from "#/site/language.ts";
import type { PageEntry } from "#/site/page-index.ts";
import { pageLanguages, pagePath } from "#/site/routes.ts";
import type { PageRenderer } from "#/render/render-page.ts";
import { takeDrawings } from "./drawing-files.ts";
import type { ReleaseFile, ReleasePage, ReleaseRecord } from "./manifest.ts";
import { createPackBuilder } from "./pack-builder.ts";
import type { PackBuilder } from "./pack-builder.ts";
import type { PageInputs } from "./page-inputs.ts";
import { createPageEvents, withEvents } from "./page-events.ts";
import type { PageState } from "./page-state.ts";
import type { ReleaseSource, ReleaseTools } from "./release-source.ts";
import { prepareRendering } from "./site-rendering.ts";
import type { ReleaseContext } from "./release-context.ts";
import type { WordFile } from "./word-files.ts";

/** A page that has to be rendered, in the languages in which it has to. */
export interface DuePage {
  readonly entry: PageEntry;
  readonly state: PageState;
  readonly languages: LanguageCode[];
  /** Ids of the events that it shows. */
  readonly events: readonly string[];
}

/** A release while it is being made. */
export interface ReleaseWork {
  readonly source: ReleaseSource;
  readonly context: ReleaseContext;
  readonly tools: ReleaseTools;
  readonly inputs: PageInputs;
  readonly renderer: PageRenderer;
  readonly due: readonly DuePage[];
  readonly pack: PackBuilder;
  /** Hashes of styles that many pages have, by their text. */
  readonly styleHashes: Map<string, string>;
  readonly files: Record<string, ReleaseFile>;
  readonly pages: Record<string, ReleasePage>;
  readonly records: Record<string, ReleaseRecord>;
  readonly words: readonly WordFile[];
}

/** Takes over every page whose inputs are known, and says which have to be rendered. */
function takeOver(
  source: ReleaseSource,
  inputs: PageInputs,
): Pick<ReleaseWork, "due" | "files" | "pages"> {
  const { site, index, states, previous } = source;
  const files: ReleaseWork["files"] = {};
  const pages: ReleaseWork["pages"] = {};
  const due: DuePage[] = [];
  const eventsOf = createPageEvents(site);
  for (const entry of index.entries) {
    const state = states.get(entry.id);
    if (!state) continue;
    const missing: LanguageCode[] = [];
    for (const language of pageLanguages(entry, site)) {
      const id = `${entry.id} ${language}`;
      const before = previous?.pages[id];
      const file = before && previous?.files[before.path];
      if (
        file &&
        before.path === pagePath(entry, language, site) &&
        before.inputs === inputs.page(entry, state, language)
      ) {
        pages[id] = withEvents(before, eventsOf(state));
        files[before.path] = file;
        takeDrawings({ previous, files }, before);
      } else missing.push(language);
    }
    if (missing.length > 0) due.push({ entry, state, languages: missing, events: eventsOf(state) });
  }
  return { due, files, pages };
}

/** The pages that a release would have to render; all others it would take over. */
export function findDuePages(source: ReleaseSource, context: ReleaseContext): readonly DuePage[] {
  return takeOver(source, prepareRendering(source, context).inputs).due;
}

/** Begins a release: what is known is taken over, what is due is named. */
export function beginWork(
  source: ReleaseSource,
  context: ReleaseContext,
  tools: ReleaseTools,
): ReleaseWork {
  const { renderer, inputs, words } = prepareRendering(source, context);
  const { due, files, pages } = takeOver(source, inputs);
  const pack = createPackBuilder(
    `site ${source.siteId}`,
    tools.compressor({ pages: source.index.entries.length, rendered: due.length }),
  );
  return {
    source,
    context,
    tools,
    inputs,
    renderer,
    due,
    pack,
    styleHashes: new Map(),
    files,
    pages,
    records: {},
    words,
  };
}
