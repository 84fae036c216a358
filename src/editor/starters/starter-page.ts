import { templates } from "#/sections/definitions.ts";
import { useQuery } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import type { StarterAnswer } from "#/api/starters.ts";
import type { FontManifest } from "#/render/font-manifest.ts";
import { type LanguageCode, primaryLanguage } from "#/site/language.ts";
import type { SiteDocument } from "#/site/site.ts";
import { adaptStarter } from "#/starters/adapt-starter.ts";
import type { StarterChoice } from "#/starters/adapt-starter.ts";
import type { SitesClient } from "../api/sites-client.ts";
import type { ThumbnailSources } from "../thumbnails/thumbnail-sources.ts";

/** A starter's document, which stays as long as the app is open. */
export function useStarter(
  sites: Pick<SitesClient, "starter">,
  id: string,
): UseQueryResult<StarterAnswer> {
  return useQuery({
    queryKey: ["starter", id],
    queryFn: () => sites.starter(id),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What stands where a picture isn't there yet. All pictures of starters have this ratio, or are cut by their place. */
const pictureSize = { width: 1600, height: 1067 } as const;

/** What is seen until a picture is there, and through one that is cut out: no script of the page takes it away. */
function standInColour(file: string): string {
  return file.endsWith(".png") ? "transparent" : "#d9d4cf";
}

interface StarterFiles {
  readonly starter: string;
  readonly pictures: StarterAnswer["pictures"];
  readonly origin: string;
}

/** The pictures of a starter, where it brings them. */
export function starterFiles({
  starter,
  pictures,
  origin,
}: StarterFiles): ThumbnailSources["files"] {
  const files = new Map(pictures.map(({ id, file }) => [id, file]));
  return ({ asset }) => {
    const file = files.get(asset);
    if (file === undefined) return undefined;
    const src = `${origin}/api/v1/starters/${starter}/pictures/${file}`;
    return { sources: [], src, colour: standInColour(file), ...pictureSize };
  };
}

function sourcesOf({
  manifest,
  ...from
}: StarterFiles & { readonly manifest: FontManifest | null }): ThumbnailSources {
  const urlOf = (file: string): string => `${from.origin}/assets/fonts/${file}`;
  return { fonts: manifest ? { manifest, urlOf } : undefined, files: starterFiles(from) };
}

/** The site that a starter becomes; `currency` is what one's prices are in already, `spoken` the languages of one. */
export function begunFrom(
  { prices, filesIn, pictures: _files, ...document }: StarterAnswer,
  choice: StarterChoice & { readonly currency?: string; readonly spoken?: readonly LanguageCode[] },
): SiteDocument {
  return adaptStarter({ document, prices, filesIn }, { ...choice, templates });
}

export interface StarterPageInput {
  readonly starter: string;
  readonly answer: StarterAnswer;
  /** Null where the list of fonts can't be had. */
  readonly manifest: FontManifest | null;
  /** An empty name is none yet: it is the starter's own until there is one. */
  readonly choice: StarterChoice;
  /** The home page where it is left out. */
  readonly page?: string;
  /** Of its sections so many, from the top. */
  readonly most?: number;
}

/** A page of the site that a starter would become, as a document that runs nothing. */
export async function starterPage(input: StarterPageInput): Promise<string | undefined> {
  const { starter, manifest, choice, most, answer } = input;
  const { pictures } = answer;
  const { site, ...document } = begunFrom(answer, { ...choice, name: choice.name || undefined });
  const id = input.page ?? document.index.entries[0]?.id;
  const page = document.pages.find((one) => one.id === id);
  if (!page) return undefined;
  const { origin } = globalThis.location;
  const { pageThumbnail } = await import("../thumbnails/page-thumbnail.ts");
  return pageThumbnail({
    ...sourcesOf({ starter, pictures, manifest, origin }),
    site,
    index: document.index,
    page: { ...page, sections: page.sections.slice(0, most) },
    language: primaryLanguage(site.languages),
    origin,
  });
}
