import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import { networkOf } from "./limits/network.ts";
import type { TrustedProxies } from "./trusted-proxies.ts";

function isAmong(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  const kindOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    if (bits === undefined) list.addAddress(address, kindOf(address));
    else list.addSubnet(address, Number(bits), kindOf(address));
  }
  return (seen) => {
    const address = seen.replace(/^::ffff:(?=\d+\.)/i, "");
    return list.check(address, kindOf(address));
  };
}

function trustIn(proxies: TrustedProxies): (address: string, hop: number) => boolean {
  if (proxies === false) return () => false;
  return typeof proxies === "number" ? (_address, hop) => hop < proxies : isAmong(proxies);
}

/** Whether an address is in the networks of this installation's proxies; a number of proxies names nobody. */
export function createProxyCheck(proxies: TrustedProxies): (address: string) => boolean {
  return Array.isArray(proxies) ? isAmong(proxies) : () => false;
}

/** Whether what is connected directly, at this address, is a proxy whose headers are believed. */
export function createPeerTrust(proxies: TrustedProxies): (address: string) => boolean {
  const isBelieved = trustIn(proxies);
  return (address) => isBelieved(address, 0);
}

/** Reads whom a plain request counts for: the address that the last believed proxy saw, as Fastify does for its routes. */
export function createNetworkReader(
  proxies: TrustedProxies,
): (request: Pick<IncomingMessage, "headers" | "socket">) => string {
  const isBelieved = trustIn(proxies);
  return ({ headers, socket }) => {
    const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
    const seen = forwarded.map((one) => one.trim()).filter(Boolean);
    const hops = [socket.remoteAddress ?? "", ...seen.toReversed()];
    const outside = hops.findIndex((address, hop) => !isBelieved(address, hop));
    return networkOf(hops.at(outside) ?? "");
  };
}
