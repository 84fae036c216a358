import { createPageRenderer, isSmall } from "#/render/render-page.ts";
import type { PageRenderer } from "#/render/render-page.ts";
import type { SiteFacts } from "#/render/page-facts.ts";
import { emptyMeta } from "#/site/page.ts";
import type { PageIndex } from "#/site/page-index.ts";
import { createRouter } from "#/site/router.ts";
import { visitorMessage } from "#/site/visitor-message.ts";
import { drawingFile } from "./drawing-files.ts";
import { createPageInputs } from "./page-inputs.ts";
import type { PageInputs } from "./page-inputs.ts";
import { filesOf } from "./picture-set.ts";
import type { ReleaseSource } from "./release-source.ts";
import { reportPath } from "./report-path.ts";
import { createSeenRouter, unseenAddresses } from "./seen-router.ts";
import { socialPictureOf } from "./site-files.ts";
import type { ReleaseContext } from "./release-context.ts";
import { wordFiles } from "./word-files.ts";
import type { WordFile } from "./word-files.ts";

/** What renders the pages of one state of a site, and the hashes of what they are rendered from. */
export interface SiteRendering {
  readonly renderer: PageRenderer;
  readonly inputs: PageInputs;
  readonly words: readonly WordFile[];
}

/** The pages that something may lead to. */
function ledTo({ index, unseen = [] }: ReleaseSource): PageIndex {
  if (unseen.length === 0) return index;
  const ids = new Set(unseen.map(({ id }) => id));
  return { ...index, entries: index.entries.filter(({ id }) => !ids.has(id)) };
}

export function prepareRendering(source: ReleaseSource, context: ReleaseContext): SiteRendering {
  const { site, pictures, siteId, siteHash, unseen = [] } = source;
  const index = ledTo(source);
  const firstMeta = source.states.get(index.entries[0]?.id ?? "")?.meta;
  const { key, origin, apiBase, scripts, flags, loaders } = context;
  const report = reportPath(context.report, index);
  const form = { apiBase, siteId, siteHash };
  const links = [...context.icons.links, ...context.preloads];
  const isUnseen = unseenAddresses({ site, unseen, origin });
  const facts: SiteFacts = {
    site,
    index,
    router: createSeenRouter(createRouter(site, index), isUnseen),
    files: filesOf(pictures),
    form,
    report,
    flags,
    loaders,
    drawingFile,
    say: visitorMessage,
  };
  const words = wordFiles(facts);
  const renderer = createPageRenderer({
    ...facts,
    words: Object.fromEntries(words.map(({ language, path }) => [language, path])),
    origin,
    links,
    scripts,
    socialPicture: socialPictureOf(source, origin),
    firstMeta: firstMeta ?? emptyMeta,
    ...(context.fonts && { fonts: context.fonts }),
  });
  const inputs = createPageInputs({
    site,
    index,
    unseen,
    isUnseen,
    pictures,
    firstMeta,
    looks: context.looks,
    context: [key, origin, form, report, links, scripts, flags, loaders, isSmall(index)],
  });
  return { renderer, inputs, words };
}
