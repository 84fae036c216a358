import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { demoPictures } from "#/demo/demo-pictures.ts";
import { demoSite } from "#/demo/demo-site.ts";
import { studioPictures } from "#/demo/studio/studio-pictures.ts";
import { studioSite } from "#/demo/studio/studio-site.ts";
import type { SiteDocument } from "#/site/site.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./db/database.ts";
import type { Publishing } from "./publishing/publishing.ts";
import type { Sites } from "./sites/sites.ts";

interface DemoSitesOptions {
  database: Database;
  sites: Sites;
  publishing: Pick<Publishing, "assets" | "publisher">;
  clock: Clock;
  /** The folder of the demo's pictures. */
  picturesFolder: string;
  ownerId: string;
}

interface Demo {
  /** Where the installation keeps how far it is. */
  setting: string;
  slug: string;
  /** What the console calls it. */
  name: string;
  pictures: readonly string[];
  write: (now: number) => SiteDocument;
}

/** A demo site that stands as a draft and waits to be published. */
export interface DueDemo {
  name: string;
  /** Brings its pictures, publishes it and answers its address; between its steps it throws where the signal says so. */
  publish: (signal?: AbortSignal) => Promise<string>;
}

const begun = "begun";
const settled = "settled";

function assetOf(file: string): string {
  return file.replace(/\.[a-z]+$/, "");
}

const demos: readonly Demo[] = [
  {
    setting: "demoShop",
    slug: "fary",
    name: "demo shop",
    pictures: Object.keys(demoPictures),
    write: () => demoSite({ assetOf }),
  },
  {
    setting: "demoStudio",
    slug: "studio",
    name: "demo studio",
    pictures: Object.keys(studioPictures),
    write: (now) => studioSite({ assetOf, now: new Date(now) }),
  },
];

/**
 * The demo sites that are still to be published, the shop (R20) first: each once in the life of an installation, on one
 * that began without sites. A start that was interrupted is taken up where it was.
 */
export async function dueDemoSites(options: DemoSitesOptions): Promise<DueDemo[]> {
  const { database } = options;
  const states = await readStates(database);
  // one that began before there was a studio has the shop's state only
  if (demos.every(({ setting }) => !states.has(setting))) {
    const state = (await hasSites(database)) ? settled : begun;
    for (const { setting } of demos) await writeState(database, setting, state);
    for (const { setting } of demos) states.set(setting, state);
  }
  const due: DueDemo[] = [];
  for (const demo of demos) {
    if (states.get(demo.setting) !== begun) continue;
    // now, so that nobody else takes its name
    const siteId = (await findSite(database, demo.slug)) ?? (await createSite(options, demo));
    const publish = (signal?: AbortSignal) => publishDemo(options, { siteId, demo, signal });
    due.push({ name: demo.name, publish });
  }
  return due;
}

interface Publication {
  siteId: number;
  demo: Demo;
  signal: AbortSignal | undefined;
}

async function publishDemo(options: DemoSitesOptions, publication: Publication): Promise<string> {
  const { database, publishing, ownerId } = options;
  const { siteId, demo, signal } = publication;
  await addPictures(options, publication);
  signal?.throwIfAborted();
  const { address } = await publishing.publisher.publish({ siteId, authorId: ownerId, note: "" });
  await writeState(database, demo.setting, settled);
  return address;
}

async function readStates({ db }: Database): Promise<Map<string, string>> {
  const names = demos.map(({ setting }) => setting);
  const rows = await db
    .selectFrom("settings")
    .select(["name", "value"])
    .where("name", "in", names)
    .execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

async function writeState({ db }: Database, name: string, value: string): Promise<void> {
  await db
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

async function hasSites({ db }: Database): Promise<boolean> {
  return (await db.selectFrom("sites").select("id").limit(1).executeTakeFirst()) !== undefined;
}

async function findSite({ db }: Database, slug: string): Promise<number | undefined> {
  const query = db.selectFrom("sites").select("id").where("slug", "=", slug);
  return (await query.executeTakeFirst())?.id;
}

function createSite({ sites, ownerId, clock }: DemoSitesOptions, demo: Demo): Promise<number> {
  return sites.create({ slug: demo.slug, ownerId, document: demo.write(clock.now()) });
}

async function addPictures(
  { publishing, picturesFolder }: DemoSitesOptions,
  { siteId, demo, signal }: Publication,
): Promise<void> {
  const { pictures } = demo;
  const { assets } = await publishing.assets.list(siteId, { limit: pictures.length, offset: 0 });
  const there = new Set(assets.map((asset) => asset.id));
  for (const file of pictures) {
    const id = assetOf(file);
    if (there.has(id)) continue;
    signal?.throwIfAborted();
    const bytes = await readFile(join(picturesFolder, file));
    await publishing.assets.add(siteId, { id, name: file, bytes });
  }
}
