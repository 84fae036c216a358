import { once } from "node:events";
import { type ServerResponse, createServer } from "node:http";
import { type AddressInfo, type Socket, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { wholeAnswers } from "../../../test/whole-answers.ts";
import { inTurn } from "./in-turn.ts";

/** A server whose answers are given by hand, and what it has begun so far, by path. */
async function listen(answer?: (response: ServerResponse) => void, arrivals = () => 0) {
  const begun: string[] = [];
  const open: ServerResponse[] = [];
  const server = createServer(
    inTurn((request, response) => {
      begun.push(request.url ?? "");
      if (answer) answer(response);
      else open.push(response);
    }, arrivals),
  );
  server.on("clientError", (_error, socket) => socket.destroy());
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { begun, open, port };
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  onTestFinished(() => void socket.destroy());
  return socket;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

test("SEC-32: of requests that come at once on a connection the next begins when the one before is answered, and all are, in order", async () => {
  const { begun, open, port } = await listen();
  const socket = await connected(port);
  let heard = "";
  socket.on("data", (chunk) => (heard += chunk.toString()));
  socket.write(["/1", "/2", "/3"].map(get).join(""));
  for (const count of [1, 2, 3]) {
    await expect.poll(() => open.length).toBe(count);
    expect(begun).toEqual(["/1", "/2", "/3"].slice(0, count));
    open.at(-1)?.end(`answer ${count}`);
  }
  await expect.poll(() => wholeAnswers(heard).length).toBe(3);
  expect(heard.match(/answer \d/g)).toEqual(["answer 1", "answer 2", "answer 3"]);
});

test("SEC-32: others have their turn between two of them", async () => {
  const { begun, port } = await listen((response) => response.end("x"));
  const [many, one] = [await connected(port), await connected(port)];
  many.write(get("/many").repeat(40));
  one.write(get("/one"));
  await expect.poll(() => begun.length).toBe(41);
  expect(begun.indexOf("/one")).toBeLessThan(3);
});

test.each([
  ["while connections come, they are taken first", 9, 9],
  ["connections that come without end hold up nobody for ever", Infinity, 1_000],
])("SEC-32: %s", async (_, most, left) => {
  let count = 0;
  const { begun, port } = await listen(
    (response) => response.end("x"),
    () => (count < most ? (count += 1) : count),
  );
  const socket = await connected(port);
  socket.write(get("/1") + get("/2"));
  await expect.poll(() => begun).toEqual(["/1", "/2"]);
  expect(count).toBeGreaterThanOrEqual(left);
  expect(count).toBeLessThanOrEqual(left + 1);
});

test("SEC-32: who reads no answer has no more of them made than the system takes", async () => {
  const { begun, port } = await listen((response) => response.end(Buffer.alloc(16_777_216)));
  const [silent, one] = [await connected(port), await connected(port)];
  silent.pause().write(get("/silent").repeat(40));
  await expect.poll(() => begun).toEqual(["/silent"]);
  one.resume().write(get("/one"));
  await expect.poll(() => begun).toContain("/one");
  expect(begun).toEqual(["/silent", "/one"]);
});

test("SEC-32: what waits on a connection that is closed is never begun", async () => {
  const { begun, open, port } = await listen();
  const socket = await connected(port);
  socket.write(get("/1") + get("/2"));
  await expect.poll(() => open.length).toBe(1);
  const closed = once(open[0] as ServerResponse, "close");
  socket.destroy();
  await closed;
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(begun).toEqual(["/1"]);
});
