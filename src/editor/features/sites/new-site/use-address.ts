import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { slugFromName } from "#/lib/slug-from-name.ts";
import { slugSchema } from "#/api/sites.ts";
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

/** The address of a site that isn't there yet: from its name, until somebody types another. */
export function useAddress(sites: Pick<SitesClient, "address">, name: string): AddressDraft {
  const [typed, setTyped] = useState<string>();
  const wanted = typed === undefined || typed === "" ? undefined : typed;
  const made = name.trim() === "" ? "" : slugFromName(name);
  const slug = useDeferredValue(wanted ?? made);
  const isValid = slugSchema.safeParse(slug).success;
  const { data } = useQuery({
    queryKey: ["address", slug],
    queryFn: () => sites.address(slug),
    enabled: isValid,
  });
  const follows = wanted === undefined;
  const state = (): AddressDraft["state"] => {
    if (slug === "") return "none";
    if (!isValid) return follows ? "asking" : "wrong";
    if (!data) return "asking";
    return data.isFree || follows ? "free" : "taken";
  };
  return {
    text: wanted ?? typed ?? data?.free ?? made,
    wanted,
    domain: data ? shownAddress(data.address).slice(data.free.length) : "",
    state: state(),
    set: (text) => setTyped(text.toLowerCase()),
  };
}
