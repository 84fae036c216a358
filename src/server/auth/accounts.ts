import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database, Dialect } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { holdUser } from "../db/hold-user.ts";
import type { Passwords } from "./passwords.ts";

/** The first account of an installation that was told none. It signs in by a link. */
export const firstOwnerEmail = "owner@localhost";

export interface StoredAccount {
  id: string;
  email: string;
  passwordHash: string | undefined;
}

interface NewAccount {
  email: string;
  name: string;
  role: "owner" | "operator";
}

export interface Accounts {
  find(email: string): Promise<StoredAccount | undefined>;
  byId(id: string): Promise<StoredAccount | undefined>;
  /** The account that runs the installation: the oldest operator. */
  operator(): Promise<StoredAccount | undefined>;
  /** Makes an account, with a password or without one, as a whole. Throws `account-exists`. */
  create(account: NewAccount & { password?: string }): Promise<string>;
  /** The same within a transaction. Throws `account-exists` where the address is taken, also by somebody at this moment. */
  insert(
    transaction: Transaction<Schema>,
    account: NewAccount & { passwordHash?: string | undefined },
  ): Promise<string>;
  /**
   * Sets a password and answers its hash. With it go all sessions, unused sign-in links and an open change of address:
   * whoever knew the one before may have asked for them. Throws `not-signed-in` where the session in which it is set has
   * ended meanwhile.
   */
  setPassword(id: string, password: string, session?: string): Promise<string>;
  /** Whether an operator lets nobody in with it. */
  isSuspended(id: string): Promise<boolean>;
  hasSignedIn(id: string): Promise<boolean>;
  knowsNetwork(id: string, network: string): Promise<boolean>;
  /** Remembers a network from which the account signed in. */
  rememberNetwork(id: string, network: string): Promise<void>;
}

interface AccountsOptions {
  database: Database;
  passwords: Passwords;
  clock: Clock;
}

/** A network that was not used for this long counts as a stranger's again. */
const networkMemoryMs = 90 * 86_400_000;

function selectAccounts(db: Kysely<Schema>) {
  return db
    .selectFrom("users")
    .leftJoin("credentials", (join) =>
      join.onRef("credentials.userId", "=", "users.id").on("providerId", "=", "credential"),
    )
    .select(["users.id as id", "users.email as email", "credentials.password as password"]);
}

type AccountRow = { id: string; email: string; password: string | null };

function toStoredAccount(row: AccountRow | undefined): StoredAccount | undefined {
  return row && { id: row.id, email: row.email, passwordHash: row.password ?? undefined };
}

interface NewCredential {
  readonly userId: string;
  /** Its hash. */
  readonly password: string;
  readonly date: Date | string;
}

async function putCredential(
  transaction: Transaction<Schema>,
  { userId, password, date }: NewCredential,
): Promise<void> {
  const credential = { userId, providerId: "credential" };
  await transaction
    .deleteFrom("credentials")
    .where("userId", "=", userId)
    .where("providerId", "=", "credential")
    .execute();
  const times = { createdAt: date, updatedAt: date };
  await transaction
    .insertInto("credentials")
    .values({ id: randomUUID(), accountId: userId, password, ...credential, ...times })
    .execute();
}

/** better-auth's tables keep dates as its adapter does: text on SQLite. */
function storedDate(dialect: Dialect, time: number): Date | string {
  const date = new Date(time);
  return dialect === "sqlite" ? date.toISOString() : date;
}

/** Another password in place of the one before, also of one that is set at this moment. */
async function replacePassword(
  transaction: Transaction<Schema>,
  dialect: Dialect,
  { session, ...credential }: NewCredential & { session: string | undefined },
): Promise<void> {
  const { userId } = credential;
  await holdUser(transaction, dialect, userId);
  const sessions = transaction.deleteFrom("sessions").where("userId", "=", userId);
  const ended = await sessions.returning("token").execute();
  // a password waits to be hashed: whoever was signed out meanwhile sets none
  if (session !== undefined && !ended.some(({ token }) => token === session))
    throw new AppError("not-signed-in");
  await putCredential(transaction, credential);
  for (const table of ["signInLinks", "emailChanges"] as const)
    await transaction.deleteFrom(table).where("userId", "=", userId).execute();
}

async function isSuspended(db: Kysely<Schema>, id: string): Promise<boolean> {
  const query = db.selectFrom("users").select("suspendedAt").where("id", "=", id);
  return ((await query.executeTakeFirst())?.suspendedAt ?? null) !== null;
}

export function createAccounts({ database, passwords, clock }: AccountsOptions): Accounts {
  const { db, dialect } = database;
  const date = () => storedDate(dialect, clock.now());
  const no = dialect === "sqlite" ? 0 : false;

  async function insert(
    transaction: Transaction<Schema>,
    { email, name, role, passwordHash }: NewAccount & { passwordHash?: string | undefined },
  ): Promise<string> {
    const id = randomUUID();
    const times = { createdAt: date(), updatedAt: date() };
    const made = await transaction
      .insertInto("users")
      .values({ id, email: email.toLowerCase(), name, role, emailVerified: no, ...times })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!made) throw new AppError("account-exists");
    if (passwordHash !== undefined)
      await putCredential(transaction, { userId: id, password: passwordHash, date: date() });
    return id;
  }

  return {
    async find(email) {
      const query = selectAccounts(db).where("users.email", "=", email.toLowerCase());
      return toStoredAccount(await query.executeTakeFirst());
    },
    async byId(id) {
      const query = selectAccounts(db).where("users.id", "=", id);
      return toStoredAccount(await query.executeTakeFirst());
    },
    async operator() {
      const query = selectAccounts(db).where("role", "=", "operator").orderBy("users.createdAt");
      return toStoredAccount(await query.executeTakeFirst());
    },
    async create({ password, ...account }) {
      const passwordHash =
        password === undefined
          ? undefined
          : await passwords.hash(password, { account: account.email });
      return db
        .transaction()
        .execute((transaction) => insert(transaction, { ...account, passwordHash }));
    },
    insert,
    async setPassword(id, password, session) {
      const hash = await passwords.hash(password, { account: id });
      const credential = { userId: id, password: hash, date: date(), session };
      await db
        .transaction()
        .execute((transaction) => replacePassword(transaction, dialect, credential));
      return hash;
    },
    isSuspended: (id) => isSuspended(db, id),
    async hasSignedIn(id) {
      const query = db.selectFrom("knownNetworks").select("network").where("userId", "=", id);
      return (await query.executeTakeFirst()) !== undefined;
    },
    async knowsNetwork(id, network) {
      const row = await db
        .selectFrom("knownNetworks")
        .select("lastSeenAt")
        .where("userId", "=", id)
        .where("network", "=", network)
        .executeTakeFirst();
      return row !== undefined && row.lastSeenAt > clock.now() - networkMemoryMs;
    },
    async rememberNetwork(id, network) {
      const lastSeenAt = clock.now();
      await db
        .insertInto("knownNetworks")
        .values({ userId: id, network, lastSeenAt })
        .onConflict((conflict) =>
          conflict.columns(["userId", "network"]).doUpdateSet({ lastSeenAt }),
        )
        .execute();
    },
  };
}
