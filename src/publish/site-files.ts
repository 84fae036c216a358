import { createPalette } from "#/site/palette.ts";
import { activeLanguages, primaryLanguage } from "#/site/language.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { Picture } from "#/site/image.ts";
import { altText } from "#/site/alt-text.ts";
import type { PageEntry } from "#/site/page-index.ts";
import type { SiteRecord } from "#/site/site.ts";
import { alternates, pagePath } from "#/site/routes.ts";
import { socialUse, keyOfUse, pictureUse } from "#/render/picture-use.ts";
import { directionOf } from "#/site/word-language.ts";
import type { SocialPicture } from "#/render/page-head.ts";
import type { ReleaseSource } from "./release-source.ts";
import type { ReleaseFile, ReleasePage } from "./manifest.ts";
import type { PackBuilder } from "./pack-builder.ts";
import { addressesOf } from "./picture-set.ts";
import type { PictureSet, PictureVariant } from "./picture-set.ts";
import { robots, sitemapEntry, sitemaps } from "./sitemap.ts";
import type { SitemapEntry } from "./sitemap.ts";
import type { ReleaseContext } from "./release-context.ts";
import { webManifest } from "./web-manifest.ts";

/** The same object for the same variant, so that it is found to be the same at a glance. */
const filesOfVariants = new WeakMap<PictureVariant, ReleaseFile>();

function variantFile(variant: PictureVariant): ReleaseFile {
  let file = filesOfVariants.get(variant);
  if (!file) {
    const { hash, size, format } = variant;
    file = { hash, size, type: `image/${format}`, place: "stored", isFixed: true };
    filesOfVariants.set(variant, file);
  }
  return file;
}

/** The files of pictures by path. Their order is that of the keys: equal sites make equal manifests. */
export function pictureFilesOf(sets: ReadonlyMap<string, PictureSet>): Record<string, ReleaseFile> {
  const files: Record<string, ReleaseFile> = {};
  const sorted = [...sets].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [, set] of sorted) {
    const addressOf = addressesOf(set);
    for (const variant of set.variants) files[addressOf(variant)] = variantFile(variant);
  }
  return files;
}

/** Finds the file that social networks show of a picture: the largest that all of them can read. */
export function socialPictureOf({ pictures, site }: ReleaseSource, origin: string) {
  const primary = primaryLanguage(site.languages);
  return (picture: Picture, language: LanguageCode): SocialPicture | undefined => {
    const set =
      pictures.get(keyOfUse(socialUse(picture))) ?? pictures.get(keyOfUse(pictureUse(picture)));
    const readable =
      set?.variants.filter(({ format }) => format === "jpeg" || format === "png") ?? [];
    const [largest] = readable.toSorted((one, other) => other.width - one.width);
    if (!set || !largest) return undefined;
    const { width, height } = largest;
    return {
      address: origin + addressesOf(set)(largest),
      width,
      height,
      alt: altText(picture, language, primary),
    };
  };
}

/** Entries of pages that stayed as they were: what they are made from is among the inputs of a page. */
const knownEntries = new WeakMap<ReleasePage, SitemapEntry>();

function entryOf(
  made: ReleasePage,
  page: PageEntry,
  { site, origin }: { site: SiteRecord; origin: string },
): SitemapEntry {
  let entry = knownEntries.get(made);
  if (!entry) {
    const others = alternates(page, site).map(({ hreflang, path }) => ({
      hreflang,
      address: origin + path,
    }));
    const { path, changedAt } = made;
    entry = sitemapEntry({ address: origin + path, changedAt, alternates: others });
    knownEntries.set(made, entry);
  }
  return entry;
}

function sitemapEntries(
  { site, index, states }: ReleaseSource,
  pages: Readonly<Record<string, ReleasePage>>,
  origin: string,
): SitemapEntry[] {
  const languages = activeLanguages(site.languages);
  const entries: SitemapEntry[] = [];
  for (const page of index.entries) {
    if (states.get(page.id)?.isHiddenFromSearch) continue;
    for (const language of languages) {
      const made = pages[`${page.id} ${language}`];
      if (made) entries.push(entryOf(made, page, { site, origin }));
    }
  }
  return entries;
}

const sitemapType = "application/xml; charset=utf-8";

interface SiteFilesInput {
  readonly source: ReleaseSource;
  readonly context: ReleaseContext;
  readonly pages: Readonly<Record<string, ReleasePage>>;
  readonly files: Record<string, ReleaseFile>;
  readonly pack: PackBuilder;
}

/** Adds what every site has besides its pages: sitemap, robots, web manifest. */
export function siteFiles({ source, context, pages, files, pack }: SiteFilesInput): void {
  const { site, previous } = source;
  const { origin, icons } = context;
  const language = primaryLanguage(site.languages);
  const manifest = webManifest({
    name: site.name,
    language,
    direction: directionOf(language),
    start: pagePath({ path: "/" }, language, site),
    palette: createPalette(site.theme),
    icons: icons.icons,
  });
  // of all pages at every release, and hardly ever asked for: compressed quickly, and well when a crawler comes
  for (const { path, content } of sitemaps(sitemapEntries(source, pages, origin), origin))
    files[path] = pack.add({ content, type: sitemapType }, "zstd", previous?.files[path]);
  const made: [path: string, type: string, content: string][] = [
    ["/robots.txt", "text/plain; charset=utf-8", robots(origin)],
    ["/manifest.webmanifest", "application/manifest+json; charset=utf-8", manifest],
  ];
  for (const [path, type, content] of made) {
    files[path] = pack.add({ content, type }, "br", previous?.files[path]);
  }
}
