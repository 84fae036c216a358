import { templates } from "#/sections/definitions.ts";
import { typedEntries } from "#/lib/typed-entries.ts";
import { useQuery } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import type { StarterAnswer } from "#/api/starters.ts";
import type { FontManifest } from "#/render/font-manifest.ts";
import { primaryLanguage } from "#/site/language.ts";
import { adaptStarter } from "#/starters/adapt-starter.ts";
import type { StarterChoice } from "#/starters/adapt-starter.ts";
import type { SitesClient } from "../../../api/sites-client.ts";
import type { ThumbnailSources } from "../../../thumbnails/thumbnail-sources.ts";

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

interface Sources {
  readonly starter: string;
  readonly pictures: StarterAnswer["pictures"];
  readonly manifest: FontManifest | null;
  readonly origin: string;
}

function sourcesOf({ starter, pictures, manifest, origin }: Sources): ThumbnailSources {
  const files = new Map(pictures.map(({ id, file }) => [id, file]));
  return {
    fonts: manifest ? { manifest, urlOf: (file) => `${origin}/assets/fonts/${file}` } : undefined,
    files({ asset }) {
      const file = files.get(asset);
      if (file === undefined) return undefined;
      const src = `${origin}/api/v1/starters/${starter}/pictures/${file}`;
      return { sources: [], src, colour: standInColour(file), ...pictureSize };
    },
  };
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
  const { starter, manifest, choice, most } = input;
  const { pictures, ...own } = input.answer;
  const { site, ...document } = adaptStarter(own, {
    ...choice,
    name: choice.name || undefined,
    templates,
  });
  const id = input.page ?? document.index.entries[0]?.id;
  const page = document.pages.find((one) => one.id === id);
  if (!page) return undefined;
  const { origin } = globalThis.location;
  const { pageThumbnail } = await import("../../../thumbnails/page-thumbnail.ts");
  return pageThumbnail({
    ...sourcesOf({ starter, pictures, manifest, origin }),
    site,
    index: document.index,
    page: { ...page, sections: page.sections.slice(0, most) },
    language: primaryLanguage(site.languages),
    origin,
  });
}

type Site = StarterAnswer["site"];

/** Heights that a page takes from the window, in pixels of a window of this height: its frame may be of any height. */
export function withWindowHeight(html: string, height: number): string {
  return html.replaceAll(/<style>[\s\S]*?<\/style>/g, (style) =>
    style.replaceAll(/(\d*\.?\d+)[sdl]?vh\b/g, (_, share) => `${(Number(share) * height) / 100}px`),
  );
}

/** What of a theme is another than the starter's. */
export function differingTheme(
  own: Site["theme"],
  chosen: Partial<Site["theme"]>,
): Partial<Site["theme"]> {
  return Object.fromEntries(typedEntries(chosen).filter(([key, value]) => own[key] !== value));
}
