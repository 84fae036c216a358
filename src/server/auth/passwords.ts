import { type Options, hash, verify } from "@node-rs/argon2";

/** Argon2id as OWASP advises it: 19 MiB, two passes, one lane. */
const options: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether the password belongs to the hash. Without a hash it takes as long and says no,
   * so that accounts that exist and those that do not answer in the same time.
   */
  verify(password: string, stored: string | undefined): Promise<boolean>;
}

export function createPasswords(): Passwords {
  const hashPassword = (password: string) => hash(password, options);
  const nobodys = hashPassword("no account has this password");
  return {
    hash: hashPassword,
    async verify(password, stored) {
      const matches = await verify(stored ?? (await nobodys), password);
      return stored !== undefined && matches;
    },
  };
}
