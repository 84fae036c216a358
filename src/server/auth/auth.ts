import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { type Accounts, createAccounts } from "./accounts.ts";
import { AttemptGuard } from "./attempt-guard.ts";
import { networkOf } from "./network.ts";
import { type Passwords, createPasswords } from "./passwords.ts";
import { installationSecret } from "./secret.ts";
import { type Account, type Sessions, createSessions } from "./sessions.ts";
import { type SignInLinks, createSignInLinks } from "./sign-in-links.ts";

/** For this long after signing in by a link, a new password needs no old one. */
const linkGraceMs = 3_600_000;

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
  /** Answers the cookies of a new session. Throws `wrong-credentials` or `too-many-requests`. */
  signIn(caller: Caller, credentials: { email: string; password: string }): Promise<string[]>;
  /** Answers the cookies of a new session. Throws `sign-in-link-invalid`. */
  signInByLink(caller: Caller, token: string): Promise<string[]>;
  /** Sets the password, ends all sessions and answers the cookies of a new one. */
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

/** Everything about accounts and sessions, on one database. */
export async function createAuth({ database, clock, appOrigin }: AuthOptions): Promise<Auth> {
  const passwords = createPasswords();
  const guard = new AttemptGuard(clock);
  const accounts = createAccounts({ database, passwords, clock });
  const links = createSignInLinks({ database, clock, appOrigin });
  const secret = await installationSecret(database, "sessionSecret");
  const sessions = createSessions({ database, appOrigin, secret });

  async function checkPassword(caller: Caller, email: string, password: string): Promise<string> {
    const network = networkOf(caller.address);
    const found = await accounts.find(email);
    const familiar = found !== undefined && (await accounts.knowsNetwork(found.id, network));
    const attempt = { account: email.toLowerCase(), network, familiar };
    await guard.enter(attempt);
    if (!(await passwords.verify(password, found?.passwordHash)) || !found) {
      guard.failed(attempt);
      throw new AppError("wrong-credentials");
    }
    guard.succeeded(attempt);
    return found.id;
  }

  async function open(caller: Caller, userId: string, method: "password" | "link") {
    const network = networkOf(caller.address);
    await accounts.rememberNetwork(userId, network);
    const who = { userId, method, address: network };
    return (await sessions.open(caller.headers, who)).cookies;
  }

  return {
    accounts,
    sessions,
    links,
    passwords,
    async signIn(caller, { email, password }) {
      const userId = await checkPassword(caller, email, password);
      return open(caller, userId, "password");
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
      await accounts.setPassword(account.id, newPassword);
      await sessions.closeAll(account.id);
      return open(caller, account.id, "password");
    },
  };
}
