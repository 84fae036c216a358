import { Resolver } from "node:dns/promises";

export type RecordType = "A" | "AAAA" | "CNAME" | "TXT" | "SOA";

/** What DNS says of a name and a type. */
export type DnsAnswer =
  | { readonly state: "found"; readonly values: readonly string[] }
  /** There are none; or not even the name. */
  | { readonly state: "none" | "nameless" }
  /** No server answered, or none wanted to. */
  | { readonly state: "unanswered" };

/** Never throws, and answers within some seconds whatever the servers do. */
export type AskDns = (name: string, type: RecordType) => Promise<DnsAnswer>;

interface DnsOptions {
  /** Addresses of servers, with ports; those of the machine where it is left out. */
  readonly servers?: readonly string[] | undefined;
  /** For all tries together. */
  readonly longestMs?: number;
}

const tryMs = 1_000;
const tries = 2;
const none = new Set(["ENODATA"]);
const nameless = new Set(["ENOTFOUND"]);
/** More than anybody means, and short enough to keep. */
const mostValues = 20;
const longestValue = 300;

async function query(resolver: Resolver, name: string, type: RecordType): Promise<string[]> {
  if (type === "A") return resolver.resolve4(name);
  if (type === "AAAA") return resolver.resolve6(name);
  if (type === "CNAME") return resolver.resolveCname(name);
  if (type === "SOA") return [(await resolver.resolveSoa(name)).nsname];
  return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
}

function answerOf(values: readonly string[]): DnsAnswer {
  // a name that leads round in a circle has no addresses and is no error
  if (values.length === 0) return { state: "none" };
  const kept = values.slice(0, mostValues).map((value) => value.slice(0, longestValue));
  return { state: "found", values: kept.toSorted() };
}

function answerOfError(error: unknown): DnsAnswer {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (none.has(code)) return { state: "none" };
  return { state: nameless.has(code) ? "nameless" : "unanswered" };
}

export function createDns({ servers, longestMs = 6_000 }: DnsOptions = {}): AskDns {
  return async (name, type) => {
    const resolver = new Resolver({ timeout: tryMs, tries, maxTimeout: tryMs });
    if (servers) resolver.setServers(servers);
    const end = setTimeout(() => resolver.cancel(), longestMs);
    try {
      return answerOf(await query(resolver, name, type));
    } catch (error) {
      return answerOfError(error);
    } finally {
      clearTimeout(end);
    }
  };
}
