import { isAllowedAddress } from "#/site/link.ts";
import type { Outgoing } from "../outgoing/send-out.ts";

/** What became of asking for an address. Whatever may be a matter of the moment, or of who asks, is unknown. */
export type LinkAnswer =
  | { readonly outcome: "fine" | "unknown" }
  /** There is nothing there: the status says so, or 0: the host's name leads nowhere. */
  | { readonly outcome: "gone"; readonly status: number }
  | { readonly outcome: "moved"; readonly leadsTo: string };

const mostRedirects = 5;
const longestAddress = 2_000;

interface AskLink {
  readonly outgoing: Pick<Outgoing, "ask">;
  readonly userAgent: string;
}

function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause ? cause.code : undefined;
}

const isNowhere = (error: unknown): boolean => codeOf(error) === "ENOTFOUND";

/** Some servers know no HEAD, or answer it wrongly: what isn't a plain answer is asked for once more. */
async function askOnce({ outgoing, userAgent }: AskLink, address: string) {
  const headers = { "user-agent": userAgent, accept: "*/*" };
  try {
    const head = await outgoing.ask(address, { method: "HEAD", headers });
    if (head.status < 400 || head.status === 429) return head;
  } catch (error) {
    if (isNowhere(error)) throw error;
  }
  return outgoing.ask(address, { method: "GET", headers });
}

/** Where a redirect leads; the fragment stays where it names none. */
function nextAddress(address: string, location: string): string | undefined {
  const next = URL.parse(location, address);
  if (!next || !["http:", "https:"].includes(next.protocol)) return undefined;
  if (next.hash === "") next.hash = new URL(address).hash;
  return next.href;
}

/** Whether an address may take the place of another one: a front page is seldom what its pages were. */
function isWorth(leadsTo: string, address: string): boolean {
  const [to, from] = [new URL(leadsTo), new URL(address)];
  if (to.href === from.href || leadsTo.length > longestAddress) return false;
  if (to.pathname === "/" && from.pathname !== "/") return false;
  return isAllowedAddress(leadsTo);
}

/** Asks for an address as a visitor would come there. */
export async function askLink(options: AskLink, address: string): Promise<LinkAnswer> {
  let current = address;
  /** Where it leads for good. */
  let leadsTo: string | undefined = address;
  let isForGood = true;
  try {
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      const { status, location } = await askOnce(options, current);
      if (status === 404 || status === 410) return { outcome: "gone", status };
      if (status >= 200 && status < 300) {
        const isMoved = leadsTo !== address && isWorth(leadsTo, address);
        return isMoved ? { outcome: "moved", leadsTo } : { outcome: "fine" };
      }
      const next = status >= 300 && location ? nextAddress(current, location) : undefined;
      if (status >= 400 || next === undefined) return { outcome: "unknown" };
      isForGood &&= status === 301 || status === 308;
      if (isForGood) leadsTo = next;
      current = next;
    }
  } catch (error) {
    return isNowhere(error) ? { outcome: "gone", status: 0 } : { outcome: "unknown" };
  }
  return { outcome: "unknown" };
}
