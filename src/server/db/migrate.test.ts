import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { tableOfContents } from "../table-of-contents.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/list.ts";
import { openDatabase } from "./open-database.ts";
import type { SchemaStep } from "./schema-step.ts";

test("every file of the folder is a step of the list, in order", () => {
  const files = readdirSync(join(import.meta.dirname, "migrations"))
    .filter((name) => /^\d{3,4}-/.test(name))
    .map((name) => name.replace(/\.ts$/, ""));
  expect(Object.keys(migrations)).toEqual(
    files.toSorted((one, two) => parseInt(one, 10) - parseInt(two, 10)),
  );
});

describeDatabases("migrate", (open, dialect) => {
  const addNote: SchemaStep = async (db) => {
    await db.schema.createTable("notes").addColumn("text", "text").execute();
  };

  test("makes all tables once", async () => {
    const database = await open("empty");
    onTestFinished(() => database.close());
    expect(await migrate(database)).toEqual(Object.keys(migrations));
    expect(await migrate(database)).toEqual([]);
    expect(await database.db.selectFrom("operations").selectAll().execute()).toEqual([]);
  });

  test.skipIf(dialect === "sqlite")(
    "MIGR-01: of processes that start together one migrates and the others wait, longer than a statement may take",
    async () => {
      const database = await open("empty");
      const url = database.databaseUrl;
      const timeouts = { connect: 5_000, statement: 1_000 };
      const connect = () => openDatabase({ dataDir: "", databaseUrl: url, timeouts });
      const others = [await connect(), await connect()];
      onTestFinished(async () => {
        await Promise.all(others.map((one) => one.close()));
        await database.close();
      });
      let waits = 0;
      const enough = Promise.withResolvers<void>();
      const slow: SchemaStep = async (...given) => {
        await addNote(...given);
        await enough.promise;
      };
      const sleep = async (milliseconds: number) => {
        // each asks again and again; four times what a statement may take
        if ((waits += 1) > 12) enough.resolve();
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
      };
      const ran = await Promise.all(
        [database, ...others].map((one) =>
          migrate(one, { steps: { ...migrations, "900-notes": slow }, sleep }),
        ),
      );
      expect(ran.flat().toSorted()).toEqual([...Object.keys(migrations), "900-notes"].toSorted());
    },
  );

  test("a step that fails leaves nothing behind, and the next start goes on with it", async () => {
    const database = await open("empty");
    onTestFinished(() => database.close());
    const failing: SchemaStep = async (...given) => {
      await addNote(...given);
      throw new Error("power cut");
    };
    await expect(
      migrate(database, { steps: { ...migrations, "900-notes": failing } }),
    ).rejects.toThrow("power cut");
    expect(await migrate(database, { steps: { ...migrations, "900-notes": addNote } })).toEqual([
      "900-notes",
    ]);
  });

  test("a database with content is copied before it changes, where the file is ours", async () => {
    const database = await open("empty");
    onTestFinished(() => database.close());
    await migrate(database);
    await migrate(database, {
      steps: { ...migrations, "900-notes": addNote },
      now: () => new Date("2026-11-20T10:00:00Z"),
    });
    const backups = dialect === "sqlite" ? readdirSync(join(database.dataDir, "backups")) : [];
    expect(backups).toEqual(
      dialect === "sqlite" ? ["before-900-notes-2026-11-20T10-00-00-000Z.sqlite"] : [],
    );
  });

  test("OLD-01: jobs that an earlier program left are done under their present names", async () => {
    const database = await open("empty");
    onTestFinished(() => database.close());
    const steps = Object.entries(migrations);
    await migrate(database, { steps: Object.fromEntries(steps.slice(0, 13)) });
    const kinds = ["stronger", "complaints.letters", "mail.send"];
    const jobs = kinds.map((kind) => ({ kind, payload: "{}", runAt: 0, createdAt: 0 }));
    await database.db.insertInto("jobs").values(jobs).execute();
    await migrate(database);
    const found = await database.db.selectFrom("jobs").select("kind").orderBy("id").execute();
    const now = found.map(({ kind }) => kind);
    expect(now).toEqual(["recompress-release", "complaints.emails", "mail.send"]);
    const known = Object.values(tableOfContents).flatMap((feature): string[] => feature.jobs);
    expect(known).toEqual(expect.arrayContaining(now));
  });

  test("big numbers come back as numbers", async () => {
    const database = await open("empty");
    onTestFinished(() => database.close());
    await migrate(database);
    const runAt = Date.UTC(2100, 0, 1);
    const job = { kind: "x", payload: "{}", runAt, createdAt: runAt };
    await database.db.insertInto("jobs").values(job).execute();
    const row = await database.db.selectFrom("jobs").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ id: 1, runAt });
  });

  test("keys sort by their bytes", async () => {
    const database = await open("empty");
    onTestFinished(() => database.close());
    await migrate(database);
    await database.db
      .insertInto("sites")
      .values({ slug: "a", siteHash: "h", name: "", revision: 0, createdAt: 0, updatedAt: 0 })
      .execute();
    for (const key of ["page:b", "page:B", "page:_", "page:а"]) {
      await database.db
        .insertInto("records")
        .values({ siteId: 1, key, revision: 0, body: "{}" })
        .execute();
    }
    const keys = await database.db.selectFrom("records").select("key").orderBy("key").execute();
    expect(keys.map((row) => row.key)).toEqual(["page:B", "page:_", "page:b", "page:а"]);
  });
});
