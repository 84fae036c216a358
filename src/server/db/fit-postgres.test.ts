import { randomBytes } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createPostgresDatabase } from "../../../test/postgres.ts";
import { databaseUrl, makeServer, startServer, stopServer } from "../../../test/postgres-server.ts";
import { refusal } from "../../../test/refusal.ts";
import { expectEmptyPostgres } from "../backups/load-postgres.ts";
import { problem } from "../doctor/check.ts";
import { databaseCheck } from "../doctor/checks/database.ts";
import { createDns } from "../domains/dns.ts";
import { readEnv } from "../env.ts";
import type { Database } from "./database.ts";
import { hasTables } from "./has-tables.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";

async function open(databaseUrl: string, isReadOnly = false): Promise<Database> {
  const database = await openDatabase({ dataDir: tmpdir(), databaseUrl, isReadOnly });
  onTestFinished(() => database.close());
  return database;
}

/** An empty database, its address, and what an administrator says there. */
async function emptyDatabase() {
  const { url, drop } = await createPostgresDatabase();
  const { db } = await open(url);
  onTestFinished(drop);
  return { url, tell: (statement: string) => sql.raw(statement).execute(db) };
}

/** What the doctor says, who only looks. */
async function doctorsFindings(url: string) {
  const database = await open(url, true);
  const about = { env: readEnv({}), database, databaseError: "", ask: createDns(), now: Date.now };
  return databaseCheck.run(about, AbortSignal.timeout(60_000));
}

const unique = () => `of_${randomBytes(6).toString("hex")}`;

test.each(["public", "own"])(
  "MIGR-480: whoever may not make tables in the schema %s is told what an administrator says, which helps",
  async (schema) => {
    const { url, tell } = await emptyDatabase();
    const user = unique();
    await tell(`create role ${user} login; create schema if not exists ${schema}`);
    await tell(`grant usage on schema ${schema} to ${user}`);
    onTestFinished(async () => void (await tell(`drop owned by ${user}; drop role ${user}`)));
    const address = new URL(url);
    address.username = user;
    address.searchParams.set("options", `-c search_path=${schema}`);
    const database = await open(String(address));

    const told = await refusal(migrate(database));

    const [, statement = ""] = /(GRANT .+;)$/.exec(told) ?? [];
    expect(told).toContain("may not make tables");
    await tell(statement);
    expect(await migrate(database)).not.toEqual([]);
  },
);

test("MIGR-480: a database that hasn’t all letters is refused before anything is in it, and the doctor names it", async () => {
  const { url, tell } = await emptyDatabase();
  const name = unique();
  await tell(`create database ${name} encoding 'LATIN1' locale 'C' template template0`);
  onTestFinished(async () => void (await tell(`drop database ${name} with (force)`)));
  const address = new URL(url);
  address.pathname = name;
  const database = await open(String(address));

  expect(await refusal(migrate(database))).toContain("keeps texts in LATIN1");
  expect(await hasTables(database)).toBe(false);
  expect(await refusal(expectEmptyPostgres(database))).toContain("keeps texts in LATIN1");

  expect(await doctorsFindings(String(address))).toContainEqual(
    problem("said", { text: expect.stringMatching(/keeps texts in LATIN1.+make a backup/) }),
  );
});

test("MIGR-570: a database to which nothing may be written is refused before anything is in it, by a start, a restore and the doctor", async () => {
  const { url, tell } = await emptyDatabase();
  await tell(
    "do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$",
  );
  const database = await open(url);

  expect(await refusal(migrate(database))).toContain("is read-only");
  expect(await refusal(expectEmptyPostgres(database))).toContain("is read-only");
  expect(await doctorsFindings(url)).toContainEqual(
    problem("said", {
      text: expect.stringMatching(/is read-only.+default_transaction_read_only is off/),
    }),
  );
});

test("MIGR-570: the doctor, who only looks, takes that for no fault of the database", async () => {
  const { url } = await emptyDatabase();
  expect(await migrate(await open(url))).not.toEqual([]);
  const findings = await doctorsFindings(url);
  expect(findings.filter(({ state }) => state === "problem")).toEqual([]);
});

test("MIGR-570: a standby is refused as one, with what to do", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-standby-"));
  onTestFinished(() => stopServer(folder));
  makeServer(folder);
  await writeFile(join(folder, "data", "standby.signal"), "");
  startServer(folder);
  const database = await open(databaseUrl(folder, "postgres"));
  expect(await refusal(migrate(database))).toMatch(/is a standby.+set DATABASE_URL to the primary/);
});

test("MIGR-480: a schema that isn’t there is named as what is missing", async () => {
  const { url } = await emptyDatabase();
  const address = new URL(url);
  address.searchParams.set("options", "-c search_path=nowhere");
  expect(await refusal(migrate(await open(String(address))))).toContain("has no schema");
});
