import { type Transaction, sql } from "kysely";
import type { Client, Notification } from "pg";
import type { Clock } from "../clock.ts";
import type { Database, Dialect } from "./database.ts";
import type { Schema } from "./schema.ts";
import type { DatabaseTimeouts } from "./timeouts.ts";

const channel = "vitrine_site_moved";
const presenceChannel = "vitrine_presence";
const newsChannel = "vitrine_site_news";
const contactChannel = "vitrine_contact";
const retryMs = 2_000;
const askMs = 15_000;

/** Tells the other processes on a PostgreSQL that what visitors see of a site has changed. On SQLite there are none. */
export async function notifyOfMove({ db, dialect }: Database, siteId: number): Promise<void> {
  if (dialect === "postgres")
    await sql`select pg_notify(${channel}, ${String(siteId)})`.execute(db);
}

async function notifyOn({ db }: Database, on: string, messages: readonly string[]): Promise<void> {
  await sql`select pg_notify(${on}, said) from unnest(${messages}::text[]) as said`.execute(db);
}

/** Carries what is said of who is here to the other processes on a PostgreSQL; each message has less than 8,000 bytes. */
export function notifyOfPresence(database: Database, messages: readonly string[]): Promise<void> {
  return notifyOn(database, presenceChannel, messages);
}

/** Carries news of sites to the other processes on a PostgreSQL; each message has less than 8,000 bytes. */
export function notifyOfNews(database: Database, messages: readonly string[]): Promise<void> {
  return notifyOn(database, newsChannel, messages);
}

/** Tells the other processes on a PostgreSQL, once the transaction is committed, that people write to somebody else. */
export async function notifyOfContact(
  transaction: Transaction<Schema>,
  dialect: Dialect,
): Promise<void> {
  if (dialect === "postgres")
    await sql`select pg_notify(${contactChannel}, '')`.execute(transaction);
}

interface MovesOptions {
  databaseUrl: string;
  timeouts: DatabaseTimeouts;
  clock: Clock;
  signal: AbortSignal;
  /** Told of a site; also of what this process itself changed. */
  onMove: (siteId: number) => Promise<unknown>;
  /** Told what a process says of who is here; also what this one said itself. */
  onPresence: (message: string) => void;
  /** Told news of sites from any process; also this one's. */
  onNews: (message: string) => void;
  /** Told that people write to somebody else; also where this process itself changed it. */
  onContact: () => Promise<void>;
  /** Told when it listens, the first time and after each interruption: something may have been missed. */
  onListening: () => Promise<void>;
  onError: (error: unknown) => void;
}

/** Resolves when a connection is gone, or nobody is to listen any more. */
function endOf(client: Client, signal: AbortSignal): Promise<"ended"> {
  return new Promise((resolve) => {
    const end = () => resolve("ended");
    client.once("end", end).once("error", end);
    signal.addEventListener("abort", end, { once: true });
    // a connection that breaks says so more than once, and what nobody listens to ends the process
    client.on("error", () => undefined);
  });
}

/** Resolves when all that was heard is taken in; rejects where a site couldn't be followed. */
async function take(
  { channel: on, payload = "" }: Notification,
  { onMove, onPresence, onNews, onContact }: MovesOptions,
): Promise<void> {
  if (on === presenceChannel) onPresence(payload);
  else if (on === newsChannel) onNews(payload);
  else if (on === contactChannel) await onContact();
  else if (/^[1-9]\d{0,14}$/.test(payload)) await onMove(Number(payload));
}

/** Listens until it is interrupted. */
async function listenOnce(options: MovesOptions): Promise<void> {
  const { databaseUrl, timeouts, clock, signal, onListening } = options;
  const [{ default: pg }, { connectionSettings }] = await Promise.all([
    // the driver takes memory that a server on SQLite has no use for
    import("pg"),
    import("./postgres-pool.ts"),
  ]);
  const client = new pg.Client(connectionSettings(databaseUrl, timeouts));
  const ended = endOf(client, signal);
  // a site that couldn't be followed is looked for with all others: by listening anew
  const failed = new Promise<never>((_, reject) => {
    client.on("notification", (heard) => void take(heard, options).catch(reject));
  });
  failed.catch(() => undefined);
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    await client.query(`listen ${presenceChannel}`);
    await client.query(`listen ${newsChannel}`);
    await client.query(`listen ${contactChannel}`);
    await onListening();
    // a server that hangs, or a network that is gone, says nothing: it is asked
    while ((await Promise.race([ended, failed, clock.sleep(askMs, signal)])) !== "ended") {
      await client.query("select 1");
    }
  } finally {
    await Promise.race([client.end().catch(() => undefined), clock.sleep(timeouts.connect)]);
  }
}

/** Hears of sites that other processes publish, move or take down, and of who is there, until the signal aborts. */
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
