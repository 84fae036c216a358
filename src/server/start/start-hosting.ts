import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { createCacheMarks } from "../cache-purge/cache-marks.ts";
import { createCachePurges } from "../cache-purge/cache-purges.ts";
import type { Clock } from "../clock.ts";
import type { Env } from "../env.ts";
import { type SiteHosting, createSiteHosting } from "../hosting/site-hosting.ts";
import type { JobHandlers, Jobs } from "../jobs/jobs.ts";
import { contactFileAt } from "../storage/contact-file.ts";
import { openPointerFolder } from "../storage/live-pointer.ts";
import type { Storage } from "../storage/storage.ts";
import { createNetworkReader } from "../visitor-network.ts";

interface Resources {
  readonly env: Env;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** Shows every site that is live, without asking the database. */
export async function startHosting({ env, storage, clock, log }: Resources): Promise<SiteHosting> {
  const folder = join(env.dataDir, "sites");
  const pointers = await openPointerFolder(folder);
  const onError = (err: unknown) => log.error({ err }, "a page could not be shown");
  const isSecure = env.appOrigin.startsWith("https:");
  const hosting = createSiteHosting({
    storage,
    pointers,
    contactFile: contactFileAt(join(folder, "contact.json")),
    clock,
    onError,
    isSecure,
    networkOf: createNetworkReader(env.trustProxy),
    marks: createCacheMarks(env.caches),
  });
  for (const name of await hosting.start()) log.error({ name }, "a pointer can’t be read");
  return hosting;
}

/** Tells caches in front from now on when a site is shown otherwise. */
export function startPurges(
  { env: { caches }, clock, log }: Pick<Resources, "env" | "clock" | "log">,
  { jobs, hosting }: { jobs: Jobs; hosting: SiteHosting },
): JobHandlers {
  const purges = createCachePurges({ caches, jobs, clock, log });
  hosting.afterShown(purges.shown);
  return purges.jobs;
}
