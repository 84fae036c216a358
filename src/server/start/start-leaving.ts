import { templates } from "#/sections/registry.ts";
import type { AppDependencies } from "../app-dependencies.ts";
import type { Clock } from "../clock.ts";
import type { Env } from "../env.ts";
import { createExports } from "../exports/exports.ts";
import { createInbox } from "../inbox/inbox.ts";
import type { Jobs } from "../jobs/jobs.ts";

interface LeavingParts extends Pick<
  Parameters<typeof createExports>[0],
  "projects" | "history" | "hosting" | "moved"
> {
  readonly jobs: Jobs;
}

/** What visitors sent, and what of a site leaves with it. */
export function startLeaving(
  { env, database, clock }: Pick<AppDependencies, "database"> & { env: Env; clock: Clock },
  parts: LeavingParts,
): Pick<AppDependencies, "inbox" | "exports"> {
  const inbox = createInbox({ database, clock, jobs: parts.jobs });
  return { inbox, exports: createExports({ ...env, ...parts, database, inbox, templates }) };
}
