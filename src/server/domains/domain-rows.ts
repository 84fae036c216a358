import type { Kysely, Selectable, Transaction } from "kysely";
import * as z from "zod/mini";
import { type Domain, domainProblemSchema, domainRecordSchema } from "#/api/domains.ts";
import type { DomainsTable } from "../db/domain-tables.ts";
import type { Schema } from "../db/schema.ts";
import { isoOrNull } from "../iso-or-null.ts";
import { certificateOf } from "./certificates.ts";
import { shownHost } from "./domain-name.ts";

export type DomainRow = Selectable<DomainsTable>;

const findingSchema = z.object({
  problem: z.nullable(domainProblemSchema),
  isProxied: z.optional(z.boolean()),
  records: z.array(domainRecordSchema),
});
/** What was found out last, as rows keep it. */
export type StoredFinding = z.infer<typeof findingSchema>;

function shownCertificate(row: DomainRow): Domain["certificate"] {
  const found = row.servedAt === null ? null : certificateOf(row);
  return found && { state: found.state, until: isoOrNull(found.until) };
}

function stateOf({ servedAt, lostAt }: DomainRow): Domain["state"] {
  if (servedAt !== null) return "live";
  return lostAt === null ? "waiting" : "lost";
}

const nothing: StoredFinding = { problem: null, records: [] };

/** What was found out last; nothing where the row says nothing, or nothing that can be read: the next look writes it anew. */
export function findingOf({ finding }: Pick<DomainRow, "finding">): StoredFinding {
  try {
    return finding === null ? nothing : findingSchema.parse(JSON.parse(finding));
  } catch {
    return nothing;
  }
}

/** The proof is the last record, and has nothing beside it once it is found: a finding of a proven domain ends so. */
export const provenEnding = '"state":"found","found":[]}]}';

export function toDomain(row: DomainRow, primaryDomain: string | null): Domain {
  const { id, host, addedAt, checkedAt, nextCheckAt, lostAt } = row;
  const { problem, isProxied = false, records } = findingOf(row);
  return {
    id,
    host,
    name: shownHost(host),
    state: stateOf(row),
    isPrimary: row.servedAt !== null && host === primaryDomain,
    problem,
    isProxied,
    certificate: shownCertificate(row),
    records,
    addedAt: new Date(addedAt).toISOString(),
    checkedAt: isoOrNull(checkedAt),
    nextCheckAt: isoOrNull(nextCheckAt),
    lostAt: isoOrNull(lostAt),
  };
}

/** The domains of a site, as they were added. */
export function readDomains(db: Kysely<Schema>, siteId: number): Promise<DomainRow[]> {
  return db.selectFrom("domains").selectAll().where("siteId", "=", siteId).orderBy("id").execute();
}

export async function primaryOf(db: Kysely<Schema>, siteId: number): Promise<string | null> {
  const row = await db
    .selectFrom("sites")
    .select("primaryDomain")
    .where("id", "=", siteId)
    .executeTakeFirst();
  return row?.primaryDomain ?? null;
}

/**
 * Brings a site's primary domain into line with those that lead to it: the chosen one, or else the first. Says
 * whether it is another one now.
 */
export async function settlePrimary(
  transaction: Transaction<Schema>,
  siteId: number,
): Promise<boolean> {
  const live = (await readDomains(transaction, siteId)).filter(({ servedAt }) => servedAt !== null);
  const chosen = live.find(({ isPrimary }) => isPrimary === 1) ?? live[0];
  const primaryDomain = chosen?.host ?? null;
  if ((await primaryOf(transaction, siteId)) === primaryDomain) return false;
  await transaction.updateTable("sites").set({ primaryDomain }).where("id", "=", siteId).execute();
  return true;
}
