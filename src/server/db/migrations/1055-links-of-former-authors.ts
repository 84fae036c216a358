import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";

/** Links that the version before left of those who were removed, or are no editors any more, end for good. */
export async function endLinksOfFormerAuthors(db: Kysely<Schema>): Promise<void> {
  const left = await db
    .updateTable("siteLinks")
    .set({ revokedAt: Date.now() })
    .where("revokedAt", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("siteMembers")
            .select("siteMembers.userId")
            .whereRef("siteMembers.siteId", "=", "siteLinks.siteId")
            .whereRef("siteMembers.userId", "=", "siteLinks.authorId")
            .where("siteMembers.role", "in", ["owner", "editor"]),
        ),
      ),
    )
    .executeTakeFirst();
  if (left.numUpdatedRows === 0n) return;
  await db
    .deleteFrom("linkSessions")
    .where("linkId", "in", (select) =>
      select.selectFrom("siteLinks").select("id").where("revokedAt", "is not", null),
    )
    .execute();
}
