import { once } from "node:events";
import { type Socket, connect } from "node:net";
import { audit } from "../audit.ts";
import { isTaken } from "../ask.ts";
import type { Fault, Point } from "../fault.ts";
import { type Ground, makeGround } from "../ground.ts";
import { comeBack } from "../killing-sweep.ts";
import { acknowledged } from "../ledger.ts";
import { comesToHold } from "../look-again.ts";

const megabytes = 64;
const handles = 64;
const connections = 200;
const actions = ["save", "form", "consent", "upload", "publish"] as const;

/** Everybody at once, several times over: what isn't taken is refused as the server's own fault. Answers how many connections were closed without a word. */
async function crowd({ people }: Ground, broken: string[]): Promise<number> {
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => actions.map((action) => people[action]())).flat(),
  );
  const refused = replies.filter((reply) => !isTaken(reply) && reply.status !== 0);
  // 409: somebody else publishes
  const wrong = refused.filter(({ status }) => status < 500 && status !== 409);
  for (const { status } of wrong) broken.push(`something was answered ${status}`);
  return replies.filter(({ status }) => status === 0).length;
}

async function heals({ people }: Ground, broken: string[]): Promise<void> {
  for (const action of actions)
    if (!(await comesToHold(async () => isTaken(await people[action]()))))
      broken.push(`${action} didn’t heal`);
}

async function judged(ground: Ground, name: string, broken: string[]): Promise<Point> {
  const found = await audit(ground);
  const count = acknowledged(ground.people.ledger);
  return { name, acknowledged: count, lost: found.lost, broken: [...broken, ...found.broken] };
}

async function littleMemory(ground: Ground): Promise<Point> {
  await ground.start({ node: [`--max-old-space-size=${megabytes}`] });
  const broken: string[] = [];
  await crowd(ground, broken);
  if (ground.server().hasEnded())
    return comeBack(ground, `a heap of ${megabytes} MB, which it outgrew`);
  await heals(ground, broken);
  return judged(ground, `a heap of ${megabytes} MB`, broken);
}

async function idle(port: number): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => undefined);
  await Promise.race([once(socket, "connect"), once(socket, "close")]);
  return socket;
}

async function fewHandles(ground: Ground): Promise<Point> {
  await ground.start({ before: ["prlimit", `--nofile=${handles}:${handles}`] });
  const broken: string[] = [];
  const closed = await crowd(ground, broken);
  if (closed > 0) broken.push(`${closed} connections were closed without an answer`);
  const sockets: Socket[] = [];
  for (let number = 0; number < connections; number += 1) sockets.push(await idle(ground.port));
  for (const socket of sockets) socket.destroy();
  if (ground.server().hasEnded()) broken.push("the process ended");
  await heals(ground, broken);
  return judged(ground, `${handles} file handles, ${connections} connections`, broken);
}

export const littleRoom: Fault = {
  id: "F15",
  what: `a heap of ${megabytes} MB, ${handles} file handles`,
  holds: ["I1", "I7", "I8"],
  needs: ["prlimit"],
  async sweep(wanted, tell) {
    const ground = await makeGround(wanted);
    try {
      for (const point of [littleMemory, fewHandles]) {
        await ground.server().kill();
        tell(await point(ground));
      }
      await ground.server().kill();
      tell(await comeBack(ground, "as before"));
    } finally {
      await ground.remove();
    }
  },
};
