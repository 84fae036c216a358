import { serverReach } from "../reach/server-reach.ts";
import { createCall } from "./request.ts";
import type { Call } from "./request.ts";

/** Calls the app's server. */
export function browserCall(): Call {
  return createCall(globalThis.fetch.bind(globalThis), serverReach);
}
