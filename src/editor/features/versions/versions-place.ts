/** What the address of the screen says. */
export interface VersionsPlace {
  /** The point that is looked at; null shows the latest. */
  readonly revision: number | null;
  readonly isCompared: boolean;
}

/** Reads what stands behind `/versions/`: nothing, a revision, or one and `compare`. */
export function readVersionsPlace(rest: string): VersionsPlace {
  const [point = "", view] = rest.split("/");
  const revision = /^[1-9]\d{0,14}$/.test(point) ? Number(point) : null;
  return { revision, isCompared: revision !== null && view === "compare" };
}

/** The address of a point of a site. */
export function versionsPath(site: number, { revision, isCompared }: VersionsPlace): string {
  const point = revision === null ? "" : `/${revision}`;
  return `/sites/${site}/versions${point}${isCompared ? "/compare" : ""}`;
}
