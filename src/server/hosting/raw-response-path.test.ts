import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { wholeAnswers } from "../../../test/whole-answers.ts";
import { testSource } from "#/publish/release-fixture.ts";
import { openRawResponsePath } from "./raw-response-path.ts";
import { releaseWithAsset, testHosting } from "./hosting-fixture.ts";

/** What a connection answers to raw bytes, until so many answers are whole; until the server closes it without a number. */
function talk(port: number, bytes: string, answers = Infinity): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk) => {
      heard += chunk.toString("latin1");
      if (wholeAnswers(heard).length >= answers) socket.destroy();
    });
    socket.on("close", () => resolve(heard));
    socket.on("error", reject);
  });
}

async function published() {
  const hosting = await testHosting();
  await hosting.show(await releaseWithAsset());
  await hosting.ask("/");
  return hosting;
}

const host = "Host: lamp.localhost\r\n";
/** Ends the head of a request that is the last one of its connection: everything that is answered is heard. */
const closing = "Connection: close\r\n\r\n";

function statusLines(text: string): string[] {
  return text.match(/HTTP\/1\.1 \d{3} [A-Za-z ]+/g) ?? [];
}

it("requests that come at once on one connection are answered in order, each whole", async () => {
  const { port } = await published();
  const paths = ["/", "/prices/", "/nowhere/", "/", "/assets/x.jpg"];
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\n${host}`);
  const heard = await talk(port, `${requests.join("\r\n")}${closing}`);
  expect(statusLines(heard)).toEqual([
    "HTTP/1.1 200 OK",
    "HTTP/1.1 200 OK",
    "HTTP/1.1 404 Not Found",
    "HTTP/1.1 200 OK",
    "HTTP/1.1 200 OK",
  ]);
  for (const part of heard.split(/(?=HTTP\/1\.1 \d{3})/)) {
    const [head = "", ...body] = part.split("\r\n\r\n");
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    expect(body.join("\r\n\r\n")).toHaveLength(length);
    expect(head).toMatch(/Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT/);
  }
});

it("a connection that is to be closed is closed after the answer", async () => {
  const { port } = await published();
  const heard = await talk(port, `GET / HTTP/1.1\r\n${host}${closing}`);
  expect(statusLines(heard)).toEqual(["HTTP/1.1 200 OK"]);
  expect(heard).toMatch(/Connection: close/i);
});

it("an old client gets its answer and a closed connection", async () => {
  const { port } = await published();
  const heard = await talk(port, `GET / HTTP/1.0\r\n${host}\r\n`);
  expect(statusLines(heard)).toEqual(["HTTP/1.1 200 OK"]);
  expect(heard).toMatch(/Connection: close/i);
});

/**
 * Sends requests on one connection, each once the one before it is answered, and each in the packets that it is cut
 * into. The last one has to ask for the connection to be closed.
 */
async function talkInTurn(port: number, requests: readonly (readonly string[])[]): Promise<string> {
  let heard = "";
  const socket = connect(port, "127.0.0.1");
  const closed = once(socket, "close");
  await once(socket, "connect");
  socket.on("data", (chunk) => (heard += chunk.toString("latin1")));
  const methods = requests.map(([first = ""]) => first.split(" ")[0] ?? "");
  for (const [place, packets] of requests.entries()) {
    while (wholeAnswers(heard, methods).length < place) await once(socket, "data");
    for (const [number, packet] of packets.entries()) {
      // pieces that are sent at once would come as one
      if (number > 0) await setTimeout(20);
      socket.write(packet);
    }
  }
  await closed;
  return heard;
}

const plain = `GET / HTTP/1.1\r\n${host}\r\n`;

it("HOST-08: a plain request is answered with the same status, headers and body as any other", async () => {
  const { port } = await published();
  const [fast, slow] = [
    await talk(port, plain, 1),
    await talk(port, `GET / HTTP/1.1\r\n${host}TE: trailers\r\n\r\n`, 1),
  ];
  const linesOf = (text: string) =>
    text
      .split("\r\n")
      .filter((line) => !/^(?:Connection|Keep-Alive|Date):/i.test(line))
      .join("\n");
  expect(statusLines(fast)).toEqual(["HTTP/1.1 200 OK"]);
  expect(fast).not.toContain("Keep-Alive: timeout");
  expect(slow).toContain("Keep-Alive: timeout");
  expect(linesOf(fast)).toBe(linesOf(slow));
});

it("HOST-08: a connection goes over with its first other request and loses nothing", async () => {
  const { port } = await published();
  const heard = await talkInTurn(port, [
    [plain],
    [`HEAD / HTTP/1.1\r\n${host}\r\n`],
    [plain],
    [`GET /prices/ HTTP/1.1\r\n${host}${closing}`],
  ]);
  expect(statusLines(heard)).toEqual(Array(4).fill("HTTP/1.1 200 OK"));
});

it("HOST-08: a connection that rests for longer than the server lets it is closed, used or not", async () => {
  const server = createServer({ keepAliveTimeout: 100 });
  openRawResponsePath(server, () => Buffer.from("HTTP/1.1 204 No Content\r\n\r\n"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  expect(await talk(port, "")).toBe("");
  expect(statusLines(await talk(port, plain))).toEqual(["HTTP/1.1 204 No Content"]);
});

it("HOST-08: a request in pieces is answered once it is whole", async () => {
  const { port } = await published();
  const last = `GET / HTTP/1.1\r\n${host}${closing}`;
  const inPieces = ["GET / HT", `TP/1.1\r\n${host}`, "\r\n"];
  const heard = await talkInTurn(port, [[plain], inPieces, [last]]);
  expect(statusLines(heard)).toEqual(Array(3).fill("HTTP/1.1 200 OK"));
});

it("HOST-08: what a release replaced is never sent after it", async () => {
  const hosting = await published();
  const release = (text: string) => /x-release: (\w+)/.exec(text)?.[1];
  const before = release(await talk(hosting.port, plain, 1));
  await hosting.show(await releaseWithAsset(testSource, { siteHash: "another" }));
  await hosting.ask("/");
  const after = release(await talk(hosting.port, plain, 1));
  expect([before, after]).toEqual([expect.any(String), expect.any(String)]);
  expect(after).not.toBe(before);
});
