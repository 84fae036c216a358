import { parseFontManifest } from "#/render/font-manifest.ts";
import type { FontSource } from "#/render/page-fonts.ts";
import type { PictureFiles } from "#/sections/kit/index.ts";
import type { Picture } from "#/site/image.ts";

function byFileName(urls: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries(urls).map(([path, url]) => [path.slice(path.lastIndexOf("/") + 1), url]),
  );
}

const samples = byFileName(
  import.meta.glob<string>("./pictures/*.jpg", { query: "?url", import: "default", eager: true }),
);
const shop = byFileName(
  import.meta.glob<string>("../starters/shop/pictures/*.jpg", {
    query: "?url",
    import: "default",
    eager: true,
  }),
);
const fontFiles = byFileName(
  import.meta.glob<string>("../../dist/fonts/*.woff2", {
    query: "?url",
    import: "default",
    eager: true,
  }),
);
const manifests = import.meta.glob<string>("../../dist/fonts/fonts.json", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Ids of the pictures that fill sections. */
export const sampleAssets = [...samples.keys()];

/** The one file of a picture; its asset is the name of the file, which in the shop ends with .jpg. */
export function filesOf({ asset }: Picture): PictureFiles | undefined {
  const src = samples.get(asset) ?? shop.get(`${asset}.jpg`);
  return src === undefined
    ? undefined
    : { sources: [], src, width: 1600, height: 1067, colour: "#888888" };
}

/** The fonts, where `npm run build` has cut them. */
export function fontSource(): FontSource | undefined {
  const [json] = Object.values(manifests);
  if (json === undefined) return undefined;
  return { manifest: parseFontManifest(json), urlOf: (file) => fontFiles.get(file) ?? "" };
}

const flags = byFileName(
  import.meta.glob<string>("../../node_modules/country-flag-icons/3x2/{RU,GB,DE}.svg", {
    query: "?url",
    import: "default",
    eager: true,
  }),
);

/** A page's markup with addresses of flags that stand here. */
export function withFlags(html: string): string {
  return html.replaceAll(
    /\/assets\/flags\/([a-z]{2})\.svg/g,
    (address, code: string) => flags.get(`${code.toUpperCase()}.svg`) ?? address,
  );
}
