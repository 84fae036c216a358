import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerUnread } from "./unwanted-body.ts";

const server = createServer((asked, response) =>
  answerUnread(asked, (headers) => response.writeHead(503, headers).end("later")),
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
  for (const length of [2, 65_536]) {
    const answer = await post(length, { "content-length": length });
    expect(answer).toEqual({ status: 503, connection: "keep-alive", text: "later" });
  }
});

test.each([
  ["longer than 64 KiB", { "content-length": 65_538 }],
  ["of an unknown length", { "transfer-encoding": "chunked" }],
])("a body %s is not read", async (_, headers) => {
  expect((await post(65_538, headers)).connection).toBe("close");
});
