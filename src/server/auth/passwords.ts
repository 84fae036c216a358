import { type Options, hash, verify } from "@node-rs/argon2";
import { BoundedWork } from "../limits/bounded-work.ts";

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

/** Whom a password is checked for. */
export interface Asker {
  readonly isFamiliar: boolean;
  readonly network: string;
  /** How often they have tried before: who has tried less goes first. */
  readonly asked: number;
}

export interface Passwords {
  /** Throws `unavailable` where too many wait. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password belongs to the hash. Without a hash it takes as long and says no,
   * so that accounts that exist and those that do not answer in the same time. Throws
   * `unavailable` where too many wait.
   */
  verify(password: string, stored: string | undefined, asker: Asker): Promise<boolean>;
}

/** A hash that stands in where there is none. It takes as long as all, so a process makes one. */
let nobodys: Promise<string> | undefined;

export function createPasswords(): Passwords {
  nobodys ??= hash("no account has this password", options);
  const standIn = nobodys;
  const familiar = new BoundedWork(hashingBounds);
  const strangers = new BoundedWork(hashingBounds);
  return {
    hash: (password) => familiar.run({ key: "new passwords" }, () => hash(password, options)),
    verify(password, stored, { isFamiliar, network, asked }) {
      const turns = isFamiliar ? familiar : strangers;
      return turns.run({ key: network, asked }, async () => {
        const matches = await verify(stored ?? (await standIn), password);
        return stored !== undefined && matches;
      });
    },
  };
}
