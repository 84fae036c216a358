import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { type OwnPostgres, startOwnPostgres } from "../own-postgres.ts";
import { settle } from "../settle.ts";
import { rowsOf } from "./content.ts";
import type { Wanted } from "./fault.ts";
import { isKeptIn } from "./kept.ts";
import { type People, meetPeople, owner } from "./people.ts";
import { type ProcessOptions, type ServerProcess, startServer } from "./server-process.ts";
import { type FarStore, openFarStore } from "./far-store.ts";

/** An installation that faults are injected into, with a published site and those who use it. */
export interface Ground {
  readonly program: string;
  readonly dataDir: string;
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  /** Where it has a PostgreSQL, which is its own. */
  readonly postgres: OwnPostgres | undefined;
  /** Where it keeps its files in a store. */
  readonly store: FarStore | undefined;
  readonly people: People;
  /** The process that runs, or ran last. */
  server(): ServerProcess;
  /** Starts it again, once the last process has ended. @throws NotReady */
  start(options?: Partial<ProcessOptions>): Promise<ServerProcess>;
  /** Rows of a table, straight from the database, or from that of a copy of the folder. */
  rows(statement: string, dataDir?: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Whether storage has the very bytes that a hash names. */
  isKept(hash: string): Promise<boolean>;
  /** Ends all that runs and removes all that was kept. */
  remove(): Promise<void>;
}

interface GroundOptions {
  /** Where its folder is made; without it, where temporary files are. */
  readonly home?: string;
  /** More of its environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** An installation as a fault finds it: settled, running, with a published site. Callers remove it. */
export async function makeGround(
  { on, store: storeKind, program }: Pick<Wanted, "on" | "store" | "program">,
  { home = tmpdir(), env: more = {} }: GroundOptions = {},
): Promise<Ground> {
  const dataDir = await mkdtemp(join(home, "vitrine-fault-"));
  const postgres = on === "postgres" ? startOwnPostgres() : undefined;
  const store = storeKind === "s3" ? await openFarStore() : undefined;
  const port = await freePort();
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(postgres && { DATABASE_URL: postgres.url }),
    ...(store && { STORAGE_URL: store.url }),
    METRICS_PORT: "off",
    OUTSIDE_LINKS: "off",
    FORMS_PER_MINUTE: "1000000",
    OWNER_EMAIL: owner.email,
    OWNER_PASSWORD: owner.password,
    ...more,
  };
  let server: ServerProcess | undefined;
  async function start(options: Partial<ProcessOptions> = {}): Promise<ServerProcess> {
    await server?.ended;
    server = await startServer({ program, ...options, env: { ...env, ...options.env } });
    return server;
  }
  async function remove(): Promise<void> {
    await server?.kill();
    postgres?.remove();
    await store?.proxy.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  try {
    await settle(dataDir, postgres?.url);
    const first = await start();
    const people = await meetPeople(port);
    return {
      program,
      dataDir,
      port,
      env,
      postgres,
      store,
      people,
      server: () => server ?? first,
      start,
      rows: (statement, folder = dataDir) =>
        rowsOf(statement, { dataDir: folder, url: postgres?.url }),
      isKept: (hash) => isKeptIn({ dataDir, storageUrl: store?.directUrl }, hash),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
