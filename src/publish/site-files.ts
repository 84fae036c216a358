import { createPalette } from "#/site/palette.ts";
import { primaryLanguage } from "#/site/language.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { Picture } from "#/site/image.ts";
import { altText } from "#/site/alt-text.ts";
import { alternates, allRoutes, pagePath } from "#/site/routes.ts";
import { socialUse, keyOfUse, pictureUse } from "#/render/picture-use.ts";
import { directionOf } from "#/site/word-language.ts";
import type { SocialPicture } from "#/render/page-head.ts";
import type { ReleaseSource } from "./release-source.ts";
import type { ReleaseFile, ReleasePage } from "./manifest.ts";
import type { PackBuilder } from "./pack-builder.ts";
import { variantAddress } from "./picture-set.ts";
import type { PictureSet, PictureVariant } from "./picture-set.ts";
import { robots, sitemaps } from "./sitemap.ts";
import type { SitemapPage } from "./sitemap.ts";
import type { Surroundings } from "./surroundings.ts";
import { webManifest } from "./web-manifest.ts";

function variantFile({ hash, size, format }: PictureVariant): ReleaseFile {
  return { hash, size, type: `image/${format}`, place: "stored", isFixed: true };
}

/** The files of pictures by path. Their order is that of the keys: equal sites make equal manifests. */
export function pictureFilesOf(sets: ReadonlyMap<string, PictureSet>): Record<string, ReleaseFile> {
  const files: Record<string, ReleaseFile> = {};
  const sorted = [...sets].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [, { variants }] of sorted) {
    for (const variant of variants) files[variantAddress(variant)] = variantFile(variant);
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
    if (!largest) return undefined;
    const { width, height } = largest;
    return {
      address: origin + variantAddress(largest),
      width,
      height,
      alt: altText(picture, language, primary),
    };
  };
}

function sitemapPages(
  source: ReleaseSource,
  pages: Readonly<Record<string, ReleasePage>>,
  origin: string,
): SitemapPage[] {
  const { site, index, states } = source;
  const entries = new Map(index.entries.map((entry) => [entry.id, entry]));
  return allRoutes(site, index).flatMap(({ path, canonical, page, language }) => {
    const entry = entries.get(page);
    const made = pages[`${page} ${language}`];
    if (path !== canonical || !entry || !made || states.get(page)?.isHiddenFromSearch) return [];
    const others = alternates(entry, site).map((one) => ({
      hreflang: one.hreflang,
      address: origin + one.path,
    }));
    return [{ address: origin + canonical, changedAt: made.changedAt, alternates: others }];
  });
}

interface SiteFilesInput {
  readonly source: ReleaseSource;
  readonly surroundings: Surroundings;
  readonly pages: Readonly<Record<string, ReleasePage>>;
  readonly files: Record<string, ReleaseFile>;
  readonly pack: PackBuilder;
}

/** Adds what every site has besides its pages: sitemap, robots, web manifest. */
export function siteFiles({ source, surroundings, pages, files, pack }: SiteFilesInput): void {
  const { site, previous } = source;
  const { origin, icons } = surroundings;
  const language = primaryLanguage(site.languages);
  const manifest = webManifest({
    name: site.name,
    language,
    direction: directionOf(language),
    start: pagePath({ path: "/" }, language, site),
    palette: createPalette(site.theme),
    icons: icons.icons,
  });
  const maps = sitemaps(sitemapPages(source, pages, origin), origin);
  const made: [path: string, type: string, content: string][] = [
    ...maps.map(({ path, content }): [string, string, string] => [
      path,
      "application/xml; charset=utf-8",
      content,
    ]),
    ["/robots.txt", "text/plain; charset=utf-8", robots(origin)],
    ["/manifest.webmanifest", "application/manifest+json; charset=utf-8", manifest],
  ];
  for (const [path, type, content] of made) {
    files[path] = pack.add({ content, type }, "br", previous?.files[path]);
  }
}
