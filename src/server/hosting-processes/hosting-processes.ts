import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Server, ServerOptions } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import { type InnerDoor, openInnerDoor } from "./inner-door.ts";
import { type ProcessMetrics, metricsText } from "./process-metrics.ts";
import { type Order, orderFor, reportSchema } from "./messages.ts";

interface Options {
  /** The program of one process. */
  readonly program: string;
  /** How many there are beside this one. */
  readonly count: number;
  readonly hosting: Pick<
    SiteHosting,
    | "sites"
    | "pointerOf"
    | "watchPointers"
    | "reportLoss"
    | "watchCounts"
    | "addCounts"
    | "contact"
    | "watchContact"
  >;
  /** What listens. Its `closeWith` closes something else with it. */
  readonly door: { readonly server: Server; closeWith(close: () => Promise<void>): void };
  /** How long requests may take, as what listens has it. */
  readonly timeouts: ServerOptions;
  readonly clock: Pick<Clock, "now" | "sleep">;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

/** A process that ends sooner than this after its start is replaced a while later: something is wrong. */
const soonMs = 5_000;
const laterMs = 1_000;
/** So long a process is waited for to show a change, or to tell its counts; one that is slower does so later. */
const longestTurnMs = 1_000;

interface Beside {
  /** Among all that host, from 2: the main process is the first. One that takes another's place has its place. */
  readonly place: number;
  readonly child: ChildProcess;
  /** Turns that it hasn't reported yet. */
  readonly turns: Map<number, () => void>;
  /** Whether it could answer visitors. */
  isReady: boolean;
  /** Whether it answers them. */
  isListening: boolean;
  /** How it stood when it was asked last, until that was told. */
  metrics: ProcessMetrics | undefined;
}

function tell({ child }: Beside, order: Order, listening?: Server): void {
  // one that is ending hears nothing any more
  if (child.connected) child.send(order, listening, {}, () => undefined);
}

/** Ends the turns that a process won't report any more. */
function endTurns({ turns }: Beside): void {
  for (const end of turns.values()) end();
  turns.clear();
}

function hear(beside: Beside, { hosting, door }: Options): void {
  beside.child.on("message", (message) => {
    const report = reportSchema.parse(message);
    if (report.name === "lost") hosting.reportLoss(report.site);
    if (report.name === "counted") hosting.addCounts(report.counted);
    if (report.name === "measured") beside.metrics = report.metrics;
    if (report.name === "ready") beside.isReady = true;
    if (report.name === "done") {
      beside.turns.get(report.turn)?.();
      beside.turns.delete(report.turn);
    }
    // what was answered while it was starting has to hold in it before it answers
    if (!beside.isReady || beside.isListening || beside.turns.size > 0) return;
    beside.isListening = true;
    tell(beside, { name: "listen" }, door.server);
  });
  beside.child.on("error", () => undefined);
}

/** Starts one with all that is shown at the moment; what changes from now on it is told in order. */
function startBeside({ program, hosting }: Options, inner: InnerDoor, place: number): Beside {
  const child = fork(program, { stdio: "inherit", execArgv: ["--max-semi-space-size=2"] });
  const pointers = hosting.sites().flatMap((site) => hosting.pointerOf(site) ?? []);
  const order: Order = { name: "start", pointers, passTo: inner.path, contact: hosting.contact() };
  const state = { turns: new Map(), isReady: false, isListening: false, metrics: undefined };
  const beside: Beside = { place, child, ...state };
  tell(beside, order);
  return beside;
}

/** Has all of them, or some, do something; resolves when they have, or took too long. */
function createTell(all: ReadonlySet<Beside>, { clock }: Options) {
  let last = 0;
  return async (orderOf: (turn: number) => Order, some: Iterable<Beside> = all): Promise<void> => {
    const turn = (last += 1);
    const order = orderOf(turn);
    const told = [...some];
    const done = told.map(
      (beside) =>
        new Promise<void>((resolve) => {
          beside.turns.set(turn, resolve);
          if (!beside.isListening) resolve();
          tell(beside, order);
        }),
    );
    const enough = new AbortController();
    await Promise.race([Promise.all(done), clock.sleep(longestTurnMs, enough.signal)]);
    enough.abort();
    // one that is starting has to report all of them before it answers
    for (const { isListening, turns } of told) if (isListening) turns.delete(turn);
  };
}

/** Processes that host sites beside this one. */
export interface HostingProcesses {
  /** How they stand, in Prometheus' text form. */
  text(): Promise<string>;
}

/** Hosts published sites in more processes beside this one, on the socket that the door listens on, until that is closed. */
export async function startHostingProcesses(options: Options): Promise<HostingProcesses> {
  const { count, hosting, door, clock, log } = options;
  const inner = await openInnerDoor(door.server, options.timeouts);
  const all = new Set<Beside>();
  const closing = new AbortController();

  /** Resolves when it has ended. Throws where it couldn't be started: there are too many processes, or files open. */
  async function hostOnce(place: number): Promise<void> {
    const beside = startBeside(options, inner, place);
    all.add(beside);
    hear(beside, options);
    try {
      const [code, signal] = await once(beside.child, "exit");
      // what it said last may still be on its way
      if (beside.child.connected) await once(beside.child, "disconnect");
      if (closing.signal.aborted) return;
      log.error({ code, signal }, "a process that hosts sites ended; another one takes its place");
    } finally {
      all.delete(beside);
      endTurns(beside);
    }
  }

  async function keepOne(place: number): Promise<void> {
    while (!closing.signal.aborted) {
      const startedAt = clock.now();
      await hostOnce(place).catch((err: unknown) =>
        log.error({ err }, "a process that hosts sites couldn’t be started"),
      );
      const isSoon = clock.now() - startedAt < soonMs;
      if (isSoon && !closing.signal.aborted) await clock.sleep(laterMs, closing.signal);
    }
  }

  const tellAll = createTell(all, options);
  hosting.watchPointers((site, pointer) => tellAll((turn) => orderFor(turn, site, pointer)));
  hosting.watchContact((contact) => tellAll((turn) => ({ name: "contact", turn, contact })));
  hosting.watchCounts(() => tellAll((turn) => ({ name: "count", turn })));
  const kept = Array.from({ length: count }, (_, index) => keepOne(index + 2));
  door.closeWith(async () => {
    closing.abort();
    for (const beside of all) tell(beside, { name: "close" });
    await Promise.all(kept);
    await inner.close();
  });
  async function measure(): Promise<string> {
    // one that doesn't tell in time isn't told of, rather than as it was
    for (const beside of all) beside.metrics = undefined;
    const listening = [...all].filter(({ isListening }) => isListening);
    await tellAll((turn) => ({ name: "measure", turn }), listening);
    const told = [...all].flatMap(({ place, metrics }) =>
      metrics ? [[place, metrics] as const] : [],
    );
    return metricsText(new Map(told));
  }

  let measuring: Promise<string> | undefined;
  // whoever asks meanwhile hears the same
  return { text: () => (measuring ??= measure().finally(() => (measuring = undefined))) };
}
