import { Server as Listening } from "node:net";
import { systemClock } from "./clock.ts";
import { readEnv } from "./env.ts";
import { isOutside } from "./errors.ts";
import { type HostBeside, hostBeside } from "./start/host-beside.ts";
import { type Order, type Report, orderSchema } from "./hosting-processes/messages.ts";
import { openStorageBeside } from "./start/keep-near.ts";
import { createLog } from "./log.ts";

/** Hosts published sites beside the main process, which starts it and tells it what to show (decision 711). */
const env = readEnv(process.env);
const log = createLog();

// it ends with the main process, which says when, or is gone
process.on("disconnect", () => process.exit(0));
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => undefined);

function outlive(err: unknown): void {
  log.error({ err }, "something failed that nobody waited for");
  if (!isOutside(err)) process.exit(1);
}
process.on("uncaughtException", outlive);
process.on("unhandledRejection", outlive);

function report(message: Report): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(message, undefined, {}, () => resolve());
    else resolve();
  });
}

let host: HostBeside | undefined;

async function take(order: Order): Promise<void> {
  if (order.name === "start") {
    const storage = await openStorageBeside(env);
    host = await hostBeside({ env, storage, clock: systemClock, log, report }, order);
    return;
  }
  await host?.take(order);
  if (order.name === "close") process.exit(0);
}

let taking = Promise.resolve();

process.on("message", (message, listening) => {
  const order = orderSchema.parse(message);
  if (listening instanceof Listening) host?.listen(listening);
  else taking = taking.then(() => take(order));
});
