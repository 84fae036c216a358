import { serverReach } from "../reach/server-reach.ts";
import { createCall } from "./request.ts";
import type { Call } from "./request.ts";

/** Milliseconds after which the cookie of another window's session is there. */
const untilSignedIn = 500;

/** Calls the app's server. */
export function browserCall(): Call {
  const pause = (): Promise<void> =>
    new Promise((resolve) => void setTimeout(resolve, untilSignedIn));
  return createCall(globalThis.fetch.bind(globalThis), serverReach, pause);
}
