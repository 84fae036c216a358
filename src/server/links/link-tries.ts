import type { Clock } from "../clock.ts";
import { type LimitOfAll, createLimitOfAll } from "../limits/limit-of-all.ts";
import type { SharedCounts } from "../limits/shared-counts.ts";

/** What tries are counted in. */
export const linkTriesMs = 600_000;
/** Sessions that a network begins within the window. */
const limit = 120;

/**
 * How often networks may begin sessions by a link, each of which is kept. A try counts before it is looked at; one that
 * opens nothing is given back: secrets of 256 bits aren't guessed, and who has the right one is never locked out by
 * those who haven't.
 */
export function createLinkTries(
  clock: Clock,
  counts: SharedCounts | undefined,
  name: "share" | "preview",
): LimitOfAll {
  return createLimitOfAll({ clock, counts, name: `${name} from`, limit, windowMs: linkTriesMs });
}

/** Wrong passwords of a network at one link within the window, as at a page. */
const wrongPasswords = 5;

/** How often networks may try the password of a link whose secret they have. */
export function createPasswordTries(clock: Clock, counts: SharedCounts | undefined): LimitOfAll {
  const name = "password of link";
  return createLimitOfAll({ clock, counts, name, limit: wrongPasswords, windowMs: linkTriesMs });
}

/** Comments of a network, and of all who have a link, within the window. */
const commentLimits = { network: 30, link: 90 } as const;

/** How often those who look by links may comment, by their network and by their link. */
export interface CommentTries {
  readonly ofNetwork: LimitOfAll;
  readonly ofLink: LimitOfAll;
}

export function createCommentTries(clock: Clock, counts: SharedCounts | undefined): CommentTries {
  const about = { clock, counts, windowMs: linkTriesMs };
  return {
    ofNetwork: createLimitOfAll({ ...about, name: "comments from", limit: commentLimits.network }),
    ofLink: createLimitOfAll({ ...about, name: "comments by link", limit: commentLimits.link }),
  };
}
