import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, type ServerResponse, createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { expectPace } from "./least-pace.ts";

const body = randomBytes(24 * 1_048_576);

/** What a reader gets that nothing reads of yet, and the answer on the server's side. */
async function begin(
  bytesPerSecond: number,
  bytes: () => Readable,
): Promise<{ got: IncomingMessage; answer: ServerResponse }> {
  const { promise, resolve } = Promise.withResolvers<ServerResponse>();
  const server = createServer((_request, answer) => {
    expectPace(answer, { bytesPerSecond, after: 50, every: 10 });
    bytes().pipe(answer);
    resolve(answer);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const [got] = (await once(get({ port, host: "127.0.0.1" }), "response")) as [IncomingMessage];
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { got: got.on("error", () => undefined), answer: await promise };
}

const pieces = () => Readable.from([body.subarray(0, 16_777_216), body.subarray(16_777_216)]);

test("EXPORT-13: who takes less than the least pace is left, whatever moves meanwhile", async () => {
  const { got, answer } = await begin(1e12, pieces);
  await once(answer, "close");
  expect(answer.writableFinished).toBe(false);
  await expect(buffer(got)).rejects.toThrow("aborted");
});

test("EXPORT-13: who reads gets all, and nobody is left as the server is slow itself", async () => {
  const { got } = await begin(1, pieces);
  expect(await buffer(got)).toHaveLength(body.length);
  async function* slowly() {
    yield Buffer.from("a");
    await new Promise((resolve) => setTimeout(resolve, 120));
    yield Buffer.from("b");
  }
  const slow = await begin(1e12, () => Readable.from(slowly()));
  expect(String(await buffer(slow.got))).toBe("ab");
});
