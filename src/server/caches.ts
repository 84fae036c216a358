/** A cache in front of this server that is told what it must not answer with any more. */
export type FrontCache =
  | { readonly kind: "varnish"; readonly address: string; readonly secret: string }
  | { readonly kind: "fastly"; readonly service: string; readonly token: string }
  | { readonly kind: "cloudflare"; readonly zone: string; readonly token: string };

const mostCaches = 16;
/** What a header of HTTP may hold. */
const secretPattern = /^[!-~]{1,256}$/;
const namePattern = /^\w{1,64}$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

function readCache(text: string): FrontCache | undefined {
  const url = URL.parse(text.replace(/^varnish(s?):/, "http$1:"));
  if (url === null) return undefined;
  const { hostname, origin } = url;
  const username = decoded(url.username);
  const isBare = /^\/?$/.test(url.pathname) && url.search === "" && url.hash === "";
  if (!isBare || !secretPattern.test(username) || hostname === "" || url.password !== "")
    return undefined;
  if (/^varnishs?:/.test(text)) return { kind: "varnish", address: origin, secret: username };
  // what isn't read as an address of the web keeps its capitals
  if (url.port !== "" || !namePattern.test(hostname)) return undefined;
  if (text.startsWith("fastly:")) return { kind: "fastly", service: hostname, token: username };
  if (text.startsWith("cloudflare:"))
    return { kind: "cloudflare", zone: hostname, token: username };
  return undefined;
}

/**
 * Reads a list with commas of `varnish://SECRET@HOST:PORT` (`varnishs` over TLS), `fastly://TOKEN@SERVICE` and
 * `cloudflare://TOKEN@ZONE`; undefined where one of them is none of these.
 */
export function readCaches(text: string): FrontCache[] | undefined {
  const caches = text.split(",").map((one) => readCache(one.trim()));
  const known = caches.filter((one) => one !== undefined);
  return known.length === caches.length && caches.length <= mostCaches ? known : undefined;
}
