import type { FrontCache } from "../caches.ts";

/** Calls an address; `fetch`, or what a test has in its place. */
export type Call = (address: string, asked: RequestInit) => Promise<Response>;

const usualLongestMs = 3_000;

function purgeCall(cache: FrontCache, key: string): [address: string, asked: RequestInit] {
  switch (cache.kind) {
    case "varnish":
      return [
        `${cache.address}/`,
        { method: "BAN", headers: { "surrogate-key": key, "x-purge-secret": cache.secret } },
      ];
    case "fastly":
      return [
        `https://api.fastly.com/service/${cache.service}/purge/${key}`,
        { method: "POST", headers: { "fastly-key": cache.token } },
      ];
    case "cloudflare":
      return [
        `https://api.cloudflare.com/client/v4/zones/${cache.zone}/purge_cache`,
        {
          method: "POST",
          headers: { authorization: `Bearer ${cache.token}`, "content-type": "application/json" },
          body: JSON.stringify({ tags: [key] }),
        },
      ];
  }
}

/** Has a cache forget all that a key names. Throws where it doesn't say that it has, within three seconds. */
export async function purge(
  cache: FrontCache,
  key: string,
  { call, longestMs = usualLongestMs }: { call: Call; longestMs?: number },
): Promise<void> {
  const [address, asked] = purgeCall(cache, key);
  const signal = AbortSignal.timeout(longestMs);
  const answer = await call(address, { ...asked, signal, redirect: "manual" });
  await answer.body?.cancel();
  // neither the address nor the headers: tokens are in them
  if (!answer.ok) throw new Error(`A cache (${cache.kind}) answered ${answer.status} to a purge.`);
}
