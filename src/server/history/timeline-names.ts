import type { Kysely } from "kysely";
import type { History, HistoryEntry } from "#/api/history.ts";
import { readOwnJson } from "#/lib/read-own-json.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { Schema } from "../db/schema.ts";
import { shownName } from "../http/shown-name.ts";

/** Accounts by their ids, as somebody sees them. */
export async function peopleOf(
  db: Kysely<Schema>,
  ids: ReadonlySet<string>,
  accountId: string,
): Promise<History["people"]> {
  const rows = await db
    .selectFrom("users")
    .select(["id", "name", "email"])
    .where("id", "in", [...ids, ""])
    .execute();
  return {
    ...Object.fromEntries(
      rows.map((row) => [row.id, { name: shownName(row), isYou: row.id === accountId }]),
    ),
    ...(await guestsOf(db, ids)),
  };
}

/** Those who came by a share link are called what the link is, or was. */
async function guestsOf(db: Kysely<Schema>, ids: ReadonlySet<string>): Promise<History["people"]> {
  const links = [...ids].flatMap((id) => /^guest-(\d{1,15})$/.exec(id)?.[1] ?? []).map(Number);
  if (links.length === 0) return {};
  const rows = await db
    .selectFrom("siteLinks")
    .select(["id", "name"])
    .where("id", "in", links)
    .unionAll(
      db.selectFrom("guestNames").select(["linkId as id", "name"]).where("linkId", "in", links),
    )
    .execute();
  return Object.fromEntries(
    rows.map(({ id, name }) => [`guest-${id}`, { name, isYou: false, isGuest: true as const }]),
  );
}

/** What pages are called, or were when they were last seen. */
export async function pageNames(db: Kysely<Schema>, siteId: number, ids: ReadonlySet<string>) {
  const found = new Map<string, string>();
  const look = (body: string | undefined): void => {
    for (const { id, name } of readOwnJson<PageIndex>(body ?? '{"entries":[]}').entries)
      if (ids.has(id) && !found.has(id)) found.set(id, name);
  };
  const present = await db
    .selectFrom("records")
    .select("body")
    .where("siteId", "=", siteId)
    .where("key", "=", "index")
    .executeTakeFirst();
  look(present?.body);
  if (found.size === ids.size) return Object.fromEntries(found);
  const kept = await db
    .selectFrom("recordSnapshots")
    .select("body")
    .where("siteId", "=", siteId)
    .where("key", "=", "index")
    .orderBy("revision", "desc")
    .limit(100)
    .execute();
  for (const { body } of kept) look(body);
  return Object.fromEntries(found);
}

/** Pages that came and went between two looks at the index are called what they were added as. */
export function addedNames(entries: readonly HistoryEntry[]): Record<string, string> {
  const steps = entries.flatMap((entry) => (entry.kind === "sitting" ? entry.steps : []));
  return Object.fromEntries(
    steps.flatMap(({ key, page, params }) => {
      const name = params["name"];
      const isAdded = key === "operation.page.add" || key === "operation.page.duplicate";
      return isAdded && page !== null && typeof name === "string" ? [[page, name]] : [];
    }),
  );
}
