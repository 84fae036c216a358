/** Where the build puts the worker. */
const address = "/offline-worker.js";

/** A policy for the one address that the app hands to the browser as a program to run; it is constant. */
interface TrustedPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(address: string): string };
}

function trustedAddress(): string {
  const policies: TrustedPolicies | undefined = Reflect.get(globalThis, "trustedTypes");
  if (!policies) return address;
  return policies
    .createPolicy("vitrine-worker", { createScriptURL: () => address })
    .createScriptURL("");
}

/** What this page has loaded so far. */
function loaded(): string[] {
  return performance.getEntriesByType("resource").map(({ name }) => name);
}

/** Has the app answered without a network from its next visit on. A browser that keeps nothing goes on without. */
export async function startWorker(): Promise<void> {
  try {
    const workers = navigator.serviceWorker;
    const registration = await workers.register(trustedAddress(), { updateViaCache: "none" });
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
