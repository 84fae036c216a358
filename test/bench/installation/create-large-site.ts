import sharp from "sharp";
import { pageKey } from "#/site/records.ts";
import { largeSite } from "../large-site/large-site.ts";
import type { Installation } from "./installation.ts";

export interface LargeSiteWanted {
  readonly slug: string;
  readonly pages: number;
  readonly pictures: number;
}

export interface CreatedSite {
  readonly siteId: number;
  readonly assets: readonly string[];
}

/** Pictures that differ and are quickly made: what they show is not measured. */
function plainPictures(count: number): Promise<Buffer[]> {
  const colours = Array.from({ length: count }, (_, index) => (index * 255) / count);
  const size = { width: 2048, height: 1152, channels: 3 } as const;
  return Promise.all(
    colours.map((red) =>
      sharp({ create: { ...size, background: { r: Math.round(red), g: 90, b: 160 } } })
        .jpeg()
        .toBuffer(),
    ),
  );
}

/** Makes a site of many pages. Its pictures can be uploaded only once it exists, so its pages take them up afterwards. */
export async function createLargeSite(
  { sites, publishing, database, ownerId }: Installation,
  { slug, pages, pictures }: LargeSiteWanted,
): Promise<CreatedSite> {
  const document = largeSite({ pages, assets: [] });
  const siteId = await sites.create({ slug, ownerId, document });
  const assets: string[] = [];
  for (const bytes of await plainPictures(pictures)) {
    const upload = { name: "plain.jpg", bytes };
    assets.push((await publishing.assets.add(siteId, upload, { key: ownerId })).id);
  }
  await database.db.transaction().execute(async (transaction) => {
    for (const page of largeSite({ pages, assets }).pages) {
      await transaction
        .updateTable("records")
        .set({ body: JSON.stringify(page) })
        .where("siteId", "=", siteId)
        .where("key", "=", pageKey(page.id))
        .execute();
    }
  });
  return { siteId, assets };
}
