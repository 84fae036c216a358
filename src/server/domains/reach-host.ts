import { randomBytes } from "node:crypto";
import { type Outgoing, SendOutError } from "../outgoing/send-out.ts";
import type { ReachProof } from "./reach-proof.ts";

/**
 * Where requests for a host end up that go to addresses of somebody else's. `looped`: a proxy there asks for HTTP, and
 * is sent to the HTTPS that its visitors came by.
 */
export type Reached = "here" | "looped" | "elsewhere";

/** Never throws, and answers within some seconds. */
export type ReachHost = (host: string, addresses: readonly string[]) => Promise<Reached>;

/** Somebody who has more addresses than this is no proxy in front of one site. */
const mostAddresses = 8;
/** From HTTP to HTTPS; whoever leads on further goes round. */
const mostSteps = 3;
const longestAnswer = 256;
/** This machine has no way there: that says nothing of the address. */
const noWay = new Set(["ENETUNREACH", "EHOSTUNREACH", "EADDRNOTAVAIL", "EAFNOSUPPORT"]);

interface Question {
  readonly host: string;
  readonly nonce: string;
  readonly at: string;
}

function isNoWay(error: unknown): boolean {
  const cause = error instanceof SendOutError ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && noWay.has(String(cause.code));
}

/** Where a redirect leads within the same question; undefined where it leads away from it. */
function nextAddress(location: string | undefined, asked: string): string | undefined {
  const next = location === undefined ? null : URL.parse(location, asked);
  const { hostname, pathname } = new URL(asked);
  return next?.hostname === hostname && next.pathname === pathname ? next.href : undefined;
}

export function createReachHost({
  outgoing,
  proof,
}: {
  outgoing: Pick<Outgoing, "read">;
  proof: Pick<ReachProof, "path" | "isAnswer">;
}): ReachHost {
  async function follow(start: string, question: Question): Promise<Reached> {
    const seen = new Set<string>();
    let address: string | undefined = start;
    while (address !== undefined && seen.size < mostSteps) {
      if (seen.has(address)) return "looped";
      seen.add(address);
      const { at } = question;
      const answer = await outgoing.read(address, { at, mostBytes: longestAnswer });
      if (answer.status === 200)
        return proof.isAnswer(answer.body, question) ? "here" : "elsewhere";
      address = nextAddress(answer.location, address);
    }
    return "elsewhere";
  }

  /** Undefined where this machine has no way to the address. */
  async function reachAt(question: Question): Promise<Reached | undefined> {
    const { host, nonce } = question;
    let failure: unknown;
    for (const protocol of ["https", "http"] as const)
      try {
        const reached = await follow(`${protocol}://${host}${proof.path(nonce)}`, question);
        if (reached !== "elsewhere") return reached;
      } catch (error) {
        failure = error;
      }
    return isNoWay(failure) ? undefined : "elsewhere";
  }

  return async (host, addresses) => {
    if (addresses.length > mostAddresses) return "elsewhere";
    const nonce = randomBytes(16).toString("base64url");
    const all = await Promise.all(addresses.map((at) => reachAt({ host, nonce, at })));
    const reached = all.filter((one) => one !== undefined);
    if (reached.length === 0 || reached.includes("elsewhere")) return "elsewhere";
    return reached.includes("looped") ? "looped" : "here";
  };
}
