import { answer, askedOf } from "./answer.ts";
import { dropOtherShells, storeShell } from "./shell-cache.ts";
import type { Browser, Shell } from "./shell-cache.ts";
import { freshOrShown } from "./shown-cache.ts";
import type { WorkerScope } from "./worker-scope.ts";

interface Means extends Browser {
  readonly scope: WorkerScope;
  readonly origin: string;
  readonly shell: Shell;
  readonly createNonce: () => string;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** The addresses in what a page tells: what it has loaded so far. */
function toldAddresses(data: unknown, origin: string): string[] {
  const all: readonly unknown[] = Array.isArray(data) ? data : [];
  return all.filter(
    (one): one is string => typeof one === "string" && URL.parse(one)?.origin === origin,
  );
}

/** Whether everything that a page has loaded is of this build. */
function isOfBuild(addresses: readonly string[], { files }: Shell): boolean {
  const scripts = addresses
    .map((address) => new URL(address).pathname)
    .filter((path) => /^\/assets\/[^/]+\.js$/.test(path));
  return scripts.length > 0 && scripts.every((path) => files.includes(path));
}

/**
 * The app without a network. A new build is stored whole while the one before it goes on; it takes its place when no
 * tab shows that any more, or when the only tab shows the new one already. Until then the files of both are here.
 */
export function serveOffline(means: Means): void {
  const { scope, shell, origin } = means;
  scope.addEventListener("install", (event) => event.waitUntil(storeShell(shell, means)));
  scope.addEventListener("activate", (event) => {
    const begin = async (): Promise<void> => {
      await dropOtherShells(shell, means);
      await scope.registration.navigationPreload?.enable();
      await scope.clients.claim();
    };
    event.waitUntil(begin());
  });
  scope.addEventListener("fetch", (event) => {
    const asked = askedOf(event.request, { origin, shell });
    if (!asked) return;
    const ahead = event.preloadResponse ?? Promise.resolve(undefined);
    const goesOn = (work: Promise<unknown>): void => event.waitUntil(work);
    event.respondWith(answer(asked, event.request, { ...means, ahead, goesOn }));
  });
  scope.addEventListener("message", (event) => {
    const addresses = toldAddresses(event.data, origin);
    const takeOver = async (): Promise<void> => {
      const tabs = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
      if (tabs.length === 1 && isOfBuild(addresses, shell)) await scope.skipWaiting();
    };
    const keepShown = async (): Promise<void> => {
      for (const address of addresses) {
        const request = new Request(address);
        const work: Promise<unknown>[] = [];
        if (askedOf(request, { origin, shell }) !== "shown") continue;
        await freshOrShown(request, means, (one) => work.push(one)).catch(() => undefined);
        await Promise.all(work);
      }
    };
    event.waitUntil(Promise.all([takeOver(), keepShown()]));
  });
}
