import { afterEach, beforeEach, expect, test } from "vitest";
import { type TestDatabase, describeDatabases } from "./databases.ts";
import { publishTestSite } from "./fixtures/published-site.ts";
import { type Scenario, type ScenarioTable, type Values, toRequest } from "./scenarios.ts";
import { type World, createWorld } from "./world.ts";

const files = import.meta.glob<{ table: ScenarioTable }>("./scenarios/*.ts", { eager: true });
const tables = Object.values(files).map((file) => file.table);

const dirt = "\0\u0007\u009F\uD83D";

/** The same with control characters in every text. */
function soiled(value: unknown): unknown {
  if (typeof value === "string") return `${value.slice(0, 1)}${dirt}${value.slice(1)}`;
  if (Array.isArray(value)) return value.map(soiled);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, soiled(one)]));
}

function soiledRow(row: Scenario): Scenario {
  const url = row.url.replaceAll(/=([^&#]*)/g, (_whole, value: string) => `=${value}%00%07`);
  const plain = typeof row.body === "string" && !row.body.startsWith("{") && row.body.includes("=");
  const body = plain
    ? String(row.body).replaceAll(/=([^&]*)/g, (_whole, value: string) => `=${value}%00%07`)
    : soiled(row.body);
  return { ...row, url, body };
}

function takesTexts({ body, url }: Scenario): boolean {
  return body !== undefined || url.includes("=");
}

/** How JSON and SQL hold control characters. */
const dirty = /\\u00(?:0[0-8bcef]|1[0-9a-f])|[^\P{Cc}\t\n]/u;
const kept = ["sites", "records", "operations", "submissions", "outbox"] as const;

describeDatabases("texts with control characters", (open, dialect) => {
  let database: TestDatabase;
  let world: World;
  beforeEach(async () => {
    database = await open();
    world = await createWorld({ database, env: { FORMS_PER_MINUTE: "100000" } });
  });
  afterEach(async () => {
    await world.close();
    await database.close();
  });

  // SQLite keeps whatever it is given; what fails does so on PostgreSQL
  const asked = dialect === "postgres" ? tables.filter(({ rows }) => rows.some(takesTexts)) : [];
  test.for(asked.map((table) => [table.subject, table] as const))(
    "SEC-26: no route fails over them, and none keeps them: %s",
    async ([, { prepare, rows }]) => {
      const values: Values = (await prepare?.(world)) ?? {};
      const failed: string[] = [];
      for (const row of rows.filter(takesTexts)) {
        const answer = await world.app.inject(toRequest(soiledRow(row), world, values));
        if (answer.statusCode >= 500 && row.expect.status < 500)
          failed.push(`${row.name}: ${answer.statusCode} ${answer.body}`);
      }
      expect(failed).toEqual([]);
      for (const table of kept) {
        const stored = await database.db.selectFrom(table).selectAll().execute();
        for (const row of stored) expect(JSON.stringify(row)).not.toMatch(dirty);
      }
    },
  );

  test("SEC-26: what stands in a document from long ago reaches no page", async () => {
    const site = await publishTestSite(world, { slug: "old" });
    const { db } = database;
    const record = db
      .selectFrom("records")
      .select("body")
      .where("siteId", "=", site.id)
      .where("key", "=", "site");
    const { body } = await record.executeTakeFirstOrThrow();
    const name = `La${dirt}mp\u0085s`;
    await db
      .updateTable("records")
      .set({ body: JSON.stringify({ ...JSON.parse(body), name }) })
      .where("siteId", "=", site.id)
      .where("key", "=", "site")
      .execute();
    const made = await world.app.inject({
      method: "POST",
      url: `/api/v1/sites/${site.id}/releases`,
      headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie: world.cookies.owner },
      payload: {},
    });
    expect(made.statusCode, made.body).toBeLessThan(300);
    const page = await world.app.inject({ url: "/", headers: { host: site.host } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("La\uFFFDmp");
    expect(page.body).not.toMatch(/[^\P{Cc}\t\n\r]/u);
    expect(JSON.stringify(page.headers)).not.toMatch(/\p{Cc}/u);
  });
});
