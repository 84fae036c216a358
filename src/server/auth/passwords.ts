import { type Options, hash, verify } from "@node-rs/argon2";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import { BoundedWork } from "../limits/bounded-work.ts";
import { createLimitOfAll } from "../limits/limit-of-all.ts";
import type { SharedCounts } from "../limits/shared-counts.ts";

/** Argon2id as OWASP advises it: 19 MiB, two passes, one lane. */
const options: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing shares the threads of this process with its files. Of four, one is for strangers and one for those who are
 * known, whom no crowd of strangers holds up; a short line waits for either.
 */
const hashingBounds = {
  atOnce: 1,
  waiting: 60,
  refusal: {
    message: "Too many people are signing in right now. Try again in a few seconds.",
    retryAfter: 5,
  },
};

const busy = "Too many passwords are being set right now. Try again in a few seconds.";

/**
 * New passwords come one after the other before those, so that they take one place of the known at most, and whoever has
 * least of them under way goes first.
 */
const settingBounds = {
  atOnce: 1,
  waiting: 60,
  underWayOfKey: 6,
  refusal: { message: busy, retryAfter: 5 },
};

/** What passwords that are set are counted in. */
export const settingMs = 3_600_000;
/** How many an account may set within it: its own, those of pages and of links. */
export const passwordsPerHour = 100;

/** Who sets a password: an account, or a stranger, by the network that the request comes from. */
export type Setter = { readonly account: string } | { readonly network: string };

/** Whom a password is checked for. */
export interface Asker {
  readonly isFamiliar: boolean;
  readonly network: string;
  /** How often they have tried before: who has tried less goes first. */
  readonly asked: number;
}

export interface Passwords {
  /**
   * Hashes a password that somebody sets. Whatever allows it may be gone by the time it answers. Throws
   * `too-many-requests` where one sets many, `unavailable` where all do.
   */
  hash(password: string, setter: Setter): Promise<string>;
  /**
   * Whether the password belongs to the hash. Without a hash it takes as long and says no,
   * so that accounts that exist and those that do not answer in the same time. Throws
   * `unavailable` where too many wait.
   */
  verify(password: string, stored: string | undefined, asker: Asker): Promise<boolean>;
}

/** A hash that stands in where there is none. It takes as long as all, so a process makes one. */
let nobodys: Promise<string> | undefined;

interface PasswordsOptions {
  readonly clock: Pick<Clock, "now">;
  /** Counts that all processes share, within windows of `settingMs`; undefined where there is one process. */
  readonly counts: SharedCounts | undefined;
}

export function createPasswords({ clock, counts }: PasswordsOptions): Passwords {
  nobodys ??= hash("no account has this password", options);
  const standIn = nobodys;
  const familiar = new BoundedWork(hashingBounds);
  const strangers = new BoundedWork(hashingBounds);
  const setting = new BoundedWork(settingBounds);
  const name = "passwords set by";
  const limit = passwordsPerHour;
  const allowance = createLimitOfAll({ clock, counts, name, limit, windowMs: settingMs });

  async function countOne(account: string): Promise<void> {
    const { wait } = await allowance.take(account);
    if (wait === 0) return;
    const message = "You’ve set many passwords within an hour. Try again later.";
    throw new AppError("too-many-requests", { message, retryAfter: wait / 1_000 });
  }

  return {
    async hash(password, setter) {
      const key = "account" in setter ? `account ${setter.account}` : `network ${setter.network}`;
      return setting.run({ key }, async () => {
        // in its turn: what the line refuses counts for nothing
        if ("account" in setter) await countOne(setter.account);
        return familiar.run({ key: "new passwords", asked: 0 }, () => hash(password, options));
      });
    },
    verify(password, stored, { isFamiliar, network, asked }) {
      const turns = isFamiliar ? familiar : strangers;
      return turns.run({ key: network, asked }, async () => {
        const matches = await verify(stored ?? (await standIn), password);
        return stored !== undefined && matches;
      });
    },
  };
}
