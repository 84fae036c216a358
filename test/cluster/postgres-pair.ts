import { appendFileSync, chownSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../free-port.ts";
import { makeServer, run, serverProcesses, signalServer } from "../postgres-server.ts";
import { until } from "../until.ts";

/** A PostgreSQL and its standby: what is committed on the one that takes writes is on the other before it is answered. */
export interface PostgresPair {
  /** Of the first and of the second. */
  readonly ports: readonly [number, number];
  /** A power cut of the one that takes writes. */
  kill(): Promise<void>;
  /** Has the other take writes, as an operator does once the one before is known to be gone. */
  promote(): void;
  /** Brings the one that was killed back as the standby of the other, with what it had and the other hasn't taken back. */
  comeBack(): Promise<void>;
  /** Ends both and removes what they kept. */
  remove(): void;
}

interface Server {
  /** How it is known to the other. */
  readonly name: "one" | "two";
  readonly data: string;
  readonly port: number;
}

async function tell(port: number, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ host: "127.0.0.1", port, user: "postgres", database: "postgres" });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Waits until a standby has what is committed before that is answered. */
async function untilFollowed({ port }: Server): Promise<void> {
  const client = new pg.Client({ host: "127.0.0.1", port, user: "postgres", database: "postgres" });
  await client.connect();
  const wanted =
    "select 1 from pg_stat_replication where state = 'streaming' and sync_state = 'sync'";
  while ((await client.query(wanted)).rowCount === 0) await wait(pauseMs);
  await client.end();
}

const pauseMs = 50;

function start(folder: string, { name, data, port }: Server): void {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    port: String(port),
    wal_level: "replica",
    max_connections: "100",
    shared_buffers: "32MB",
    cluster_name: name,
  };
  const options = Object.entries(settings).map(([setting, value]) => `-c ${setting}=${value}`);
  const log = `${data}.log`;
  const args = ["-D", data, "-w", "-t", "60", "-l", log, "-o", options.join(" "), "start"];
  run(folder, "pg_ctl", args);
}

/** Where the standby has got to is kept for it under this name. */
const slot = "standby";

/** Has commits wait for the standby of that name. */
async function waitFor(standby: Server, { port }: Server): Promise<void> {
  await tell(
    port,
    `alter system set synchronous_standby_names = '${standby.name}'`,
    "select pg_reload_conf()",
  );
}

async function makeStandby(folder: string, standby: Server, of: Server): Promise<void> {
  const from = ["-h", "127.0.0.1", "-p", String(of.port), "-U", "postgres"];
  const how = ["-X", "stream", "-R", "-C", "-S", slot, "--no-sync", "-c", "fast"];
  run(folder, "pg_basebackup", ["-D", standby.data, ...from, ...how]);
  const { uid, gid } = statSync(of.data);
  chownSync(standby.data, uid, gid);
  start(folder, standby);
  await waitFor(standby, of);
}

/** Takes back what a server that was killed has alone, and has it follow the other one. */
async function rewind(folder: string, gone: Server, leading: Server): Promise<void> {
  await tell(leading.port, "checkpoint", `select pg_create_physical_replication_slot('${slot}')`);
  rmSync(join(gone.data, "postmaster.pid"), { force: true });
  const source = `host=127.0.0.1 port=${leading.port} user=postgres dbname=postgres`;
  run(folder, "pg_rewind", ["-D", gone.data, `--source-server=${source}`, "-R", "--no-sync"]);
  start(folder, gone);
  await waitFor(gone, leading);
  await untilFollowed(leading);
}

/** Makes both, with an empty database `vitrine` and the role that balancers ask with. Callers remove it. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-pair-"));
  // the folder that a server is made in by itself
  const first: Server = { name: "one", data: join(folder, "data"), port: await freePort() };
  const second: Server = { name: "two", data: join(folder, "second"), port: await freePort() };
  function remove(): void {
    for (const { data } of [first, second]) signalServer(data, "SIGKILL");
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
  process.prependOnceListener("exit", remove);
  makeServer(folder);
  // for pg_rewind, which starts a server by itself to have a crash mended: no option of a command reaches that
  appendFileSync(join(first.data, "postgresql.conf"), "wal_log_hints = on\n");
  start(folder, first);
  await tell(first.port, "create role vitrine_check login", "create database vitrine");
  await makeStandby(folder, second, first);
  let [leading, other] = [first, second];
  return {
    ports: [first.port, second.port],
    async kill() {
      // what is stopped begins nothing new while the others end
      signalServer(leading.data, "SIGSTOP");
      signalServer(leading.data, "SIGKILL");
      await until(() => serverProcesses(leading.data).length === 0);
    },
    promote() {
      run(folder, "pg_ctl", ["-D", other.data, "-w", "promote"]);
      [leading, other] = [other, leading];
    },
    comeBack: () => rewind(folder, other, leading),
    remove() {
      process.off("exit", remove);
      remove();
    },
  };
}
