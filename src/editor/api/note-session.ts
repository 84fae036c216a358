import type { SessionInfo } from "#/api/auth.ts";
import { deviceAccount, setDeviceAccount } from "./device-account.ts";

/** From now on nothing that is kept on this device is anybody's, until the server says who is signed in. */
export function forgetAccount(): void {
  setDeviceAccount(undefined);
}

/** Takes in who is signed in. What the device keeps of what another account was shown goes. */
export function noteSession(session: SessionInfo): SessionInfo {
  const account = session.account?.id;
  if (account === deviceAccount()) return session;
  setDeviceAccount(account);
  if (account !== undefined)
    void import("./kept-answers.ts")
      .then(({ forgetOthers }) => forgetOthers(account))
      .catch(() => undefined);
  return session;
}

/** Somebody has signed out: nothing of theirs stays on this device. */
export async function emptyDevice(): Promise<void> {
  const account = deviceAccount();
  setDeviceAccount(undefined);
  const { forgetAll } = await import("./kept-answers.ts");
  await forgetAll(account);
}
