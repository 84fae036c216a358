import type { LibraryAnswer, LibraryQuery, SentFile } from "#/api/library.ts";
import { assetSchema } from "#/site/asset-schema.ts";
import type { Database } from "../db/database.ts";
import { untrashPictures } from "../db/trash-pictures.ts";

/** The pictures of a site as their owner looks through them. */
export interface Library {
  /** Newest first; what lies in the trash is named too: it may still stand somewhere. */
  list(siteId: number, part: LibraryQuery): Promise<LibraryAnswer>;
  /** Which of these files the site has; those in its trash come back. */
  take(siteId: number, hashes: readonly string[]): Promise<SentFile[]>;
}

/** Where a part begins: after a time and an id. */
function readCursor(after: string): { createdAt: number; id: string } {
  const [time = "", ...id] = after.split("-");
  return { createdAt: Number(time), id: id.join("-") };
}

export function createLibrary({ db }: Pick<Database, "db">): Library {
  return {
    async list(siteId, { limit, after }) {
      let query = db
        .selectFrom("assets")
        .select(["id", "info", "bytes", "createdAt", "trashedAt"])
        .where("siteId", "=", siteId)
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .limit(limit + 1);
      if (after !== undefined) {
        const from = readCursor(after);
        query = query.where(({ eb, and, or }) =>
          or([
            eb("createdAt", "<", from.createdAt),
            and([eb("createdAt", "=", from.createdAt), eb("id", "<", from.id)]),
          ]),
        );
      }
      const rows = await query.execute();
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return {
        entries: shown.map(({ info, bytes, createdAt, trashedAt }) => ({
          asset: assetSchema.parse(JSON.parse(info)),
          bytes,
          addedAt: new Date(Number(createdAt)).toISOString(),
          isTrashed: trashedAt !== null,
        })),
        next: last ? `${last.createdAt}-${last.id}` : null,
      };
    },
    take: (siteId, hashes) =>
      db.transaction().execute(async (transaction) => {
        const rows = await transaction
          .selectFrom("assets")
          .select(["id", "info", "sentHash", "trashedAt"])
          .where("siteId", "=", siteId)
          .where("sentHash", "in", hashes)
          .execute();
        const byHash = new Map(rows.map((row) => [row.sentHash, row]));
        for (const row of rows) if (row.trashedAt === null) byHash.set(row.sentHash, row);
        const found = [...byHash.values()];
        await untrashPictures(transaction, { siteId, ids: found.map(({ id }) => id) });
        return found.flatMap(({ info, sentHash }) =>
          sentHash === null ? [] : [{ hash: sentHash, asset: assetSchema.parse(JSON.parse(info)) }],
        );
      }),
  };
}
