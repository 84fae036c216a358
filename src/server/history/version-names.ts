import type { NamedVersions, VersionName } from "#/api/history.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";

/** Names that people gave to a site as it was after a revision. */
export interface VersionNames {
  /** Newest first. */
  list(siteId: number): Promise<VersionName[]>;
  /** The named points with the times that they show, newest first. */
  points(siteId: number): Promise<NamedVersions>;
  /** Gives a name, or another one. Throws `not-found`, `conflict` where there are too many. */
  set(siteId: number, revision: number, given: { name: string; authorId: string }): Promise<void>;
  remove(siteId: number, revision: number): Promise<void>;
}

/** Most names of a site. */
const mostNames = 500;

export function createVersionNames({
  database: { db },
  clock,
}: {
  database: Database;
  clock: Clock;
}): VersionNames {
  const of = (siteId: number) => db.selectFrom("versionNames").where("siteId", "=", siteId);
  return {
    async list(siteId) {
      const rows = await of(siteId).selectAll().orderBy("revision", "desc").execute();
      return rows.map(({ revision, name, authorId: author, createdAt }) => ({
        revision,
        name,
        author,
        time: new Date(createdAt).toISOString(),
      }));
    },
    async points(siteId) {
      const rows = await db
        .selectFrom("versionNames as named")
        .leftJoin("operations", (join) =>
          join
            .onRef("operations.siteId", "=", "named.siteId")
            .onRef("operations.revision", "=", "named.revision"),
        )
        .select(["named.revision as revision", "named.name as name", "named.createdAt as namedAt"])
        .select("operations.createdAt as createdAt")
        .where("named.siteId", "=", siteId)
        .orderBy("named.revision", "desc")
        .execute();
      return rows.map(({ revision, name, createdAt, namedAt }) => ({
        revision,
        name,
        time: new Date(createdAt ?? namedAt).toISOString(),
      }));
    },
    async set(siteId, revision, { name, authorId }) {
      const site = await db
        .selectFrom("sites")
        .select("revision")
        .where("id", "=", siteId)
        .executeTakeFirst();
      if (!site || revision > site.revision) throw new AppError("not-found");
      const { count } = await of(siteId)
        .select((select) => select.fn.countAll().as("count"))
        .where("revision", "!=", revision)
        .executeTakeFirstOrThrow();
      if (Number(count) >= mostNames)
        throw new AppError("conflict", {
          message: `A site can have ${mostNames} named versions. Remove a name first.`,
        });
      await db
        .insertInto("versionNames")
        .values({ siteId, revision, name, authorId, createdAt: clock.now() })
        .onConflict((conflict) => conflict.columns(["siteId", "revision"]).doUpdateSet({ name }))
        .execute();
    },
    async remove(siteId, revision) {
      await db
        .deleteFrom("versionNames")
        .where("siteId", "=", siteId)
        .where("revision", "=", revision)
        .execute();
    },
  };
}
