import type { Kysely, Transaction } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { SiteRange } from "../db/site-range.ts";
import { AppError } from "../errors.ts";

/** A site keeps so many of the addresses it had. */
export const formerAddresses = 10;

/** A domain at which visitors find a site, or are led to it. */
export interface ServedDomain {
  readonly host: string;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
}

/** The address of a site, those that it had before, which lead to it, and its domains. */
export interface SiteAddresses {
  readonly slug: string;
  readonly former: readonly string[];
  readonly primaryDomain: string | null;
  readonly domains: readonly ServedDomain[];
  /** Scheme and host of another server where it stands as it was exported. */
  readonly exportedTo: string | null;
}

/** The domains that lead to sites. */
async function domainsOf(
  db: Kysely<Schema>,
  { from, to }: SiteRange,
): Promise<ReadonlyMap<number, readonly ServedDomain[]>> {
  const rows = await db
    .selectFrom("domains")
    .select(["siteId", "host", "servedAt"])
    .where("servedAt", "is not", null)
    .where("siteId", ">=", from)
    .where("siteId", "<=", to)
    .orderBy("id")
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.siteId)].map(([id, own]) => [
      id,
      own.map(({ host, servedAt }) => ({ host, since: servedAt ?? 0 })),
    ]),
  );
}

/** The addresses of sites. */
export async function addressesOf(
  db: Kysely<Schema>,
  sites: SiteRange,
): Promise<ReadonlyMap<number, SiteAddresses>> {
  const rows = await db
    .selectFrom("sites")
    .leftJoin("siteAddresses", (join) =>
      join
        .onRef("siteAddresses.siteId", "=", "sites.id")
        .onRef("siteAddresses.slug", "!=", "sites.slug"),
    )
    .select(["sites.id as id", "sites.slug as slug", "siteAddresses.slug as before"])
    .select(["primaryDomain", "exportedTo"])
    .where("sites.id", ">=", sites.from)
    .where("sites.id", "<=", sites.to)
    .orderBy("siteAddresses.createdAt", "desc")
    .execute();
  const domains = await domainsOf(db, sites);
  const found = new Map<number, SiteAddresses & { former: string[] }>();
  for (const { id, before, ...named } of rows) {
    const site = found.get(id) ?? { ...named, former: [], domains: domains.get(id) ?? [] };
    if (before !== null) site.former.push(before);
    found.set(id, site);
  }
  return found;
}

/** The slug, or the first one with a number behind it that no site has or had. */
export async function freeSlug(db: Kysely<Schema>, wanted: string): Promise<string> {
  const rows = await db
    .selectFrom("siteAddresses")
    .select("slug")
    .where((where) => where.or([where("slug", "=", wanted), where("slug", "like", `${wanted}-%`)]))
    .execute();
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number++) {
    if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`;
  }
}

interface Taken {
  readonly siteId: number;
  readonly slug: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Gives a site an address: a new one, or one that it had before. Of the others it keeps the last ones. Throws
 * `slug-taken`, and what the database throws where another site takes it in the same moment.
 */
export async function takeAddress(
  transaction: Transaction<Schema>,
  { siteId, slug, now: createdAt }: Taken,
): Promise<void> {
  const holder = await transaction
    .selectFrom("siteAddresses")
    .select("siteId")
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (holder && holder.siteId !== siteId) throw new AppError("slug-taken");
  if (holder)
    await transaction
      .updateTable("siteAddresses")
      .set({ createdAt })
      .where("slug", "=", slug)
      .execute();
  else await transaction.insertInto("siteAddresses").values({ slug, siteId, createdAt }).execute();
  const own = await transaction
    .selectFrom("siteAddresses")
    .select("slug")
    .where("siteId", "=", siteId)
    .where("slug", "!=", slug)
    .orderBy("createdAt", "desc")
    .execute();
  const released = own.slice(formerAddresses).map((row) => row.slug);
  if (released.length > 0)
    await transaction.deleteFrom("siteAddresses").where("slug", "in", released).execute();
}
