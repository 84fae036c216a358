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

async function withClient(folder: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: databaseUrl(folder, "postgres") });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function runSql(folder: string, statement: string): Promise<void> {
  return withClient(folder, (client) => client.query(statement));
}

/** Where it can be chosen, files are copied: writing their pages to the log takes a quarter more of the processor. */
function copyDatabase(folder: string, name: string, template: string): Promise<void> {
  return withClient(folder, async (client) => {
    const { rows } = await client.query("show server_version_num");
    const strategy = Number(rows[0]?.server_version_num) >= 150_000 ? "strategy file_copy" : "";
    await client.query(`create database ${name} template ${template} ${strategy}`);
  });
}

/** A database that others are copies of, once nobody is connected to it. */
export interface PostgresTemplate {
  readonly name: string;
  /** Fills it, whichever worker comes first. */
  readonly fill: (url: string) => Promise<void>;
}

/** A database of its own on a real PostgreSQL, which is started when it does not run yet: empty or a copy. */
export async function createPostgresDatabase(template?: PostgresTemplate): Promise<{
  url: string;
  drop: () => Promise<void>;
}> {
  const folder = await serverFolder();
  const name = `test_${randomBytes(8).toString("hex")}`;
  if (template) {
    await onceARun(`postgres-${template.name}`, async () => {
      await runSql(folder, `create database ${template.name}`);
      await template.fill(databaseUrl(folder, template.name));
    });
  }
  await copyDatabase(folder, name, template?.name ?? "template1");
  return {
    url: databaseUrl(folder, name),
    drop: () => runSql(folder, `drop database if exists ${name} with (force)`),
  };
}
