import { join } from "node:path";
import type { Transaction } from "kysely";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { folderSource } from "../projects/project-source.ts";
import type { Projects } from "../projects/projects.ts";
import type { Publisher } from "../publishing/publisher.ts";

interface DemoSitesOptions {
  database: Database;
  projects: Pick<Projects, "import">;
  publisher: Pick<Publisher, "publish">;
  /** The folder of the starters. */
  startersFolder: string;
  ownerId: string;
}

interface Demo {
  /** Where the installation keeps how far it is: `begun`, the id of its site, `settled`. */
  setting: string;
  /** The folder of its project. */
  starter: string;
  slug: string;
  /** What the console calls it. */
  name: string;
}

/** A demo site that waits to be published. */
export interface DueDemo {
  name: string;
  /** Makes it, publishes it and answers its address; between its steps it throws where the signal says so. */
  publish: (signal?: AbortSignal) => Promise<string>;
}

const begun = "begun";
const settled = "settled";

const demos: readonly Demo[] = [
  { setting: "demoShop", starter: "shop", slug: "fary", name: "demo shop" },
  { setting: "demoStudio", starter: "studio", slug: "studio", name: "demo studio" },
  { setting: "demoRestaurant", starter: "polden", slug: "polden", name: "demo restaurant" },
  { setting: "demoConference", starter: "night", slug: "night-shift", name: "demo conference" },
];

/**
 * The demo sites that are still to be published, the shop (R20) first: each once in the life of an installation, on one
 * that began without sites. A start that was interrupted is taken up where it was.
 */
export async function dueDemoSites(options: DemoSitesOptions): Promise<DueDemo[]> {
  const { database } = options;
  const states = await readStates(database);
  // one that began before there was a demo site has the states of those that there were
  if (demos.every(({ setting }) => !states.has(setting))) {
    const state = (await hasSites(database)) ? settled : begun;
    for (const { setting } of demos) await writeState(database.db, setting, state);
    for (const { setting } of demos) states.set(setting, state);
  }
  return demos.flatMap((demo) => {
    const state = states.get(demo.setting) ?? settled;
    if (state === settled) return [];
    const publish = (signal?: AbortSignal) => publishDemo(options, { demo, state, signal });
    return [{ name: demo.name, publish }];
  });
}

interface Publication {
  demo: Demo;
  state: string;
  signal: AbortSignal | undefined;
}

async function publishDemo(options: DemoSitesOptions, publication: Publication): Promise<string> {
  const { database, publisher, ownerId } = options;
  const { demo, state, signal } = publication;
  signal?.throwIfAborted();
  const siteId = state === begun ? await createDemo(options, publication) : Number(state);
  signal?.throwIfAborted();
  const { address } = await publisher.publish({ siteId, authorId: ownerId, note: "" });
  await writeState(database.db, demo.setting, settled);
  return address;
}

/** The site and the note that it is there are one: a start that broke off never makes it twice. */
async function createDemo(
  { database, projects, startersFolder, ownerId }: DemoSitesOptions,
  { demo, signal }: Publication,
): Promise<number> {
  const source = await folderSource(join(startersFolder, demo.starter));
  const taken = await database.db
    .selectFrom("sites")
    .select("id")
    .where("slug", "=", demo.slug)
    .executeTakeFirst();
  return projects.import(source, {
    ownerId,
    via: "starter",
    slug: taken ? undefined : demo.slug,
    signal,
    alongside: (transaction, siteId) => writeState(transaction, demo.setting, String(siteId)),
  });
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

async function writeState(
  db: Database["db"] | Transaction<Schema>,
  name: string,
  value: string,
): Promise<void> {
  await db
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

async function hasSites({ db }: Database): Promise<boolean> {
  return (await db.selectFrom("sites").select("id").limit(1).executeTakeFirst()) !== undefined;
}
