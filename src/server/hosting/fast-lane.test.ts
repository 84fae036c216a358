import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { testSource } from "#/publish/release-fixture.ts";
import { releaseWithAsset, testHosting } from "./hosting-fixture.ts";

/** What a connection answers to raw bytes, until it was quiet for a while. */
function talk(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.setTimeout(300, () => socket.destroy());
    socket.on("data", (chunk) => (heard += chunk.toString("latin1")));
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

function statusLines(text: string): string[] {
  return text.match(/HTTP\/1\.1 \d{3} [A-Za-z ]+/g) ?? [];
}

it("requests that come at once on one connection are answered in order, each whole", async () => {
  const { port } = await published();
  const paths = ["/", "/prices/", "/nowhere/", "/", "/assets/x.jpg"];
  const heard = await talk(
    port,
    paths.map((path) => `GET ${path} HTTP/1.1\r\n${host}\r\n`).join(""),
  );
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
  const began = performance.now();
  const heard = await talk(port, `GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  expect(statusLines(heard)).toEqual(["HTTP/1.1 200 OK"]);
  expect(heard).toMatch(/Connection: close/i);
  expect(performance.now() - began).toBeLessThan(250);
});

it("an old client gets its answer and a closed connection", async () => {
  const { port } = await published();
  const heard = await talk(port, `GET / HTTP/1.0\r\n${host}\r\n`);
  expect(statusLines(heard)).toEqual(["HTTP/1.1 200 OK"]);
  expect(heard).toMatch(/Connection: close/i);
});

/** Sends pieces one after the other on one connection, each in a packet of its own. */
async function talkInTurn(port: number, pieces: readonly string[]): Promise<string> {
  let heard = "";
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.on("data", (chunk) => (heard += chunk.toString("latin1")));
  for (const piece of pieces) {
    socket.write(piece);
    await setTimeout(60);
  }
  // the last answer may take longer on a busy machine
  await setTimeout(240);
  socket.destroy();
  return heard;
}

const plain = `GET / HTTP/1.1\r\n${host}\r\n`;

it("HOST-08: a plain request is answered with the same status, headers and body as any other", async () => {
  const { port } = await published();
  const [fast, slow] = [
    await talk(port, plain),
    await talk(port, `GET / HTTP/1.1\r\n${host}TE: trailers\r\n\r\n`),
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
    plain,
    `HEAD / HTTP/1.1\r\n${host}\r\n`,
    plain,
    `GET /prices/ HTTP/1.1\r\n${host}\r\n`,
  ]);
  expect(statusLines(heard)).toEqual(Array(4).fill("HTTP/1.1 200 OK"));
});

it("HOST-08: a request in pieces is answered once it is whole", async () => {
  const { port } = await published();
  const heard = await talkInTurn(port, [plain, "GET / HT", `TP/1.1\r\n${host}`, "\r\n", plain]);
  expect(statusLines(heard)).toEqual(Array(3).fill("HTTP/1.1 200 OK"));
});

it("HOST-08: what a release replaced is never sent after it", async () => {
  const hosting = await published();
  const release = (text: string) => /x-release: (\w+)/.exec(text)?.[1];
  const before = release(await talk(hosting.port, plain));
  await hosting.show(await releaseWithAsset(testSource, { siteHash: "another" }));
  await hosting.ask("/");
  const after = release(await talk(hosting.port, plain));
  expect([before, after]).toEqual([expect.any(String), expect.any(String)]);
  expect(after).not.toBe(before);
});
