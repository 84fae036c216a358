import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import type { Outgoing } from "../outgoing/send-out.ts";
import { askLink } from "./ask-link.ts";
import type { LinkAnswer } from "./ask-link.ts";
import type { LinkAnswers } from "./link-answers.ts";

/** The kind of work that asks addresses of other sites. */
export const askLinksJob = "outside-links.ask";

/** In one go: so many of a host, one after the other with a pause, of so many hosts at once, for so long. */
const perHost = 20;
const pauseMs = 500;
const hostsAtOnce = 4;
const longestMs = 120_000;

interface AskJobOptions {
  readonly clock: Clock;
  readonly outgoing: Pick<Outgoing, "ask">;
  readonly answers: LinkAnswers;
  /** Names the program, and the installation that it runs on. */
  readonly userAgent: string;
  /** The addresses that a site links to now; none where it has gone. */
  readonly addressesOf: (siteId: number) => Promise<readonly string[]>;
}

const payloadSchema = z.object({ siteId: z.number().int() });

function byHost(addresses: readonly string[]): string[][] {
  const hosts = Map.groupBy(addresses, (address) => URL.parse(address)?.host ?? "");
  return [...hosts.values()].map((all) => all.slice(0, perHost));
}

/** A name that leads nowhere means something only where others are heard: else it is we who have no network. */
function believable(heard: ReadonlyMap<string, LinkAnswer>): Map<string, LinkAnswer> {
  const isNameless = (answer: LinkAnswer) => answer.outcome === "gone" && answer.status === 0;
  const hasNetwork = [...heard.values()].some(
    (answer) => answer.outcome !== "unknown" && !isNameless(answer),
  );
  if (hasNetwork) return new Map(heard);
  return new Map(
    [...heard].map(([address, answer]) => [
      address,
      isNameless(answer) ? { outcome: "unknown" } : answer,
    ]),
  );
}

export function askLinksJobs(options: AskJobOptions): JobHandlers {
  const { clock, answers, addressesOf } = options;

  async function askAll(addresses: readonly string[]): Promise<Map<string, LinkAnswer>> {
    const heard = new Map<string, LinkAnswer>();
    const hosts = byHost(addresses);
    const end = clock.now() + longestMs;
    async function askHosts(): Promise<void> {
      for (let host = hosts.shift(); host; host = hosts.shift())
        for (const [place, address] of host.entries()) {
          if (clock.now() >= end) return;
          if (place > 0) await clock.sleep(pauseMs);
          heard.set(address, await askLink(options, address));
        }
    }
    await Promise.all(Array.from({ length: hostsAtOnce }, askHosts));
    return heard;
  }

  return {
    async [askLinksJob](payload) {
      const { siteId } = payloadSchema.parse(payload);
      const addresses = await addressesOf(siteId);
      const { due } = await answers.read(siteId, addresses, clock.now());
      const heard = believable(await askAll(due));
      await answers.keep(siteId, heard, clock.now());
      await answers.forgetOthers(siteId, addresses);
    },
  };
}
