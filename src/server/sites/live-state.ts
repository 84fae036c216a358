import type { ReleaseInfo } from "#/api/publishing.ts";

/** The release that the database says is live, and whether its site is taken down. */
export interface LiveRelease {
  readonly id: number | null;
  readonly isOff: boolean;
}

/** Which of a site's releases is live, by an id; `isLive` and `isOff` as the API tells them. */
export function liveState(
  id: number,
  live: LiveRelease,
): Pick<ReleaseInfo, "isLive"> & { isOff?: true } {
  const isTheOne = id === live.id;
  return { isLive: isTheOne && !live.isOff, ...(isTheOne && live.isOff && { isOff: true }) };
}
