import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type DemoPicture, demoPictures } from "#/demo/demo-pictures.ts";
import { demoSite } from "#/demo/demo-site.ts";
import type { Database } from "./db/database.ts";
import type { Publishing } from "./publishing/publishing.ts";
import type { Sites } from "./sites/sites.ts";

interface DemoShopOptions {
  database: Database;
  sites: Sites;
  publishing: Pick<Publishing, "assets" | "publisher">;
  /** The folder of the demo's pictures. */
  picturesFolder: string;
  ownerId: string;
  /** Told before work that takes a while. */
  onWork: () => void;
}

/** Where the installation keeps how far its demo is. */
const setting = "demoShop";
const begun = "begun";
const settled = "settled";
const slug = "fary";

/**
 * Makes and publishes the demo shop (R20) once in the life of an installation, on one without sites. A start that
 * was interrupted is taken up where it was.
 */
export async function ensureDemoShop(options: DemoShopOptions): Promise<void> {
  const { database, publishing, ownerId, onWork } = options;
  const state = await readState(database);
  if (state === settled) return;
  if (state === undefined && (await hasSites(database))) {
    await writeState(database, settled);
    return;
  }
  onWork();
  await writeState(database, begun);
  const siteId = (await findShop(database)) ?? (await createShop(options));
  await addPictures(options, siteId);
  await publishing.publisher.publish({ siteId, authorId: ownerId, note: "" });
  await writeState(database, settled);
}

async function readState({ db }: Database): Promise<string | undefined> {
  const query = db.selectFrom("settings").select("value").where("name", "=", setting);
  return (await query.executeTakeFirst())?.value;
}

async function writeState({ db }: Database, value: string): Promise<void> {
  await db
    .insertInto("settings")
    .values({ name: setting, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

async function hasSites({ db }: Database): Promise<boolean> {
  return (await db.selectFrom("sites").select("id").limit(1).executeTakeFirst()) !== undefined;
}

function assetOf(file: DemoPicture): string {
  return file.replace(/\.jpg$/, "");
}

async function findShop({ db }: Database): Promise<number | undefined> {
  const query = db.selectFrom("sites").select("id").where("slug", "=", slug);
  return (await query.executeTakeFirst())?.id;
}

function createShop({ sites, ownerId }: DemoShopOptions): Promise<number> {
  return sites.create({ slug, ownerId, document: demoSite({ assetOf }) });
}

async function addPictures(
  { publishing, picturesFolder }: DemoShopOptions,
  siteId: number,
): Promise<void> {
  const files = Object.keys(demoPictures) as DemoPicture[];
  const { assets } = await publishing.assets.list(siteId, { limit: files.length, offset: 0 });
  const there = new Set(assets.map((asset) => asset.id));
  for (const file of files) {
    const id = assetOf(file);
    if (there.has(id)) continue;
    const bytes = await readFile(join(picturesFolder, file));
    await publishing.assets.add(siteId, { id, name: file, bytes });
  }
}
