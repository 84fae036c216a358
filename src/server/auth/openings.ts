import type { ErrorCode } from "#/api/errors.ts";
import { AppError } from "../errors.ts";
import type { Accounts, StoredAccount } from "./accounts.ts";
import type { Caller } from "./caller.ts";
import type { createKnownDevices } from "./known-devices.ts";
import { networkOf } from "../limits/network.ts";
import type { Sessions, SignInMethod } from "./sessions.ts";

/** Of what a browser calls itself this much is kept. */
const longestUserAgent = 300;

function userAgentOf({ headers }: Caller): string {
  return (headers.get("user-agent") ?? "").slice(0, longestUserAgent);
}

interface OpeningsOptions {
  readonly accounts: Pick<Accounts, "byId" | "isSuspended" | "rememberNetwork">;
  readonly sessions: Sessions;
  readonly devices: ReturnType<typeof createKnownDevices>;
}

/** Opens sessions for those who were let in; answers their cookies. */
export interface Openings {
  /** Throws `account-suspended`. */
  open(caller: Caller, userId: string, method: SignInMethod): Promise<string[]>;
  /**
   * Opens a session for who was let in while the account had this password. One that was set meanwhile has ended what
   * the one before it opens. Throws what is told then.
   */
  openUnlessSet(
    caller: Caller,
    account: Pick<StoredAccount, "id" | "passwordHash">,
    how: { method: SignInMethod; refusal: ErrorCode },
  ): Promise<string[]>;
}

export function createOpenings({ accounts, sessions, devices }: OpeningsOptions): Openings {
  async function open(caller: Caller, userId: string, method: SignInMethod): Promise<string[]> {
    if (await accounts.isSuspended(userId)) throw new AppError("account-suspended");
    const network = networkOf(caller.address);
    await accounts.rememberNetwork(userId, network);
    const who = { userId, method, address: network, userAgent: userAgentOf(caller) };
    const { cookies } = await sessions.open(caller.headers, who);
    const isKnown = devices.find(caller.headers, userId) !== undefined;
    return isKnown ? cookies : [...cookies, devices.remember(userId)];
  }

  return {
    open,
    async openUnlessSet(caller, { id, passwordHash }, { method, refusal }) {
      const cookies = await open(caller, id, method);
      if ((await accounts.byId(id))?.passwordHash === passwordHash) return cookies;
      const [cookie = ""] = cookies;
      await sessions.close(new Headers({ cookie: cookie.split(";", 1).join("") }));
      throw new AppError(refusal);
    },
  };
}
