import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { type Check, type Finding, good, warning } from "../check.ts";

const lateMs = 15 * 60_000;

async function kindsOf(rows: Promise<{ kind: string }[]>): Promise<string> {
  return (await rows).map(({ kind }) => kind).join(", ");
}

function countKinds(db: Kysely<Schema>) {
  return db.selectFrom("jobs").select("kind").groupBy("kind").orderBy("kind");
}

/** Whether work in the background is done. */
export const workCheck: Check = {
  name: "work",
  longestMs: 10_000,
  needsDatabase: true,
  async run({ database, now }) {
    if (!database) return [];
    const late = await kindsOf(
      countKinds(database.db)
        .where("failedAt", "is", null)
        .where("runAt", "<", now() - lateMs)
        .where("claimedUntil", "is", null)
        .execute(),
    );
    const failed = await kindsOf(
      countKinds(database.db).where("failedAt", "is not", null).execute(),
    );
    const findings: Finding[] = [];
    if (late !== "") findings.push(warning("workLate", { kinds: late }));
    if (failed !== "") findings.push(warning("workFailed", { kinds: failed }));
    return findings.length > 0 ? findings : [good("workFine")];
  },
};
