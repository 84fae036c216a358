import type { PageWeight } from "#/api/page-weight.ts";
import { kindOf } from "#/fields/kinds.ts";
import type { HeldPicture } from "#/fields/field-kind.ts";
import { pictureWeight } from "#/publish/picture-weight.ts";
import type { ReleaseFile, ReleaseManifest } from "#/publish/manifest.ts";
import { keyOfUse, pictureUse } from "#/render/picture-use.ts";
import { templates } from "#/sections/registry.ts";
import { pageParts } from "#/site/document-parts.ts";
import { walkFields } from "#/site/field-walk.ts";
import { primaryLanguage } from "#/site/language.ts";
import { pageWeightBudget } from "#/site/limits.ts";
import type { Page } from "#/site/page.ts";
import { standingSections } from "#/site/linked.ts";
import { shownSections } from "#/site/section-own.ts";
import type { SiteRecord } from "#/site/site.ts";
import { AppError } from "../errors.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import type { PictureSets } from "../images/picture-sets.ts";
import { LostContent } from "../storage/lost-content.ts";
import type { SiteSnapshot, SiteSnapshots } from "./site-snapshots.ts";

interface PageWeightsOptions {
  readonly hosting: Pick<SiteHosting, "manifestOf">;
  readonly snapshots: SiteSnapshots;
  readonly pictures: Pick<PictureSets, "made">;
}

/** Tells what a page weighs. @throws AppError not-found where the site has no such page */
export type WeighPage = (siteId: number, page: string) => Promise<PageWeight>;

/** The pictures that visitors see on a page; what only previews of other sites show is not loaded. */
function picturesOn(page: Page, site: SiteRecord): HeldPicture[] {
  const found: HeldPicture[] = [];
  const shown = { ...page, sections: shownSections(standingSections(page.sections, site)) };
  for (const { specs, fields, target } of pageParts(shown, templates))
    if (!("part" in target))
      walkFields(specs, fields, ({ spec, value }) => {
        found.push(...(kindOf(spec).pictures?.(value, spec) ?? []));
      });
  return found;
}

function sentBytes(file: ReleaseFile | undefined): number {
  if (!file) return 0;
  return file.place === "stored" ? file.size : file.place.length;
}

/** Bytes of a page's own file and of its drawings, as visitors get them. */
function fileSize(
  manifest: ReleaseManifest | null | undefined,
  { site }: SiteSnapshot,
  page: string,
): number {
  const own = manifest?.pages[`${page} ${primaryLanguage(site.languages)}`];
  const paths = own ? [own.path, ...(own.drawings ?? [])] : [];
  return paths.reduce((sum, path) => sum + sentBytes(manifest?.files[path]), 0);
}

export function createWeighPage({ hosting, snapshots, pictures }: PageWeightsOptions): WeighPage {
  return async (siteId, id) => {
    const snapshot = await snapshots.take(siteId);
    if (!snapshot.states.has(id)) throw new AppError("not-found");
    const page = (await snapshot.loadPages([id])).get(id)?.page();
    const held = page ? picturesOn(page, snapshot.site) : [];
    const uses = held.map(({ picture }) => pictureUse(picture));
    const { sets, lost } = await pictures.made(siteId, uses);
    // a picture that stands there twice is loaded once
    const sizes = new Map<string, number>();
    for (const { picture, spec } of held) {
      const key = keyOfUse(pictureUse(picture));
      const set = sets.get(key);
      if (set) sizes.set(key, Math.max(sizes.get(key) ?? 0, pictureWeight(set, spec.sizes)));
    }
    const manifest = await hosting.manifestOf(siteId).catch((error: unknown) => {
      if (!(error instanceof LostContent)) throw error;
      return undefined;
    });
    const missing = uses.filter(({ asset }) => !lost.includes(asset));
    return {
      page: fileSize(manifest, snapshot, id),
      pictures: [...sizes.values()].reduce((sum, size) => sum + size, 0),
      budget: pageWeightBudget,
      isComplete: missing.every((use) => sets.has(keyOfUse(use))),
    };
  };
}
