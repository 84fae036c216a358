import { readFileSync } from "node:fs";
import { filesOf } from "#/publish/picture-set.ts";
import { fontManifestName, parseFontManifest } from "#/render/font-manifest.ts";
import type { SiteFacts } from "#/render/page-facts.ts";
import type { FontSource } from "#/render/page-fonts.ts";
import { createPageRenderer } from "#/render/render-page.ts";
import type { PageRenderer } from "#/render/render-page.ts";
import { loadLooks } from "#/sections/looks.ts";
import { registry } from "#/sections/registry.ts";
import { emptyMeta } from "#/site/page.ts";
import { createRouter } from "#/site/router.ts";
import { visitorMessage } from "#/site/visitor-message.ts";
import type { SiteDocument } from "#/site/site.ts";
import type { NamedPictures } from "./large-site-pictures.ts";

await loadLooks(registry.map(({ id }) => id));

/** What the pages of a large site are rendered with. */
export function largeSiteFacts({ site, index }: SiteDocument, { sets }: NamedPictures): SiteFacts {
  return {
    site,
    index,
    router: createRouter(site, index),
    files: filesOf(sets),
    form: { apiBase: "/api/v1", siteId: 1, siteHash: "large" },
    report: null,
    say: visitorMessage,
  };
}

/** The built fonts. `folder` is where `npm run build` puts them. */
export function builtFonts(folder: string): FontSource {
  const manifest = parseFontManifest(readFileSync(`${folder}/${fontManifestName}`, "utf8"));
  return { manifest, urlOf: (file) => `/assets/fonts/${file}` };
}

export function largeSiteRenderer(facts: SiteFacts, fonts: FontSource): PageRenderer {
  return createPageRenderer({
    ...facts,
    origin: "https://big.example",
    links: [],
    scripts: [],
    socialPicture: () => undefined,
    firstMeta: emptyMeta,
    fonts,
  });
}
