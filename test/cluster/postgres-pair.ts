import { chownSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "../free-port.ts";
import { makeServer, run, serverProcesses, signalServer } from "../postgres-server.ts";

/** A PostgreSQL and its standby: what is committed on the first is on the second before it is answered. */
export interface PostgresPair {
  /** Of the first and of the second. */
  readonly ports: readonly [number, number];
  /** A power cut of the first. */
  kill(): Promise<void>;
  /** Has the second take writes, as an operator does once the first is known to be gone. */
  promote(): void;
  /** Ends both and removes what they kept. */
  remove(): void;
}

async function tell(port: number, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ host: "127.0.0.1", port, user: "postgres", database: "postgres" });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

function start(folder: string, { data, port }: { data: string; port: number }): void {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    port: String(port),
    wal_level: "replica",
    max_connections: "100",
    shared_buffers: "32MB",
    // how a standby is known to the first
    cluster_name: data.endsWith("standby") ? "standby" : "first",
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const log = `${data}.log`;
  const args = ["-D", data, "-w", "-t", "60", "-l", log, "-o", options.join(" "), "start"];
  run(folder, "pg_ctl", args);
}

/** Makes both, with an empty database `vitrine` and the role that balancers ask with. Callers remove it. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-pair-"));
  const [first, standby] = [join(folder, "data"), join(folder, "standby")];
  function remove(): void {
    for (const data of [first, standby]) signalServer(data, "SIGKILL");
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
  process.prependOnceListener("exit", remove);
  const ports = [await freePort(), await freePort()] as const;
  makeServer(folder);
  start(folder, { data: first, port: ports[0] });
  await tell(ports[0], "create role vitrine_check login", "create database vitrine");
  const from = ["-h", "127.0.0.1", "-p", String(ports[0]), "-U", "postgres"];
  const how = ["-X", "stream", "-R", "-C", "-S", "standby", "--no-sync", "-c", "fast"];
  run(folder, "pg_basebackup", ["-D", standby, ...from, ...how]);
  const { uid, gid } = statSync(first);
  chownSync(standby, uid, gid);
  start(folder, { data: standby, port: ports[1] });
  await tell(
    ports[0],
    "alter system set synchronous_standby_names = 'standby'",
    "select pg_reload_conf()",
  );
  return {
    ports,
    async kill() {
      // what is stopped begins nothing new while the others end
      signalServer(first, "SIGSTOP");
      signalServer(first, "SIGKILL");
      while (serverProcesses(first).length > 0) await new Promise(setImmediate);
    },
    promote: () => run(folder, "pg_ctl", ["-D", standby, "-w", "promote"]),
    remove() {
      process.off("exit", remove);
      remove();
    },
  };
}
