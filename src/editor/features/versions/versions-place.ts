/** What the address of the screen says. */
export interface VersionsPlace {
  /** The point that is looked at; null shows the latest. */
  readonly revision: number | null;
  /** The number of the release that was made of it, where that is what is looked at. */
  readonly release?: number | undefined;
  readonly isCompared: boolean;
}

/** Reads what stands behind `/versions/`: nothing, a revision with or without a release, or one and `compare`. */
export function readVersionsPlace(rest: string): VersionsPlace {
  const [point = "", view] = rest.split("/");
  const [, revision, release] = /^([1-9]\d{0,14})(?:-r([1-9]\d{0,14}))?$/.exec(point) ?? [];
  if (revision === undefined) return { revision: null, isCompared: false };
  return {
    revision: Number(revision),
    ...(release !== undefined && { release: Number(release) }),
    isCompared: view === "compare",
  };
}

/** The address of a point of a site. A release has one of its own, beside that of what led to it. */
export function versionsPath(
  site: number,
  { revision, release, isCompared }: VersionsPlace,
): string {
  const made = release === undefined ? "" : `-r${release}`;
  const point = revision === null ? "" : `/${revision}${made}`;
  return `/sites/${site}/versions${point}${isCompared ? "/compare" : ""}`;
}
