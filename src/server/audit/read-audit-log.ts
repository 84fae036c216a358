import type { Kysely } from "kysely";
import { z } from "zod";
import type { AuditEntry, AuditQuery } from "#/api/operator-complaints.ts";
import { countFound } from "../db/count-found.ts";
import type { Schema } from "../db/schema.ts";

const detailsSchema = z.record(z.string(), z.unknown());

function selectEntries(db: Kysely<Schema>, { action, site }: Pick<AuditQuery, "action" | "site">) {
  return db
    .selectFrom("auditLog")
    .leftJoin("sites", "sites.id", "auditLog.siteId")
    .leftJoin("users as operators", "operators.id", "auditLog.operatorId")
    .leftJoin("users as people", "people.id", "auditLog.userId")
    .$if(action !== undefined, (query) => query.where("action", "=", action ?? ""))
    .$if(site !== undefined, (query) => query.where("auditLog.siteId", "=", site ?? 0));
}

/** What operators did, the latest first, with what it was about where that is still there. */
export async function readAuditLog(
  db: Kysely<Schema>,
  { limit, offset, ...filter }: AuditQuery,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const rows = await selectEntries(db, filter)
    .select(["auditLog.id", "auditLog.createdAt", "auditLog.operatorId", "action", "details"])
    .select(["auditLog.siteId", "auditLog.userId", "sites.name as site"])
    .select(["operators.email as operatorEmail", "people.email as person"])
    .orderBy("auditLog.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const total = await countFound(selectEntries(db, filter));
  const entries = rows.map(({ createdAt, operatorId, details, siteId, site, person, ...row }) => ({
    ...row,
    at: new Date(createdAt).toISOString(),
    operator: operatorId,
    siteId: siteId === 0 ? null : siteId,
    subject: site ?? person,
    details: detailsSchema.parse(JSON.parse(details)),
  }));
  return { entries, total };
}
