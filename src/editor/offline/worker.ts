import { serveOffline } from "./serve-offline.ts";
import type { Shell } from "./shell-cache.ts";
import type { WorkerScope } from "./worker-scope.ts";

/** Written in by the build. */
declare const offlineShell: Shell;
declare const self: WorkerScope & typeof globalThis;

function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

serveOffline({
  scope: self,
  origin: location.origin,
  shell: offlineShell,
  caches,
  fetch: (request) => fetch(request),
  createNonce,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});
