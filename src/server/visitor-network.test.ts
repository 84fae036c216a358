import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import type { TrustedProxies } from "./trusted-proxies.ts";
import { createNetworkReader } from "./visitor-network.ts";

function read(proxies: TrustedProxies, remoteAddress: string, forwarded?: string): string {
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const socket = { remoteAddress } as IncomingMessage["socket"];
  return createNetworkReader(proxies)({ headers, socket });
}

describe("whom a visitor counts for", () => {
  it.each<[TrustedProxies, string, string | undefined, string]>([
    [false, "203.0.113.7", undefined, "203.0.113.7"],
    [false, "203.0.113.7", "198.51.100.1", "203.0.113.7"],
    [1, "10.0.0.1", "6.6.6.6, 198.51.100.1", "198.51.100.1"],
    [2, "10.0.0.1", "6.6.6.6, 198.51.100.1, 10.0.0.2", "198.51.100.1"],
    [2, "10.0.0.1", "198.51.100.1", "198.51.100.1"],
    [1, "10.0.0.1", undefined, "10.0.0.1"],
    [["10.0.0.0/8"], "::ffff:10.0.0.1", "6.6.6.6, 198.51.100.1, 10.0.0.2", "198.51.100.1"],
    [["10.0.0.0/8"], "203.0.113.7", "6.6.6.6", "203.0.113.7"],
    [["10.0.0.0/8"], "10.0.0.1", "nonsense", "unknown"],
    [["fd00::/8"], "fd00::1", "2001:db8:1:2:3::4", "2001:db8:1:2::/64"],
  ])("LOCK-05: behind %j, %s with %s is %s", (proxies, remote, forwarded, network) => {
    expect(read(proxies, remote, forwarded)).toBe(network);
  });
});
