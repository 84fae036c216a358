import { serverReach } from "../reach/server-reach.ts";
import { useSignal } from "../signals/signal.ts";

/** Whether the server can be reached, as far as is known. */
export function useOnline(): boolean {
  return useSignal(serverReach.isReachable);
}
