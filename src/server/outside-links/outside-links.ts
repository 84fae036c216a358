import type { OutsideLink } from "#/site/checks/outside-links.ts";
import { problem } from "#/site/problem.ts";
import type { Problem } from "#/site/problem.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import type { JobHandlers, Jobs } from "../jobs/jobs.ts";
import { type Outgoing, createOutgoing } from "../outgoing/send-out.ts";
import { askLinksJob, askLinksJobs } from "./ask-job.ts";
import type { LinkAnswer } from "./ask-link.ts";
import { createLinkAnswers } from "./link-answers.ts";

/** Of a site so many addresses are asked for. */
const mostAddresses = 500;
/** So many links are told of. */
const mostTold = 200;

/** What publishing should know of a site's links to other sites. */
export interface OutsideLinks {
  /** Tells what is known; what isn't, or not any more, is asked for later. */
  tell(
    siteId: number,
    links: readonly OutsideLink[],
  ): Promise<{ problems: readonly Problem[]; isAsking: boolean }>;
  /** For a worker of its own: other sites may be slow. None where the operator has turned it off. */
  readonly jobs: JobHandlers;
}

interface OutsideLinksOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, "add">;
  /** Only public addresses where it is left out. */
  readonly outgoing?: Outgoing | undefined;
  readonly isOn: boolean;
  readonly appOrigin: string;
  /** The links of a site as it is now. @throws AppError not-found */
  readonly linksOf: (siteId: number) => Promise<readonly OutsideLink[]>;
}

function addressesOf(links: readonly OutsideLink[]): string[] {
  return [...new Set(links.map(({ address }) => address))].slice(0, mostAddresses);
}

function toProblem(link: OutsideLink, answer: LinkAnswer | undefined): Problem[] {
  const { address, path, ...place } = link;
  if (answer?.outcome === "gone") {
    const { status } = answer;
    return [{ ...problem("outside-broken", place, { path, values: { status } }), address }];
  }
  if (answer?.outcome !== "moved") return [];
  return [{ ...problem("outside-moved", place, { path }), address, leadsTo: answer.leadsTo }];
}

export function createOutsideLinks(options: OutsideLinksOptions): OutsideLinks {
  const { database, clock, jobs, isOn, appOrigin } = options;
  const { outgoing = createOutgoing() } = options;
  const answers = createLinkAnswers(database.db);

  /** Puts the work into the table, where it doesn't wait there already. */
  async function askLater(siteId: number): Promise<void> {
    const payload = { siteId };
    const waiting = await database.db
      .selectFrom("jobs")
      .select("id")
      .where("kind", "=", askLinksJob)
      .where("payload", "=", JSON.stringify(payload))
      .where("failedAt", "is", null)
      .executeTakeFirst();
    if (!waiting) await jobs.add({ kind: askLinksJob, payload });
  }

  const handlers = askLinksJobs({
    clock,
    outgoing,
    answers,
    userAgent: `Vitrine-Links/1 (+${appOrigin})`,
    async addressesOf(siteId) {
      try {
        return addressesOf(await options.linksOf(siteId));
      } catch (error) {
        if (error instanceof AppError && error.code === "not-found") return [];
        throw error;
      }
    },
  });

  return {
    async tell(siteId, links) {
      if (!isOn || links.length === 0) return { problems: [], isAsking: false };
      const { known, due } = await answers.read(siteId, addressesOf(links), clock.now());
      if (due.length > 0) await askLater(siteId);
      const problems = links.flatMap((link) => toProblem(link, known.get(link.address)));
      return { problems: problems.slice(0, mostTold), isAsking: due.length > 0 };
    },
    jobs: isOn ? handlers : {},
  };
}
