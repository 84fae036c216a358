import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** Set for all workers of one run by `postgres-lifetime.ts`: where the run's server lives. */
export const serverFolderVariable = "VITRINE_TEST_POSTGRES";

const port = 5432;

/** Folders that may hold initdb: the operator's word first, then Debian's, then a local build's. */
function binaryFolders(): string[] {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  return [
    ...(process.env["PG_BIN"] ? [process.env["PG_BIN"]] : []),
    ...versions.toSorted((a, b) => b - a).map((version) => join(debian, String(version), "bin")),
    "/usr/local/bin",
    "/usr/local/pgsql/bin",
    "/usr/bin",
  ];
}

function binary(name: string): string {
  const folder = binaryFolders().find((candidate) => existsSync(join(candidate, name)));
  if (folder) return join(folder, name);
  throw new Error(
    `The tests need PostgreSQL and found no ${name}: install Debian's package "postgresql", or set PG_BIN to the folder of its programs.`,
  );
}

/** PostgreSQL refuses to run as root: as root it runs as the package's user, or as nobody. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const number = (flag: string) =>
        Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: number("-u"), gid: number("-g") };
    } catch {
      // No such user: the next one.
    }
  }
  throw new Error("The tests run as root and found no user to run PostgreSQL as.");
}

function run(folder: string, program: string, args: string[]): void {
  execFileSync(binary(program), args, {
    cwd: folder,
    stdio: "ignore",
    timeout: 60_000,
    env: { ...process.env, LC_ALL: "C.UTF-8" },
    ...serverUser(),
  });
}

function startServer(folder: string): void {
  const data = join(folder, "data");
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  run(folder, "initdb", ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]);
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c port=${port} -c fsync=off -c max_connections=200 -c shared_buffers=32MB`;
  const log = join(folder, "server.log");
  run(folder, "pg_ctl", ["-D", data, "-w", "-t", "60", "-l", log, "-o", options, "start"]);
}

/** Whether the server that left its number in a folder of data still runs; a reused number is another program's. */
function isServing(data: string): boolean {
  try {
    const [pid = ""] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    return readlinkSync(`/proc/${Number(pid)}/cwd`) === realpathSync(data);
  } catch {
    return false; // never started, stopped, or gone with its machine
  }
}

/** Stops the server of a run, if one is there, and removes all that it kept. */
export function stopServer(folder: string): void {
  const data = join(folder, "data");
  if (isServing(data)) run(folder, "pg_ctl", ["-D", data, "-w", "-m", "immediate", "stop"]);
  rmSync(folder, { recursive: true, force: true });
}

/** Starts the run's server once, whichever worker comes first; the others wait for it. */
async function serverFolder(): Promise<string> {
  const folder = process.env[serverFolderVariable];
  if (!folder)
    throw new Error("vitest.config.ts must name test/postgres-lifetime.ts as globalSetup.");
  const ready = join(folder, "ready");
  const failed = join(folder, "failed");
  try {
    mkdirSync(join(folder, "starting"));
  } catch {
    for (let waited = 0; waited < 600 && !existsSync(ready); waited++) {
      if (existsSync(failed)) throw new Error("Another worker could not start PostgreSQL.");
      await sleep(100);
    }
    return folder;
  }
  try {
    startServer(folder);
    writeFileSync(ready, "");
  } catch (error) {
    writeFileSync(failed, "");
    throw error;
  }
  return folder;
}

function databaseUrl(folder: string, name: string): string {
  return `postgres://postgres@localhost:${port}/${name}?host=${encodeURIComponent(folder)}`;
}

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
