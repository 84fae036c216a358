/** The job that removes the files that a site left behind. */
export const collectJob = "trash.collect";

/**
 * Files are left alone for so long after their site, and after somebody stored them again: a copy or an upload that had
 * begun by then has its rows.
 */
export const restMs = 3_600_000;

/** The work that removes the files of a site that goes at this time, in milliseconds since 1970. */
export function collectLater(siteId: number, now: number) {
  return { kind: collectJob, payload: { siteId }, runAt: now + restMs };
}
