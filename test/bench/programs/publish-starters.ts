import { join } from "node:path";
import { folderSource } from "#/server/projects/project-source.ts";
import { starters } from "#/starters/registry.ts";
import { openInstallation } from "../installation/installation.ts";

/** A page of a starter in one of its languages, as its first visitor gets it. */
export interface StarterPage {
  readonly starter: string;
  readonly language: string;
  readonly path: string;
  /** Bytes of its brotli just after publishing. */
  readonly sent: number;
  readonly html: string;
}

/**
 * Publishes the starters that are named, or all, through the server's own parts and prints what their pages are. What a data folder has of them
 * from another run is published anew as it is.
 */
const [fontsFolder = "", islandsFolder = "", startersFolder = "", folder = "", ...named] =
  process.argv.slice(2);
const installation = await openInstallation({ folder, fontsFolder, islandsFolder, port: 4258 });
const { database, hosting, ownerId, projects, publishing } = installation;

async function siteOf(slug: string): Promise<number> {
  const there = await database.db
    .selectFrom("sites")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (there) return there.id;
  const source = await folderSource(join(startersFolder, slug));
  return projects.import(source, { ownerId, via: "starter", slug });
}

async function pagesOf(starter: string): Promise<StarterPage[]> {
  const siteId = await siteOf(starter);
  await publishing.publisher.publish({ siteId, authorId: ownerId, note: "" });
  const manifest = await hosting.manifestOf(siteId);
  if (!manifest) throw new Error(`${starter} is not published`);
  // the page that takes complaints has a note of its own there, without a path
  const own = Object.entries(manifest.pages).filter(([id]) => !id.startsWith("#"));
  const pages = own.map(async ([id, { path }]) => {
    const file = manifest.files[path];
    if (!file || file.place === "stored") throw new Error(`${starter}${path} is not in the pack`);
    const html = (await hosting.files.read(file, "identity")).toString();
    return { starter, language: id.split(" ")[1] ?? "", path, sent: file.place.length, html };
  });
  return Promise.all(pages);
}

const pages: StarterPage[] = [];
for (const { id } of starters)
  if (named.length === 0 || named.includes(id)) pages.push(...(await pagesOf(id)));
await installation.close();
process.stdout.write(JSON.stringify(pages), () => process.exit());
