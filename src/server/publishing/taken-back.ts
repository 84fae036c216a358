import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { EditedSite } from "../sites/site-rows.ts";
import type { EqualsLive } from "./equals-live.ts";

interface TakenBackOptions {
  readonly equalsLive: EqualsLive;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

/** The ids of those whose edits were all taken back. Never rejects. */
export type FindTakenBack = (sites: readonly EditedSite[]) => Promise<ReadonlySet<number>>;

/** An answer waits so long in milliseconds; what takes longer is known to a later one. */
const patience = 250;
/** Sites of which it is kept that they differ. */
const mostKept = 10_000;

const stateOf = ({ revision, releaseId }: EditedSite): string => `${revision} ${releaseId}`;

/**
 * Compares sites with their releases one after the other, each once for every edit: what equals is remembered by the
 * database, what differs here.
 */
export function createFindTakenBack({ equalsLive, clock, log }: TakenBackOptions): FindTakenBack {
  const differs = new Map<number, string>();
  /** Those that are compared right now. */
  const asked = new Map<number, Promise<boolean>>();

  async function compare(site: EditedSite): Promise<boolean> {
    try {
      const { isEqual, revision } = await equalsLive(site.id);
      if (isEqual || revision !== site.revision) return isEqual && revision === site.revision;
      differs.delete(site.id);
      differs.set(site.id, stateOf(site));
      const [oldest] = differs.keys();
      if (differs.size > mostKept && oldest !== undefined) differs.delete(oldest);
    } catch (err) {
      log.warn({ err, siteId: site.id }, "a site can’t be compared with its release");
    }
    return false;
  }

  function ask(site: EditedSite): Promise<boolean> {
    const known = asked.get(site.id);
    if (known) return known;
    const answer = compare(site).finally(() => asked.delete(site.id));
    asked.set(site.id, answer);
    return answer;
  }

  return async (sites) => {
    const found = new Set<number>();
    const open = sites.filter((site) => differs.get(site.id) !== stateOf(site));
    if (open.length === 0) return found;
    const over = new AbortController();
    const all = async (): Promise<void> => {
      for (const site of open) {
        if (over.signal.aborted) return;
        if (await ask(site)) found.add(site.id);
      }
    };
    await Promise.race([all(), clock.sleep(patience, over.signal)]);
    over.abort();
    return new Set(found);
  };
}
