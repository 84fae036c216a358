import { isIP } from "node:net";

/**
 * Whose X-Forwarded-For is believed: that of so many proxies, one behind the other, or of those
 * in these networks; false: nobody's. A visitor's address is the one that the last believed
 * proxy on the way out saw, never what the visitor wrote before it.
 */
export type TrustedProxies = number | string[] | false;

const mostProxies = 10;

function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const kind = isIP(address);
  if (kind === 0 || more.length > 0) return false;
  // a network of everybody would believe what visitors write
  return (
    bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128))
  );
}

/** Reads a count of proxies, or networks with commas between them; undefined for anything else. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (text === "true") return 1;
  if (/^\d{1,2}$/.test(text)) {
    const count = Number(text);
    return count >= 1 && count <= mostProxies ? count : undefined;
  }
  const networks = text.split(",").map((part) => part.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/** The same for Fastify, which walks from the connection outward and asks whether each hop is believed. */
export function trustOf(proxies: TrustedProxies): string[] | false | HopTrust {
  return typeof proxies === "number" ? (_address, hop) => hop < proxies : proxies;
}

type HopTrust = (address: string, hop: number) => boolean;
