import { browserTimers } from "../signals/timers.ts";
import { createReach } from "./reach.ts";

/** Milliseconds: who doesn't say by then that it is alive can't be reached. */
const patience = 5_000;

/** Whether the app's server can be reached. */
export const serverReach = createReach({
  probe: () =>
    fetch("/healthz", {
      cache: "no-store",
      credentials: "omit",
      signal: AbortSignal.timeout(patience),
    }),
  timers: browserTimers,
});

/** Takes in what the browser knows of its network: it notices at once that there is none at all. */
export function followNetwork(): void {
  if (!navigator.onLine) serverReach.noteNetwork(false);
  for (const name of ["online", "offline"] as const)
    addEventListener(name, () => serverReach.noteNetwork(name === "online"));
  // timers hardly run behind other tabs and in a pocket
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) serverReach.noteNetwork(true);
  });
}
