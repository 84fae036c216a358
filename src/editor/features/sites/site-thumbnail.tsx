import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import type { SiteInfo } from "#/api/sites.ts";
import { primaryLanguage } from "#/site/language.ts";
import { createPalette } from "#/site/palette.ts";
import type { SitesClient } from "../../api/sites-client.ts";
import { ThumbnailFrame } from "../../thumbnails/thumbnail-frame.tsx";
import { thumbnailSources } from "../../thumbnails/thumbnail-sources.ts";
import { useFontManifest } from "../../thumbnails/use-font-manifest.ts";

export interface SiteThumbnailProps {
  readonly site: SiteInfo;
  readonly sites: Pick<SitesClient, "home">;
}

const ratio = 10 / 16;

/** A header takes this much of the window; below it, the next section shows nothing but its ground. */
const headerShare = 0.88;

/** The home page of a site as it is edited now. */
export function SiteThumbnail({ site, sites }: SiteThumbnailProps): ReactNode {
  const manifest = useFontManifest();
  const { data, isError } = useQuery({
    queryKey: ["home", site.id, site.revision],
    queryFn: () => sites.home(site.id),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) return <div className="thumbnail wide-picture" />;
  if (!data || manifest === undefined) return <div className="thumbnail skeleton wide-picture" />;
  const assets = new Map(data.assets.map((asset) => [asset.id, asset]));
  const { origin } = globalThis.location;
  const input = { site: site.id, assets, manifest: manifest ?? undefined, origin };
  return (
    <ThumbnailFrame
      title={site.name}
      ratio={ratio}
      share={headerShare}
      version={String(site.revision)}
      colour={createPalette(data.site.theme).page}
      render={async () => {
        const [page] = data.pages;
        const language = primaryLanguage(data.site.languages);
        const { pageThumbnail } = await import("../../thumbnails/page-thumbnail.ts");
        return (
          page && pageThumbnail({ ...data, page, language, origin, ...thumbnailSources(input) })
        );
      }}
    />
  );
}
