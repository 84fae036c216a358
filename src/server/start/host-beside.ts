import type { Server as Listening } from "node:net";
import type { FastifyBaseLogger } from "fastify";
import { createCacheMarks } from "../cache-purge/cache-marks.ts";
import type { Clock } from "../clock.ts";
import type { Env } from "../env.ts";
import { AppError } from "../errors.ts";
import { type FrontDoor, answerWaiting, openFrontDoor } from "../front-door.ts";
import { type SiteHosting, createSiteHosting } from "../hosting/site-hosting.ts";
import { type Hosts, type SiteDispatch, createHosts, createSiteDispatch } from "../http/hosts.ts";
import { noContactFile } from "../storage/contact-file.ts";
import type { LivePointer, PointerFolder } from "../storage/live-pointer.ts";
import type { Storage } from "../storage/storage.ts";
import { createNetworkReader } from "../visitor-network.ts";
import type { Order, Report } from "../hosting-processes/messages.ts";
import { createProcessMetrics } from "../hosting-processes/process-metrics.ts";
import { createPassOn } from "../hosting-processes/pass-on.ts";

interface Options {
  readonly env: Pick<Env, "appOrigin" | "sitesDomain" | "visitorApiBase" | "trustProxy" | "caches">;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error">;
  /** Resolves when it is on its way. */
  readonly report: (report: Report) => Promise<void>;
}

/** The main process keeps pointers; here they are in memory. */
const noFolder: PointerFolder = {
  readAll: async () => ({ pointers: [], broken: [] }),
  write: async () => undefined,
  remove: async () => undefined,
};

/** Bytes of bodies and manifests: a third of what the main process keeps. */
const memory = { bodies: 16 * 1_048_576, manifests: 8 * 1_048_576 };

/** Whoever asks for anything but what a site shows is passed on: the main process knows better. */
function shownOnly(
  { handle, ready }: SiteDispatch,
  { hosts, hosting }: { hosts: Hosts; hosting: SiteHosting },
): SiteDispatch {
  return {
    handle(request, response) {
      const hostname = hosts.hostnameOf(request);
      const isRead = request.method === "GET" || request.method === "HEAD";
      if (!isRead || hostname === undefined || !hosting.serves(hostname)) return false;
      return handle(request, response);
    },
    ready,
  };
}

async function show(hosting: SiteHosting, pointer: LivePointer): Promise<void> {
  await hosting.show(pointer);
  await hosting.setTakenDown(pointer.site, pointer.isTakenDown ?? false);
}

function createHosting({ env, storage, clock, log, report }: Options): SiteHosting {
  const hosting = createSiteHosting({
    storage,
    pointers: noFolder,
    contactFile: noContactFile,
    clock,
    onError: (err) => log.error({ err }, "a page could not be shown"),
    isSecure: env.appOrigin.startsWith("https:"),
    networkOf: createNetworkReader(env.trustProxy),
    marks: createCacheMarks(env.caches),
    memory,
  });
  hosting.watchLosses((site) => void report({ name: "lost", site }));
  return hosting;
}

/** Milliseconds after which counts are handed over: more isn't lost with a process that is killed. */
const handOverMs = 1_000;

/** Hands over what was counted, again and again until the signal aborts. */
async function handOver(
  { clock, report }: Pick<Options, "clock" | "report">,
  { hosting, signal }: { hosting: SiteHosting; signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    await clock.sleep(handOverMs, signal);
    const counted = signal.aborted ? [] : await hosting.takeCounts();
    if (counted.length > 0) await report({ name: "counted", counted });
  }
}

/** Published sites as the main process says. */
export interface HostBeside {
  /** Answers visitors from now on. Synchronous: the socket is taking connections already. */
  listen(listening: Listening): void;
  /** Does what it is told; orders are given one after the other. */
  take(order: Order): Promise<void>;
}

/** Hosts what it is told to show. */
export async function hostBeside(
  options: Options,
  { pointers, passTo, contact }: Extract<Order, { name: "start" }>,
): Promise<HostBeside> {
  const { env, report } = options;
  const hosting = createHosting(options);
  await hosting.setContact(contact);
  for (const pointer of pointers) await show(hosting, pointer);
  const hosts = createHosts({ ...env, siteHost: hosting });
  const dispatch = createSiteDispatch(hosts, { ...env, siteHost: hosting });
  const door: FrontDoor = openFrontDoor(shownOnly(dispatch, { hosts, hosting }));
  const unavailable = answerWaiting(new AppError("unavailable"));
  door.lead(createPassOn({ passTo, unavailable }));
  const tellCounts = async () => report({ name: "counted", counted: await hosting.takeCounts() });
  const measure = createProcessMetrics();
  const closing = new AbortController();
  await report({ name: "ready" });
  return {
    listen(listening) {
      door.listenOn(listening);
      void handOver(options, { hosting, signal: closing.signal });
    },
    async take(order) {
      if (order.name === "close") {
        await door.close();
        closing.abort();
        return tellCounts();
      }
      if (order.name === "show") await show(hosting, order.pointer);
      else if (order.name === "hide") await hosting.hide(order.site);
      else if (order.name === "contact") await hosting.setContact(order.contact);
      else if (order.name === "count") await tellCounts();
      else if (order.name === "measure") await report({ name: "measured", metrics: measure() });
      if ("turn" in order) await report({ name: "done", turn: order.turn });
    },
  };
}
