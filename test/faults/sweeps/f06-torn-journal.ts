import { cp, open, rm, stat, truncate } from "node:fs/promises";
import { join } from "node:path";
import { auditPages } from "../audit.ts";
import type { Fault, Point } from "../fault.ts";
import { type Ground, makeGround } from "../ground.ts";
import { launch } from "../server-process.ts";
import { spread } from "../spread.ts";

const journal = "vitrine.sqlite-wal";

interface Damage {
  readonly name: string;
  do(path: string, size: number): Promise<void>;
}

/** Turns one bit of a file over. */
async function flip(path: string, at: number): Promise<void> {
  const file = await open(path, "r+");
  try {
    const byte = Buffer.alloc(1);
    await file.read(byte, 0, 1, at);
    byte[0] = (byte[0] ?? 0) ^ 0b100;
    await file.write(byte, 0, 1, at);
  } finally {
    await file.close();
  }
}

/** The torn and the flipped in turn, from the end of the journal to its beginning. */
const damages: Damage[] = [0.999, 0.97, 0.9, 0.75, 0.5, 0.25, 0.1, 0.02].flatMap((share) => [
  {
    name: `torn at ${share * 100} %`,
    do: (path: string, size: number) => truncate(path, Math.floor(size * share)),
  },
  {
    name: `a bit flipped at ${share * 100} %`,
    do: (path: string, size: number) => flip(path, Math.floor(size * share)),
  },
]);

/** The last revision that a log without gaps has, and whether it has none. */
async function logOf(ground: Ground, dataDir: string) {
  const log = await ground.rows("select revision from operations order by revision", dataDir);
  return { length: log.length, isWhole: log.every(({ revision }, at) => revision === at + 1) };
}

/** Starts a server on the damaged copy: it has a valid beginning of all that was written, or refuses loudly and shows the site. */
async function startOn(ground: Ground, dataDir: string): Promise<Omit<Point, "name">> {
  const server = launch({ program: ground.program, env: { ...ground.env, DATA_DIR: dataDir } });
  const broken: string[] = [];
  try {
    const readySeconds = await Promise.race([server.ready, server.refused]);
    await auditPages(ground.people, { name: undefined, broken });
    if (readySeconds === undefined) return { acknowledged: 0, lost: [], broken };
    const { length, isWhole } = await logOf(ground, dataDir);
    if (!isWhole) broken.push("the log has a gap");
    const saved = await ground.people.save();
    if (saved.status !== 200) broken.push(`a later save was answered ${saved.status}`);
    return { acknowledged: length, lost: [], broken, readySeconds };
  } finally {
    await server.kill();
  }
}

export const tornJournal: Fault = {
  id: "F6",
  what: "the tail of the journal torn or a bit of it flipped",
  holds: ["I1", "I2", "I8"],
  skip: ({ on }) =>
    on === "postgres" ? "the journal is PostgreSQL’s own, which checks it" : undefined,
  async sweep(wanted, tell) {
    const ground = await makeGround(wanted);
    try {
      const { people } = ground;
      // what came before is in the database itself
      await ground.server().stop();
      await ground.start();
      for (let round = 0; round < 12; round += 1) {
        await people.save();
        await people.form();
      }
      await ground.server().kill();
      for (const { name, do: damage } of wanted.isWhole
        ? damages
        : spread(damages, wanted.sample)) {
        const copy = `${ground.dataDir}-damaged`;
        await cp(ground.dataDir, copy, { recursive: true });
        const path = join(copy, journal);
        await damage(path, (await stat(path)).size);
        tell({ name, ...(await startOn(ground, copy)) });
        await rm(copy, { recursive: true });
      }
    } finally {
      await ground.remove();
    }
  },
};
