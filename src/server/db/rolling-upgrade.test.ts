import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { createWorld } from "../../../test/world.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/list.ts";
import { closingSteps } from "./needed-step.ts";
import type { SchemaStep } from "./schema-step.ts";

/** What the next version may do: a table, a column with or without a value of its own, an index. */
const expanding: SchemaStep = async (db) => {
  await db.schema.createTable("notes").addColumn("text", "text").execute();
  await db.schema.alterTable("sites").addColumn("colour", "text").execute();
  await db.schema
    .alterTable("releases")
    .addColumn("size", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex("bySize").on("releases").column("size").execute();
};

test("ROLL-02: closing steps are steps of the list", () => {
  expect([...closingSteps].filter((name) => !Object.hasOwn(migrations, name))).toEqual([]);
});

describeDatabases("a process beside a newer version", (open) => {
  async function prepare() {
    const database = await open();
    const world = await createWorld({ database });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const call = (method: "GET" | "POST", url: string, payload?: object) =>
      world.app.inject({
        method,
        url,
        headers: {
          host: "localhost:3000",
          origin: world.env.appOrigin,
          cookie: world.cookies.owner,
        },
        ...(payload && { payload }),
      });
    const upgrade = (name: string, step: SchemaStep, isClosing = false) =>
      migrate(database, {
        steps: { ...migrations, [name]: step },
        closing: new Set(isClosing ? [name] : []),
      });
    return { database, world, call, upgrade };
  }

  test("ROLL-01: goes on with all that it does, after one that adds to the database, and starts again beside it", async () => {
    const { database, world, call, upgrade } = await prepare();
    expect(await upgrade("900-expanding", expanding)).toEqual(["900-expanding"]);
    const created = await call("POST", "/api/v1/sites", { name: "Lamp" });
    expect(created.statusCode).toBe(201);
    const { id, slug } = created.json();
    const operations = [{ id: "rename-it", name: "site.rename", args: { name: "Lantern" } }];
    const edited = await call("POST", `/api/v1/sites/${id}/operations`, { operations });
    expect(edited.json()).toMatchObject({ results: [{ status: "applied" }] });
    expect((await call("POST", `/api/v1/sites/${id}/releases`, {})).statusCode).toBe(201);
    const page = await world.app.inject({ url: "/", headers: { host: `${slug}.localhost:3000` } });
    expect(page.statusCode).toBe(200);
    expect((await call("GET", "/readyz")).statusCode).toBe(200);
    expect(await migrate(database)).toEqual([]);
  });

  test("ROLL-02: is ready no more after one that it can’t work beside, and doesn’t start; the newer one does", async () => {
    const { database, call, upgrade } = await prepare();
    await upgrade(
      "900-closing",
      async (db) => {
        await sql`alter table comments rename to remarks`.execute(db);
      },
      true,
    );
    const ready = await call("GET", "/readyz");
    expect(ready.statusCode).toBe(503);
    expect(ready.body).not.toContain("900-closing");
    await expect(migrate(database)).rejects.toThrow("(step 900-closing)");
    expect(await upgrade("900-closing", async () => undefined, true)).toEqual([]);
  });
});
