import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database } from "./database.ts";

const channel = "vitrine_site_moved";
const retryMs = 2_000;

/** Tells the other processes on a PostgreSQL that what visitors see of a site has changed. On SQLite there are none. */
export async function tellOfMove({ db, dialect }: Database, siteId: number): Promise<void> {
  if (dialect === "postgres")
    await sql`select pg_notify(${channel}, ${String(siteId)})`.execute(db);
}

interface MovesOptions {
  databaseUrl: string;
  clock: Clock;
  signal: AbortSignal;
  /** Told of a site; also of what this process itself changed. */
  onMove: (siteId: number) => Promise<void>;
  /** Told when it listens, the first time and after each interruption: something may have been missed. */
  onListening: () => Promise<void>;
  onError: (error: unknown) => void;
}

/** Listens until it is interrupted. */
async function listenOnce(options: MovesOptions): Promise<void> {
  const { databaseUrl, signal, onMove, onListening, onError } = options;
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  const ended = new Promise<void>((resolve) => {
    client.once("end", () => resolve());
    client.once("error", () => resolve());
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  // a connection that breaks says so more than once
  client.on("error", () => undefined);
  client.on("notification", ({ payload = "" }) => {
    if (/^[1-9]\d{0,14}$/.test(payload)) onMove(Number(payload)).catch(onError);
  });
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    await onListening();
    await ended;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Hears of sites that other processes publish, move or take down, until the signal aborts. */
export async function followMoves(options: MovesOptions): Promise<void> {
  const { clock, signal, onError } = options;
  while (!signal.aborted) {
    try {
      await listenOnce(options);
    } catch (error) {
      onError(error);
    }
    if (!signal.aborted) await clock.sleep(retryMs, signal);
  }
}
