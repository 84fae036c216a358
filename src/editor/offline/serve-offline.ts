import { answer, requestKindOf } from "./answer.ts";
import { dropOtherShells, storeFiles, storeRest, storeShell } from "./shell-cache.ts";
import type { Browser, Shell } from "./shell-cache.ts";
import { freshOrShown } from "./shown-cache.ts";
import type { WorkerScope } from "./worker-scope.ts";

interface OfflineOptions extends Browser {
  readonly scope: WorkerScope;
  readonly origin: string;
  readonly shell: Shell;
  readonly createNonce: () => string;
}

/** The addresses in a message of a page: what it has loaded so far. */
function loadedAddresses(data: unknown, origin: string): string[] {
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

/** The files of this build among what a page has loaded. */
function filesAmong(addresses: readonly string[], { files }: Shell): string[] {
  const paths = new Set(addresses.map((address) => new URL(address).pathname));
  return files.filter((file) => paths.has(file));
}

/**
 * The app without a network. A new build is stored whole while a whole one before it goes on; it takes its place when no
 * tab shows that any more, or when the only tab shows the new one already. Until then the files of both are here. A
 * device without a whole build uses one as soon as a site can be opened with what is stored; a page that is shown has its
 * own files stored next, then the rest, at every visit until all are here or the device has no more room.
 */
export function serveOffline(options: OfflineOptions): void {
  const { scope, shell, origin } = options;
  /** Ends with what is being stored: of several tabs each waits for the others, and finds what they stored. */
  let stored = Promise.resolve();
  scope.addEventListener("install", (event) => event.waitUntil(storeShell(shell, options)));
  scope.addEventListener("activate", (event) => {
    const begin = async (): Promise<void> => {
      await dropOtherShells(shell, options);
      await scope.registration.navigationPreload?.enable();
      await scope.clients.claim();
    };
    event.waitUntil(begin());
  });
  scope.addEventListener("fetch", (event) => {
    const kind = requestKindOf(event.request, { origin, shell });
    if (!kind) return;
    const preloaded = event.preloadResponse ?? Promise.resolve(undefined);
    const waitUntil = (work: Promise<unknown>): void => event.waitUntil(work);
    event.respondWith(answer(kind, event.request, { ...options, preloaded, waitUntil }));
  });
  scope.addEventListener("message", (event) => {
    const addresses = loadedAddresses(event.data, origin);
    const takeOver = async (): Promise<void> => {
      const tabs = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
      if (tabs.length === 1 && isOfBuild(addresses, shell)) await scope.skipWaiting();
    };
    const keepShown = async (): Promise<void> => {
      for (const address of addresses) {
        const request = new Request(address);
        const work: Promise<unknown>[] = [];
        if (requestKindOf(request, { origin, shell }) !== "shown") continue;
        await freshOrShown(request, options, (one) => work.push(one)).catch(() => undefined);
        await Promise.all(work);
      }
    };
    const keepFiles = async (): Promise<void> => {
      const own = filesAmong(addresses, shell);
      await storeFiles(own, shell, options).catch(() => undefined);
      await keepShown();
      await storeRest(own, shell, options);
    };
    // what can't be had now is asked for at the next visit
    stored = stored.then(keepFiles).catch(() => undefined);
    event.waitUntil(Promise.all([takeOver(), stored]));
  });
}
