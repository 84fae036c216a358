import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Agent } from "node:http";
import { type Socket, connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../free-port.ts";
import { percentile } from "../../bench/measuring/statistics.ts";
import { ask } from "../ask.ts";
import { audit } from "../audit.ts";
import type { Fault } from "../fault.ts";
import { type Ground, makeGround } from "../ground.ts";
import { acknowledged } from "../ledger.ts";
import { type Timed, askSteadily } from "../steady.ts";

const clients = 500;
const everyMs = 10_000;
/** A hundred come in a second. */
const betweenMs = 10;
const pagesPerSecond = 50;
/** What everybody else waits at most, 99 of 100 times. */
const p99Ms = 200;

/** What slow clients begin with; a byte every ten seconds follows. */
function beginnings({ people }: Ground): string[] {
  const { host, siteId } = people;
  const head = `POST /api/v1/sites/form/contact/${siteId}/ HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n`;
  return [
    `GET / HTTP/1.1\r\nhost: ${host}\r\n`,
    `${head}content-length: 4000\r\n\r\n{`,
    // asks for much, and reads none of it
    `GET / HTTP/1.1\r\nhost: ${host}\r\n\r\n`.repeat(40),
  ];
}

async function slowClient(port: number, beginning: string): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => undefined);
  socket.pause();
  await Promise.race([once(socket, "connect"), once(socket, "close")]);
  socket.write(beginning);
  const dripping = setInterval(() => socket.write("x"), everyMs);
  socket.once("close", () => clearInterval(dripping));
  return socket;
}

/** Asks so long for the page, and of a server that does nothing else for as much: what the machine does besides slows both. */
async function viewPages(
  { port, people }: Ground,
  { seconds, idlePort }: { seconds: number; idlePort: number },
): Promise<{ pages: Timed[]; idle: Timed[] }> {
  const signal = AbortSignal.timeout(seconds * 1_000);
  const ofPort = (asked: number) => (agent: Agent) =>
    ask({ port: asked, host: people.host, agent });
  const [pages, idle] = await Promise.all([
    askSteadily(pagesPerSecond, { one: ofPort(port), signal }),
    askSteadily(pagesPerSecond, { one: ofPort(idlePort), signal }),
  ]);
  return { pages, idle };
}

const idleProgram = `require("node:http").createServer((_, answer) => answer.end("x".repeat(20000))).listen(process.argv[1], () => console.log("ready"))`;

/** A server in a process of its own that nobody slow asks. */
async function startIdle(port: number): Promise<{ stop(): void }> {
  const child = spawn(process.execPath, ["-e", idleProgram, String(port)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return { stop: () => void child.kill("SIGKILL") };
}

function p99Of(pages: readonly Timed[]): number {
  return percentile(
    pages.map(({ milliseconds }) => milliseconds),
    0.99,
  );
}

/** All of them, one after the other, while others look at pages: five hundred at the same moment would be another fault. */
async function come(ground: Ground, sockets: Socket[]): Promise<void> {
  const all = beginnings(ground);
  for (let number = 0; number < clients; number += 1) {
    sockets.push(await slowClient(ground.port, all[number % all.length] ?? ""));
    await wait(betweenMs);
  }
}

interface Views {
  readonly pages: readonly Timed[];
  readonly idle: readonly Timed[];
}

/** What of page views with slow clients isn’t as it should be: what the machine does besides is no client’s doing. */
function brokenIn({ pages, idle }: Views, before: Views): string[] {
  const p99 = p99Of(pages);
  const usual = Math.max(p99Of(idle), p99Of(before.pages));
  const failed = pages.filter(({ reply }) => reply.status !== 200).length;
  return [
    ...(p99 > p99Ms && p99 > 2 * usual ? [`p99 of page views ${p99.toFixed(0)} ms`] : []),
    ...(failed > 0 ? [`${failed} of ${pages.length} page views failed`] : []),
  ];
}

export const slowClients: Fault = {
  id: "F11",
  what: `${clients} clients that send or read a byte every 10 s`,
  holds: ["I7"],
  async sweep(wanted, tell) {
    const ground = await makeGround(wanted);
    const sockets: Socket[] = [];
    const idlePort = await freePort();
    const idleServer = await startIdle(idlePort);
    try {
      const view = { seconds: wanted.isWhole ? 120 : 20, idlePort };
      const before = await viewPages(ground, view);
      const [during] = await Promise.all([viewPages(ground, view), come(ground, sockets)]);
      for (const socket of sockets) socket.destroy();
      await wait(0);
      await ground.people.form();
      const { lost, broken } = await audit(ground);
      const told = ({ pages, idle }: Views) =>
        `${p99Of(pages).toFixed(0)} ms (an idle server beside it ${p99Of(idle).toFixed(0)} ms)`;
      tell({
        name: `p99 of page views ${told(during)}, without slow clients ${told(before)}`,
        acknowledged: acknowledged(ground.people.ledger),
        lost,
        broken: [...broken, ...brokenIn(during, before)],
      });
    } finally {
      idleServer.stop();
      for (const socket of sockets) socket.destroy();
      await ground.remove();
    }
  },
};
