import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { slugFromName } from "#/lib/slug-from-name.ts";
import { slugSchema } from "#/api/sites.ts";
import type { SiteInfo } from "#/api/sites.ts";
import { shownAddress } from "../../../words/site-status.ts";
import type { SitesClient } from "../../../api/sites-client.ts";

export interface AddressDraft {
  /** What stands in the field. */
  readonly text: string;
  /** What is asked for; undefined while it follows the name, which makes room for others by itself. */
  readonly wanted: string | undefined;
  /** What stands behind it, with its dot; "" while that isn't known. */
  readonly domain: string;
  readonly state: "none" | "asking" | "free" | "taken" | "wrong";
  readonly set: (text: string) => void;
}

function domainOf(site: Pick<SiteInfo, "slug" | "address"> | undefined): string {
  return site ? shownAddress(site.address).slice(site.slug.length) : "";
}

interface AddressOptions {
  readonly name: string;
  /** The site that is there already; its address stays until somebody types another. */
  readonly own?: Pick<SiteInfo, "slug" | "address">;
}

/** The address of a site: from its name where it isn't there yet, until somebody types another. */
export function useAddress(
  sites: Pick<SitesClient, "address">,
  { name, own }: AddressOptions,
): AddressDraft {
  const [typed, setTyped] = useState<string>();
  const wanted = typed === undefined || typed === "" ? undefined : typed;
  const made = own?.slug ?? (name.trim() === "" ? "" : slugFromName(name));
  const slug = useDeferredValue(wanted ?? made);
  const isValid = slugSchema.safeParse(slug).success;
  const { data } = useQuery({
    queryKey: ["address", slug],
    queryFn: () => sites.address(slug),
    enabled: isValid && slug !== own?.slug,
  });
  const follows = wanted === undefined;
  const state = (): AddressDraft["state"] => {
    if (slug === "" || slug === own?.slug) return "none";
    if (!isValid) return follows ? "asking" : "wrong";
    if (!data) return "asking";
    return data.isFree || follows ? "free" : "taken";
  };
  return {
    text: wanted ?? typed ?? data?.free ?? made,
    wanted,
    domain: domainOf(own ?? (data && { slug: data.free, address: data.address })),
    state: state(),
    set: (text) => setTyped(text.toLowerCase()),
  };
}
