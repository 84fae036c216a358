const key = "vitrine-account";

/** Id of whoever is signed in on this device, as far as the server has said so. */
export function deviceAccount(): string | undefined {
  try {
    return globalThis.localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Says whose this device is from now on, undefined where that isn't known. */
export function setDeviceAccount(account: string | undefined): void {
  try {
    if (account === undefined) globalThis.localStorage.removeItem(key);
    else globalThis.localStorage.setItem(key, account);
  } catch {
    // without storage nothing is kept for anybody
  }
}

/** Calls when somebody else signs in on this device, in any of its tabs. The answer ends it. */
export function onOtherAccount(call: () => void): () => void {
  const own = deviceAccount();
  const look = (event: StorageEvent): void => {
    if (event.key === key && event.newValue !== null && event.newValue !== own) call();
  };
  globalThis.addEventListener("storage", look);
  return () => globalThis.removeEventListener("storage", look);
}
