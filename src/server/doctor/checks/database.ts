import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import { expectFitPostgres } from "../../db/fit-postgres.ts";
import { migrations } from "../../db/migrations/list.ts";
import { StartError } from "../../start-error.ts";
import { type Check, type Finding, good, problem, warning } from "../check.ts";

async function stepsOf({ db }: Database): Promise<string[] | undefined> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "migrations")) return undefined;
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  return rows.map(({ name }) => name);
}

function schemaFinding(done: readonly string[] | undefined): Finding {
  if (!done) return warning("schemaNone");
  const unknown = done.find((name) => !Object.hasOwn(migrations, name));
  if (unknown !== undefined) return problem("schemaNewer", { step: unknown });
  const open = Object.keys(migrations).filter((name) => !done.includes(name));
  if (open.length > 0) return warning("schemaOpen");
  return good("schemaFine");
}

async function soundness(database: Database): Promise<Finding> {
  try {
    await database.expectSound();
    if (database.dialect === "postgres") await expectFitPostgres(database, "used");
    return good(database.dialect === "sqlite" ? "databaseWhole" : "databaseAnswers");
  } catch (error) {
    if (error instanceof StartError) return problem("said", { text: error.message });
    throw error;
  }
}

/** Whether it is there, whole, and of this version. */
export const databaseCheck: Check = {
  name: "database",
  longestMs: 10 * 60_000,
  async run({ database, databaseError }) {
    if (!database) return [problem("said", { text: databaseError })];
    return [await soundness(database), schemaFinding(await stepsOf(database))];
  },
};
