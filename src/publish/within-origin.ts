import type { Link } from "#/site/link.ts";

/** A link by an address of the site itself as one by the path: `origin` is the scheme and host of the site. */
export function withinOrigin(link: Link, origin: string): Link {
  return link.kind === "address" && link.address.startsWith(`${origin}/`)
    ? { ...link, address: link.address.slice(origin.length) }
    : link;
}
