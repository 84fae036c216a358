import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { runFolder } from "./once-a-run.ts";
import {
  databaseUrl,
  makeServer,
  serverProcesses,
  signalServer,
  startServer,
  stopServer,
} from "./postgres-server.ts";
import { until } from "./until.ts";

/** A PostgreSQL that belongs to one test, which may do with it what happens to servers. */
export interface OwnPostgres {
  readonly url: string;
  /** A power cut: the server and everything that works for it are gone at once. */
  kill(): Promise<void>;
  /** It hangs: connections stand, and nothing is answered. */
  freeze(): void;
  thaw(): void;
  /** After `kill`. */
  start(): Promise<void>;
  remove(): void;
}

/** A server with an empty database. Callers remove it. */
export function startOwnPostgres(): OwnPostgres {
  const folder = mkdtempSync(join(runFolder(), "own-"));
  const data = join(folder, "data");
  makeServer(folder);
  startServer(folder);
  const signalAll = (signal: NodeJS.Signals) => signalServer(data, signal);
  return {
    url: databaseUrl(folder, "postgres"),
    async kill() {
      // what is stopped begins nothing new while the others end
      signalAll("SIGSTOP");
      signalAll("SIGKILL");
      await until(() => serverProcesses(data).length === 0);
    },
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    async start() {
      // a process that is dead may wait to be buried, and passes for a server that runs
      await rm(join(data, "postmaster.pid"), { force: true });
      await rm(join(folder, ".s.PGSQL.5432.lock"), { force: true });
      startServer(folder);
    },
    remove: () => stopServer(folder),
  };
}
