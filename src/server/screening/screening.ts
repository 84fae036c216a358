import type { Kysely, Transaction } from "kysely";
import type { HoldReason } from "#/api/held-releases.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { Page } from "#/site/page.ts";
import type { SiteRecord } from "#/site/site.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { ReadSettings } from "../installation/installation-settings.ts";
import { type HoldEmails, type HeldSite, holdRow } from "./hold-row.ts";
import { distinctReasons, judgeHosts, judgePage, judgeSite, reasonKey } from "./judge-document.ts";
import { readLiveRelease } from "../sites/live-state.ts";

/** An account is a stranger's for so long. */
const strangerMs = 90 * 24 * 3_600_000;
/** Pages are read so many at a time. */
const pagesAtOnce = 50;

/** What is published of a site. */
interface PublishedDocument {
  readonly site: SiteRecord;
  readonly index: PageIndex;
  loadPages(ids: readonly string[]): Promise<ReadonlyMap<string, { readonly page: () => Page }>>;
}

/** Who publishes which site. */
interface Publication {
  readonly siteId: number;
  readonly authorId: string;
}

/** Looks at what becomes visible for phishing, and has an operator look at what is suspicious (decision 723). */
export interface Screening {
  /** Whether what is published so is screened at all. */
  isFor(by: Publication): Promise<boolean>;
  /** What stands against it and wasn't let through before; undefined for a document that can't be read any more. */
  judge(by: Publication, document: PublishedDocument | undefined): Promise<HoldReason[]>;
  /** Notes a release that waits, in place of one that waited before, and tells operators. */
  hold(transaction: Transaction<Schema>, held: HeldSite): Promise<void>;
  /** The same of a release that was live before. @throws AppError publish-held, always */
  holdEarlier(held: Omit<HeldSite, "isNew">): Promise<never>;
  /**
   * In the transaction that makes a release live: what waited is replaced by it.
   * @throws AppError conflict where the site's addresses became suspicious since it was judged
   */
  settle(transaction: Transaction<Schema>, by: Publication, releaseId: number): Promise<void>;
  /**
   * Whether visitors may find a site at a host that it is given; call it where nobody else changes the site's row.
   * @throws AppError address-held where they see the site now
   */
  expectHost(transaction: Transaction<Schema>, siteId: number, host: string): Promise<void>;
  /** The same of all its hosts, before a site that was unpublished is shown again. @throws AppError address-held */
  expectHosts(siteId: number): Promise<void>;
}

export interface ScreeningOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly readSettings: ReadSettings;
  readonly emails: HoldEmails;
}

/** What whoever publishes is told of it. */
export function heldError(reasons: readonly HoldReason[]): AppError {
  return new AppError("publish-held", { details: { reasons } });
}

/** A site's name beside the app and its own domains, those that aren't proven yet among them. */
async function hostsOf(db: Kysely<Schema>, siteId: number): Promise<string[]> {
  const { slug } = await db
    .selectFrom("sites")
    .select("slug")
    .where("id", "=", siteId)
    .executeTakeFirstOrThrow();
  const domains = await db
    .selectFrom("domains")
    .select("host")
    .where("siteId", "=", siteId)
    .execute();
  return [slug, ...domains.map(({ host }) => host)];
}

async function withoutPasses(
  db: Kysely<Schema>,
  siteId: number,
  reasons: readonly HoldReason[],
): Promise<HoldReason[]> {
  if (reasons.length === 0) return [];
  const rows = await db
    .selectFrom("screenPasses")
    .select("reason")
    .where("siteId", "=", siteId)
    .execute();
  const passes = new Set(rows.map(({ reason }) => reason));
  return reasons.filter((reason) => !passes.has(reasonKey(reason)));
}

async function judgeSnapshot(snapshot: PublishedDocument): Promise<HoldReason[]> {
  const { site, index } = snapshot;
  const reasons = judgeSite(site);
  const ids = index.entries.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += pagesAtOnce) {
    const pages = await snapshot.loadPages(ids.slice(start, start + pagesAtOnce));
    for (const { page } of pages.values()) {
      reasons.push(...judgePage(page(), index));
      await new Promise(setImmediate);
    }
  }
  return reasons;
}

/** Whether visitors see the site now: it is published, and not unpublished as a whole. */
async function isSeen(db: Kysely<Schema>, siteId: number): Promise<boolean> {
  const { id, isOff } = await readLiveRelease(db, siteId);
  return id !== null && !isOff;
}

/** Whether one of the people of a site is to be looked at, or its author; an operator who publishes has looked. */
async function isScreenedBy(
  { readSettings, clock }: Pick<ScreeningOptions, "readSettings" | "clock">,
  from: Kysely<Schema>,
  { siteId, authorId }: { siteId: number; authorId?: string },
): Promise<boolean> {
  const { publishScreen: mode } = await readSettings(from);
  if (mode === "off") return false;
  const people = await from
    .selectFrom("users")
    .select(["id", "role", "createdAt"])
    .where((where) =>
      where.or([
        where("id", "=", authorId ?? ""),
        where("id", "in", (select) =>
          select.selectFrom("siteMembers").select("userId").where("siteId", "=", siteId),
        ),
      ]),
    )
    .execute();
  if (people.some(({ id, role }) => id === authorId && role === "operator")) return false;
  const youngest = clock.now() - strangerMs;
  return people.some(
    ({ role, createdAt }) =>
      role !== "operator" && (mode === "all" || new Date(createdAt).getTime() > youngest),
  );
}

export function createScreening({
  database,
  clock,
  readSettings,
  emails,
}: ScreeningOptions): Screening {
  const { db } = database;
  const isScreened = (from: Kysely<Schema>, by: { siteId: number; authorId?: string }) =>
    isScreenedBy({ readSettings, clock }, from, by);

  async function badHosts(
    from: Kysely<Schema>,
    by: { siteId: number; authorId?: string },
    hosts: readonly string[],
  ): Promise<HoldReason[]> {
    const reasons = judgeHosts(hosts);
    if (reasons.length === 0 || !(await isScreened(from, by))) return [];
    return withoutPasses(from, by.siteId, reasons);
  }

  return {
    isFor: (by) => isScreened(db, by),
    async judge(by, document) {
      if (!(await isScreened(db, by))) return [];
      const unread: HoldReason = { kind: "unread", quote: "", page: null };
      const found = [
        ...judgeHosts(await hostsOf(db, by.siteId)),
        ...(document ? await judgeSnapshot(document) : [unread]),
      ];
      return distinctReasons(await withoutPasses(db, by.siteId, found));
    },
    hold: (transaction, held) => holdRow({ transaction, clock, emails }, held),
    async holdEarlier(held) {
      await db.transaction().execute(async (transaction) => {
        // nobody decides about another one, or publishes, at the same time
        const { numUpdatedRows } = await transaction
          .updateTable("sites")
          .set((row) => ({ updatedAt: row.ref("updatedAt") }))
          .where("id", "=", held.siteId)
          .where("trashedAt", "is", null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new AppError("not-found");
        await holdRow({ transaction, clock, emails }, { ...held, isNew: false });
      });
      throw heldError(held.reasons);
    },
    async settle(transaction, { siteId, authorId }, releaseId) {
      const by = { siteId, authorId };
      const hosts = await hostsOf(transaction, siteId);
      if ((await badHosts(transaction, by, hosts)).length > 0) throw new AppError("conflict");
      await transaction.deleteFrom("heldReleases").where("releaseId", "=", releaseId).execute();
      await transaction
        .updateTable("heldReleases")
        .set({ state: "replaced" })
        .where("siteId", "=", siteId)
        .execute();
    },
    async expectHost(transaction, siteId, host) {
      if ((await badHosts(transaction, { siteId }, [host])).length === 0) return;
      if (await isSeen(transaction, siteId)) throw new AppError("address-held");
    },
    async expectHosts(siteId) {
      if ((await badHosts(db, { siteId }, await hostsOf(db, siteId))).length > 0)
        throw new AppError("address-held");
    },
  };
}
