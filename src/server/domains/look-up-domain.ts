import type { DomainRecord } from "#/api/domains.ts";
import type { AskDns, DnsAnswer } from "./dns.ts";
import type { OwnAddresses } from "./own-addresses.ts";
import type { ReachHost, Reached } from "./reach-host.ts";
import {
  type AskedZone,
  type RecordNames,
  askZonesAbove,
  isBelowDomain,
  namesIn,
  zoneOf,
} from "./zone.ts";

/** What a look at DNS found out about a domain. */
export interface DomainFinding {
  readonly records: readonly DomainRecord[];
  /** Whether visitors of the domain come here; undefined where nobody gave an answer. */
  readonly leadsHere: boolean | undefined;
  /** Where they come by: IP addresses. */
  readonly addresses: readonly string[];
  /** They come here through a proxy of somebody else's. */
  readonly isProxied: boolean;
  /** They would, but the proxy goes round in a circle. */
  readonly isLooped: boolean;
  readonly isNameless: boolean;
  /** No question about it was answered, or nobody at its addresses answered. */
  readonly isSilent: boolean;
  /** The keys of sites that stand in its proof; undefined where there was no answer. */
  readonly keys: readonly string[] | undefined;
}

interface LookUpOptions {
  readonly ask: AskDns;
  readonly ownAddresses: () => Promise<OwnAddresses | undefined>;
  /** The name that domains are to be aliases of. */
  readonly target: string;
  readonly reach: ReachHost;
}

interface LookUpQuestion {
  /** What its site has put into the proof. */
  readonly key: string;
  /** Visitors find the site at it now: it was proven then. */
  readonly isServed: boolean;
}

export type LookUpDomain = (host: string, question: LookUpQuestion) => Promise<DomainFinding>;

const proofPrefix = "vitrine=";
const proofName = "_vitrine";

/** The text that proves a domain. */
function proofText(key: string): string {
  return proofPrefix + key;
}

/** Where the proof of a domain may stand: beside it, or beside what it is the www of. */
function proofNames(host: string): string[] {
  const bare = host.replace(/^www\./, "");
  return [...new Set([host, bare])].map((name) => `${proofName}.${name}`);
}

const valuesOf = (answer: DnsAnswer): readonly string[] =>
  answer.state === "found" ? answer.values : [];

/** IPv6 addresses are written in many ways; a parser of addresses has one. */
function plainAddress(address: string): string {
  return address.includes(":") ? new URL(`http://[${address}]/`).hostname.slice(1, -1) : address;
}

interface Asked extends AskedZone {
  readonly a: DnsAnswer;
  readonly aaaa: DnsAnswer;
}

function addressesOf({ a, aaaa }: Asked): string[] {
  return [...valuesOf(a), ...valuesOf(aaaa)].map(plainAddress);
}

function leadsHere(asked: Asked, own: OwnAddresses | undefined): boolean | undefined {
  // who doesn't know where it is can't say who comes to it
  if (!own) return undefined;
  const { a, aaaa } = asked;
  const found = addressesOf(asked);
  const ours = new Set([...own.ipv4, ...own.ipv6].map(plainAddress));
  // an address of somebody else's is where some visitors end up
  if (found.some((address) => !ours.has(address))) return false;
  if (a.state === "unanswered" || aaaa.state === "unanswered") return undefined;
  return found.length > 0;
}

function recordState(answer: DnsAnswer, isRight: boolean): DomainRecord["state"] {
  if (answer.state === "unanswered") return "unknown";
  if (isRight) return "found";
  return answer.state === "found" ? "differs" : "missing";
}

/** The records of an address: one for each of ours, and what is there besides. */
function addressRecords(
  names: RecordNames,
  type: "A" | "AAAA",
  { answer, ours, isOptional }: { answer: DnsAnswer; ours: readonly string[]; isOptional: boolean },
): DomainRecord[] {
  const found = valuesOf(answer);
  const plain = new Set(found.map(plainAddress));
  const foreign = found.filter(
    (one) => !ours.some((own) => plainAddress(own) === plainAddress(one)),
  );
  return ours.map((value) => {
    const isRight = plain.has(plainAddress(value)) && foreign.length === 0;
    return {
      type,
      ...names,
      value,
      state: recordState(answer, isRight),
      found: isRight ? [] : foreign,
      ...(isOptional && found.length === 0 && { isOptional: true as const }),
    };
  });
}

function aliasRecord(
  names: RecordNames,
  { target, asked, isRight }: { target: string; asked: Asked; isRight: boolean },
): DomainRecord {
  const { cname, a } = asked;
  const found = cname.state === "found" ? cname : a;
  return {
    type: "CNAME",
    ...names,
    value: target,
    state: recordState(found, isRight),
    found: isRight ? [] : [...valuesOf(found)],
  };
}

interface PlaceOptions {
  readonly asked: Asked;
  readonly own: OwnAddresses | undefined;
  readonly target: string;
  readonly zone: string | undefined;
}

/** Addresses for a zone, at whose name no alias may stand, and an alias for a name below one. */
function placeRecords(host: string, { asked, own, target, zone }: PlaceOptions): DomainRecord[] {
  const names = namesIn(zone, host);
  if (zone !== host)
    return [aliasRecord(names, { target, asked, isRight: leadsHere(asked, own) === true })];
  const { ipv4, ipv6 } = own ?? { ipv4: [], ipv6: [] };
  return [
    ...addressRecords(names, "A", { answer: asked.a, ours: ipv4, isOptional: false }),
    ...addressRecords(names, "AAAA", {
      answer: asked.aaaa,
      ours: ipv6,
      isOptional: ipv4.length > 0,
    }),
  ];
}

/** The records as they stand with a proxy in front, whose addresses are in the place of ours. */
function behindProxy(records: readonly DomainRecord[]): DomainRecord[] {
  return records.map((record) =>
    record.state === "differs" && record.type !== "TXT" ? { ...record, state: "proxied" } : record,
  );
}

/** The addresses of a domain where none of those that were found is ours. */
function foreignAddresses(asked: Asked, own: OwnAddresses | undefined): string[] {
  if (!own) return [];
  const found = addressesOf(asked);
  const ours = new Set([...own.ipv4, ...own.ipv6].map(plainAddress));
  return found.some((address) => ours.has(address)) ? [] : found;
}

/** Where a domain with addresses of somebody else’s leads. What DNS left open may lead elsewhere. */
function leadsByProxy({ a, aaaa }: Asked, reached: Reached): boolean | undefined {
  const isWhole = a.state !== "unanswered" && aaaa.state !== "unanswered";
  if (reached === "unknown" || (reached === "here" && !isWhole)) return undefined;
  return reached === "here";
}

export function createLookUp({ ask, ownAddresses, target, reach }: LookUpOptions): LookUpDomain {
  async function askFor(host: string): Promise<Asked> {
    const [a, aaaa, cname, soa] = await Promise.all(
      (["A", "AAAA", "CNAME", "SOA"] as const).map((type) => ask(host, type)),
    );
    const silent = { state: "unanswered" } as const;
    return { a: a ?? silent, aaaa: aaaa ?? silent, cname: cname ?? silent, soa: soa ?? silent };
  }

  async function askProof(host: string): Promise<DnsAnswer> {
    const answers = await Promise.all(proofNames(host).map((name) => ask(name, "TXT")));
    const values = answers.flatMap(valuesOf);
    if (values.length > 0) return { state: "found", values };
    return answers.find(({ state }) => state === "unanswered") ?? { state: "none" };
  }

  /** Only whoever has proven a domain, now or when it went live, has its addresses called. */
  async function reachForeign(
    host: string,
    foreign: readonly string[],
    { proof, mayCall }: { proof: DnsAnswer; mayCall: boolean },
  ): Promise<Reached> {
    if (mayCall) return reach(host, foreign);
    // its proof may be there all the same
    return proof.state === "unanswered" ? "unknown" : "elsewhere";
  }

  return async (host, { key, isServed }) => {
    const [asked, above, proof, own] = await Promise.all([
      askFor(host),
      askZonesAbove(ask, host),
      askProof(host),
      ownAddresses(),
    ]);
    const zone = zoneOf(host, [asked, ...above]);
    const texts = valuesOf(proof).filter((text) => text.startsWith(proofPrefix));
    const isProven = texts.includes(proofText(key));
    const proofState = isProven ? "found" : texts.length > 0 ? "differs" : "missing";
    const proofRecord: DomainRecord = {
      type: "TXT",
      ...namesIn(zone, proofNames(host).at(-1) ?? host),
      value: proofText(key),
      state: proof.state === "unanswered" ? "unknown" : proofState,
      found: isProven ? [] : texts,
    };
    const foreign = foreignAddresses(asked, own);
    const mayCall = isServed || isProven;
    const reached =
      foreign.length > 0 ? await reachForeign(host, foreign, { proof, mayCall }) : undefined;
    const leads = reached ? leadsByProxy(asked, reached) : leadsHere(asked, own);
    const places = placeRecords(host, { asked, own, target, zone });
    const isProxied = reached === "here" && leads === true;
    return {
      records: [...(isProxied ? behindProxy(places) : places), proofRecord],
      leadsHere: leads,
      addresses: addressesOf(asked),
      isProxied,
      isLooped: reached === "looped",
      isSilent:
        reached === "unknown" ||
        [...Object.values(asked), proof].every(({ state }) => state === "unanswered"),
      isNameless:
        asked.a.state === "nameless" &&
        asked.aaaa.state === "nameless" &&
        !isBelowDomain(host, zone),
      keys:
        proof.state === "unanswered"
          ? undefined
          : texts.map((text) => text.slice(proofPrefix.length)),
    };
  };
}
