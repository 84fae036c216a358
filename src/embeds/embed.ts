/** How much room a frame takes: a film is as wide as 16 to 9, a map a little higher, a calendar and a list of tracks much higher. */
export type EmbedShape = "film" | "map" | "calendar" | "sound";

/** A third party whose films, maps, calendars or recordings stand in pages, each in a frame of its own. */
export interface Embed<Name extends string = string> {
  /** Permanent: documents hold it. */
  readonly name: Name;
  /** The name that people know it by. */
  readonly label: string;
  /** Who learns of a visitor that looks at it. */
  readonly company: string;
  readonly shape: EmbedShape;
  /** What is stored of an address looks like this. */
  readonly pattern: RegExp;
  /** What is stored of an address; undefined where it is none of this vendor's. The pattern has the last word. */
  read(address: URL): string | undefined;
  /** A short address of this vendor's, which says nothing of what it leads to: only a request would. */
  isShort?(address: URL): boolean;
  /** The address of the frame, which starts by itself where that is what pressing the button asks for. */
  frame(id: string): string;
  /** Where the same is without a frame. */
  page(id: string): string;
  /** Scheme and host of what the frame loads as a document: the policy of pages with it allows these. */
  readonly hosts: readonly `https://${string}`[];
}

/** Declares a vendor of embeds; its type keeps its name. */
export function defineEmbed<const Name extends string>(embed: Embed<Name>): Embed<Name> {
  return embed;
}

/** Whether an address is at this host or at one under it. */
export function isAt({ hostname }: URL, ...hosts: readonly string[]): boolean {
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** The first group of what a path matches. */
export function inPath({ pathname }: URL, pattern: RegExp): string | undefined {
  return pattern.exec(pathname)?.[1];
}
