import { randomBytes } from "node:crypto";
import pg from "pg";
import { onceARun } from "./once-a-run.ts";
import { databaseUrl, makeServer, startServer } from "./postgres-server.ts";

/** Starts the run's server, whichever worker comes first; the others wait for it. */
const serverFolder = () =>
  onceARun("postgres", (folder) => {
    makeServer(folder);
    startServer(folder);
  });

async function runSql(folder: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(folder, "postgres") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty database of its own on a real PostgreSQL, which is started when it does not run yet. */
export async function createPostgresDatabase(): Promise<{
  url: string;
  drop: () => Promise<void>;
}> {
  const folder = await serverFolder();
  const name = `test_${randomBytes(8).toString("hex")}`;
  await runSql(folder, `create database ${name}`);
  return {
    url: databaseUrl(folder, name),
    drop: () => runSql(folder, `drop database if exists ${name} with (force)`),
  };
}
