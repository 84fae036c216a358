import type { FastifyBaseLogger } from "fastify";
import type { Proof, SignIn } from "#/api/auth.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { createCountsWithOthers, createSharedCounts } from "../limits/shared-counts.ts";
import { type Accounts, createAccounts } from "./accounts.ts";
import { type AccountPreferences, createAccountPreferences } from "./preferences.ts";
import { AttemptGuard, attemptWindowMs } from "./attempt-guard.ts";
import { laneMs } from "./attempt-lane.ts";
import { installationNames, isGuessable } from "./guessable-password.ts";
import type { Caller } from "./caller.ts";
import { createKnownDevices } from "./known-devices.ts";
import { createOpenings } from "./openings.ts";
import { createOriginOf } from "./origin.ts";
import { createCheckPassword } from "./password-check.ts";
import { networkOf } from "../limits/network.ts";
import { type Passwords, createPasswords, settingMs } from "./passwords.ts";
import { type Passkeys, createPasskeys } from "./passkeys.ts";
import { type RefusedSignIns, createRefusedSignIns } from "./refused-sign-ins.ts";
import { type SecondFactor, createSecondFactor } from "./second-factor.ts";
import { installationSecret } from "./secret.ts";
import { type Account, type Sessions, createSessions } from "./sessions.ts";
import { type SignInLinks, createSignInLinks } from "./sign-in-links.ts";

/** For this long after signing in by a link or a passkey, nothing else has to be shown. */
const linkGraceMs = 3_600_000;

/** Sites whose names are no password of their owner. */
const mostNamedSites = 100;

export interface Auth {
  accounts: Accounts;
  sessions: Sessions;
  links: SignInLinks;
  passwords: Passwords;
  preferences: AccountPreferences;
  secondFactor: SecondFactor;
  passkeys: Passkeys;
  /**
   * Returns the cookies of a new session. Throws `wrong-credentials`, `code-needed`, `code-wrong`, `too-many-requests` or
   * `unavailable`.
   */
  signIn(caller: Caller, credentials: SignIn): Promise<string[]>;
  /** The cookies of a new session of an account that has just chosen its password. */
  begin(caller: Caller, userId: string): Promise<string[]>;
  /** The same of one whose passkey has answered. */
  beginByPasskey(caller: Caller, userId: string): Promise<string[]>;
  /** Hashes a password that a stranger chooses for an account to be made. Throws `password-too-weak`, and what hashing is refused with. */
  hashNew(address: string, password: string, names: readonly string[]): Promise<string>;
  /** Answers the cookies of a new session. Throws `sign-in-link-invalid`, and what a code is refused with: the link stays. */
  signInByLink(
    caller: Caller,
    link: { token: string; code?: string | undefined },
  ): Promise<string[]>;
  /**
   * Makes sure that it is the account's owner who asks, by the password and the code that signing in takes. Who signed in
   * by a link or a passkey within the last hour has shown it. Throws what `signIn` does.
   */
  prove(caller: Caller, account: Account, proof: Proof): Promise<void>;
  /**
   * Sets the password, ends all sessions, makes unused sign-in links and an open change of address worthless and returns the cookies of a new one. Throws
   * `password-too-weak` for one that is easy to guess, `not-signed-in` where the session has ended meanwhile.
   */
  changePassword(
    caller: Caller,
    account: Account,
    change: Proof & { newPassword: string },
  ): Promise<string[]>;
}

interface AuthOptions {
  database: Database;
  clock: Clock;
  appOrigin: string;
  /** Hears of those who were not let in. */
  log: Pick<FastifyBaseLogger, "warn" | "error">;
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

async function refuseGuessable(password: string, names: readonly string[]): Promise<void> {
  if (await isGuessable(password, names)) throw new AppError("password-too-weak");
}

/** Whose passkey was refused isn't known. */
function watchedPasskeys(passkeys: Passkeys, { watch }: RefusedSignIns): Passkeys {
  const about = { userId: undefined, method: "passkey" } as const;
  return {
    ...passkeys,
    check: (browser, response) => watch(about, () => passkeys.check(browser, response)),
  };
}

/** Everything about accounts and sessions, on one database. */
export async function createAuth({ database, clock, appOrigin, log }: AuthOptions): Promise<Auth> {
  const refused = createRefusedSignIns({ database, clock, log });
  const settings = createCountsWithOthers({ database, clock, windowMs: settingMs });
  const passwords = createPasswords({ clock, counts: settings });
  const shared = createSharedCounts({ database, clock, windowMs: attemptWindowMs });
  const turns = createCountsWithOthers({ database, clock, windowMs: laneMs });
  const guard = new AttemptGuard({ clock, shared, turns });
  const accounts = createAccounts({ database, passwords, clock });
  const links = createSignInLinks({ database, clock, appOrigin });
  const secret = await installationSecret(database, "sessionSecret");
  const sessions = createSessions({ database, appOrigin, secret, clock });
  const devices = createKnownDevices({ clock, secret });
  const secondFactor = createSecondFactor({ database, clock });

  const originOf = createOriginOf({ accounts, devices });
  const checkPassword = createCheckPassword({ accounts, originOf, guard, passwords, refused });

  async function checkCode(caller: Caller, userId: string, code: string | undefined) {
    const { network, familiar } = await originOf(caller, userId);
    await refused.watch({ userId, method: "code" }, () =>
      secondFactor.check(userId, code, familiar ? network : undefined),
    );
  }

  const { open, openUnlessSet } = createOpenings({ accounts, sessions, devices });

  async function prove(caller: Caller, account: Account, { currentPassword = "", code }: Proof) {
    const { method, startedAt } = account.session;
    if (method !== "password" && clock.now() - startedAt < linkGraceMs) return;
    const stored = await accounts.byId(account.id);
    if (stored?.passwordHash !== undefined)
      await checkPassword(caller, account.email, currentPassword);
    await secondFactor.check(account.id, code, `session ${account.session.token}`);
  }

  return {
    accounts,
    sessions,
    links,
    passwords,
    preferences: createAccountPreferences(database),
    secondFactor,
    passkeys: watchedPasskeys(createPasskeys({ database, clock, appOrigin }), refused),
    async signIn(caller, { email, password, code }) {
      const account = await checkPassword(caller, email, password);
      await checkCode(caller, account.id, code);
      const how = { method: "password", refusal: "wrong-credentials" } as const;
      return openUnlessSet(caller, account, how);
    },
    begin: (caller, userId) => open(caller, userId, "password"),
    beginByPasskey: (caller, userId) => open(caller, userId, "passkey"),
    async hashNew(address, password, names) {
      await refuseGuessable(password, [...installationNames(appOrigin), ...names]);
      return passwords.hash(password, { network: networkOf(address) });
    },
    async signInByLink(caller, { token, code }) {
      const link = await links.peek(token);
      if (link?.asksForCode) await checkCode(caller, link.userId, code);
      const account = link && (await accounts.byId(link.userId));
      const userId = await links.consume(token);
      const refusal = "sign-in-link-invalid";
      if (!account || userId !== account.id) {
        refused.note({ userId: link?.userId, method: "link" });
        throw new AppError(refusal);
      }
      return openUnlessSet(caller, account, { method: "link", refusal });
    },
    prove,
    async changePassword(caller, account, { newPassword, ...proof }) {
      await prove(caller, account, proof);
      await refuseGuessable(newPassword, await namesAround(account, { database, appOrigin }));
      const { id, session } = account;
      const passwordHash = await accounts.setPassword(id, newPassword, session.token);
      // those that were opened while it was set; who opens one from now on sees that it was
      await sessions.closeAll(id);
      const how = { method: "password", refusal: "wrong-credentials" } as const;
      return openUnlessSet(caller, { id, passwordHash }, how);
    },
  };
}
