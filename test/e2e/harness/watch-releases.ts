import { setTimeout as pause } from "node:timers/promises";
import { fetchSite } from "./fetch-site.ts";

interface Seen {
  readonly answers: number;
  /** Every page that was seen, by the release that it said it belongs to. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
  readonly problems: readonly string[];
}

/** A hundred looks in a second; more would only take the machine from what is watched. */
const betweenMs = 10;

/** Asks for a page again and again, as visitors do, until it is stopped. */
export function watchReleases(address: string): { stop(): Promise<Seen> } {
  const pages = new Map<string, Set<string>>();
  const problems: string[] = [];
  let answers = 0;
  const stopping = new AbortController();

  const look = async (): Promise<void> => {
    const { status, headers, body } = await fetchSite(address);
    answers += 1;
    const release = headers["x-release"];
    if (status !== 200) problems.push(`status ${status}`);
    if (!body.trimEnd().endsWith("</html>")) problems.push(`cut off after ${body.length}`);
    if (typeof release !== "string") {
      problems.push("no X-Release");
      return;
    }
    const bodies = pages.get(release) ?? new Set();
    pages.set(release, bodies.add(body));
    if (bodies.size > 1) problems.push(`release ${release} has ${bodies.size} different pages`);
  };
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      await look().catch((error: unknown) => problems.push(String(error)));
      await pause(betweenMs);
    }
  })();

  return {
    async stop() {
      stopping.abort();
      await watching;
      return { answers, pages, problems };
    },
  };
}
