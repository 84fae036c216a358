import type { Clock } from "../clock.ts";

const firstMs = 500;
const longestMs = 60_000;

/** Lines of the log in a minute: a database that is away fails all sites at once. */
const linesPerMinute = 20;

export interface FollowAgainLog {
  warn(about: object, words: string): void;
}

interface FollowAgainOptions {
  /** Shows a site as the database says. */
  readonly follow: (siteId: number) => Promise<unknown>;
  readonly log: FollowAgainLog;
  readonly clock: Pick<Clock, "now">;
}

interface Retry {
  /** When it failed first; milliseconds since 1970. */
  readonly since: number;
  /** Until it is tried. */
  readonly ms: number;
  /** Which attempt that is, from 1 on. */
  readonly attempts: number;
}

/** A log that leaves lines out where they are too many within a minute, and says how many with the next one. */
function createSparingLog({ log, clock }: Pick<FollowAgainOptions, "log" | "clock">) {
  let minute = { began: -Infinity, lines: 0 };
  let leftOut = 0;

  return {
    warn(about: object, words: string): void {
      const now = clock.now();
      if (now - minute.began >= 60_000) minute = { began: now, lines: 0 };
      if (minute.lines >= linesPerMinute) {
        leftOut += 1;
        return;
      }
      minute.lines += 1;
      log.warn({ ...about, ...(leftOut > 0 && { leftOut }) }, words);
      leftOut = 0;
    },
    /** Says what was left out at the end. */
    end(words: string): void {
      if (leftOut > 0) log.warn({ leftOut }, words);
      leftOut = 0;
    },
  };
}

/** Of attempts that fail, the 1st, 2nd, 4th, 8th … are logged. */
function isLogged(attempts: number): boolean {
  return Number.isInteger(Math.log2(attempts));
}

/**
 * Shows sites again that couldn't be shown, until they can: the database or the disk failed just after a change was
 * saved. Nothing is noted anywhere but in the log, as nothing may be writable: whoever starts anew shows what the
 * database says. Called with a site and what it failed for.
 */
export function createFollowAgain({
  follow,
  ...options
}: FollowAgainOptions): (siteId: number, error: unknown) => void {
  const { clock } = options;
  const waiting = new Set<number>();
  const log = createSparingLog(options);

  async function retry(siteId: number, { since, ms, attempts }: Retry): Promise<void> {
    try {
      await follow(siteId);
    } catch (err) {
      if (isLogged(attempts))
        log.warn({ err, siteId, attempts }, "a site still isn’t shown as it was saved");
      const next = Math.min(ms * 2, longestMs);
      retryLater(siteId, { since, ms: next, attempts: attempts + 1 });
      return;
    }
    waiting.delete(siteId);
    log.warn({ siteId, attempts, ms: clock.now() - since }, "a site is shown as it was saved");
    if (waiting.size === 0) log.end("all sites are shown as they were saved");
  }

  function retryLater(siteId: number, about: Retry): void {
    setTimeout(() => void retry(siteId, about), about.ms).unref();
  }

  return (siteId, err) => {
    if (waiting.has(siteId)) return;
    waiting.add(siteId);
    log.warn({ err, siteId }, "a site isn’t shown as it was saved; it is tried again");
    retryLater(siteId, { since: clock.now(), ms: firstMs, attempts: 1 });
  };
}
