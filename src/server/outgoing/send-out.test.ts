import type { LookupAddress } from "node:dns";
import { once } from "node:events";
import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";
import { createOutgoing } from "./send-out.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function listen(answer: Answer): Promise<{ server: Server; port: number; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host}${request.url}`);
    answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, port: (server.address() as AddressInfo).port, asked };
}

function resolving(...addresses: string[]) {
  let times = 0;
  const resolve = (
    _name: string,
    _options: { all: true },
    done: (error: null, found: LookupAddress[]) => void,
  ) => {
    times += 1;
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  };
  return { resolve, times: () => times };
}

const message = { body: "{}", headers: { "content-type": "application/json" } };

test.each([
  "127.0.0.1",
  "127.255.255.254",
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "192.0.2.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "::127.0.0.1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001:db8::1",
  "2001::1",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "ff02::1",
  "localhost",
  "",
])("SEC-09: %s is no address of the public internet", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  "8.8.8.8",
  "172.15.0.1",
  "172.32.0.1",
  "100.128.0.1",
  "2606:4700::1111",
  "2a00:1450::1",
])("SEC-09: %s is one", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  "http://127.0.0.1/",
  "http://2130706433/",
  "http://0x7f000001/",
  "http://0177.0.0.1/",
  "http://127.1/",
  "http://[::1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://[::ffff:7f00:1]/",
  "http://[::ffff:a00:1]/",
  "http://169.254.169.254/latest/meta-data/",
  "http://user:secret@example.org/",
  "ftp://example.org/",
  "file:///etc/passwd",
  "gopher://example.org/",
  "javascript:alert(1)",
  "//example.org/",
  "example.org",
  "",
  "https://example.org:22/",
  "https://example.org:25/",
  "http://example.org:443/",
])("SEC-09: %s may not be named", (url) => {
  expect(() => createOutgoing().check(url)).toThrow(/The address must/);
});

test("SEC-09: nor is it called, by whichever way it got here", async () => {
  const { port, asked } = await listen((_request, response) => response.end());
  const outgoing = createOutgoing();
  for (const host of ["127.0.0.1", "2130706433", "[::ffff:127.0.0.1]", "localhost"])
    await expect(outgoing.post(`http://${host}:${port}/`, message)).rejects.toThrow();
  expect(asked).toEqual([]);
});

test("SEC-09: a name that leads inside, or there as well, is not called", async () => {
  const { port, asked } = await listen((_request, response) => response.end());
  for (const addresses of [["127.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["::ffff:127.0.0.1"], []]) {
    const { resolve } = resolving(...addresses);
    const sending = createOutgoing({ resolve }).post(`http://example.org:${port}/`, message);
    await expect(sending).rejects.toThrow("doesn’t lead to a public address");
  }
  expect(asked).toEqual([]);
});

test("SEC-09: what was checked is what is called: a name is resolved once", async () => {
  const { port, asked } = await listen((_request, response) => response.end());
  const answers = [["127.0.0.1"], ["10.0.0.1"]];
  const resolve = (
    _name: string,
    _options: { all: true },
    done: (error: null, found: LookupAddress[]) => void,
  ) =>
    done(
      null,
      (answers.shift() ?? []).map((address) => ({ address, family: 4 })),
    );
  // stands for a public address in this test
  const isAllowed = (address: string) => address === "127.0.0.1";
  const outgoing = createOutgoing({ resolve, isAllowed });
  expect(await outgoing.post(`http://example.org:${port}/hook?a=1`, message)).toBe(200);
  expect(asked).toEqual([`POST example.org:${port}/hook?a=1`]);
  await expect(outgoing.post(`http://example.org:${port}/`, message)).rejects.toThrow();
  expect(asked).toHaveLength(1);
});

test("SEC-09: a redirect is an answer, and is not followed", async () => {
  const inside = await listen((_request, response) => response.end());
  const outside = await listen((_request, response) => {
    response.writeHead(307, { location: `http://127.0.0.1:${inside.port}/` }).end();
  });
  const { resolve } = resolving("127.0.0.1");
  const outgoing = createOutgoing({ resolve, isAllowed: () => true });
  expect(await outgoing.post(`http://example.org:${outside.port}/`, message)).toBe(307);
  expect(inside.asked).toEqual([]);
});

test("SEC-09: an address that is slow, or never ends, costs no more than the time for it", async () => {
  const slow = await listen(() => undefined);
  const endless = await listen((_request, response) => {
    response.writeHead(200);
    const writing = setInterval(() => response.write("x".repeat(65_536)), 1);
    response.on("close", () => clearInterval(writing));
  });
  const { resolve } = resolving("127.0.0.1");
  const options = { resolve, isAllowed: () => true };
  const hasty = createOutgoing({ ...options, timeoutMs: 200 });
  await expect(hasty.post(`http://example.org:${slow.port}/`, message)).rejects.toThrow("aborted");
  const outgoing = createOutgoing(options);
  expect(await outgoing.post(`http://example.org:${endless.port}/`, message)).toBe(200);
});

test("SEC-09: an address that switches to another protocol, or leaves without an answer, has failed at once", async () => {
  const switching = await listen(() => undefined);
  switching.server.on("connection", (socket) => {
    socket.once("data", () =>
      socket.write(
        "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n",
      ),
    );
  });
  const leaving = await listen((request) => request.socket.destroy());
  const { resolve } = resolving("127.0.0.1");
  const outgoing = createOutgoing({ resolve, isAllowed: () => true });
  const question = { method: "GET", headers: {} } as const;
  const address = `http://example.org:${switching.port}/`;
  await expect(outgoing.ask(address, question)).rejects.toThrow("closed the connection");
  await expect(outgoing.post(address, message)).rejects.toThrow("closed the connection");
  await expect(outgoing.post(`http://example.org:${leaving.port}/`, message)).rejects.toThrow(
    "didn’t answer",
  );
});

test("SEC-09: asking for an address is held to the same, and tells where a redirect leads without going there", async () => {
  const inside = await listen((_request, response) => response.end());
  const outside = await listen((_request, response) => {
    response.writeHead(301, { location: `http://127.0.0.1:${inside.port}/` }).end();
  });
  const { resolve } = resolving("127.0.0.1");
  const question = { method: "HEAD", headers: { "user-agent": "Tester" } } as const;
  const address = `http://example.org:${outside.port}/a`;
  await expect(createOutgoing({ resolve }).ask(address, question)).rejects.toThrow(
    "doesn’t lead to a public address",
  );
  const outgoing = createOutgoing({ resolve, isAllowed: () => true });
  expect(await outgoing.ask(address, question)).toEqual({
    status: 301,
    location: `http://127.0.0.1:${inside.port}/`,
  });
  expect(outside.asked).toEqual([`HEAD example.org:${outside.port}/a`]);
  expect(inside.asked).toEqual([]);
});

test("SEC-09: of an answer no more is read than was asked for, at the address that was named", async () => {
  const endless = await listen((_request, response) => {
    response.writeHead(200);
    const writing = setInterval(() => response.write("x".repeat(65_536)), 1);
    response.on("close", () => clearInterval(writing));
  });
  const over = new AbortController();
  const silent = await listen((_request, response) => {
    response.writeHead(200).write("x", () => over.abort(new DOMException("", "TimeoutError")));
  });
  const torn = await listen((_request, response) => {
    response.writeHead(200, { "content-length": "9" }).write("x");
    setImmediate(() => response.destroy());
  });
  const { resolve, times } = resolving("10.0.0.1");
  const outgoing = createOutgoing({ resolve, isAllowed: (at) => at === "127.0.0.1" });
  const read = (port: number, more: { at?: string; signal?: AbortSignal } = {}) =>
    outgoing.read(`http://example.org:${port}/a`, { at: "127.0.0.1", mostBytes: 5, ...more });
  expect(await read(endless.port)).toMatchObject({ status: 200, body: "xxxxx" });
  // whoever has less time than a call may take is told of that
  await expect(read(silent.port, { signal: over.signal })).rejects.toMatchObject({
    message: expect.stringMatching(/didn’t (answer|finish)/),
    cause: { name: "TimeoutError" },
  });
  await expect(read(torn.port)).rejects.toThrow(/didn’t (answer|finish)/);
  await expect(read(endless.port, { at: "127.0.0.2" })).rejects.toThrow(
    "doesn’t lead to a public address",
  );
  expect(endless.asked).toEqual([`GET example.org:${endless.port}/a`]);
  expect(times()).toBe(0);
});
