import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { type AddressInfo, type Socket, connect } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { wholeAnswers } from "../../../test/whole-answers.ts";
import { openFrontDoor, ordinaryTimeouts } from "../front-door.ts";
import { securityHeaders } from "../security-headers.ts";

const most = 4;

const atHand = Buffer.from("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nhere");

/** Waits in turns of the loop: no clock goes on meanwhile that a test holds. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn();
}

/** A server with room for so many connections; /ready is at hand, and what is asked under /held waits to be answered by hand. */
async function openDoor() {
  const held: ServerResponse[] = [];
  const door = openFrontDoor(
    {
      handle: () => false,
      ready: ({ target }) => (target === "/ready" ? atHand : undefined),
    },
    securityHeaders("http://localhost:3000"),
    { ...ordinaryTimeouts, mostAtOnce: most },
  );
  door.lead((request, response) => {
    if (request.url === "/held") held.push(response);
    else response.end("fine");
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
  return { open, ask, held, fill };
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
