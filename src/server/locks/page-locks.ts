import { randomBytes } from "node:crypto";
import type { PageLockInfo } from "#/api/page-locks.ts";
import { wholeSite } from "#/api/page-locks.ts";
import type { Passwords } from "../auth/passwords.ts";
import type { Clock } from "../clock.ts";
import { pageEntries } from "../db/page-entries.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { holdRole } from "../sites/hold-role.ts";
import { addTimelineEvent } from "../timeline/add-timeline-event.ts";

export interface PageLocksOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Pick<Passwords, "hash">;
  /** Shows the site with its present passwords. */
  readonly moved: (siteId: number) => Promise<void>;
}

interface NewLock {
  /** Who sets it. */
  readonly authorId: string;
  /** Left out, the present one stays. */
  readonly password?: string | undefined;
  readonly days: number;
}

/** Passwords that visitors of a site are asked for. They hold at once, without publishing, and are no part of the document. */
export interface PageLocks {
  list(siteId: number): Promise<PageLockInfo[]>;
  /** `page` is a page's id or "-". @throws AppError not-found, invalid, forbidden */
  set(siteId: number, page: string, lock: NewLock): Promise<PageLockInfo>;
  remove(siteId: number, page: string, authorId: string): Promise<void>;
}

const stored = (page: string): string => (page === wholeSite ? "" : page);

/** Sets a password, with a key of its own: cookies of an earlier one are worth nothing. */
async function setPassword(
  { database: { db, dialect }, clock, passwords }: PageLocksOptions,
  siteId: number,
  page: string,
  { password, days, authorId }: NewLock & { password: string },
): Promise<void> {
  const hash = await passwords.hash(password, { account: authorId });
  const key = randomBytes(32).toString("base64url");
  const own = { hash, key, days, changedAt: clock.now() };
  await db.transaction().execute(async (transaction) => {
    await holdRole(transaction, dialect, { siteId, userId: authorId, atLeast: "editor" });
    const { numUpdatedRows } = await transaction
      .updateTable("pageLocks")
      .set(own)
      .where("siteId", "=", siteId)
      .where("page", "=", stored(page))
      .executeTakeFirst();
    const isNew = numUpdatedRows === 0n;
    // somebody else may set one at this moment: the later one holds
    if (isNew)
      await transaction
        .insertInto("pageLocks")
        .values({ siteId, page: stored(page), ...own })
        .onConflict((conflict) => conflict.columns(["siteId", "page"]).doUpdateSet(own))
        .execute();
    const what = isNew ? "password.set" : "password.changed";
    await addTimelineEvent(transaction, clock, { siteId, page: stored(page), authorId, what });
  });
}

/** Of no effect where there is none. */
function removePassword(
  { database: { db }, clock }: PageLocksOptions,
  siteId: number,
  page: string,
  authorId: string,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom("pageLocks")
      .where("siteId", "=", siteId)
      .where("page", "=", stored(page))
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    const about = { siteId, page: stored(page), authorId };
    await addTimelineEvent(transaction, clock, { ...about, what: "password.removed" });
  });
}

export function createPageLocks(options: PageLocksOptions): PageLocks {
  const { database, moved } = options;
  const { db } = database;

  async function requirePage(siteId: number, page: string): Promise<void> {
    if (page === wholeSite) return;
    const entries = await pageEntries(db, siteId);
    if (!entries.some(({ id }) => id === page)) throw new AppError("not-found");
  }

  async function setDays(siteId: number, page: string, days: number): Promise<void> {
    const { numUpdatedRows } = await db
      .updateTable("pageLocks")
      .set({ days })
      .where("siteId", "=", siteId)
      .where("page", "=", stored(page))
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw new AppError("invalid", {
        details: [{ path: "/password", message: "Set a password first" }],
      });
  }

  async function list(siteId: number): Promise<PageLockInfo[]> {
    const rows = await db
      .selectFrom("pageLocks")
      .select(["page", "days", "changedAt"])
      .where("siteId", "=", siteId)
      .orderBy("page")
      .execute();
    return rows.map(({ page, days, changedAt }) => ({
      page: page === "" ? wholeSite : page,
      days,
      changedAt: new Date(changedAt).toISOString(),
    }));
  }

  return {
    list,
    async set(siteId, page, { password, ...lock }) {
      await requirePage(siteId, page);
      if (password === undefined) await setDays(siteId, page, lock.days);
      else await setPassword(options, siteId, page, { ...lock, password });
      await moved(siteId);
      const found = (await list(siteId)).find((one) => one.page === page);
      if (!found) throw new AppError("not-found");
      return found;
    },
    async remove(siteId, page, authorId) {
      await removePassword(options, siteId, page, authorId);
      await moved(siteId);
    },
  };
}
