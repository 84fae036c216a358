import type { Accounts } from "./accounts.ts";
import type { Caller } from "./caller.ts";
import type { KnownDevices } from "./known-devices.ts";
import { networkOf } from "../limits/network.ts";

/** Where a caller comes from: a browser or a network that the account knows, or a stranger's. */
export interface Origin {
  network: string;
  familiar: boolean;
}

export type OriginOf = (caller: Caller, userId: string | undefined) => Promise<Origin>;

export function createOriginOf(options: { accounts: Accounts; devices: KnownDevices }): OriginOf {
  const { accounts, devices } = options;
  return async (caller, userId) => {
    const network = networkOf(caller.address);
    const device = userId === undefined ? undefined : devices.find(caller.headers, userId);
    if (device !== undefined) return { network: `device ${device}`, familiar: true };
    const familiar = userId !== undefined && (await accounts.knowsNetwork(userId, network));
    return { network, familiar };
  };
}
