import { sql, type Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";

/** Revisions of a log, both included. */
export interface Revisions {
  readonly first: number;
  readonly last: number;
}

/** A stretch of a log whose arguments take so many bytes. */
export interface LogPart extends Revisions {
  readonly bytes: number;
}

/**
 * Cuts a stretch of a site's log into parts of at most `bytes`, or of one operation that is larger, oldest first. An
 * operation may have the arguments of a whole page: how much a number of them takes is known only so.
 */
export async function logParts(
  db: Kysely<Schema>,
  siteId: number,
  { first, last, bytes: most }: LogPart,
): Promise<LogPart[]> {
  const steps = await db
    .selectFrom("operations")
    .select(["revision", sql<number>`octet_length(args)`.as("bytes")])
    .where("siteId", "=", siteId)
    .where("revision", ">=", first)
    .where("revision", "<=", last)
    .orderBy("revision")
    .execute();
  const parts: LogPart[] = [];
  for (const { revision, bytes } of steps) {
    const part = parts.at(-1);
    if (part && part.bytes + bytes <= most)
      parts.splice(-1, 1, { ...part, last: revision, bytes: part.bytes + bytes });
    else parts.push({ first: revision, last: revision, bytes });
  }
  return parts;
}
