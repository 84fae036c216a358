import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { repliesEndAt } from "#/site/replies-end-at.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { takenSeats } from "./add-reply.ts";
import type { PublishedSites } from "./published-sites.ts";
import { checkOrigin, siteOfVisit, unaskedAt } from "./visit.ts";

interface EventRepliesOptions {
  /** Path of the visitors' calls without a slash at its end (R26). */
  base: string;
  sites: PublishedSites;
  database: Pick<Database, "db">;
  clock: Clock;
}

const config = { access: { host: "visitors", who: "anyone" } } as const;
const params = z.object({ site: z.string(), event: z.string().max(60) });
const answer = z.object({
  state: z.enum(["open", "full", "closed"]),
  left: z.number().int().nonnegative().nullable().describe("Places; null where there is no limit."),
});
type Replies = z.infer<typeof answer>;

/** For so long an answer is given again, in milliseconds: a crowd must not count all replies at every visit. */
const freshFor = 3_000;
const mostKept = 1_000;

/** Whether a published event takes replies (R9), under the configured base (R26) and under /api/v1. */
export function eventRepliesRoute(
  instance: FastifyInstance,
  { base, sites, database, clock }: EventRepliesOptions,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const known = new Map<string, { since: number; taken: Promise<number> }>();

  function takenOf(siteId: number, topic: string): Promise<number> {
    const key = `${siteId} ${topic}`;
    const kept = known.get(key);
    if (kept && clock.now() - kept.since < freshFor) return kept.taken;
    if (known.size >= mostKept) known.clear();
    const taken = takenSeats(database.db, { siteId, topic });
    known.set(key, { since: clock.now(), taken });
    taken.catch(() => known.delete(key));
    return taken;
  }

  for (const start of new Set(["/api/v1", base])) {
    app.get(
      `${start}/sites/events/:site/:event/replies`,
      {
        config,
        schema: {
          summary: "Whether an event takes replies, and how many places are left.",
          params,
          response: { 200: answer },
        },
      },
      async (request, reply): Promise<Replies> => {
        const site = await siteOfVisit(request, sites);
        checkOrigin(request, reply, { site, sites });
        const unasked = unaskedAt(request, { site, sites });
        const events = await site.eventsFor({ cookies: request.headers.cookie, unasked });
        const event = events.find(({ id }) => id === request.params.event);
        if (!event) throw new AppError("not-found");
        reply.header("cache-control", "private, max-age=5");
        const { capacity } = event;
        const left =
          capacity === null ? null : Math.max(0, capacity - (await takenOf(site.id, event.id)));
        const isClosed = clock.now() >= repliesEndAt(event);
        return { state: isClosed ? "closed" : left === 0 ? "full" : "open", left };
      },
    );
  }
}
