import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../free-port.ts";
import { residentBytes } from "../../bench/measuring/process-metrics.ts";
import { root, withProgram } from "../../bench/measuring/program.ts";
import { megabytes } from "../../bench/measuring/units.ts";
import type { FirstSite } from "../../bench/programs/fill-hosts.ts";
import { startServer } from "../../faults/server-process.ts";
import { openCaller } from "../caller.ts";
import { failures, inWords } from "../figures.ts";
import { usualThreads } from "../load-ground.ts";
import type { LoadRow } from "../row.ts";
import { fire } from "../shots.ts";

const limitBytes = 512 * 1_048_576;
const perSecond = 500;

export const hosts: LoadRow = {
  name: "hosts",
  what: "10,000 published hosts, each visited",
  budget: `≤ ${megabytes(limitBytes)} in RAM`,
  async run({ program, hosts: count }) {
    const folder = await mkdtemp(path.join(tmpdir(), "vitrine-hosts-"));
    const caller = openCaller();
    try {
      const { siteId } = await withProgram("fill-hosts", (fill) =>
        fill.run<FirstSite>([folder, path.join(root, "dist/fonts"), String(count)]),
      );
      const port = await freePort();
      const env = {
        PORT: String(port),
        DATA_DIR: folder,
        METRICS_PORT: "off",
        OUTSIDE_LINKS: "off",
        ...usualThreads,
      };
      const server = await startServer({ program, env });
      const copies = count - 1;
      const shots = await fire({ perSecond, seconds: Math.ceil(copies / perSecond) }, (number) =>
        caller.ask({ port, host: `copy-${siteId + 1 + (number % copies)}.localhost:${port}` }),
      );
      const bytes = residentBytes(server.pid) ?? Number.NaN;
      await server.stop();
      return {
        value: `${megabytes(bytes)}; first visits ${inWords(shots)}`,
        isMet: bytes <= limitBytes && failures(shots) === 0,
        series: [{ name: "first visits", shots }],
      };
    } finally {
      caller.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
