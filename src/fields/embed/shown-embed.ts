import { embedOf } from "#/embeds/read-embed.ts";
import type { EmbedValue } from "#/embeds/read-embed.ts";
import type { Embed } from "#/embeds/embed.ts";

/** What a page needs to know of something that stands in a frame. */
export interface ShownEmbed extends Pick<Embed, "label" | "company" | "shape" | "hosts"> {
  /** The address of the frame. */
  readonly frame: string;
  /** Where the same is at the vendor's. */
  readonly page: string;
}

/** Undefined where nothing is chosen, or of a vendor that isn't known. */
export function shownEmbed(value: EmbedValue | null): ShownEmbed | undefined {
  const vendor = value ? embedOf(value) : undefined;
  if (!value || !vendor) return undefined;
  const { label, company, shape, hosts, frame, page } = vendor;
  return { label, company, shape, hosts, frame: frame(value.id), page: page(value.id) };
}
