import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type World, createWorld, ownerPassword } from "../../test/world.ts";
import { AppError } from "./errors.ts";

let world: World;
let port: number;

beforeAll(async () => {
  const config = { access: { host: "app", who: "anyone" } } as const;
  world = await createWorld({
    moreRoutes: (app) => {
      app.get("/test/broken", { config }, () => {
        throw new Error("secret-of-the-inside\nsecond line");
      });
      app.get("/test/full", { config }, () => {
        throw new AppError("unavailable", { retryAfter: 5 });
      });
      app.get("/test/down", { config }, () => {
        throw new AppError("unavailable", { cause: new Error("the database is gone") });
      });
    },
  });
  await world.app.listen({ port: 0, host: "127.0.0.1" });
  port = (world.app.server.address() as AddressInfo).port;
});
afterAll(() => world.close());

/** Sends bytes as they are and answers all that comes back until the line is cut. */
async function raw(request: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(request);
  return text(socket);
}

const close = "Connection: close\r\n\r\n";
const host = "Host: localhost:3000\r\n";

describe("the server on the wire", () => {
  test.each([
    ["two Host headers", `GET / HTTP/1.1\r\n${host}Host: evil.example\r\n${close}`, 421],
    ["no Host header", `GET / HTTP/1.1\r\n${close}`, 400],
    ["an empty Host header", `GET / HTTP/1.1\r\nHost: \r\n${close}`, 421],
    ["climbing out", `GET /a/../../etc/passwd HTTP/1.1\r\n${host}${close}`, 400],
    ["climbing out, encoded", `GET /a/%2e%2e/b HTTP/1.1\r\n${host}${close}`, 400],
    ["a backslash", `GET /a\\b HTTP/1.1\r\n${host}${close}`, 400],
    ["what is no HTTP", "\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", 400],
    ["headers of 32 KiB", `GET / HTTP/1.1\r\n${host}X: ${"x".repeat(32_768)}\r\n${close}`, 431],
    [
      "two lengths",
      `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n${close}`,
      400,
    ],
    [
      "a length and chunks",
      `POST / HTTP/1.1\r\n${host}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n${close}0\r\n\r\n`,
      400,
    ],
  ])("%s: refused and cut", async (_name, request, status) => {
    const answer = await raw(request);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test("SEC-22: a forced 500 shows nothing of the inside, and the log keeps one line", async () => {
    const answer = await raw(`GET /test/broken HTTP/1.1\r\n${host}${close}`);
    expect(answer).toMatch(/^HTTP\/1.1 500 /);
    expect(answer).not.toContain("secret-of-the-inside");
    expect(answer).toMatch(/content-security-policy: /i);
    const lines = world.logLines.filter((line) => line.includes("secret-of-the-inside"));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toContain("\n");
  });

  test("SEC-22: who is sent away by a bound is no error of the log's; what fails is one", async () => {
    const logged = async (url: string) => {
      const answer = await world.app.inject({ url, headers: { host: "localhost:3000" } });
      expect(answer.statusCode).toBe(503);
      const line = world.logLines.findLast((one) => one.includes(`"path":"${url}"`)) ?? "{}";
      return JSON.parse(line);
    };
    const full = await logged("/test/full");
    expect(full).toMatchObject({ level: 40, code: "unavailable", msg: "too much at once" });
    expect(full).not.toHaveProperty("err");
    expect(await logged("/test/down")).toMatchObject({ level: 50, msg: "failed" });
    expect(world.logLines.join("")).toContain("the database is gone");
  });

  test("SEC-22: no password, cookie or token reaches the log", async () => {
    const { app, cookies } = world;
    await app.inject({
      method: "POST",
      url: "/api/v1/auth/sign-in?token=in-the-address",
      headers: { host: "localhost:3000", origin: "http://localhost:3000", cookie: cookies.owner },
      payload: { email: "owner@example.org", password: `${ownerPassword}\nnew line` },
    });
    const log = world.logLines.join("");
    for (const secret of [ownerPassword, "in-the-address", cookies.owner.split("=")[1] ?? ""]) {
      expect(log).not.toContain(secret);
    }
  });

  test("SEC-16: known and unknown accounts answer in the same time", async () => {
    async function time(email: string): Promise<number> {
      const start = performance.now();
      await world.app.inject({
        method: "POST",
        url: "/api/v1/auth/sign-in",
        headers: { host: "localhost:3000", origin: "http://localhost:3000" },
        remoteAddress: `198.51.100.${Math.floor(Math.random() * 250)}`,
        payload: { email, password: "wrong" },
      });
      return performance.now() - start;
    }
    await time("owner@example.org");
    const known = [];
    const unknown = [];
    for (let round = 0; round < 9; round++) {
      known.push(await time("owner@example.org"));
      unknown.push(await time(`nobody${round}@example.org`));
    }
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[4] ?? 0;
    expect(median(known) / median(unknown)).toBeGreaterThan(0.5);
    expect(median(known) / median(unknown)).toBeLessThan(2);
  });
});

test("HOST-10: who looks at a stranger's address that leads here reads that in words; programs get their error", async () => {
  const look = { host: "korn-krusste.example", accept: "text/html,*/*;q=0.8" };
  const page = await world.app.inject({ url: "/", headers: look });
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain("<b>korn-krusste.example</b>");
  const hostile = await world.app.inject({ url: "/", headers: { ...look, host: "a_<b>.example" } });
  expect(hostile.body).not.toContain("<b>.example");
  for (const url of ["/", "/api/v1/sites"]) {
    const refused = await world.app.inject({ url, headers: { host: look.host } });
    expect(refused.statusCode).toBe(421);
  }
});

test("HOST-12: an address with the dot of the root at its end leads to the same one without it, a stranger's nowhere", async () => {
  const answer = (host: string, url: string, method: "GET" | "POST" = "GET") =>
    world.app.inject({ method, url, headers: { host, accept: "text/html" } });
  for (const host of ["localhost", "lamp.localhost", "preview--abc.localhost"])
    for (const [port, path] of [
      [":3000", "/a?b=%2F"],
      ["", "//evil.example/"],
    ] as const) {
      const led = await answer(`${host}.${port}`, path);
      expect([led.statusCode, led.headers.location]).toEqual([301, `//${host}${port}${path}`]);
    }
  for (const host of ["localhost..", "evil.example.", ".", "127.0.0.1."])
    expect((await answer(host, "/api/v1/sites")).statusCode).toBe(421);
  expect((await answer("localhost.:3000", "/api/v1/auth/sign-in", "POST")).statusCode).toBe(421);
});
