import { BlockList, isIP } from "node:net";

/** Everything that is no address of the public internet (the registries of special addresses of IANA). */
const special: readonly (readonly [net: string, prefix: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** The part of IPv6 that is given out, and what of it leads elsewhere: tunnels, documentation, translation. */
const given: readonly [net: string, prefix: number] = ["2000::", 3];
const notGiven: readonly (readonly [net: string, prefix: number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
];

const barred = new BlockList();
for (const [net, prefix] of special) barred.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of notGiven) barred.addSubnet(net, prefix, "ipv6");
const open = new BlockList();
open.addSubnet(...given, "ipv6");

/** Whether an IP address is one of the public internet. IPv4 inside of IPv6 never is. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !barred.check(address, "ipv4");
    case 6:
      return open.check(address, "ipv6") && !barred.check(address, "ipv6");
    default:
      return false;
  }
}
