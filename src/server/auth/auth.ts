import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { createSharedCounts } from "../limits/shared-counts.ts";
import { type Accounts, createAccounts } from "./accounts.ts";
import { type AccountPreferences, createAccountPreferences } from "./preferences.ts";
import { AttemptGuard, attemptWindowMs } from "./attempt-guard.ts";
import { installationNames, isGuessable } from "./guessable-password.ts";
import { createKnownDevices } from "./known-devices.ts";
import { networkOf } from "./network.ts";
import { type Passwords, createPasswords } from "./passwords.ts";
import { installationSecret } from "./secret.ts";
import { type Account, type Sessions, createSessions } from "./sessions.ts";
import { type SignInLinks, createSignInLinks } from "./sign-in-links.ts";

/** For this long after signing in by a link, a new password needs no old one. */
const linkGraceMs = 3_600_000;

/** Sites whose names are no password of their owner. */
const mostNamedSites = 100;

/** A request as far as signing in is concerned. */
export interface Caller {
  headers: Headers;
  address: string;
}

export interface Auth {
  accounts: Accounts;
  sessions: Sessions;
  links: SignInLinks;
  passwords: Passwords;
  preferences: AccountPreferences;
  /** Returns the cookies of a new session. Throws `wrong-credentials`, `too-many-requests` or `unavailable`. */
  signIn(caller: Caller, credentials: { email: string; password: string }): Promise<string[]>;
  /** The cookies of a new session of an account that has just chosen its password. */
  begin(caller: Caller, userId: string): Promise<string[]>;
  /** Hashes a password for an account that has none yet. Throws `password-too-weak`. */
  hashNew(password: string, names: readonly string[]): Promise<string>;
  /** Answers the cookies of a new session. Throws `sign-in-link-invalid`. */
  signInByLink(caller: Caller, token: string): Promise<string[]>;
  /**
   * Sets the password, ends all sessions, makes unused sign-in links worthless and returns the cookies of a new one. Throws
   * `password-too-weak` for one that is easy to guess.
   */
  changePassword(
    caller: Caller,
    account: Account,
    change: { currentPassword?: string | undefined; newPassword: string },
  ): Promise<string[]>;
}

interface AuthOptions {
  database: Database;
  clock: Clock;
  appOrigin: string;
}

/** Names that somebody who guesses an account's password would try. */
async function namesAround(
  { id, email, name }: Account,
  { database, appOrigin }: Pick<AuthOptions, "database" | "appOrigin">,
): Promise<string[]> {
  const sites = await database.db
    .selectFrom("siteMembers")
    .innerJoin("sites", "sites.id", "siteMembers.siteId")
    .select(["sites.name", "slug"])
    .where("userId", "=", id)
    .limit(mostNamedSites)
    .execute();
  const own = sites.flatMap((site) => [site.name, site.slug]);
  return [...installationNames(appOrigin), email, name, ...own];
}

/** Of what a browser calls itself this much is kept. */
const longestUserAgent = 300;

function userAgentOf({ headers }: Caller): string {
  return (headers.get("user-agent") ?? "").slice(0, longestUserAgent);
}

async function refuseGuessable(password: string, names: readonly string[]): Promise<void> {
  if (await isGuessable(password, names)) throw new AppError("password-too-weak");
}

/** Everything about accounts and sessions, on one database. */
export async function createAuth({ database, clock, appOrigin }: AuthOptions): Promise<Auth> {
  const passwords = createPasswords();
  const shared = createSharedCounts({ database, clock, windowMs: attemptWindowMs });
  const guard = new AttemptGuard({ clock, shared });
  const accounts = createAccounts({ database, passwords, clock });
  const links = createSignInLinks({ database, clock, appOrigin });
  const secret = await installationSecret(database, "sessionSecret");
  const sessions = createSessions({ database, appOrigin, secret });
  const devices = createKnownDevices({ clock, secret });

  /** Where an attempt comes from: a browser or a network that the account knows, or a stranger's. */
  async function originOf(caller: Caller, userId: string | undefined) {
    const network = networkOf(caller.address);
    const device = userId === undefined ? undefined : devices.find(caller.headers, userId);
    if (device !== undefined) return { network: `device ${device}`, familiar: true };
    const familiar = userId !== undefined && (await accounts.knowsNetwork(userId, network));
    return { network, familiar };
  }

  async function checkPassword(caller: Caller, email: string, password: string): Promise<string> {
    const found = await accounts.find(email);
    const origin = await originOf(caller, found?.id);
    const entry = await guard.enter({ account: email.toLowerCase(), ...origin });
    const { network, familiar: isFamiliar } = origin;
    const asker = { isFamiliar, network, asked: entry.asked };
    const matches = await passwords
      .verify(password, found?.passwordHash, asker)
      .catch(async (error: unknown) => {
        await entry.unchecked();
        throw error;
      });
    if (!matches || !found) throw new AppError("wrong-credentials");
    await entry.succeeded();
    return found.id;
  }

  async function open(caller: Caller, userId: string, method: "password" | "link") {
    const network = networkOf(caller.address);
    await accounts.rememberNetwork(userId, network);
    const who = { userId, method, address: network, userAgent: userAgentOf(caller) };
    const { cookies } = await sessions.open(caller.headers, who);
    const isKnown = devices.find(caller.headers, userId) !== undefined;
    return isKnown ? cookies : [...cookies, devices.remember(userId)];
  }

  return {
    accounts,
    sessions,
    links,
    passwords,
    preferences: createAccountPreferences(database),
    async signIn(caller, { email, password }) {
      const userId = await checkPassword(caller, email, password);
      return open(caller, userId, "password");
    },
    begin: (caller, userId) => open(caller, userId, "password"),
    async hashNew(password, names) {
      await refuseGuessable(password, [...installationNames(appOrigin), ...names]);
      return passwords.hash(password);
    },
    async signInByLink(caller, token) {
      const userId = await links.consume(token);
      if (userId === undefined) throw new AppError("sign-in-link-invalid");
      return open(caller, userId, "link");
    },
    async changePassword(caller, account, { currentPassword, newPassword }) {
      const { method, startedAt } = account.session;
      const stored = await accounts.byId(account.id);
      const excused = method === "link" && clock.now() - startedAt < linkGraceMs;
      if (stored?.passwordHash !== undefined && !excused) {
        await checkPassword(caller, account.email, currentPassword ?? "");
      }
      await refuseGuessable(newPassword, await namesAround(account, { database, appOrigin }));
      await accounts.setPassword(account.id, newPassword);
      await sessions.closeAll(account.id);
      await links.revokeAll(account.id);
      return open(caller, account.id, "password");
    },
  };
}
