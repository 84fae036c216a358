import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Sites that went to the trash when it kept them for good get the whole time that it keeps them now. */
export async function startTrashTime(db: Kysely<Schema>, _types: ColumnTypes): Promise<void> {
  await db
    .updateTable("sites")
    .set({ trashedAt: Date.now() })
    .where("trashedAt", "is not", null)
    .execute();
}
