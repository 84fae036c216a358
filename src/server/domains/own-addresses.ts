import type { Clock } from "../clock.ts";
import type { AskDns } from "./dns.ts";

/** The addresses of this installation that domains are to lead to. */
export interface OwnAddresses {
  readonly ipv4: readonly string[];
  readonly ipv6: readonly string[];
}

interface OwnAddressesOptions {
  readonly ask: AskDns;
  readonly clock: Pick<Clock, "now">;
  /** What the operator says they are; asked for where nothing is said. */
  readonly told: readonly string[] | undefined;
  /** The name that domains are to be aliases of. */
  readonly target: string;
}

const freshMs = 5 * 60_000;
const loopback = { ipv4: ["127.0.0.1"], ipv6: ["::1"] };

/**
 * Reads the addresses of the installation, and again after some minutes. While nobody answers they are what they were;
 * undefined where they were never known.
 */
export function createOwnAddresses(
  options: OwnAddressesOptions,
): () => Promise<OwnAddresses | undefined> {
  const { ask, clock, told, target } = options;
  let known: { addresses: OwnAddresses; until: number } | undefined;

  async function read(): Promise<OwnAddresses | undefined> {
    if (told)
      return {
        ipv4: told.filter((one) => !one.includes(":")),
        ipv6: told.filter((one) => one.includes(":")),
      };
    // browsers find such names on their own machine, whatever DNS says
    if (target.endsWith(".localhost")) return loopback;
    const [a, aaaa] = await Promise.all([ask(target, "A"), ask(target, "AAAA")]);
    if (a.state === "unanswered" || aaaa.state === "unanswered") return undefined;
    const ipv4 = a.state === "found" ? a.values : [];
    const ipv6 = aaaa.state === "found" ? aaaa.values : [];
    return ipv4.length + ipv6.length > 0 ? { ipv4, ipv6 } : undefined;
  }

  return async () => {
    if (known && known.until > clock.now()) return known.addresses;
    const addresses = await read();
    if (addresses) known = { addresses, until: clock.now() + freshMs };
    return known?.addresses;
  };
}
