import type { Clock } from "../clock.ts";
import type { SiteAddresses } from "../sites/site-addresses.ts";
import type { Closing, LivePointer, PageLock } from "../storage/live-pointer.ts";

interface PointerInput {
  readonly siteId: number;
  readonly addresses: SiteAddresses;
  readonly release: number;
  readonly manifest: string;
  readonly recompressed: readonly string[];
  readonly isTakenDown: boolean;
  readonly locks: readonly PageLock[] | undefined;
  readonly unpublished: readonly string[] | undefined;
  readonly closed: Closing | undefined;
}

/** A domain is young for a day: HTTPS may still fail there, and whoever came must be able to come back without. */
const youthMs = 24 * 3_600_000;

/** What a site's host names do: one shows it, its other domains and the ones that it had lead there. */
function hostsFor(
  { slug, former, primaryDomain, domains, exportedTo }: SiteAddresses,
  { sitesDomain, now }: { sitesDomain: string; now: number },
): Pick<LivePointer, "hosts" | "otherHosts" | "formerHosts" | "youngDomains" | "exportedTo"> {
  const own = `${slug}.${sitesDomain}`;
  const shown = primaryDomain ?? own;
  const young = domains.filter(({ since }) => since > now - youthMs).map(({ host }) => host);
  const others = [own, ...domains.map(({ host }) => host)].filter((host) => host !== shown);
  return {
    hosts: [shown],
    ...(others.length > 0 && { otherHosts: others }),
    ...(former.length > 0 && { formerHosts: former.map((one) => `${one}.${sitesDomain}`) }),
    ...(young.length > 0 && { youngDomains: young }),
    ...(exportedTo !== null && { exportedTo }),
  };
}

/** The pointer of a site that shows this release. */
export function pointerFor(
  { sitesDomain, clock }: { sitesDomain: string; clock: Pick<Clock, "now"> },
  input: PointerInput,
): LivePointer {
  const { siteId, addresses, release, manifest, recompressed } = input;
  const { isTakenDown, locks, unpublished, closed } = input;
  return {
    site: siteId,
    ...hostsFor(addresses, { sitesDomain, now: clock.now() }),
    release,
    manifest,
    recompressed: [...recompressed],
    ...(locks && { locks: [...locks] }),
    ...(unpublished && { unpublished: [...unpublished] }),
    ...(closed && { closed }),
    ...(isTakenDown && { isTakenDown }),
  };
}
