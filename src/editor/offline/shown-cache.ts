import { shownCacheName } from "../api/shown-cache-name.ts";
import type { Browser } from "./shell-cache.ts";

/** So many stay, the latest ones; looked at when so many more have come. */
export const mostShown = 400;
const slack = 40;

async function evict(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  if (keys.length <= mostShown + slack) return;
  await Promise.all(keys.slice(0, keys.length - mostShown).map((key) => cache.delete(key)));
}

/** Whether a device may keep an answer: not what the server shows to guests. */
function mayStay({ status, headers }: Response): boolean {
  return status === 200 && !(headers.get("cache-control") ?? "").includes("no-store");
}

/** Keeps an answer. A device without room keeps nothing, and nothing fails for that. */
async function keep(caches: CacheStorage, address: string, response: Response): Promise<void> {
  const cache = await caches.open(shownCacheName);
  if (await cache.match(address, { ignoreVary: true })) return;
  await cache.put(address, response);
  await evict(cache);
}

/** What the server says; where it can't be reached, what was shown before. Who may see it is for the server to say. */
export async function freshOrShown(
  request: Request,
  { caches, fetch }: Browser,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  try {
    const response = await fetch(request);
    if (mayStay(response))
      waitUntil(keep(caches, request.url, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    const stored = await caches
      .open(shownCacheName)
      .then((cache) => cache.match(request.url, { ignoreVary: true }))
      .catch(() => undefined);
    if (stored) return stored;
    throw error;
  }
}
