import type { Kysely, Transaction } from "kysely";
import {
  type InstallationSettings,
  bytesOfMegabyte,
  type strangersLimits,
} from "#/api/operator-settings.ts";
import type { Dialect } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { ReadSettings } from "../installation/installation-settings.ts";

/** What one account may have that has no limit of its own; undefined: as much as it wants. Operators may have more. */
export interface UsualLimits {
  /** Sites that it owns, those in the trash too. */
  readonly sites: number | undefined;
  /** Bytes of the pictures and files of these sites, each counted once. */
  readonly storage: number | undefined;
  /** Pages of each of these sites. */
  readonly pages: number | undefined;
  /** Pages of all of these sites together. */
  readonly allPages: number | undefined;
  /** Emails that these sites may cause in a month. */
  readonly mail: number | undefined;
  /** Views that each of these sites may have in a month. Nothing happens above them but that it is told. */
  readonly views: number | undefined;
}

export function usualLimits({
  sitesPerAccount: sites,
  storagePerAccount: megabytes,
  pagesPerSite: pages,
  pagesPerAccount: allPages,
  mailPerAccount: mail,
  viewsPerSite: views,
}: Pick<InstallationSettings, keyof typeof strangersLimits>): UsualLimits {
  return {
    sites: sites === "off" ? undefined : sites,
    storage: megabytes === "off" ? undefined : megabytes * bytesOfMegabyte,
    pages: pages === "off" ? undefined : pages,
    allPages: allPages === "off" ? undefined : allPages,
    mail: mail === "off" ? undefined : mail,
    views: views === "off" ? undefined : views,
  };
}

/** How limits are looked at: in a transaction of this kind of database. */
export interface LimitsContext {
  readonly dialect: Dialect;
  /** Left out where an operator's command runs, which no limit of the installation stops. */
  readonly readSettings?: ReadSettings | undefined;
}

/** What an account's own limit may be of. */
export type AccountQuota = keyof UsualLimits;

/** How much an account may have: its own limit, or else the installation's; undefined where it has none, as operators have none. */
async function mostOf(
  db: Kysely<Schema>,
  readSettings: ReadSettings | undefined,
  { userId, role, name }: { userId: string; role: string; name: AccountQuota },
): Promise<number | undefined> {
  if (role === "operator") return undefined;
  const own = await db
    .selectFrom("accountQuotas")
    .select("most")
    .where("userId", "=", userId)
    .where("name", "=", name)
    .executeTakeFirst();
  if (own) return own.most ?? undefined;
  return readSettings && usualLimits(await readSettings(db))[name];
}

/** How much of something an account may have. Nothing is held: it is counted where it is. */
export async function mostOfAccount(
  db: Kysely<Schema>,
  readSettings: ReadSettings | undefined,
  { userId, name }: { userId: string | undefined; name: AccountQuota },
): Promise<number | undefined> {
  const row = await db
    .selectFrom("users")
    .select(["id", "role"])
    .where("id", "=", userId ?? "")
    .executeTakeFirst();
  return row && mostOf(db, readSettings, { userId: row.id, role: row.role, name });
}

/**
 * Holds an account until the transaction ends, so that what is counted isn't more by then. Answers how much it may have.
 */
export async function holdAccount(
  transaction: Transaction<Schema>,
  { dialect, readSettings }: LimitsContext,
  { userId, name }: { userId: string; name: AccountQuota },
): Promise<number | undefined> {
  const query = transaction.selectFrom("users").select("role").where("id", "=", userId);
  const row = await (dialect === "postgres" ? query.forNoKeyUpdate() : query).executeTakeFirst();
  return row && mostOf(transaction, readSettings, { userId, role: row.role, name });
}

/** Throws `too-many-sites` where an account has as many sites as it may. */
export async function expectRoomForSite(
  transaction: Transaction<Schema>,
  context: LimitsContext,
  userId: string,
): Promise<void> {
  const most = await holdAccount(transaction, context, { userId, name: "sites" });
  if (most === undefined) return;
  const { count } = await transaction
    .selectFrom("siteMembers")
    .select((select) => select.fn.countAll().as("count"))
    .where("userId", "=", userId)
    .where("role", "=", "owner")
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) throw new AppError("too-many-sites");
}

/** Whose pictures and files are counted: an account, or the first owner of a site. */
export type ContentOwner = { readonly userId: string } | { readonly siteId: number };

/** A site is held before its owner: in the order in which those are held who delete an account with its sites. */
async function holdSite(
  transaction: Transaction<Schema>,
  dialect: Dialect,
  siteId: number,
): Promise<void> {
  if (dialect !== "postgres") return;
  const site = transaction.selectFrom("sites").select("id").where("id", "=", siteId);
  await site.forKeyShare().execute();
}

async function accountOf(
  transaction: Transaction<Schema>,
  dialect: Dialect,
  owner: ContentOwner,
): Promise<string | undefined> {
  if ("userId" in owner) return owner.userId;
  await holdSite(transaction, dialect, owner.siteId);
  return firstOwnerOf(transaction, owner.siteId);
}

/** The account that a site counts for. */
export async function firstOwnerOf(
  db: Kysely<Schema>,
  siteId: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("siteMembers")
    .select("userId")
    .where("siteId", "=", siteId)
    .where("role", "=", "owner")
    .orderBy("createdAt")
    .orderBy("userId")
    .executeTakeFirst();
  return row?.userId;
}

/** The sites of which an account is the first owner: what they have counts for nobody else. */
export function sitesFirstOwnedBy(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom("siteMembers as own")
    .select("own.siteId")
    .where("own.userId", "=", userId)
    .where("own.role", "=", "owner")
    .where(({ exists, not, selectFrom }) => {
      const earlier = selectFrom("siteMembers as other")
        .select("other.userId")
        .whereRef("other.siteId", "=", "own.siteId")
        .where("other.role", "=", "owner")
        .where(({ and, eb, or, ref }) =>
          or([
            eb("other.createdAt", "<", ref("own.createdAt")),
            and([
              eb("other.createdAt", "=", ref("own.createdAt")),
              eb("other.userId", "<", ref("own.userId")),
            ]),
          ]),
        );
      return not(exists(earlier));
    });
}

/** Bytes of the pictures and files that count for an account. */
export async function contentOfAccount(db: Kysely<Schema>, userId: string): Promise<number> {
  const own = sitesFirstOwnedBy(db, userId);
  const contentOf = (table: "assets" | "sentFiles") =>
    db.selectFrom(table).select(["hash", "bytes"]).where("siteId", "in", own);
  // a union counts what is in both once
  const kept = contentOf("assets").union(contentOf("sentFiles"));
  const { sum } = await db
    .selectFrom(kept.as("kept"))
    .select((select) => select.fn.sum("kept.bytes").as("sum"))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** Throws `no-room` where an account's pictures and files would take more than they may. */
export async function expectRoomForContent(
  transaction: Transaction<Schema>,
  context: LimitsContext,
  { owner, bytes }: { owner: ContentOwner; bytes: number },
): Promise<void> {
  const userId = await accountOf(transaction, context.dialect, owner);
  if (userId === undefined) return;
  const most = await holdAccount(transaction, context, { userId, name: "storage" });
  if (most === undefined) return;
  if ((await contentOfAccount(transaction, userId)) + bytes > most) throw new AppError("no-room");
}
