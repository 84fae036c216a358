import type { LanguageCode } from "#/site/language.ts";
import { activeLanguages } from "#/site/language.ts";
import type { PageEntry } from "#/site/page-index.ts";
import { emptyMeta } from "#/site/page.ts";
import { createRouter } from "#/site/router.ts";
import { pagePath } from "#/site/routes.ts";
import { createPageRenderer } from "#/render/render-page.ts";
import type { PageRenderer } from "#/render/render-page.ts";
import type { SiteFacts } from "#/render/page-facts.ts";
import type { ReleaseFile, ReleasePage, ReleaseRecord } from "./manifest.ts";
import { createPackBuilder } from "./pack-builder.ts";
import type { PackBuilder } from "./pack-builder.ts";
import { createPageInputs } from "./page-inputs.ts";
import type { PageInputs } from "./page-inputs.ts";
import type { PageState } from "./page-state.ts";
import { filesOf } from "./picture-set.ts";
import type { ReleaseSource, ReleaseTools } from "./release-source.ts";
import { reportPath } from "./report-path.ts";
import { socialPictureOf } from "./site-files.ts";
import type { Surroundings } from "./surroundings.ts";
import { visitorMessage } from "#/site/visitor-message.ts";
import { wordFiles } from "./word-files.ts";
import type { WordFile } from "./word-files.ts";

/** A page that has to be drawn, in the languages in which it has to. */
export interface Due {
  readonly entry: PageEntry;
  readonly state: PageState;
  readonly languages: LanguageCode[];
}

/** A release while it is being made. */
export interface Work {
  readonly source: ReleaseSource;
  readonly surroundings: Surroundings;
  readonly tools: ReleaseTools;
  readonly inputs: PageInputs;
  readonly renderer: PageRenderer;
  readonly due: readonly Due[];
  readonly pack: PackBuilder;
  /** Hashes of styles that many pages have, by their text. */
  readonly styleHashes: Map<string, string>;
  readonly files: Record<string, ReleaseFile>;
  readonly pages: Record<string, ReleasePage>;
  readonly records: Record<string, ReleaseRecord>;
  readonly words: readonly WordFile[];
}

/** Takes over every page whose inputs are known, and says which have to be drawn. */
function takeOver(
  source: ReleaseSource,
  inputs: PageInputs,
): Pick<Work, "due" | "files" | "pages"> {
  const { site, index, states, previous } = source;
  const files: Work["files"] = {};
  const pages: Work["pages"] = {};
  const languages = activeLanguages(site.languages);
  const due: Due[] = [];
  for (const entry of index.entries) {
    const state = states.get(entry.id);
    if (!state) continue;
    const missing: LanguageCode[] = [];
    for (const language of languages) {
      const id = `${entry.id} ${language}`;
      const before = previous?.pages[id];
      const file = before && previous?.files[before.path];
      if (
        file &&
        before.path === pagePath(entry, language, site) &&
        before.inputs === inputs.page(entry, state, language)
      ) {
        pages[id] = before;
        files[before.path] = file;
      } else missing.push(language);
    }
    if (missing.length > 0) due.push({ entry, state, languages: missing });
  }
  return { due, files, pages };
}

/** Begins a release: what is known is taken over, what is due is named. */
export function beginWork(
  source: ReleaseSource,
  surroundings: Surroundings,
  tools: ReleaseTools,
): Work {
  const { site, index, pictures, siteId, siteHash } = source;
  const firstMeta = source.states.get(index.entries[0]?.id ?? "")?.meta;
  const { key, origin, apiBase } = surroundings;
  const report = reportPath(surroundings.report, index);
  const form = { apiBase, siteId, siteHash };
  const links = [...surroundings.icons.links, ...surroundings.preloads];
  const facts: SiteFacts = {
    site,
    index,
    router: createRouter(site, index),
    files: filesOf(pictures),
    form,
    report,
    flags: surroundings.flags,
    loaders: surroundings.loaders,
    say: visitorMessage,
  };
  const words = wordFiles(facts);
  const renderer = createPageRenderer({
    ...facts,
    words: Object.fromEntries(words.map(({ language, path }) => [language, path])),
    origin,
    links,
    scripts: surroundings.scripts,
    socialPicture: socialPictureOf(source, origin),
    firstMeta: firstMeta ?? emptyMeta,
    ...(surroundings.fonts && { fonts: surroundings.fonts }),
  });
  const { scripts, flags, loaders } = surroundings;
  const about = [key, origin, form, report, links, scripts, flags, loaders];
  const inputs = createPageInputs({
    site,
    index,
    pictures,
    firstMeta,
    looks: surroundings.looks,
    surroundings: about,
  });
  const { due, files, pages } = takeOver(source, inputs);
  const pack = createPackBuilder(`site ${siteId}`, tools.sealer(due.length));
  return {
    source,
    surroundings,
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
