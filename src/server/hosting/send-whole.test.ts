import { connect } from "node:net";
import { expect, it } from "vitest";
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
