import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { Passwords } from "./passwords.ts";

/** The first account of an installation that was told none. It signs in by a link. */
export const firstOwnerEmail = "owner@localhost";

export interface StoredAccount {
  id: string;
  email: string;
  passwordHash: string | undefined;
}

export interface Accounts {
  find(email: string): Promise<StoredAccount | undefined>;
  byId(id: string): Promise<StoredAccount | undefined>;
  /** The account that runs the installation: the oldest operator. */
  operator(): Promise<StoredAccount | undefined>;
  create(account: { email: string; name: string; role: "owner" | "operator" }): Promise<string>;
  setRole(id: string, role: "owner" | "operator"): Promise<void>;
  setPassword(id: string, password: string): Promise<void>;
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

export function createAccounts({ database, passwords, clock }: AccountsOptions): Accounts {
  const { db, dialect } = database;
  // better-auth's tables keep dates as its adapter does: text on SQLite.
  const date = () => {
    const now = new Date(clock.now());
    return dialect === "sqlite" ? now.toISOString() : now;
  };
  const no = dialect === "sqlite" ? 0 : false;

  return {
    async find(email) {
      const query = selectAccounts(db).where("users.email", "=", email.toLowerCase());
      return toStoredAccount(await query.executeTakeFirst());
    },
    async byId(id) {
      return toStoredAccount(
        await selectAccounts(db).where("users.id", "=", id).executeTakeFirst(),
      );
    },
    async operator() {
      const query = selectAccounts(db).where("role", "=", "operator").orderBy("users.createdAt");
      return toStoredAccount(await query.executeTakeFirst());
    },
    async create({ email, name, role }) {
      const id = randomUUID();
      const times = { createdAt: date(), updatedAt: date() };
      await db
        .insertInto("users")
        .values({ id, email: email.toLowerCase(), name, role, emailVerified: no, ...times })
        .execute();
      return id;
    },
    async setRole(id, role) {
      await db.updateTable("users").set({ role, updatedAt: date() }).where("id", "=", id).execute();
    },
    async setPassword(id, password) {
      const hash = await passwords.hash(password);
      await db.transaction().execute(async (transaction) => {
        const credential = { userId: id, providerId: "credential" };
        await transaction
          .deleteFrom("credentials")
          .where("userId", "=", id)
          .where("providerId", "=", "credential")
          .execute();
        const times = { createdAt: date(), updatedAt: date() };
        await transaction
          .insertInto("credentials")
          .values({ id: randomUUID(), accountId: id, password: hash, ...credential, ...times })
          .execute();
      });
    },
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
