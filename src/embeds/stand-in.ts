/** How tests stand in for a vendor of embeds. */
export interface EmbedStandIn {
  /** What people paste, and what is stored of it; the first one stands for the others where one is enough. */
  readonly pasted: readonly (readonly [pasted: string, stored: string])[];
  /** Its short addresses, where it has such. */
  readonly short?: readonly string[];
  /** Addresses that are none of this vendor's. */
  readonly hostile: readonly string[];
  /** The addresses of frame and page for the first one. */
  readonly frame: string;
  readonly page: string;
}
