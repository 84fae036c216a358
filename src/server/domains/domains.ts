import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { type Domain, type Domains, domainLimits } from "#/api/domains.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { createSharedCounts } from "../limits/shared-counts.ts";
import { holdSite } from "../sites/hold-site.ts";
import type { Screening } from "../screening/screening.ts";
import { siteAddress } from "../sites/site-rows.ts";
import { type CheckDomainOptions, checkDomain } from "./check-domain.ts";
import { checkLater } from "./check-later.ts";
import { type OwnNames, readDomainName } from "./domain-name.ts";
import { type DomainRow, primaryOf, readDomains, settlePrimary, toDomain } from "./domain-rows.ts";

/** The domains of sites as their owners have them. */
export interface SiteDomains {
  list(siteId: number): Promise<Domains>;
  /** Throws `domain-wrong`, `domain-reserved`, `domain-there`, `address-held`, `too-many-domains`, `too-many-requests`. */
  add(siteId: number, typed: string): Promise<Domain>;
  /** Looks it up now. Throws `not-found`, `too-many-requests`. */
  check(siteId: number, id: number): Promise<Domain>;
  /** Throws `not-found`, and `conflict` for one that isn't live. */
  makePrimary(siteId: number, id: number): Promise<Domain>;
  /** Throws `not-found`, `domain-there`, `too-many-domains`, `address-held`. */
  move(siteId: number, id: number, to: number): Promise<void>;
  /** Throws `not-found`. */
  remove(siteId: number, id: number): Promise<void>;
}

export interface DomainsOptions extends CheckDomainOptions, OwnNames {
  readonly screening: Pick<Screening, "expectHost">;
}

const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;
const looksPerMinute = 6;
const keyBytes = 12;

const newKey = (): string => randomBytes(keyBytes).toString("base64url");

/** What of a site's domains is changed in a transaction that nobody else's change comes into. */
interface Changing {
  readonly transaction: Transaction<Schema>;
  readonly rows: readonly DomainRow[];
}

async function holdDomains(
  transaction: Transaction<Schema>,
  { dialect }: Database,
  siteId: number,
): Promise<Changing> {
  await holdSite(transaction, dialect, siteId);
  return { transaction, rows: await readDomains(transaction, siteId) };
}

function rowIn(rows: readonly DomainRow[], id: number): DomainRow {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new AppError("not-found");
  return row;
}

/** Throws `domain-there`, `too-many-domains`. */
function expectRoomFor(rows: readonly DomainRow[], host: string): void {
  if (rows.some((row) => row.host === host)) throw new AppError("domain-there");
  if (rows.length >= domainLimits.perSite) throw new AppError("too-many-domains");
}

/** Counts what is asked for before anything is done. Throws `too-many-requests`. */
function createCount(
  { database, clock }: Pick<DomainsOptions, "database" | "clock">,
  { windowMs, most, subject }: { windowMs: number; most: number; subject: string },
) {
  const counts = createSharedCounts({ database, clock, windowMs });
  return async (siteId: number): Promise<void> => {
    const [counted] = await counts.add([`${subject} ${siteId}`]);
    if (!counted || counted.n <= most) return;
    throw new AppError("too-many-requests", { retryAfter: (counted.until - clock.now()) / 1_000 });
  };
}

/** What is done to domains, and what follows from it. */
interface Changes {
  /** Works on a site's domains while nobody else does. */
  change<Result>(siteId: number, work: (held: Changing) => Promise<Result>): Promise<Result>;
  settle(transaction: Transaction<Schema>, siteId: number): Promise<void>;
}

function createChanges({ database, rerender }: DomainsOptions): Changes {
  return {
    change: (siteId, work) =>
      database.db
        .transaction()
        .execute(async (transaction) => work(await holdDomains(transaction, database, siteId))),
    async settle(transaction, siteId) {
      if (await settlePrimary(transaction, siteId)) await rerender(transaction, siteId);
    },
  };
}

/** Adds a domain, with a look at it that waits where the process ends before it has looked. Answers its id. */
async function insertDomain(
  { clock, jobs, screening }: DomainsOptions,
  { transaction, rows }: Changing,
  { siteId, host }: { siteId: number; host: string },
): Promise<number> {
  expectRoomFor(rows, host);
  await screening.expectHost(transaction, siteId, host);
  // one proof for all of a site's domains, so that a www needs none of its own
  const key = rows[0]?.key ?? newKey();
  const now = clock.now();
  const row = await transaction
    .insertInto("domains")
    .values({ siteId, host, key, addedAt: now, nextCheckAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await jobs.add(checkLater(row.id, now), transaction);
  return row.id;
}

/** Gives a domain to another site, whose other domains stay. It stays live; its record of proof is another one. */
async function moveDomain(
  { database, clock, jobs, screening }: DomainsOptions,
  { settle }: Changes,
  { siteId, id, to }: { siteId: number; id: number; to: number },
): Promise<void> {
  const now = clock.now();
  await database.db.transaction().execute(async (transaction) => {
    // in the same order by everybody
    const held = new Map<number, Changing>();
    for (const one of [siteId, to].toSorted((a, b) => a - b))
      held.set(one, await holdDomains(transaction, database, one));
    const row = rowIn(held.get(siteId)?.rows ?? [], id);
    const there = held.get(to)?.rows ?? [];
    expectRoomFor(there, row.host);
    await screening.expectHost(transaction, to, row.host);
    // another site's key opens nothing
    const key = there[0]?.key ?? newKey();
    await transaction
      .updateTable("domains")
      .set({ siteId: to, key, isPrimary: 0, finding: null, nextCheckAt: now })
      .where("id", "=", id)
      .execute();
    await jobs.add(checkLater(id, now), transaction);
    await settle(transaction, siteId);
    await settle(transaction, to);
  });
}

function createCounts(options: DomainsOptions) {
  return {
    countNew: createCount(options, {
      windowMs: dayMs,
      most: domainLimits.newPerDay,
      subject: "new domains of",
    }),
    countLooks: createCount(options, {
      windowMs: minuteMs,
      most: looksPerMinute,
      subject: "looks at domains of",
    }),
  };
}

export function createSiteDomains(options: DomainsOptions): SiteDomains {
  const { database, moved } = options;
  const { db } = database;
  const { countNew, countLooks } = createCounts(options);
  const changes = createChanges(options);
  const { change, settle } = changes;

  async function read(siteId: number, id: number): Promise<Domain> {
    const row = rowIn(await readDomains(db, siteId), id);
    return toDomain(row, await primaryOf(db, siteId));
  }

  return {
    async list(siteId) {
      const site = await db
        .selectFrom("sites")
        .leftJoin("unpublished", (join) =>
          join.onRef("unpublished.siteId", "=", "sites.id").on("unpublished.page", "=", ""),
        )
        .select(["slug", "primaryDomain", "liveReleaseId", "since"])
        .where("sites.id", "=", siteId)
        .executeTakeFirst();
      if (!site) throw new AppError("not-found");
      const rows = await readDomains(db, siteId);
      return {
        domains: rows.map((row) => toDomain(row, site.primaryDomain)),
        ownHost: new URL(siteAddress({ slug: site.slug, primaryDomain: null }, options)).host,
        isPublished: site.liveReleaseId !== null && site.since === null,
      };
    },
    async add(siteId, typed) {
      const host = readDomainName(typed, options);
      expectRoomFor(await readDomains(db, siteId), host);
      await countNew(siteId);
      const id = await change(siteId, (held) => insertDomain(options, held, { siteId, host }));
      await checkDomain(options, id);
      return read(siteId, id);
    },
    async check(siteId, id) {
      rowIn(await readDomains(db, siteId), id);
      await countLooks(siteId);
      await checkDomain(options, id);
      return read(siteId, id);
    },
    async makePrimary(siteId, id) {
      await change(siteId, async ({ transaction, rows }) => {
        if (rowIn(rows, id).servedAt === null) throw new AppError("conflict");
        for (const row of rows)
          await transaction
            .updateTable("domains")
            .set({ isPrimary: row.id === id ? 1 : 0 })
            .where("id", "=", row.id)
            .execute();
        await settle(transaction, siteId);
      });
      await moved(siteId);
      return read(siteId, id);
    },
    async move(siteId, id, to) {
      if (to === siteId) return void rowIn(await readDomains(db, siteId), id);
      await moveDomain(options, changes, { siteId, id, to });
      // the one that lets it go first: nobody is led to it in between
      await moved(siteId);
      await moved(to);
    },
    async remove(siteId, id) {
      await change(siteId, async ({ transaction, rows }) => {
        rowIn(rows, id);
        await transaction.deleteFrom("domains").where("id", "=", id).execute();
        await settle(transaction, siteId);
      });
      await moved(siteId);
    },
  };
}
