import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isBalanced, testOfOne } from "../../test/balanced/is-balanced.ts";
import { type PublishedTestSite, publishTestSite } from "../../test/fixtures/published-site.ts";
import { startCpuTime } from "../../test/cpu-time.ts";
import { wholeAnswers } from "../../test/whole-answers.ts";
import { type World, createWorld } from "../../test/world.ts";
import { openFrontDoor } from "./front-door.ts";

let world: World;
let site: PublishedTestSite;
let port: number;

beforeAll(async () => {
  world = await createWorld({ env: { FORMS_PER_MINUTE: "100000" } });
  site = await publishTestSite(world);
  await world.app.listen({ port: 0, host: "127.0.0.1" });
  port = (world.app.server.address() as AddressInfo).port;
});
afterAll(() => world.close());

interface Heard {
  text: string;
  statuses: number[];
  /** Whether the server cut the line by itself. */
  isCut: boolean;
}

/** Sends bytes as they are, piece by piece, and hears what comes back until so many answers are whole or the line is cut. */
async function talk(at: number, pieces: string[], answers = Infinity): Promise<Heard> {
  const socket = connect(at, "127.0.0.1");
  await once(socket, "connect");
  let text = "";
  let isCut = true;
  const closed = new Promise((resolve) => socket.on("close", resolve));
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
    if (wholeAnswers(text).length < answers) return;
    isCut = false;
    socket.destroy();
  });
  socket.on("error", () => undefined);
  for (const piece of pieces) {
    if (!socket.writable) break;
    socket.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await closed;
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  return { text, statuses, isCut };
}

const host = "Host: lamp.localhost:3000\r\n";
const path = () => `/api/v1/sites/form/email/${site.id}/`;
const json = () => {
  const body = JSON.stringify({ siteHash: site.siteHash, email: "ann@example.org" });
  return { body, length: `Content-Length: ${body.length}\r\n` };
};
const type = "Content-Type: application/json\r\n";
/** What somebody hides behind a request: it must never be answered as one. */
const hidden = `GET /hidden HTTP/1.1\r\n${host}\r\n`;
/** The last request of a line: once it is answered, everything is. */
const last = `GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;

async function rows(): Promise<number> {
  return (await world.database.db.selectFrom("submissions").select("id").execute()).length;
}

describe("SEC-08: smuggled requests", () => {
  const chunks = `0\r\n\r\n${hidden}`;
  const smuggled = [
    ["a length and chunks", `Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`],
    ["chunks and a length", `Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n${chunks}`],
    ["two lengths", `Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`],
    ["two lengths in one", `Content-Length: 0, ${hidden.length}\r\n\r\n${hidden}`],
    ["a length with a sign", `Content-Length: +0\r\n\r\n${hidden}`],
    ["a length that is none", `Content-Length: 0x10\r\n\r\n${hidden}`],
    ["a space before the colon", `Transfer-Encoding : chunked\r\n\r\n${chunks}`],
    ["chunks that are none", `Transfer-Encoding: xchunked\r\n\r\n${chunks}`],
    ["chunked and something else", `Transfer-Encoding: chunked, identity\r\n\r\n${chunks}`],
    ["a folded header", `X: a\r\n Transfer-Encoding: chunked\r\n\r\n${chunks}`],
    ["a bare line feed in a header", `X: a\nTransfer-Encoding: chunked\r\n\r\n${chunks}`],
    ["a bare return in a header", `X: a\rTransfer-Encoding: chunked\r\n\r\n${chunks}`],
    ["a NUL in a header", `X: a\0b\r\n\r\n${hidden}`],
    ["a chunk of a wrong length", `Transfer-Encoding: chunked\r\n\r\nZ\r\n\r\n${hidden}`],
    ["a chunk without an end", `Transfer-Encoding: chunked\r\n\r\n1\r\nab\r\n${hidden}`],
  ] as const;
  testOfOne.each(smuggled)(
    "SEC-08: %s: refused, the line cut, and nothing behind it answered",
    async (_name, rest) => {
      for (const start of [`POST ${path()}`, "GET /", "POST /"]) {
        const { text, statuses, isCut } = await talk(port, [`${start} HTTP/1.1\r\n${host}${rest}`]);
        expect(isCut, `${start}: ${text}`).toBe(true);
        // a page may be out before a body is seen to be none
        expect(statuses.length, text).toBeLessThanOrEqual(2);
        expect([400, 405, 415]).toContain(statuses.at(-1));
        expect(text).not.toContain("404 Not Found");
      }
      expect(await rows()).toBe(0);
    },
  );

  // HAProxy reads what it can and hands on what it has read: where it sees a request of the same client behind another
  // one that is so, but never may what one client sent be answered to another one
  test.runIf(isBalanced()).each(smuggled)(
    "SEC-08: %s: what the balancer takes for the end of a request is that for the server",
    async (_name, rest) => {
      for (const start of [`POST ${path()}`, "GET /", "POST /"]) {
        await talk(port, [`${start} HTTP/1.1\r\n${host}${rest}`, last, last]);
        const others = Array.from({ length: 6 }, () => talk(port, [last]));
        for (const { text, statuses } of await Promise.all(others)) {
          expect(statuses, text).toEqual([200]);
          expect(text).not.toContain("404 Not Found");
        }
      }
      expect(await rows()).toBe(0);
    },
  );

  test("SEC-08: the body of a GET is no request", async () => {
    for (const start of ["GET /", "GET /prices/", "HEAD /"]) {
      const request = `${start} HTTP/1.1\r\n${host}Content-Length: ${hidden.length}\r\n\r\n${hidden}`;
      const { statuses } = await talk(port, [request + last]);
      expect(statuses).toEqual([200, 200]);
    }
  });

  test("SEC-08: two whole requests on one line are two answers, a form among them one row", async () => {
    const { body, length } = json();
    const post = `POST ${path()} HTTP/1.1\r\n${host}${type}${length}\r\n${body}`;
    const { statuses } = await talk(port, [`GET / HTTP/1.1\r\n${host}\r\n${post}${hidden}${last}`]);
    expect(statuses).toEqual([200, 204, 404, 200]);
    expect(await rows()).toBe(1);
    await world.database.db.deleteFrom("submissions").execute();
  });
});

describe("SEC-07: hosts and paths on a site", () => {
  test.each([
    ["two Host headers", `GET / HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`, [400, 421]],
    // a balancer makes one of two that are the same
    [
      "the same Host twice",
      `GET / HTTP/1.1\r\n${host}${host}\r\n`,
      isBalanced() ? [200] : [400, 421],
    ],
    ["an unknown host", "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", [421]],
    ["a site that isn't there", "GET / HTTP/1.1\r\nHost: gone.localhost:3000\r\n\r\n", [404]],
    [
      "an unknown host that names a site as forwarded",
      "GET / HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: lamp.localhost:3000\r\n\r\n",
      [421],
    ],
    ["a whole address", `GET http://evil.example/ HTTP/1.1\r\n${host}\r\n`, [400, 404]],
    ["NUL", `GET /%00 HTTP/1.1\r\n${host}\r\n`, [400]],
    ["NUL, encoded twice", `GET /%2500 HTTP/1.1\r\n${host}\r\n`, [404]],
    ["climbing out", `GET /../../etc/passwd HTTP/1.1\r\n${host}\r\n`, [400, 404]],
    ["climbing out, encoded", `GET /..%2f..%2fetc%2fpasswd HTTP/1.1\r\n${host}\r\n`, [400, 404]],
    ["climbing out, encoded twice", `GET /%252e%252e%252f HTTP/1.1\r\n${host}\r\n`, [404]],
    ["overlong UTF-8", `GET /%c0%ae%c0%ae/ HTTP/1.1\r\n${host}\r\n`, [400]],
    ["a hidden file", `GET /.env HTTP/1.1\r\n${host}\r\n`, [404]],
    ["a hidden folder", `GET /.git/HEAD HTTP/1.1\r\n${host}\r\n`, [404]],
  ])("SEC-07: %s leads nowhere", async (_name, request, allowed) => {
    const { text, statuses } = await talk(port, [request], 1);
    expect(statuses, text).toHaveLength(1);
    expect(allowed).toContain(statuses[0]);
    expect(text).not.toMatch(/root:|evil\.example/);
  });

  test("SEC-07: a forwarded host is believed nowhere: emails link to the configured address", async () => {
    const { body, length } = json();
    const more = "X-Forwarded-Host: evil.example\r\nForwarded: host=evil.example\r\n";
    const app = "Host: localhost:3000\r\n";
    const head = `POST ${path()} HTTP/1.1\r\n${app}${more}${type}${length}Connection: close\r\n\r\n`;
    const { statuses } = await talk(port, [head + body]);
    expect(statuses).toEqual([204]);
    while (await world.jobs.runNext());
    const [mail] = world.mails.splice(0);
    expect(mail?.text).toContain(`${site.origin}/api/v1/sites/form/email/${site.id}/confirm/`);
    expect(JSON.stringify(mail)).not.toContain("evil.example");
    await world.database.db.deleteFrom("submissions").execute();
  });
});

describe("SEC-08: slow and huge requests", () => {
  test("SEC-08: 64 KiB of address are refused at once, in headers too", async () => {
    const cpuTime = startCpuTime();
    const email = `${"a.".repeat(32_768)}@${"b.".repeat(100)}de`;
    const body = JSON.stringify({ siteHash: site.siteHash, email });
    const head = `POST ${path()} HTTP/1.1\r\n${host}${type}Content-Length: ${body.length}\r\n\r\n`;
    expect((await talk(port, [head + body], 1)).statuses).toEqual([422]);
    const long = await talk(port, [`GET / HTTP/1.1\r\n${host}From: ${email}\r\n\r\n`]);
    expect(long.statuses).toEqual([isBalanced() ? 400 : 431]);
    expect(long.isCut).toBe(true);
    const endless = await talk(port, [`GET /${"a".repeat(65_536)} HTTP/1.1\r\n${host}\r\n`]);
    expect([400, 414, 431]).toContain(endless.statuses[0]);
    expect(cpuTime()).toBeLessThan(5_000);
    expect(await rows()).toBe(0);
  });

  test("SEC-34: a body of 5 MB to where 1 MiB is the most is answered 413 in words, and not by a cut line", async () => {
    const [head, body] = [path(), "x".repeat(5_000_000)];
    const lengths = [
      `Content-Length: ${body.length}\r\n\r\n`,
      "Transfer-Encoding: chunked\r\n\r\n",
    ];
    for (const length of lengths) {
      const socket = connect(port, "127.0.0.1");
      let text = "";
      const failed = new Promise<never>((_, reject) => socket.on("error", reject));
      const heard = new Promise<void>((resolve) =>
        socket.on("data", (chunk) => {
          text += chunk.toString("latin1");
          if (wholeAnswers(text).length > 0) resolve();
        }),
      );
      const isWhole = length.startsWith("Content");
      socket.write(`POST ${head} HTTP/1.1\r\n${host}${type}${length}`);
      socket.write(isWhole ? body : `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`);
      socket.write(last);
      await Promise.race([heard, failed]);
      expect(text).toMatch(/^HTTP\/1\.1 413 Payload Too Large\r\n/);
      expect(text).toContain('"code":"payload-too-large"');
      // the connection goes on where it is known to be at the end of the body
      if (isWhole) await expect.poll(() => text).toContain("200 OK");
      socket.destroy();
    }
  });

  test("SEC-08: a head or a body that comes byte by byte is cut, and others are served meanwhile", async () => {
    const dispatch = { handle: () => false, ready: () => undefined };
    const door = openFrontDoor(dispatch, {
      headersTimeout: 300,
      requestTimeout: 600,
      connectionsCheckingInterval: 50,
      keepAliveTimeout: 5_000,
    });
    door.lead((request, response) => {
      request.on("data", () => undefined).on("end", () => response.end("read"));
    });
    await new Promise<void>((resolve) => door.server.listen(0, "127.0.0.1", resolve));
    const slowPort = (door.server.address() as AddressInfo).port;
    const bytes = (text: string) => [...text.padEnd(200, "x")];
    const slowHead = talk(slowPort, bytes(`GET / HTTP/1.1\r\n${host}X: `));
    const start = `POST / HTTP/1.1\r\n${host}Content-Length: 10000\r\n\r\n`;
    const slowBody = talk(slowPort, [start, ...bytes("")]);
    const quick = await talk(slowPort, [`GET / HTTP/1.1\r\n${host}\r\n`], 1);
    expect(quick.statuses).toEqual([200]);
    for (const { isCut, statuses } of await Promise.all([slowHead, slowBody])) {
      expect(isCut).toBe(true);
      expect(statuses.filter((status) => status < 400)).toEqual([]);
    }
    await door.close();
  });
});

describe("SEC-22: what visitors send and the log", () => {
  test("SEC-22: no line break from outside starts a line, and no secret is written", async () => {
    world.logLines.length = 0;
    const evil = 'x"}\r\n{"level":60,"msg":"forged';
    const { app } = world;
    const headers = { host: site.host, origin: site.origin, "x-proof": "secret-proof" };
    for (const form of ["email", "contact", "rsvp", "compliance"]) {
      const url = `/api/v1/sites/form/${form}/${site.id}/`;
      const payload = { siteHash: evil, name: evil, email: evil, comment: evil, eventId: evil };
      await app.inject({ method: "POST", url, headers, payload });
      await app.inject({ method: "POST", url: `${url}?token=secret-token`, headers, payload: "{" });
    }
    await app.inject({
      url: `/api/v1/sites/form/email/${site.id}/confirm/?token=secret-token`,
      headers: { ...headers, "user-agent": "secret-agent" },
    });
    await app.inject({ url: `/nowhere%0d%0aforged?secret-token`, headers });
    expect(world.logLines.length).toBeGreaterThan(0);
    for (const line of world.logLines) {
      expect(line.trimEnd()).not.toMatch(/[\r\n]/);
      expect(() => JSON.parse(line) as unknown).not.toThrow();
      expect(line).not.toMatch(/forged|secret-|ann@example/);
    }
  });

  test("SEC-22: a page that can't be shown says nothing of the inside", async () => {
    const pointer = world.hosting.pointerOf(site.id);
    if (!pointer) throw new Error("The site is not shown");
    const broken = {
      ...pointer,
      site: 4_711,
      hosts: ["broken.localhost"],
      manifest: "0".repeat(64),
    };
    await world.hosting.show(broken);
    const request = "GET / HTTP/1.1\r\nHost: broken.localhost:3000\r\n\r\n";
    const { text, statuses } = await talk(port, [request], 1);
    expect(statuses).toEqual([503]);
    expect(text).not.toMatch(/0000|ENOENT|\/tmp|at .*\.ts/);
    expect(text).toMatch(/retry-after: 5/i);
    await world.hosting.hide(4_711);
  });
});
