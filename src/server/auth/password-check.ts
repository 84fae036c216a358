import { AppError } from "../errors.ts";
import type { Accounts } from "./accounts.ts";
import type { AttemptGuard } from "./attempt-guard.ts";
import type { Caller } from "./caller.ts";
import type { KnownDevices } from "./known-devices.ts";
import { networkOf } from "./network.ts";
import type { Passwords } from "./passwords.ts";

/** Whose password it is. Throws `wrong-credentials`, `too-many-requests`, `unavailable`. */
export type CheckPassword = (caller: Caller, email: string, password: string) => Promise<string>;

interface CheckPasswordOptions {
  accounts: Accounts;
  devices: KnownDevices;
  guard: AttemptGuard;
  passwords: Passwords;
}

export function createCheckPassword(options: CheckPasswordOptions): CheckPassword {
  const { accounts, devices, guard, passwords } = options;

  /** Where an attempt comes from: a browser or a network that the account knows, or a stranger's. */
  async function originOf(caller: Caller, userId: string | undefined) {
    const network = networkOf(caller.address);
    const device = userId === undefined ? undefined : devices.find(caller.headers, userId);
    if (device !== undefined) return { network: `device ${device}`, familiar: true };
    const familiar = userId !== undefined && (await accounts.knowsNetwork(userId, network));
    return { network, familiar };
  }

  return async (caller, email, password) => {
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
  };
}
