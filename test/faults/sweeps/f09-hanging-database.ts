import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import SqliteFile from "better-sqlite3";
import { percentile } from "../../bench/measuring/statistics.ts";
import { ask, isTaken } from "../ask.ts";
import { audit } from "../audit.ts";
import type { Fault, Point, Wanted } from "../fault.ts";
import { type Ground, makeGround } from "../ground.ts";
import { acknowledged } from "../ledger.ts";
import { comesToHold } from "../look-again.ts";
import { type Timed, askSteadily } from "../steady.ts";

interface Hang {
  readonly name: string;
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
}

/** What makes a database stop answering: a PostgreSQL that is frozen or gone, a file that another process has. */
function hangsOf({ postgres, dataDir }: Ground): Hang[] {
  if (postgres)
    return [
      { name: "frozen", begin: () => postgres.freeze(), end: () => postgres.thaw() },
      { name: "killed", begin: () => postgres.kill(), end: () => postgres.start() },
    ];
  const other = new SqliteFile(join(dataDir, "vitrine.sqlite"));
  return [
    {
      name: "held by another process",
      begin: () => void other.exec("begin immediate"),
      end: () => void other.exec("rollback"),
    },
  ];
}

const pagesPerSecond = 50;
const formsPerSecond = 4;
/** Pages wait for no database, so they never wait as long as one does. */
const pageWithinMs = 2_000;
/** The specification of the fault, and what is enough to see it. */
const secondsOf = ({ isWhole }: Wanted) => (isWhole ? 300 : 15);

function judgePages(pages: readonly Timed[]): string[] {
  const broken: string[] = [];
  const failed = pages.filter(({ reply }) => reply.status !== 200).length;
  if (failed > 0) broken.push(`${failed} of ${pages.length} page views failed`);
  const slowest = Math.max(...pages.map(({ milliseconds }) => milliseconds));
  if (slowest > pageWithinMs) broken.push(`a page took ${slowest.toFixed(0)} ms`);
  return broken;
}

function judgeForms(forms: readonly Timed[]): string[] {
  const refused = forms.map(({ reply }) => reply).filter((reply) => !isTaken(reply));
  const broken = refused
    .filter(({ status, headers }) => status !== 503 || headers["retry-after"] === undefined)
    .map(({ status }) => `a form was answered ${status}`);
  if (refused.length === 0) broken.push("no form was refused: nothing was seen of the fault");
  return [...new Set(broken)];
}

async function during(ground: Ground, hang: Hang, seconds: number): Promise<Point> {
  const { people, port } = ground;
  const ending = new AbortController();
  const { signal } = ending;
  const asking = [
    askSteadily(pagesPerSecond, {
      one: (agent) => ask({ port, host: people.host, agent }),
      signal,
    }),
    askSteadily(formsPerSecond, { one: people.form, signal }),
  ];
  await wait(500);
  await hang.begin();
  await wait(seconds * 1_000);
  await hang.end();
  ending.abort();
  const [pages = [], forms = []] = await Promise.all(asking);
  const heals = await comesToHold(async () => isTaken(await people.form()));
  const { lost, broken } = await audit(ground);
  if (!heals) broken.push("forms were refused afterwards");
  const p99 = percentile(
    pages.map(({ milliseconds }) => milliseconds),
    0.99,
  );
  return {
    name: `${hang.name} for ${seconds} s: ${pages.length} page views, p99 ${p99.toFixed(0)} ms`,
    acknowledged: acknowledged(people.ledger),
    lost,
    broken: [...judgePages(pages), ...judgeForms(forms), ...broken],
  };
}

export const hangingDatabase: Fault = {
  id: "F9",
  what: "the database stops, or hangs rather than fails",
  holds: ["I1", "I3", "I9"],
  async sweep(wanted, tell) {
    const timeouts = { DATABASE_CONNECT_TIMEOUT: "2", DATABASE_TIMEOUT: "3" };
    const ground = await makeGround(wanted, { env: wanted.isWhole ? {} : timeouts });
    try {
      for (const hang of hangsOf(ground)) tell(await during(ground, hang, secondsOf(wanted)));
    } finally {
      await ground.remove();
    }
  },
};
