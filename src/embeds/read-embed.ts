import type { Embed } from "./embed.ts";
import { embeds } from "./registry.ts";

/** What is stored of something that stands in a frame. */
export interface EmbedValue {
  readonly vendor: string;
  /** As the vendor's `pattern` has it. */
  readonly id: string;
}

/** Longest text that is looked at: services' code for a page is under a thousand letters. */
const longest = 4000;
/** The address of the frame in code that services offer for pages. */
const framed = /<iframe\b[^>]*?\bsrc\s*=\s*["']([^"']+)["']/i;

/** The links in such code. */
const linked = /<a\b[^>]*?\bhref\s*=\s*["']([^"']+)["']/gi;

function addressOf(pasted: string): URL | undefined {
  const text = framed.exec(pasted)?.[1]?.replaceAll("&amp;", "&") ?? pasted.trim();
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, "")}`;
  if (/\s/.test(whole) || !URL.canParse(whole)) return undefined;
  const address = new URL(whole);
  return address.username === "" && address.password === "" && address.port === ""
    ? address
    : undefined;
}

/** The vendor of a stored value; undefined where it isn't there or has no such ids. */
export function embedOf({ vendor, id }: EmbedValue): Embed | undefined {
  return embeds.find(({ name, pattern }) => name === vendor && pattern.test(id));
}

function readAddress(address: URL): EmbedValue | undefined {
  for (const { name, pattern, read } of embeds) {
    const id = read(address);
    if (id !== undefined && pattern.test(id)) return { vendor: name, id };
  }
  return undefined;
}

/** The addresses that something pasted has, the best first: of code for pages those of its links, which have names where its frame has numbers. */
function addressesIn(pasted: string): URL[] {
  if (pasted.length > longest) return [];
  const links = framed.test(pasted)
    ? [...pasted.matchAll(linked)].map(([, href = ""]) => href)
    : [];
  return [...links, pasted].flatMap((text) => addressOf(text) ?? []);
}

/** What is stored of an address, or of the code that a service offers for pages; undefined where no vendor knows it. */
export function readEmbed(pasted: string): EmbedValue | undefined {
  const found = addressesIn(pasted).flatMap((address) => readAddress(address) ?? []);
  // a link leads where its frame does
  const vendor = found.at(-1)?.vendor;
  return found.find((one) => one.vendor === vendor);
}

/** The vendor of a short address, which only a request could follow; undefined where it is none. */
export function shortLinkOf(pasted: string): Embed | undefined {
  const address = addressesIn(pasted).at(-1);
  return address && embeds.find((one) => one.isShort?.(address));
}
