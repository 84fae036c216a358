import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { Clock } from "../clock.ts";
import { provenEnding } from "./domain-rows.ts";

/** Milliseconds after which they are read anew: whoever gets certificates asks again. */
export const provenHostsAge = 10_000;

interface ProvenHostsOptions {
  readonly db: Kysely<Schema>;
  readonly clock: Pick<Clock, "now">;
}

/**
 * Tells whether a host is a domain that its owner has proven and that isn't live yet. One that was lost is none, though
 * its proof may stand: who wants it behind a proxy adds it anew. It answers at once from memory, which
 * is read anew behind it, once at a time and at most every `provenHostsAge`: neither a flood of names nor a database
 * that hangs holds anybody up.
 */
export function createProvenHosts({ db, clock }: ProvenHostsOptions): (host: string) => boolean {
  let hosts: ReadonlySet<string> = new Set();
  let readAt = Number.NEGATIVE_INFINITY;
  let isReading = false;

  async function read(): Promise<void> {
    const rows = await db
      .selectFrom("domains")
      .innerJoin("sites", "sites.id", "domains.siteId")
      .select("host")
      .where("trashedAt", "is", null)
      .where("takenDownAt", "is", null)
      .where("erasedAt", "is", null)
      .where("servedAt", "is", null)
      .where("lostAt", "is", null)
      .where("finding", "like", `%${provenEnding}`)
      .execute();
    hosts = new Set(rows.map(({ host }) => host));
  }

  return (host) => {
    if (!isReading && clock.now() - readAt >= provenHostsAge) {
      isReading = true;
      readAt = clock.now();
      // what can't be read stays as it was
      void read()
        .catch(() => undefined)
        .finally(() => (isReading = false));
    }
    return hosts.has(host);
  };
}
