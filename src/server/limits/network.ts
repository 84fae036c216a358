import { isIPv4, isIPv6 } from "node:net";

/** Some proxies write the port behind the address that they saw. */
const withPort = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;
const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Writes the eight groups of an IPv6 address out in full. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: Math.max(gap, 0) }, () => "0"), ...right];
}

/**
 * What one guesser is counted by: the IPv4 address, or the first 64 bits of an IPv6 address,
 * since a household gets all of those that share them.
 */
export function networkOf(seen: string): string {
  const [, inBrackets, beforePort] = withPort.exec(seen) ?? [];
  const address = inBrackets ?? beforePort ?? seen;
  const mapped = mappedIPv4.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return "unknown";
  const groups = groupsOf(address).slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** The neighbours of a network that somebody who rents addresses gets: 256 of IPv4, a /48 of IPv6. */
export function rangeOf(network: string): string {
  return isIPv4(network)
    ? network.split(".").slice(0, 3).join(".")
    : network.split(":").slice(0, 3).join(":");
}
