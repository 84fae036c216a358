import { statfs } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { type Kysely, sql } from "kysely";
import type { HealthReport } from "#/api/operator-health.ts";
import { type Overview, overviewSchema } from "#/api/operator-overview.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { mailJobKind } from "../mail/mail.ts";
import type { HealthReports } from "./health-reports.ts";
import { programVersion } from "../program-version.ts";

const url = "/api/v1/operator/overview";

export const overviewRouteList = [`GET ${url}`] as const;

interface OverviewOptions {
  database: Database;
  /** The folder whose disk is told of. */
  dataDir: string;
  /** Whether mail leaves this installation. */
  delivers: boolean;
  health: Pick<HealthReports, "read">;
}

/** The numbers of an overview, in one question to the database. */
async function readCounts(db: Kysely<Schema>): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from "sites" where "erasedAt" is null) as "sites",
    (select count(*) from "sites" where "erasedAt" is null and "trashedAt" is null
      and "takenDownAt" is null and "liveReleaseId" is not null
      and not exists (select 1 from "unpublished"
        where "unpublished"."siteId" = "sites"."id" and "page" = '')) as "live",
    (select count(*) from "users") as "people",
    (select count(*) from "users" where "suspendedAt" is not null) as "suspended",
    (select coalesce(sum("kept"."bytes"), 0) from (
      select "hash", "bytes" from "assets" union select "hash", "bytes" from "sentFiles"
    ) as "kept") as "bytes",
    (select count(*) from "domains" where "servedAt" is not null) as "domains",
    (select count(*) from "domains" where "lostAt" is not null and "servedAt" is null) as "lost",
    (select count(*) from "submissions"
      join "sites" on "sites"."id" = "submissions"."siteId" and "sites"."erasedAt" is null
      left join "complaintDecisions" on "complaintDecisions"."submissionId" = "submissions"."id"
      where "kind" = 'compliance' and "decidedAt" is null) as "complaints",
    (select count(*) from "heldReleases"
      join "sites" on "sites"."id" = "heldReleases"."siteId" and "sites"."trashedAt" is null
      where "state" = 'waiting') as "held",
    (select count(*) from "jobs" where "failedAt" is not null
      and "kind" <> ${mailJobKind}) as "jobs",
    (select count(*) from "jobs" where "failedAt" is not null
      and "kind" = ${mailJobKind}) as "mails"`.execute(db);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, n]) => [name, Number(n)]));
}

async function readDisk(folder: string): Promise<Overview["disk"]> {
  const disk = await statfs(folder).catch(() => null);
  return disk && { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize };
}

function shortHealth({ state, endedAt, host, checks }: HealthReport): Overview["health"] {
  const findings = checks.flatMap((check) => check.findings);
  const problems = findings.filter(({ state }) => state === "problem").length;
  return state === "none" ? null : { state, problems, endedAt, host };
}

/** How the installation stands, and what waits for an operator. */
export function overviewRoute(
  instance: FastifyInstance,
  { database: { db, dialect }, dataDir, delivers, health }: OverviewOptions,
): void {
  const { version } = programVersion();
  instance.withTypeProvider<ZodTypeProvider>().get(
    url,
    {
      config: { access: { host: "app", who: "operator" } },
      schema: { response: { 200: overviewSchema } },
    },
    async (_request, reply) => {
      const [counts, disk, report] = await Promise.all([
        readCounts(db),
        readDisk(dataDir),
        health.read(),
      ]);
      const count = (name: string): number => counts[name] ?? 0;
      reply.header("cache-control", "no-store");
      return {
        version,
        database: dialect,
        sendsMail: delivers,
        sites: { total: count("sites"), live: count("live") },
        people: { total: count("people"), suspended: count("suspended") },
        storedBytes: count("bytes"),
        disk,
        domains: { live: count("domains"), lost: count("lost") },
        openComplaints: count("complaints"),
        heldReleases: count("held"),
        failedJobs: count("jobs"),
        failedMails: count("mails"),
        health: shortHealth(report),
      };
    },
  );
}
