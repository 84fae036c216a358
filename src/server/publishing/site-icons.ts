import { icoOfPng } from "#/publish/icon-file.ts";
import { letterMark } from "#/publish/letter-mark.ts";
import type { ReleaseFile } from "#/publish/manifest.ts";
import { pictureKey } from "#/render/picture-use.ts";
import type { PictureSet } from "#/publish/picture-set.ts";
import type { SiteIcons } from "#/publish/release-context.ts";
import type { HeadLink } from "#/render/page-head.ts";
import { createPalette } from "#/site/palette.ts";
import type { SiteRecord } from "#/site/site.ts";
import type { PictureWorkshop } from "../images/picture-workshop.ts";
import type { Storage } from "../storage/storage.ts";
import { contentHash } from "../storage/storage.ts";

/** Pixels: .ico, the home screen of an iPhone, and the two of the web manifest. */
const sizes = [32, 180, 192, 512] as const;
const mostRemembered = 500;
const asker = { key: "icons" };

/** Makes the icons of sites: of the favicon, or of the first letter of their name. */
export type MakeSiteIcons = (
  site: SiteRecord,
  pictures: ReadonlyMap<string, PictureSet>,
) => Promise<SiteIcons>;

interface IconSource {
  readonly bytes: Buffer;
  /** The letter's drawing, which is an icon itself. */
  readonly isDrawing: boolean;
}

async function store(
  storage: Storage,
  bytes: Uint8Array,
  type: string,
  isFixed: boolean,
): Promise<ReleaseFile> {
  const hash = contentHash(bytes);
  await storage.put(hash, bytes);
  return { hash, size: bytes.length, type, place: "stored", ...(isFixed && { isFixed }) };
}

export function createSiteIcons({
  storage,
  workshop,
}: {
  storage: Storage;
  workshop: PictureWorkshop;
}): MakeSiteIcons {
  const made = new Map<string, SiteIcons>();

  async function sourceOf(
    site: SiteRecord,
    pictures: ReadonlyMap<string, PictureSet>,
  ): Promise<IconSource> {
    const { favicon } = site.settings;
    const set = favicon && pictures.get(pictureKey(favicon.asset, favicon.crop));
    const largest = set?.variants.findLast(({ format }) => format === "webp");
    const bytes = largest && (await storage.get(largest.hash));
    if (bytes) return { bytes, isDrawing: false };
    const { name, theme } = site;
    const mark = letterMark({ name, palette: createPalette(theme), look: theme.look });
    return { bytes: Buffer.from(mark), isDrawing: true };
  }

  async function make({ bytes, isDrawing }: IconSource): Promise<SiteIcons> {
    const made = await workshop.run(asker, "makeIcons", bytes, sizes);
    const [small, touch, middle, large] = made;
    if (!small || !touch || !middle || !large) throw new Error("Icons are missing");
    const shown = await Promise.all(
      [middle, large].map((icon) => store(storage, icon, "image/png", true)),
    );
    const own = shown.map((file, index) => ({
      path: `/assets/${file.hash.slice(0, 16)}.png`,
      file,
      size: sizes[index + 2] ?? 0,
    }));
    const files: Record<string, ReleaseFile> = Object.fromEntries(
      own.map(({ path, file }) => [path, file]),
    );
    files["/favicon.ico"] = await store(storage, icoOfPng(small, sizes[0]), "image/x-icon", false);
    files["/apple-touch-icon.png"] = await store(storage, touch, "image/png", false);
    const links: HeadLink[] = [{ rel: "icon", href: "/favicon.ico", sizes: "32x32" }];
    if (isDrawing) {
      files["/favicon.svg"] = await store(storage, bytes, "image/svg+xml", false);
      links.push({ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" });
    } else {
      links.push(
        ...own
          .slice(0, 1)
          .map(
            ({ path }) =>
              ({ rel: "icon", href: path, type: "image/png", sizes: "192x192" }) as const,
          ),
      );
    }
    links.push(
      { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
      { rel: "manifest", href: "/manifest.webmanifest" },
    );
    return {
      links,
      files,
      icons: own.map(({ path, size }) => ({
        src: path,
        sizes: `${size}x${size}`,
        type: "image/png",
      })),
    };
  }

  return async (site, pictures) => {
    const source = await sourceOf(site, pictures);
    const key = contentHash(source.bytes);
    const known = made.get(key);
    if (known) return known;
    const icons = await make(source);
    if (made.size >= mostRemembered) made.clear();
    made.set(key, icons);
    return icons;
  };
}
