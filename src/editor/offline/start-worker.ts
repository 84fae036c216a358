import { trustedScript } from "../api/trusted-script.ts";

/** Where the build puts the worker. */
const address = "/offline-worker.js";

/** What this page has loaded so far. */
function loaded(): string[] {
  return performance.getEntriesByType("resource").map(({ name }) => name);
}

/** Has the app answered without a network from its next visit on. A browser that keeps nothing goes on without. */
export async function startWorker(): Promise<void> {
  try {
    const workers = navigator.serviceWorker;
    const registration = await workers.register(trustedScript("vitrine-worker", address), {
      updateViaCache: "none",
    });
    const tell = (worker: ServiceWorker | null): void =>
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows: a worker has one origin
      worker?.postMessage(loaded());
    // a new build waits for the tabs of the one before it: a tab that shows the new one says so
    tell(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed") tell(installing);
      });
    });
    tell((await workers.ready).active);
  } catch {
    // private windows, and addresses that are neither this machine nor encrypted
  }
}
