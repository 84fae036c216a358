import { randomBytes } from "node:crypto";
import { type Outgoing, SendOutError } from "../outgoing/send-out.ts";
import type { ReachProof } from "./reach-proof.ts";

/**
 * Where requests for a host end up that go to addresses of somebody else's. `looped`: a proxy there asks for HTTP, and
 * is sent to the HTTPS that its visitors came by. `unknown`: nobody answered, or this machine has no way there, which
 * says nothing of the host.
 */
export type Reached = "here" | "looped" | "elsewhere" | "unknown";

/** Never throws, and answers within `longestReach`. */
export type ReachHost = (host: string, addresses: readonly string[]) => Promise<Reached>;

/** Somebody who has more addresses than this is no proxy in front of one site. */
export const mostAddresses = 8;
/** Milliseconds for all calls of a host: other domains wait meanwhile. */
const longestReach = 8_000;
/** From HTTP to HTTPS; whoever leads on further goes round. */
const mostSteps = 3;
const longestAnswer = 256;
/** This machine has no way there, or may not take it: that says nothing of the address. */
const noWay = new Set([
  "ENETUNREACH",
  "ENETDOWN",
  "EHOSTUNREACH",
  "EADDRNOTAVAIL",
  "EAFNOSUPPORT",
  "EACCES",
  "EPERM",
]);
/** Nothing came back in time. */
const late = new Set(["ETIMEDOUT", "ABORT_ERR"]);

/** What one address says; `noWay` counts for nothing beside others, and `refused` for less than an answer. */
type ReachedAt = Reached | "noWay" | "refused";

interface Question {
  readonly signal: AbortSignal;
  readonly host: string;
  readonly nonce: string;
  readonly at: string;
}

/** What it says of an address that it wasn’t reached. Whoever refuses is somebody else. */
function failedAt(error: unknown): ReachedAt {
  const cause = error instanceof SendOutError ? error.cause : undefined;
  if (!(cause instanceof Error)) return "refused";
  const code = "code" in cause ? String(cause.code) : "";
  if (noWay.has(code)) return "noWay";
  return late.has(code) || cause.name === "TimeoutError" ? "unknown" : "refused";
}

/** A proxy that is right itself, and can’t get through to whom it leads to: 520 and more are Cloudflare’s. */
function isGatewayFailure(status: number): boolean {
  return (status >= 502 && status <= 504) || (status >= 520 && status <= 530);
}

/** Where a redirect leads within the same question, at the ports of HTTP and HTTPS; undefined where it leads away from it. */
function nextAddress(location: string | undefined, asked: string): string | undefined {
  const next = location === undefined ? null : URL.parse(location, asked);
  const { host, pathname } = new URL(asked);
  return next?.host === host && next.pathname === pathname ? next.href : undefined;
}

interface ReachOptions {
  readonly outgoing: Pick<Outgoing, "read">;
  readonly proof: Pick<ReachProof, "path" | "isAnswer">;
  /** Tells when the time for a host is over. */
  readonly deadline?: () => AbortSignal;
}

export function createReachHost({
  outgoing,
  proof,
  deadline = () => AbortSignal.timeout(longestReach),
}: ReachOptions): ReachHost {
  async function follow(start: string, question: Question): Promise<Reached> {
    const seen = new Set<string>();
    let address: string | undefined = start;
    while (address !== undefined && seen.size < mostSteps) {
      if (seen.has(address)) return "looped";
      seen.add(address);
      const { at, signal } = question;
      const answer = await outgoing.read(address, { at, signal, mostBytes: longestAnswer });
      if (answer.status === 200)
        return proof.isAnswer(answer.body, question) ? "here" : "elsewhere";
      if (isGatewayFailure(answer.status)) return "unknown";
      address = nextAddress(answer.location, address);
    }
    return "elsewhere";
  }

  /** By HTTPS, and else by HTTP. What was answered weighs more than what wasn’t. */
  async function reachAt(question: Question): Promise<Reached | "noWay"> {
    const { host, nonce } = question;
    const tried: ReachedAt[] = [];
    for (const protocol of ["https", "http"] as const) {
      const start = `${protocol}://${host}${proof.path(nonce)}`;
      const reached = await follow(start, question).catch(failedAt);
      if (reached === "here" || reached === "looped") return reached;
      tried.push(reached);
    }
    if (tried.includes("elsewhere")) return "elsewhere";
    if (tried.includes("unknown")) return "unknown";
    return tried.includes("refused") ? "elsewhere" : "noWay";
  }

  return async (host, addresses) => {
    if (addresses.length > mostAddresses) return "elsewhere";
    const nonce = randomBytes(16).toString("base64url");
    const signal = deadline();
    const all = await Promise.all(addresses.map((at) => reachAt({ host, nonce, at, signal })));
    const reached = all.filter((one) => one !== "noWay");
    if (reached.length === 0) return "unknown";
    for (const one of ["elsewhere", "unknown", "looped"] as const)
      if (reached.includes(one)) return one;
    return "here";
  };
}
