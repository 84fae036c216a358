import { randomBytes } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { SiteRole } from "#/api/roles.ts";
import type { ListQuery, SiteChange, SiteInfo } from "#/api/sites.ts";
import { slugSchema } from "#/api/sites.ts";
import type { Means } from "#/site/operations/batch.ts";
import { toRecords } from "#/site/records.ts";
import { pageSchema } from "#/site/page-schema.ts";
import { type SiteDocument, siteDocumentSchema } from "#/site/site.ts";
import { slugFromName } from "#/lib/slug-from-name.ts";
import type { Clock } from "../clock.ts";
import { countFound } from "../db/count-found.ts";
import type { Database } from "../db/database.ts";
import { withoutWaiting } from "../db/without-waiting.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { createPauses } from "../limits/pauses.ts";
import { type LimitsContext, expectRoomForSite } from "./account-limits.ts";
import { type TellOfPages, expectPagesOfNewSite } from "./page-room.ts";
import { roleOnSite } from "./role-on-site.ts";
import { freeSlug, takeAddress } from "./site-addresses.ts";
import { editedSince, selectSites, siteAddress, toSiteInfo } from "./site-rows.ts";
import type { EditedSite, SiteRow } from "./site-rows.ts";

/** What a site was called where it comes from. */
export interface FormerSite {
  readonly slug: string;
  readonly siteHash: string;
}

/** A site to be made. */
export interface NewSiteRow {
  /** Without one the site's name makes it, and makes way for those that are there. */
  slug?: string | undefined;
  /** It is called so again where nobody else is. */
  former?: FormerSite | undefined;
  ownerId: string;
  document: SiteDocument;
  /** What it begins with, where it has a past: then `alongside` makes it `document`. */
  first?: SiteDocument | undefined;
  /** By what means it is made; in the editor where it is left out. */
  via?: Means;
  /** What else is written in the same transaction. */
  alongside?: (transaction: Transaction<Schema>, siteId: number) => Promise<void>;
}

/** Told when a site's address, or whether it may be visited at all, has changed. */
export type SiteMoved = (siteId: number) => Promise<void>;

export interface Sites {
  /** Makes a site with its first document, which becomes revision 1 of its log. Throws `slug-taken`. */
  create(site: NewSiteRow): Promise<number>;
  /** The sites of an account, the latest changed first. */
  list(
    userId: string,
    part: ListQuery & { isTrashed: boolean },
  ): Promise<{ sites: SiteInfo[]; total: number }>;
  /** Throws `not-found`. */
  info(siteId: number, userId: string): Promise<SiteInfo>;
  /** The slug, or the first one with a number behind it that no site has; and where visitors would find it. */
  freeAddress(slug: string): Promise<{ free: string; address: string }>;
  /** Throws `slug-taken`, `address-held`. */
  change(siteId: number, change: SiteChange): Promise<void>;
  /** Throws `forbidden` where the account no longer owns it, `not-found` where it has left. */
  trash(siteId: number, userId: string): Promise<void>;
  /** The account's role on a site; undefined where it has none. A site in the trash counts when asked for. */
  roleOf(
    siteId: number,
    userId: string,
    options: { inTrash: boolean },
  ): Promise<SiteRole | undefined>;
  /** Notes that a member has the site open. */
  seen(siteId: number, userId: string): Promise<void>;
}

interface SitesOptions extends Pick<LimitsContext, "readSettings"> {
  database: Database;
  clock: Clock;
  appOrigin: string;
  sitesDomain: string;
  moved: SiteMoved;
  /** Whether visitors may find a site at a name that it is given. @throws AppError address-held */
  expectHost?: (transaction: Transaction<Schema>, siteId: number, host: string) => Promise<void>;
  /** Adds the work that brings a new address into the pages that visitors see. */
  rerender?: (transaction: Transaction<Schema>, siteId: number) => Promise<unknown>;
  /** Which of the sites that were edited are as they were published. Never rejects. */
  findTakenBack?: (sites: readonly EditedSite[]) => Promise<ReadonlySet<number>>;
  /** How long sites stay in the trash; undefined: until somebody deletes them. */
  trashDays?: number | undefined;
  /** Called in the transaction that makes a site, where the account has a limit of pages. */
  tellOfPages?: TellOfPages;
  /** Adds the work that deletes a site when its time in the trash is over. */
  trashed?: (transaction: Transaction<Schema>, siteId: number) => Promise<void>;
}

function isTaken(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code === "23505" || code.startsWith("SQLITE_CONSTRAINT_UNIQUE");
}

/** The first document as it stands in the log, so that a site can be made again from its log alone. */
const creation = { operationId: "create", name: "site.create", revision: 1 };

/** Checks a document page by page. */
async function checkDocument({ pages, ...rest }: SiteDocument): Promise<SiteDocument> {
  const pause = createPauses();
  const checked = siteDocumentSchema.parse({ ...rest, pages: [] });
  for (const page of pages) {
    checked.pages.push(pageSchema.parse(page));
    await pause();
  }
  return checked;
}

interface NewRow {
  slug: string;
  former: FormerSite | undefined;
  ownerId: string;
  document: SiteDocument;
  via: Means;
  /** Milliseconds since 1970. */
  now: number;
}

/** What names a site to its forms: what named it before, unless that names another site here. */
async function siteHashFor(
  transaction: Transaction<Schema>,
  former: FormerSite | undefined,
): Promise<string> {
  const made = randomBytes(16).toString("hex");
  if (!former) return made;
  const { siteHash } = former;
  const query = transaction.selectFrom("sites").select("id").where("siteHash", "=", siteHash);
  return (await query.executeTakeFirst()) ? made : siteHash;
}

async function insertSite(
  transaction: Transaction<Schema>,
  { slug, former, ownerId, document, via, now }: NewRow,
): Promise<number> {
  const { revision } = creation;
  const siteHash = await siteHashFor(transaction, former);
  const { id: siteId } = await transaction
    .insertInto("sites")
    .values({
      slug,
      siteHash,
      name: document.site.name,
      revision,
      createdAt: now,
      updatedAt: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await takeAddress(transaction, { siteId, slug, now });
  await transaction
    .insertInto("siteMembers")
    .values({ siteId, userId: ownerId, role: "owner", createdAt: now })
    .execute();
  await transaction
    .insertInto("operations")
    .values({
      siteId,
      ...creation,
      authorId: ownerId,
      args: JSON.stringify(document),
      via,
      batchId: null,
      batchName: null,
      createdAt: now,
    })
    .execute();
  const pause = createPauses();
  for (const [key, record] of Object.entries(toRecords(document))) {
    const body = JSON.stringify(record);
    await transaction.insertInto("records").values({ siteId, key, revision, body }).execute();
    await pause();
  }
  return siteId;
}

async function withFreeSlug<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error)) throw new AppError("slug-taken", { cause: error });
    throw error;
  }
}

const slugTries = 5;

/** Works with a slug that was made or had before; whoever takes it in between only makes it try the next. */
async function withOwnSlug<Result>(
  db: Kysely<Schema>,
  made: string,
  work: (slug: string) => Promise<Result>,
): Promise<Result> {
  const wanted = slugSchema.safeParse(made).success ? made : `${made}-site`;
  for (let tries = 1; ; tries++) {
    try {
      return await work(await freeSlug(db, wanted));
    } catch (error) {
      if (!isTaken(error) || tries === slugTries) throw error;
    }
  }
}

async function noteSeen(
  { database, clock }: SitesOptions,
  siteId: number,
  userId: string,
): Promise<void> {
  await withoutWaiting(database, (connection) =>
    connection
      .updateTable("siteMembers")
      .set({ seenAt: clock.now() })
      .where("siteId", "=", siteId)
      .where("userId", "=", userId)
      .execute(),
  );
}

async function changeSite(
  { database, clock, moved, rerender, expectHost }: SitesOptions,
  siteId: number,
  { slug, isTrashed }: SiteChange,
): Promise<void> {
  const values = {
    ...(slug === undefined ? {} : { slug }),
    ...(isTrashed === undefined ? {} : { trashedAt: null }),
  };
  if (Object.keys(values).length === 0) return;
  await withFreeSlug(() =>
    database.db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable("sites")
        .set(values)
        .where("id", "=", siteId)
        .where("erasedAt", "is", null)
        .executeTakeFirst();
      // it may have been deleted from the trash at this moment
      if (numUpdatedRows === 0n) throw new AppError("not-found");
      if (slug === undefined) return;
      await expectHost?.(transaction, siteId, slug);
      await takeAddress(transaction, { siteId, slug, now: clock.now() });
      await rerender?.(transaction, siteId);
    }),
  );
  await moved(siteId);
}

/** The row is written first: whoever hands the site over at this moment comes before or after. */
async function trashSite(
  { database, clock, moved, trashed }: SitesOptions,
  siteId: number,
  userId: string,
): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("sites")
      .set({ trashedAt: clock.now() })
      .where("id", "=", siteId)
      .where("trashedAt", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const role = await roleOnSite(transaction, { siteId, userId, inTrash: true });
    if (role !== "owner") throw new AppError(role ? "forbidden" : "not-found");
    await trashed?.(transaction, siteId);
  });
  await moved(siteId);
}

/** What is told of sites; who left the editor at once after an undo is told of no unpublished changes (PUB-22). */
async function siteInfos(options: SitesOptions, rows: readonly SiteRow[]): Promise<SiteInfo[]> {
  const back = await options.findTakenBack?.(rows.flatMap((row) => editedSince(row) ?? []));
  return rows.map((row) =>
    toSiteInfo(row, { ...options, isTakenBack: back?.has(row.id) === true }),
  );
}

export function createSites(options: SitesOptions): Sites {
  const { database, clock, readSettings, tellOfPages } = options;
  const { db, dialect } = database;

  return {
    async create({ slug, former, ownerId, document, first, via = "editor", alongside }) {
      const checked = await checkDocument(document);
      const begun = first ? await checkDocument(first) : checked;
      const insert = (chosen: string) =>
        db.transaction().execute(async (transaction) => {
          await expectRoomForSite(transaction, { dialect, readSettings }, ownerId);
          const count = checked.index.entries.length;
          const limits = { dialect, readSettings };
          const room = await expectPagesOfNewSite(transaction, limits, { ownerId, count });
          const now = clock.now();
          const row = { slug: chosen, former, ownerId, document: begun, via, now };
          const siteId = await insertSite(transaction, row);
          await alongside?.(transaction, siteId);
          if (room) await tellOfPages?.(transaction, room, count);
          return siteId;
        });
      return slug === undefined
        ? withOwnSlug(db, former?.slug ?? slugFromName(checked.site.name), insert)
        : withFreeSlug(() => insert(slug));
    },
    async list(userId, { limit, offset, isTrashed }) {
      const own = selectSites(db, userId).where(
        "sites.trashedAt",
        isTrashed ? "is not" : "is",
        null,
      );
      const rows = await own
        .orderBy("sites.updatedAt", "desc")
        .orderBy("sites.id", "desc")
        .limit(limit)
        .offset(offset)
        .execute();
      const total = await countFound(
        db
          .selectFrom("siteMembers")
          .innerJoin("sites", "sites.id", "siteMembers.siteId")
          .where("userId", "=", userId)
          .where("sites.trashedAt", isTrashed ? "is not" : "is", null),
      );
      return { sites: await siteInfos(options, rows), total };
    },
    async info(siteId, userId) {
      const row = await selectSites(db, userId).where("sites.id", "=", siteId).executeTakeFirst();
      const [info] = row ? await siteInfos(options, [row]) : [];
      if (!info) throw new AppError("not-found");
      return info;
    },
    async freeAddress(slug) {
      const free = await freeSlug(db, slug);
      return { free, address: siteAddress({ slug: free, primaryDomain: null }, options) };
    },
    change: (siteId, change) => changeSite(options, siteId, change),
    trash: (siteId, userId) => trashSite(options, siteId, userId),
    roleOf: (siteId, userId, { inTrash }) => roleOnSite(db, { siteId, userId, inTrash }),
    seen: (siteId, userId) => noteSeen(options, siteId, userId),
  };
}
