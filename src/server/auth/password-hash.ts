import { type Options, hash, verify } from "@node-rs/argon2";

/** Argon2id as OWASP advises it: 19 MiB, two passes, one lane. */
const options: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let unknownAccountHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/**
 * Whether the password belongs to the hash. Without a hash it takes as long and says no,
 * so that accounts that exist and those that do not answer in the same time.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  unknownAccountHash ??= hashPassword("no account has this password");
  const matches = await verify(stored ?? (await unknownAccountHash), password);
  return stored !== undefined && matches;
}
