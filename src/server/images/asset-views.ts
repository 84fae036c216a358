import type { Crop } from "#/site/image.ts";
import { variantWidths } from "#/site/image.ts";
import { createBodyCache } from "../hosting/body-cache.ts";
import type { Storage } from "../storage/storage.ts";
import type { PictureSets, StoredAsset } from "./picture-sets.ts";
import type { PictureAsker, PictureWorkshop } from "./picture-workshop.ts";

interface ShownView {
  readonly crop: Crop | null;
  readonly width: number;
}

/** Pictures as the editor shows them: the published file where it has been made, else a quick view. */
export interface AssetViews {
  /** WebP of a crop, at least so many pixels wide where the picture is, for whoever looks at it. */
  view(stored: StoredAsset, shown: ShownView, viewer: PictureAsker): Promise<Buffer>;
}

const memory = 24 * 1_048_576;
const widths = Object.values(variantWidths);

interface AssetViewsOptions {
  readonly sets: PictureSets;
  readonly storage: Storage;
  readonly workshop: PictureWorkshop;
}

export function createAssetViews({ sets, storage, workshop }: AssetViewsOptions): AssetViews {
  const cache = createBodyCache(memory);
  const making = new Map<string, Promise<Buffer>>();

  async function make(
    stored: StoredAsset,
    { crop, width }: ShownView,
    viewer: PictureAsker,
  ): Promise<Buffer> {
    const set = await sets.find(stored, crop);
    const own = set?.variants
      .filter(({ format }) => format === "webp")
      .toSorted((one, other) => one.width - other.width);
    const variant = own?.find((one) => one.width >= width) ?? own?.at(-1);
    const ready = variant && (await storage.get(variant.hash));
    if (ready) return ready;
    const bytes = await storage.get(stored.hash);
    if (!bytes) throw new Error(`The picture ${stored.asset.id} has lost its file ${stored.hash}`);
    const { kind, hasAlpha, colour } = stored.asset;
    return Buffer.from(
      await workshop.run(viewer, "quickView", { bytes, kind, hasAlpha, colour, crop, width }),
    );
  }

  return {
    async view(stored, { crop, width: wanted }, viewer) {
      const width = widths.find((one) => one >= wanted) ?? variantWidths.xlarge;
      const key = `${stored.hash} ${JSON.stringify(crop)} ${width}`;
      const known = cache.get(key);
      if (known) return known;
      const running =
        making.get(key) ?? make(stored, { crop, width }, viewer).finally(() => making.delete(key));
      making.set(key, running);
      const body = await running;
      cache.set(key, body);
      return body;
    },
  };
}
