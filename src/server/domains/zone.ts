import { getDomain } from "tldts";
import type { DomainRecord } from "#/api/domains.ts";
import type { AskDns, DnsAnswer } from "./dns.ts";

/** What DNS says of whether a name is a zone's. */
export interface AskedZone {
  readonly soa: DnsAnswer;
  readonly cname: DnsAnswer;
}

/** What a record is called. */
export type RecordNames = Pick<DomainRecord, "name" | "relative">;

/** Zones are rarely further above a domain than this. */
const mostAbove = 4;

/**
 * The name that is registered for a host: the one right below its registry's zone, which may have several labels
 * (co.uk). The host itself where it is such a zone.
 */
function registeredName(host: string): string {
  return getDomain(host) ?? host;
}

/** The names above a host, the nearest first, without those of registries. */
function namesAbove(host: string): string[] {
  const labels = host.split(".");
  const count = labels.length - registeredName(host).split(".").length;
  const names = labels.slice(0, count).map((_, index) => labels.slice(index + 1).join("."));
  return names.slice(0, mostAbove);
}

/** Asks the names above a host whether they are zones. */
export function askZonesAbove(ask: AskDns, host: string): Promise<AskedZone[]> {
  return Promise.all(
    namesAbove(host).map(async (name) => {
      const [soa, cname] = await Promise.all([ask(name, "SOA"), ask(name, "CNAME")]);
      return { soa, cname };
    }),
  );
}

/** Asked about an alias, servers answer with the zone that it leads to. */
function isZone({ soa, cname }: AskedZone): boolean {
  return soa.state === "found" && cname.state !== "found";
}

/**
 * The zone that a host is in, of what was asked of it and of the names above it; undefined where that isn't known. A
 * name right below a registry's is taken for one: there is nothing between them.
 */
export function zoneOf(host: string, asked: readonly AskedZone[]): string | undefined {
  const names = [host, ...namesAbove(host)];
  if (names.length === 1) return host;
  const place = asked.findIndex((one) => isZone(one) || one.soa.state === "unanswered");
  const found = asked[place];
  return found && isZone(found) ? names[place] : undefined;
}

/** Whether a name that has no records yet lies in somebody's domain: that is registered. */
export function isBelowDomain(host: string, zone: string | undefined): boolean {
  return zone !== undefined && zone !== host;
}

/** A record's name, and what the provider of its zone lists it as. */
export function namesIn(zone: string | undefined, name: string): RecordNames {
  if (zone === undefined) return { name };
  if (name === zone) return { name, relative: "@" };
  const end = `.${zone}`;
  return name.endsWith(end) ? { name, relative: name.slice(0, -end.length) } : { name };
}
