/** Where an S3 store is, and who asks. */
export interface StoreAddress {
  /** Scheme, host, port and bucket. */
  readonly endpoint: string;
  /** Words for operators: without the key and its secret. */
  readonly shown: string;
  readonly bucket: string;
  /** What all names in the bucket begin with: empty, or with a slash at its end. */
  readonly prefix: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

/** What an address may say after its question mark. */
const settings = new Set(["region", "tls"]);
const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixPattern = /^(?:[\w.-]+\/)*$/;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The folder of an address: no part of it leads up, and none is empty. */
function prefixOf(parts: readonly string[]): string | undefined {
  const prefix = parts.map((part) => `${part}/`).join("");
  const leadsUp = parts.some((part) => part === "." || part === "..");
  return prefixPattern.test(prefix) && !leadsUp ? prefix : undefined;
}

/**
 * Reads `s3://KEY:SECRET@HOST[:PORT]/BUCKET[/FOLDER][?region=…&tls=off]`, in which signs of keys that have a meaning in
 * addresses are written as %2F and the like; undefined where it isn't one.
 */
export function readStoreAddress(text: string): StoreAddress | undefined {
  const url = URL.parse(text);
  if (url?.protocol !== "s3:" || url.hash !== "" || url.hostname === "") return undefined;
  const [key, secret] = [decoded(url.username), decoded(url.password)];
  if (!key || !secret) return undefined;
  const [bucket = "", ...folders] = url.pathname.replace(/^\//, "").replace(/\/$/, "").split("/");
  const prefix = prefixOf(folders);
  if (!bucketPattern.test(bucket) || prefix === undefined) return undefined;
  const { searchParams } = url;
  if ([...searchParams.keys()].some((name) => !settings.has(name))) return undefined;
  const region = searchParams.get("region") ?? "us-east-1";
  const tls = searchParams.get("tls") ?? "on";
  if (!/^[\w-]{1,64}$/.test(region) || !/^o(?:n|ff)$/.test(tls)) return undefined;
  return {
    endpoint: `${tls === "on" ? "https" : "http"}://${url.host}/${bucket}`,
    shown: `s3://${url.host}/${bucket}${prefix && `/${prefix.slice(0, -1)}`}`,
    bucket,
    prefix,
    region,
    key,
    secret,
  };
}
