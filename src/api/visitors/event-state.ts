/** How many people a reply counts as: nobody, or whoever replies with the guests. */
export function seatsOf(attending: string | undefined, guests: string | undefined): number {
  return attending === "yes" ? 1 + Number(guests ?? 0) : 0;
}
