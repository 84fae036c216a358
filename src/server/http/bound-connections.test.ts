import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { type AddressInfo, type Socket, connect } from "node:net";
import { Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { wholeAnswers } from "../../../test/whole-answers.ts";
import { openFrontDoor, ordinaryTimeouts } from "../front-door.ts";

const most = 4;

/** More than the system takes for somebody who reads nothing. */
const large = Buffer.alloc(32 * 1_048_576, "x");
const largeAtHand = Buffer.concat([
  Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: ${large.length}\r\n\r\n`),
  large,
]);

const atHand = Buffer.from("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nhere");

/** An archive that is made while it is read. */
function* endless(): Generator<Buffer> {
  for (;;) yield large.subarray(0, 65_536);
}

/** Waits in turns of the loop: no clock goes on meanwhile that a test holds. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn();
}

/** What is at hand of pages and pictures. */
const ready = new Map([
  ["/ready", atHand],
  ["/page", largeAtHand],
]);

/** A server with room for so many connections; what is asked under /held waits to be answered by hand. */
async function openDoor() {
  const held: ServerResponse[] = [];
  const beats: (() => void)[] = [];
  const here = new Set<Socket>();
  const door = openFrontDoor(
    {
      handle: () => false,
      ready: ({ target }) => ready.get(target),
    },
    { ...ordinaryTimeouts, mostAtOnce: most },
  );
  door.lead((request, response) => {
    if (request.url === "/held") held.push(response);
    else if (request.url === "/form") {
      request.resume().once("end", () => response.end("saved"));
    } else if (request.url === "/picture") response.end(large);
    else if (request.url === "/export") Readable.from(endless()).pipe(response);
    else if (request.url === "/events") {
      response.write(large);
      beats.push(() => response.write(": still there\n\n"));
    } else response.end("fine");
  });
  door.server.on("connection", (socket: Socket) => {
    here.add(socket);
    socket.once("close", () => here.delete(socket));
  });
  await once(door.server.listen(0, "127.0.0.1"), "listening");
  const { port } = door.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    door.server.closeAllConnections();
    return door.close();
  });
  async function open(): Promise<{ socket: Socket; heard: () => string; isClosed: () => boolean }> {
    const socket = connect(port, "127.0.0.1");
    sockets.push(socket);
    let text = "";
    socket.on("data", (chunk) => (text += chunk.toString("latin1"))).on("error", () => undefined);
    await once(socket, "connect");
    return { socket, heard: () => text, isClosed: () => socket.closed };
  }
  /** Asks on a connection of its own, and gives it up again. */
  async function ask(path: string, headers = ""): Promise<string> {
    const one = await open();
    one.socket.write(get(path, headers));
    await until(() => wholeAnswers(one.heard()).length > 0 || one.isClosed());
    one.socket.destroy();
    return one.heard();
  }
  /** Takes all places but so many with requests that aren't answered yet. */
  async function fill(left = 0) {
    const all = [];
    for (let count = left; count < most; count += 1) {
      const one = await open();
      one.socket.write(get("/held"));
      all.push(one);
      await until(() => held.length === all.length || one.isClosed());
    }
    return all;
  }
  /** Connections that something waits for. */
  const waiting = () => [...here].filter(({ writableLength }) => writableLength > 0);
  /** Resolves when so many bytes have come at the server in all. */
  const arrived = (bytes: number) =>
    until(() => [...here].reduce((sum, { bytesRead }) => sum + bytesRead, 0) >= bytes);
  return { open, ask, held, fill, arrived, waiting, beat: () => beats.forEach((beat) => beat()) };
}

const get = (path: string, headers = "") =>
  `GET ${path} HTTP/1.1\r\nHost: localhost:3000\r\n${headers}\r\n`;

test("SEC-33, I7: the last connection is taken, and one more is answered 503 in words, with Retry-After, and closed", async () => {
  const { ask, fill } = await openDoor();
  await fill(1);
  expect(await ask("/")).toContain("200 OK");
  const { fill: fillAll, ask: askMore } = await openDoor();
  await fillAll();
  const told = await askMore("/api/v1/sites");
  expect(told).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/);
  expect(told).toMatch(/\r\nretry-after: 5\r\n/i);
  expect(told).toMatch(/\r\nconnection: close\r\n/i);
  expect(told).toContain("Too many connections are open right now.");
  const page = await askMore("/", "Accept: text/html\r\n");
  expect(page).toMatch(/^HTTP\/1\.1 503 .*\r\n/);
  expect(page).toMatch(/\r\nretry-after: 5\r\n/i);
  expect(page).toContain("<h1>This page can");
});

test("SEC-33, I7: it heals: who is answered leaves a place", async () => {
  const { ask, fill, held } = await openDoor();
  const [first] = await fill();
  expect(await ask("/")).toContain("503");
  held[0]?.end("at last");
  await expect.poll(() => first?.heard()).toContain("at last");
  first?.socket.destroy();
  await expect.poll(() => ask("/")).toContain("200 OK");
});

/** A clock that is moved by hand, for what is measured and what is done again and again. */
function holdClock() {
  vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
}

test("SEC-33: connections that rest give their places to those who ask, and those that are used stay", async () => {
  holdClock();
  const { open, ask, fill } = await openDoor();
  const resting = await open();
  const used = await fill(1);
  vi.advanceTimersByTime(999);
  expect(await ask("/")).toContain("503");
  vi.advanceTimersByTime(1);
  expect(await ask("/")).toContain("200 OK");
  await until(resting.isClosed);
  expect(resting.heard()).toBe("");
  vi.advanceTimersByTime(60_000);
  expect(await ask("/")).toContain("200 OK");
  expect(used.map(({ isClosed }) => isClosed())).toEqual([false, false, false]);
});

test.each(["/", "/ready"])(
  "SEC-33: connections that have rested since they were answered, all of them, give their places at once: %s",
  async (path) => {
    holdClock();
    const { open, ask, fill } = await openDoor();
    const resting: Awaited<ReturnType<typeof open>>[] = [];
    while (resting.length < most) {
      const one = await open();
      one.socket.write(get(path));
      await until(() => wholeAnswers(one.heard()).length === 1);
      resting.push(one);
    }
    vi.advanceTimersByTime(999);
    expect(await ask("/")).toContain("503");
    vi.advanceTimersByTime(251);
    const next = await fill();
    expect(next.map(({ heard }) => heard())).toEqual(["", "", "", ""]);
    for (const one of resting) await until(one.isClosed);
    expect(resting.map(({ heard }) => wholeAnswers(heard()).length)).toEqual([1, 1, 1, 1]);
  },
);

test("SEC-33: who sends no more of a head is told so where the place is needed", async () => {
  const { open, ask, fill } = await openDoor();
  const slow = await open();
  slow.socket.write("GET / HTTP/1.1\r\nHo");
  await fill(1);
  await expect.poll(() => ask("/")).toContain("200 OK");
  await expect.poll(slow.isClosed).toBe(true);
  expect(slow.heard()).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/);
  expect(slow.heard()).toMatch(/\r\nretry-after: 5\r\n/i);
});

test("SEC-33: who is refused and says nothing is let go", async () => {
  const { open, fill } = await openDoor();
  await fill();
  const refused = await open();
  await expect.poll(refused.isClosed).toBe(true);
  expect(refused.heard()).toBe("");
});

/** Asks, and reads nothing. The answer has gone as far as the system takes it. */
async function stuckOn(
  { open, waiting }: Pick<Awaited<ReturnType<typeof openDoor>>, "open" | "waiting">,
  path: string,
): Promise<Awaited<ReturnType<typeof open>>> {
  const before = waiting().length;
  const one = await open();
  one.socket.pause();
  one.socket.write(get(path));
  await until(() => waiting().length > before);
  for (let turns = 0; turns < 500; turns += 1) await turn();
  return one;
}

const kinds = ["/page", "/picture", "/export", "/events"];

describe.each(kinds)("SEC-35: of %s", (path) => {
  test("who reads none of the answer gives its place away after half a minute, and keeps it no longer than two", async () => {
    holdClock();
    const door = await openDoor();
    const all = [];
    while (all.length < most) all.push(await stuckOn(door, path));
    const pass = (ms: number): void => {
      for (let passed = 0; passed < ms; passed += 250) {
        vi.advanceTimersByTime(250);
        // what is said to somebody who doesn't read is no progress
        if (passed % 5_000 === 0) door.beat();
      }
    };
    pass(250);
    pass(29_500);
    expect(await door.ask("/")).toContain("503");
    pass(500);
    expect(await door.ask("/")).toContain("200 OK");
    pass(90_000);
    expect(await door.ask("/")).toContain("200 OK");
    for (const { socket } of all) socket.resume();
    for (const { isClosed } of all) await until(isClosed);
  });
});

test.each(["/page", "/picture"])(
  "SEC-35: who reads slowly keeps its place and gets all of it: %s",
  async (path) => {
    holdClock();
    const door = await openDoor();
    const slow = await stuckOn(door, path);
    let heard = 0;
    slow.socket.removeAllListeners("data").on("data", (chunk) => (heard += chunk.length));
    while (heard < large.length) {
      vi.advanceTimersByTime(25_000);
      // the system tells of room once a sixteenth of what it keeps for a reader is free: 384 KB at most, as it comes
      const enough = Math.min(heard + 1_048_576, large.length);
      slow.socket.resume();
      await until(() => heard >= enough || slow.isClosed());
      slow.socket.pause();
      for (let turns = 0; turns < 100; turns += 1) await turn();
      expect(slow.isClosed()).toBe(false);
    }
  },
);

/** Has each of them send so many bytes in each second, for so many. */
async function send(
  { arrived }: Pick<Awaited<ReturnType<typeof openDoor>>, "arrived">,
  all: readonly { socket: Socket; bytes: number }[],
  seconds: number,
): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    for (const { socket, bytes } of all) socket.write("a".repeat(bytes));
    await arrived(all.reduce((sum, { socket }) => sum + socket.bytesWritten, 0));
    for (let look = 0; look < 4; look += 1) vi.advanceTimersByTime(250);
  }
}

const post = (length: number) =>
  `POST /form HTTP/1.1\r\nHost: localhost:3000\r\nContent-Length: ${length}\r\n\r\n`;

test("SEC-35: bodies that trickle in give their places away after five seconds, the slowest first, and who sends some kilobytes a second stays", async () => {
  holdClock();
  const door = await openDoor();
  const all: (Awaited<ReturnType<typeof door.open>> & { bytes: number })[] = [];
  for (const bytes of [3_000, 500, 1, 2_000]) {
    const one = await door.open();
    one.socket.write(post(30_000));
    all.push({ ...one, bytes });
  }
  const closed = () => all.map(({ isClosed }) => isClosed());
  await send(door, all, 4);
  expect(await door.ask("/")).toContain("503");
  await send(door, all, 2);
  expect(closed()).toEqual([false, false, false, false]);
  const first = await door.open();
  await until(() => closed()[2] === true);
  expect(all[2]?.heard()).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/);
  const second = await door.open();
  await until(() => closed()[1] === true);
  expect(await door.ask("/")).toContain("503");
  const honest = all.filter(({ bytes }) => bytes >= 2_000);
  for (const { socket } of [first, second]) socket.destroy();
  for (const { socket, bytes } of honest) socket.write("a".repeat(30_000 - 6 * bytes));
  for (const { heard } of honest) await until(() => heard().includes("saved"));
});

test("SEC-35: heads that trickle in give their places away after three seconds", async () => {
  holdClock();
  const door = await openDoor();
  const all: Awaited<ReturnType<typeof door.open>>[] = [];
  while (all.length < most) {
    const one = await door.open();
    one.socket.write("GET / HTTP/1.1\r\nx: ");
    all.push(one);
  }
  const sending = all.map(({ socket }) => ({ socket, bytes: 1 }));
  await send(door, sending, 2);
  expect(await door.ask("/")).toContain("503");
  await send(door, sending, 2);
  expect(await door.ask("/")).toContain("200 OK");
  await until(() => all.some(({ isClosed }) => isClosed()));
  expect(all.filter(({ isClosed }) => isClosed())).toHaveLength(1);
});
