import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../free-port.ts";
import { auditPages } from "../audit.ts";
import type { Fault, Point } from "../fault.ts";
import { type Ground, makeGround } from "../ground.ts";
import { comesToHold } from "../look-again.ts";
import type { People } from "../people.ts";
import { type ServerProcess, launch, startServer } from "../server-process.ts";

interface Published {
  readonly id: string;
  readonly isLive: boolean;
}

/** With files in one place every process comes to show the release that won, whole. */
async function auditBoth(
  people: People,
  { ports, broken }: { ports: readonly number[]; broken: string[] },
): Promise<void> {
  const name = people.ledger.names.at(-1)?.name ?? "";
  async function isShown(port: number): Promise<boolean> {
    return (await people.visit("/", port)).body.includes(name);
  }
  for (const port of new Set(ports)) {
    if (!(await comesToHold(() => isShown(port)))) broken.push(`${name} isn’t shown at ${port}`);
    await auditPages(people, { name, broken, port });
  }
}

/** Both publish at the same moment: one wins, and who doesn't is told so; the last that won is shown. */
async function race(
  { people, store }: Ground,
  { ports, name }: { ports: readonly number[]; name: string },
): Promise<Point> {
  await people.save();
  const path = `sites/${people.siteId}/releases`;
  const replies = await Promise.all(ports.map((port) => people.call(path, { port, body: {} })));
  const statuses = replies.map(({ status }) => status);
  const broken: string[] = [];
  if (!statuses.includes(201) || statuses.some((status) => status !== 201 && status !== 409))
    broken.push(`publishing was answered ${statuses.join(" and ")}`);
  const won = replies.filter(({ status }) => status === 201);
  const ids = won.map(({ body }) => String(JSON.parse(body.toString()).id));
  const list: Published[] = JSON.parse((await people.call(path)).body.toString());
  const lost = ids.filter((id) => !list.some((one) => one.id === id));
  const live = list.filter(({ isLive }) => isLive);
  const last = ids.toSorted((a, b) => Number(a) - Number(b)).at(-1);
  if (live.length !== 1 || live[0]?.id !== last) broken.push(`${live[0]?.id} is live, not ${last}`);
  // in folders the files of a release are at whoever made it
  const winner = ports[statuses.indexOf(201)];
  if (store) await auditBoth(people, { ports, broken });
  else if (won.length === 1 && winner === people.port)
    await auditPages(people, { name: undefined, broken });
  return { name: `${name}: ${statuses.join(" and ")}`, acknowledged: ids.length, lost, broken };
}

/** A second process on one folder takes no edits and says why. */
async function refuseSecond(ground: Ground): Promise<Point> {
  const env = { ...ground.env, PORT: String(await freePort()) };
  const second = launch({ program: ground.program, env });
  const ready = await Promise.race([second.refused, second.ready]);
  await second.kill();
  const isTold = second.output().includes("Another server is already using");
  const broken = ready === undefined && isTold ? [] : [`a second process said ${second.output()}`];
  return { name: "a second process on the folder", acknowledged: 0, lost: [], broken };
}

/** Another process on the same database, with files of its own, behind the same address. */
async function secondServer(
  ground: Ground,
  { dataDir, port }: { dataDir: string; port: number },
): Promise<ServerProcess> {
  const env = {
    ...ground.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    APP_ORIGIN: `http://localhost:${ground.port}`,
  };
  return startServer({ program: ground.program, env });
}

export const twoPublishers: Fault = {
  id: "F13",
  what: "two processes, or two people, publish one site at once",
  holds: ["I2"],
  async sweep(wanted, tell) {
    const ground = await makeGround(wanted);
    const folder = await mkdtemp(join(tmpdir(), "vitrine-second-"));
    let second: ServerProcess | undefined;
    try {
      const rounds = wanted.isWhole ? 100 : wanted.sample;
      for (let round = 1; round <= rounds; round += 1)
        tell(
          await race(ground, { ports: [ground.port, ground.port], name: `one process, ${round}` }),
        );
      if (wanted.on === "sqlite") return tell(await refuseSecond(ground));
      const port = await freePort();
      second = await secondServer(ground, { dataDir: folder, port });
      for (let round = 1; round <= rounds; round += 1)
        tell(await race(ground, { ports: [ground.port, port], name: `two processes, ${round}` }));
    } finally {
      await second?.kill();
      await ground.remove();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
