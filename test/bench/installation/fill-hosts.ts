import { writeManifest } from "#/publish/manifest-file.ts";
import { openPointerFolder } from "#/server/storage/live-pointer.ts";
import type { Installation } from "./installation.ts";

export interface FillOptions {
  /** The published site that the others are copies of. */
  readonly siteId: number;
  readonly count: number;
  /** The folder of the pointers. */
  readonly pointers: string;
}

const rowsAtOnce = 200;

function slugOf(copy: number): string {
  return `copy-${copy}`;
}

/**
 * Adds published copies of a site until there are `count`: each with its own rows, manifest and
 * pointer, as if it had been published by itself. Their pages lie in the one pack.
 */
export async function fillHosts(
  { database: { db }, storage, hosting }: Installation,
  { siteId, count, pointers }: FillOptions,
): Promise<void> {
  const manifest = await hosting.manifestOf(siteId);
  const before = hosting.pointerOf(siteId);
  if (!manifest || !before) throw new Error("The first site is not published");
  const site = await db
    .selectFrom("sites")
    .selectAll()
    .where("id", "=", siteId)
    .executeTakeFirstOrThrow();
  const release = await db
    .selectFrom("releases")
    .selectAll()
    .where("siteId", "=", siteId)
    .executeTakeFirstOrThrow();
  const folder = await openPointerFolder(pointers);
  const copies = Array.from({ length: count - 1 }, (_, index) => siteId + index + 1);
  for (let start = 0; start < copies.length; start += rowsAtOnce) {
    const part = copies.slice(start, start + rowsAtOnce);
    const made = await Promise.all(
      part.map(async (id) => {
        const origin = manifest.origin.replace(site.slug, slugOf(id));
        const own = writeManifest({ ...manifest, site: id, origin });
        const { hash } = own.manifest;
        if (own.bytes) await storage.put(hash, own.bytes);
        const hosts = before.hosts.map((host) => host.replace(site.slug, slugOf(id)));
        await folder.write({ ...before, site: id, hosts, release: id, manifest: hash });
        return { id, hash };
      }),
    );
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto("sites")
        .values(
          made.map(({ id }) => ({
            ...site,
            id,
            slug: slugOf(id),
            siteHash: `${site.siteHash}${id}`,
            liveReleaseId: id,
          })),
        )
        .execute();
      await transaction
        .insertInto("releases")
        .values(made.map(({ id, hash }) => ({ ...release, id, siteId: id, manifestHash: hash })))
        .execute();
    });
  }
}
