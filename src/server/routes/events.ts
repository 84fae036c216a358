import { PassThrough } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { SiteRole } from "#/api/roles.ts";
import { eventsQuerySchema, siteEventsSchema } from "#/api/operations.ts";
import { AppError } from "../errors.ts";
import { OpenPlaces } from "../limits/open-places.ts";
import type { OperationLog } from "../sites/operation-log.ts";
import type { Sites } from "../sites/sites.ts";
import type { SiteNews, SiteSignals } from "../sites/site-signals.ts";
import type { Presence, Stay } from "../presence/presence.ts";
import { accountOf, authorOf, siteOf } from "../http/access.ts";
import { shownName } from "../http/shown-name.ts";

interface EventsRoutesOptions {
  log: OperationLog;
  sites: Pick<Sites, "seen">;
  signals: SiteSignals;
  presence: Presence;
  /** What the request's account may do on its site by now; undefined where it has no access any more. */
  readRole: (request: FastifyRequest) => Promise<SiteRole | undefined>;
}

const viewer = { access: { host: "app", who: "site-viewer", guests: true } } as const;
/** How often access is checked, and the log is read in case that nobody told of it. */
const checkMs = 2_000;
const heartbeatMs = 15_000;
/** How often it is noted that somebody has the site open. */
const seenMs = 60_000;
const operationsPerRead = 200;
/** Streams that one account or one share link has open: a tab has one. */
const mostStreams = 40;

function seenRevision(request: FastifyRequest, since: number | undefined): number | undefined {
  const last = request.headers["last-event-id"];
  if (typeof last === "string" && /^\d{1,15}$/.test(last)) return Number(last);
  return since;
}

/** The revision that a stream goes on from. Guests hear of nothing that was before their link. */
async function startOf(
  request: FastifyRequest,
  log: OperationLog,
  since: number | undefined,
): Promise<number> {
  const { id } = siteOf(request);
  const seen = seenRevision(request, since);
  if (seen === undefined) return log.revision(id);
  return request.guest ? log.revisionAt(id, request.guest.invitedAt, seen) : seen;
}

/** One watcher of a site: sends what the log has beyond `revision` whenever it is called. */
function createFeed(stream: PassThrough, log: OperationLog, siteId: number, from: number) {
  let revision = from;
  let isBusy = false;
  let isWanted = false;
  return async function feed(): Promise<void> {
    isWanted = true;
    if (isBusy) return;
    isBusy = true;
    try {
      while (isWanted && !stream.destroyed) {
        const operations = await log.since(siteId, revision, operationsPerRead);
        isWanted = operations.length === operationsPerRead;
        for (const operation of operations) {
          revision = operation.revision;
          stream.write(`id: ${revision}\nevent: operation\ndata: ${JSON.stringify(operation)}\n\n`);
        }
      }
    } finally {
      isBusy = false;
    }
  };
}

/** Notes now and then that the caller has the site open; the answer ends it. */
function noteSeen(sites: Pick<Sites, "seen">, request: FastifyRequest): () => void {
  const note = () => void sites.seen(siteOf(request).id, authorOf(request)).catch(() => undefined);
  const noting = setInterval(note, seenMs);
  note();
  return () => clearInterval(noting);
}

/** Shows the caller to the others until they leave. */
function enterSite(
  presence: Presence,
  request: FastifyRequest,
  tab: string | undefined,
): Stay | undefined {
  if (tab === undefined) return undefined;
  const { id: siteId, role } = siteOf(request);
  if (request.guest) {
    const { person, name } = request.guest;
    return presence.enter(siteId, tab, { person, name, kind: "guest", role });
  }
  const account = accountOf(request);
  const name = shownName(account);
  return presence.enter(siteId, tab, { person: account.id, name, kind: "member", role });
}

/** A place among the streams of whoever calls; the answer gives it back. */
function takePlace(places: OpenPlaces, request: FastifyRequest): () => void {
  const leave = places.take(authorOf(request));
  if (leave) return leave;
  throw new AppError("too-many-requests", {
    message: "Too many tabs have a site open. Close some of them.",
    retryAfter: checkMs / 1_000,
  });
}

/** Ends a stream with the request that it answers, which may have ended already. */
function endWith(request: FastifyRequest, stream: PassThrough): void {
  if (request.raw.destroyed) stream.destroy();
  else request.raw.once("close", () => stream.destroy());
}

function accessEvent(role: SiteRole): string {
  return `event: access\ndata: ${JSON.stringify({ role })}\n\n`;
}

const streamAnswer = {
  description: "Server-sent events; their data, as JSON, is one of these.",
  content: { "text/event-stream": { schema: siteEventsSchema } },
};

/** Operations as they are applied, as server-sent events named `operation`, how far publishing is (`publish`), who has the site open (`people`), and what the caller may do (`access`, also at the start); `end` when access is lost. */
export function eventsRoutes(
  instance: FastifyInstance,
  { log, sites, signals, presence, readRole }: EventsRoutesOptions,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const streams = new Set<PassThrough>();
  const places = new OpenPlaces(mostStreams);
  app.addHook("preClose", async () => streams.forEach((stream) => stream.end()));

  function watch(request: FastifyRequest, from: number, tab: string | undefined): PassThrough {
    const { id: siteId, role: roleBefore } = siteOf(request);
    const leavePlace = takePlace(places, request);
    let told = roleBefore;
    const stream = new PassThrough({ highWaterMark: 1_048_576 });
    const feed = createFeed(stream, log, siteId, from);
    const update = (news?: SiteNews) => {
      // A reader who takes nothing is cut off and comes back with its last revision.
      if (stream.writableNeedDrain) stream.destroy();
      else if (news) stream.write(`event: ${news.name}\ndata: ${JSON.stringify(news.data)}\n\n`);
      else void feed().catch(() => stream.destroy());
    };
    const check = async () => {
      const role = await readRole(request);
      if (role === undefined) return void stream.end("event: end\ndata: {}\n\n");
      if (role !== told) {
        told = role;
        stream.write(accessEvent(role));
        stay?.changeRole(role);
      }
      update();
    };
    const checking = setInterval(() => void check().catch(() => stream.destroy()), checkMs);
    const stopNoting = noteSeen(sites, request);
    const beating = setInterval(() => stream.write(": still here\n\n"), heartbeatMs);
    const unsubscribe = signals.subscribe(siteId, update);
    const stay = enterSite(presence, request, tab);
    streams.add(stream);
    stream.once("close", () => {
      clearInterval(checking);
      clearInterval(beating);
      stopNoting();
      unsubscribe();
      stay?.leave();
      leavePlace();
      streams.delete(stream);
    });
    stream.once("finish", () => clearInterval(checking));
    stream.write("retry: 1000\n\n");
    // it may have become another one while there was no stream
    stream.write(accessEvent(told));
    update();
    return stream;
  }

  app.get(
    "/api/v1/sites/:siteId/events",
    {
      config: viewer,
      schema: {
        querystring: eventsQuerySchema,
        response: {
          200: streamAnswer,
        },
      },
    },
    async (request, reply) => {
      const from = await startOf(request, log, request.query.since);
      const stream = watch(request, from, request.query.tab);
      endWith(request, stream);
      return (
        reply
          .type("text/event-stream; charset=utf-8")
          .header("cache-control", "no-store")
          .header("x-accel-buffering", "no")
          // the stream is sent as it is; the schema tells what stands in it
          .send(stream as never)
      );
    },
  );
}
