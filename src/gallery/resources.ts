import { typedKeys } from "#/lib/typed-entries.ts";
import { parseFontManifest } from "#/render/font-manifest.ts";
import type { FontSource } from "#/render/page-fonts.ts";
import type { PictureFiles } from "#/sections/kit/index.ts";
import type { Picture } from "#/site/image.ts";
import type { SampleKind, Samples } from "./samples.ts";

function byFileName(urls: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries(urls).map(([path, url]) => [path.slice(path.lastIndexOf("/") + 1), url]),
  );
}

const photos = byFileName(
  import.meta.glob<string>("./pictures/*.jpg", { query: "?url", import: "default", eager: true }),
);
/** Pictures of the starters' sites, which are made for their places. */
const drawn = byFileName(
  import.meta.glob<string>(
    [
      "../starters/ladno/pictures/ladno-sign-*.png",
      "../starters/linden/pictures/linden-{hana,joan,maya,tunde}.png",
      "../starters/polden/pictures/polden-{borsch,vareniki,tomatoes,perch,pie}.png",
      "../starters/yard/pictures/yard-scene.png",
      "../starters/cafe/pictures/cafe-{wheel,oven,tableware}.jpg",
    ],
    { query: "?url", import: "default", eager: true },
  ),
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
export const sampleAssets: Samples = {
  photo: [...photos.keys()],
  mark: ["oven", "river", "yard", "hour", "keys"].map((sign) => `ladno-sign-${sign}.png`),
  portrait: ["maya", "tunde", "hana", "joan"].map((person) => `linden-${person}.png`),
  dish: ["borsch", "vareniki", "tomatoes", "perch", "pie"].map((dish) => `polden-${dish}.png`),
  drawing: ["yard-scene.png"],
  workshop: ["oven", "wheel", "tableware"].map((thing) => `cafe-${thing}.jpg`),
};

type Size = Pick<PictureFiles, "width" | "height">;

const photo: Size = { width: 1600, height: 1067 };
const sizes: Readonly<Record<SampleKind, Size>> = {
  photo,
  mark: { width: 64, height: 64 },
  portrait: { width: 640, height: 800 },
  dish: { width: 700, height: 700 },
  drawing: { width: 2000, height: 800 },
  workshop: photo,
};
const seenThrough: ReadonlySet<SampleKind> = new Set(["mark", "dish", "drawing"]);

/** The one file of a picture; its asset is the name of the file, which in the shop ends with .jpg. */
export function filesOf({ asset }: Picture): PictureFiles | undefined {
  const src = photos.get(asset) ?? drawn.get(asset) ?? shop.get(`${asset}.jpg`);
  if (src === undefined) return undefined;
  const kind = typedKeys(sampleAssets).find((one) => sampleAssets[one].includes(asset)) ?? "photo";
  const colour = seenThrough.has(kind) ? "transparent" : "#888888";
  return { sources: [], src, ...sizes[kind], colour };
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
