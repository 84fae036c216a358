import { once } from "node:events";
import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerUnread } from "./unwanted-body.ts";

const server = createServer((asked, response) =>
  answerUnread(asked, () => response.writeHead(503).end("later")),
);
beforeAll(async () => void (await once(server.listen(0, "127.0.0.1"), "listening")));
afterAll(() => void server.close());

/** Posts so much in two pieces, the second a moment after the first. */
async function post(length: number, headers: Record<string, string | number>) {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, host: "127.0.0.1", method: "POST", headers });
  const answered = once(asked, "response");
  asked.write("a".repeat(length / 2));
  // what is written into a connection that was closed is nobody's loss
  asked.on("error", () => undefined);
  setTimeout(() => asked.end("b".repeat(length / 2)), 50);
  const [response] = await answered;
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) text += chunk;
  return { status: response.statusCode, connection: response.headers.connection, text };
}

test("I3: a body that nobody wants is read before it is answered, and the connection stays", async () => {
  for (const length of [2, 65_536, 16_777_216]) {
    const answer = await post(length, { "content-length": length });
    expect(answer).toEqual({ status: 503, connection: "keep-alive", text: "later" });
  }
});

test.each([
  ["longer than 16 MiB", { "content-length": 16_777_218 }],
  ["of an unknown length", { "transfer-encoding": "chunked" }],
])("SEC-34: a body %s is answered at once", async (_, headers) => {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, host: "127.0.0.1", method: "POST", headers });
  asked.on("error", () => undefined).write("a");
  const [response] = await once(asked, "response");
  expect(response.statusCode).toBe(503);
  asked.destroy();
});

test("SEC-34: a body that doesn’t end is read for a while, and then the connection is closed", async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined).resume();
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n");
  const chunk = `100000\r\n${"a".repeat(1_048_576)}\r\n`;
  let sent = 0;
  while (!socket.destroyed && socket.writable) {
    sent += 1;
    await new Promise((resolve) => socket.write(chunk, resolve));
  }
  await closed;
  expect(sent).toBeGreaterThan(15);
  expect(sent).toBeLessThan(40);
});
