import type { Database } from "../db/database.ts";
import { addToAuditLog } from "../audit/audit-log.ts";
import { AppError } from "../errors.ts";
import { createSharedCounts } from "../limits/shared-counts.ts";
import { type CheckDomainOptions, checkDomain } from "./check-domain.ts";
import { shownHost } from "./domain-name.ts";
import { settlePrimary } from "./domain-rows.ts";

/** What operators do with domains, whoever’s they are. */
export interface OperatorDomainDeeds {
  /** Looks one up now, as its next look would. Throws `not-found`, and `too-many-requests` for the 31st in a minute. */
  check(id: number): Promise<void>;
  /** Takes one from its site, whose owners get the reason. Throws `not-found` for one that is gone or was moved meanwhile. */
  remove(id: number, by: { operatorId: string; reason: string }): Promise<void>;
}

const minuteMs = 60_000;
/** A look asks name servers of others some questions, and may wait for each. */
const looksPerMinute = 30;

/** The site of a domain, held so that nobody else changes what it has; undefined where either is gone. */
async function holdSiteOf(
  transaction: Parameters<CheckDomainOptions["rerender"]>[0],
  { dialect }: Database,
  id: number,
): Promise<number | undefined> {
  let query = transaction
    .selectFrom("sites")
    .select("id")
    .where("erasedAt", "is", null)
    .where("id", "in", (domains) =>
      domains.selectFrom("domains").select("siteId").where("id", "=", id),
    );
  if (dialect === "postgres") query = query.forUpdate();
  return (await query.executeTakeFirst())?.id;
}

export function createOperatorDomainDeeds(options: CheckDomainOptions): OperatorDomainDeeds {
  const { database, clock, moved, rerender, notifyOwners } = options;
  const { db } = database;
  const looks = createSharedCounts({ database, clock, windowMs: minuteMs });
  return {
    async check(id) {
      const there = db.selectFrom("domains").select("id").where("id", "=", id);
      if (!(await there.executeTakeFirst())) throw new AppError("not-found");
      const [counted] = await looks.add(["operators’ looks at domains"]);
      if (counted && counted.n > looksPerMinute)
        throw new AppError("too-many-requests", {
          retryAfter: (counted.until - clock.now()) / 1_000,
        });
      if (!(await checkDomain(options, id))) throw new AppError("not-found");
    },
    async remove(id, { operatorId, reason }) {
      const from = await db.transaction().execute(async (transaction) => {
        const siteId = await holdSiteOf(transaction, database, id);
        const gone =
          siteId !== undefined &&
          (await transaction
            .deleteFrom("domains")
            .where("id", "=", id)
            .where("siteId", "=", siteId)
            .returning("host")
            .executeTakeFirst());
        if (!gone) throw new AppError("not-found");
        const domain = shownHost(gone.host);
        if (await settlePrimary(transaction, siteId)) await rerender(transaction, siteId);
        const entry = { operatorId, siteId, action: "domain.remove" };
        await addToAuditLog(transaction, clock, { ...entry, details: { domain, reason } });
        await notifyOwners(transaction, siteId, { news: "domainRemoved", reason, domain });
        return siteId;
      });
      await moved(from);
    },
  };
}
