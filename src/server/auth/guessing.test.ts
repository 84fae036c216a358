import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished, expect, test } from "vitest";
import { isBalanced, testOfOne } from "../../../test/balanced/is-balanced.ts";
import { type World, createWorld, ownerPassword } from "../../../test/world.ts";

interface Caller {
  /** An address of this machine: all of 127.0.0.0/8 are. */
  from: string;
  password: string;
  cookie?: string;
  /** What stands in X-Forwarded-For when the request arrives here. */
  forwarded?: string;
}

interface Heard {
  status: number;
  cookies: string[];
}

/** Opens a connection of its own and tries to sign in. */
function signIn(port: number, { from, password, cookie, forwarded }: Caller): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const sent = request({
      host: "127.0.0.1",
      port,
      localAddress: from,
      agent: false,
      method: "POST",
      path: "/api/v1/auth/sign-in",
      headers: {
        host: "localhost:3000",
        origin: "http://localhost:3000",
        "content-type": "application/json",
        ...(cookie === undefined ? {} : { cookie }),
        ...(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }),
      },
    });
    sent.on("error", reject);
    sent.on("response", (answer) => {
      answer.resume();
      const { statusCode: status = 0, headers } = answer;
      answer.on("end", () => resolve({ status, cookies: headers["set-cookie"] ?? [] }));
    });
    sent.end(JSON.stringify({ email: "owner@example.org", password }));
  });
}

/** A server for which all happens at the same moment: no place in a lane comes free, nobody waits for one. */
async function startServer(
  env: Record<string, string> = {},
): Promise<{ world: World; port: number }> {
  const moment = Date.now();
  const world = await createWorld({
    env,
    clock: { now: () => moment, sleep: async () => undefined },
  });
  onTestFinished(() => world.close());
  await world.app.listen({ port: 0, host: "127.0.0.1" });
  return { world, port: (world.app.server.address() as AddressInfo).port };
}

function counted(answers: readonly Heard[]): Record<number, number> {
  return Object.fromEntries(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, all]) => [status, all.length]),
  );
}

test("SEC-16: of 400 wrong passwords that one address sends at the same moment ten are checked", async () => {
  const { port } = await startServer();
  const attempts = Array.from({ length: 400 }, () =>
    signIn(port, { from: "127.0.0.9", password: "wrong" }),
  );
  expect(counted(await Promise.all(attempts))).toEqual({ 401: 10, 429: 390 });
  const right = { from: "127.0.0.9", password: ownerPassword };
  expect((await signIn(port, right)).status, "the right one comes too late").toBe(429);
  const owner = { from: "127.0.0.10", password: ownerPassword };
  expect((await signIn(port, owner)).status, "the owner elsewhere").toBe(204);
});

test("SEC-16: of 400 from as many addresses twenty-five are checked, and the owner gets in meanwhile", async () => {
  const { port } = await startServer();
  const home = { from: "127.0.0.10", password: ownerPassword };
  const first = await signIn(port, home);
  const device = first.cookies.find((cookie) => cookie.startsWith("__Host-device="))?.split(";")[0];
  const guesses = Promise.all(
    Array.from({ length: 400 }, (_, index) =>
      signIn(port, {
        from: `127.0.${1 + Math.floor(index / 200)}.${1 + (index % 200)}`,
        password: "no",
      }),
    ),
  );
  const atHome = signIn(port, home);
  const onTheRoad = signIn(port, { ...home, from: "127.0.77.1", cookie: device ?? "" });
  expect((await atHome).status, "from a network that is known").toBe(204);
  expect((await onTheRoad).status, "elsewhere, in a browser that is known").toBe(204);
  // an account under attack has a lane of five; of several servers one has a turn a second, and here none passes
  const checked = 20 + (isBalanced() ? 1 : 5);
  expect(counted(await guesses)).toEqual({ 401: checked, 429: 400 - checked });
});

test("SEC-16: a forged or foreign device cookie makes nobody known", async () => {
  const { world, port } = await startServer();
  const caller = { headers: new Headers(), address: "192.0.2.9" };
  const link = await world.auth.links.create(world.userIds["other owner"]);
  const cookies = await world.auth.signInByLink(caller, { token: link.split("#token=")[1] ?? "" });
  const foreign =
    cookies.find((cookie) => cookie.startsWith("__Host-device="))?.split(";")[0] ?? "";
  const forged = foreign.replace(/^__Host-device=[^.]*/, "__Host-device=AAAAAAAAAAAAAAAA");
  expect(foreign).toMatch(/^__Host-device=[\w-]{16}\./);
  const wrong = { from: "127.0.0.9", password: "wrong" };
  for (let count = 0; count < 10; count++) await signIn(port, wrong);
  for (const cookie of [foreign, forged, "__Host-device=", "__Host-device=a.1.b"]) {
    expect((await signIn(port, { ...wrong, cookie })).status, cookie).toBe(429);
  }
});

test("SEC-16: a browser that is known has ten tries of its own, behind a network that is stopped too", async () => {
  const { port } = await startServer();
  const here = { from: "127.0.0.9", password: ownerPassword };
  const { cookies } = await signIn(port, here);
  const cookie = cookies.find((one) => one.startsWith("__Host-device="))?.split(";")[0] ?? "";
  for (let count = 0; count < 11; count++) await signIn(port, { ...here, password: "wrong" });
  expect((await signIn(port, here)).status).toBe(429);
  expect((await signIn(port, { ...here, cookie })).status).toBe(204);
  const own = Array.from({ length: 40 }, () =>
    signIn(port, { ...here, cookie, password: "wrong" }),
  );
  expect(counted(await Promise.all(own))).toEqual({ 401: 10, 429: 30 });
});

const guess = { from: "127.0.0.9", password: "wrong" };

test.each([
  ["nobody is trusted", {}, (index: number) => `198.51.100.${index}`],
  ["one proxy is", { TRUST_PROXY: "1" }, (index: number) => `198.51.100.${index}, 203.0.113.1`],
  [
    "two are",
    { TRUST_PROXY: "2" },
    (index: number) => `198.51.100.${index}, 203.0.113.1, 10.0.0.1`,
  ],
  [
    "networks are",
    { TRUST_PROXY: "127.0.0.0/8,10.0.0.0/8" },
    (index: number) => `10.0.0.${index}, 198.51.100.${index}, 203.0.113.1, 10.0.0.1`,
  ],
  [
    "a stranger comes past the trusted networks",
    { TRUST_PROXY: "10.0.0.0/8" },
    (index: number) => `198.51.100.${index}`,
  ],
])(
  "SEC-24: what a guesser writes into X-Forwarded-For is not believed where %s",
  async (_name, env, forwarded) => {
    const { port } = await startServer(env);
    const attempts = Array.from({ length: 15 }, (_, index) =>
      signIn(port, { ...guess, forwarded: forwarded(index) }),
    );
    expect(counted(await Promise.all(attempts))).toEqual({ 401: 10, 429: 5 });
  },
);

testOfOne(
  "SEC-24: behind a proxy, visitors are told apart by the address that it saw",
  async () => {
    const { port } = await startServer({ TRUST_PROXY: "1" });
    const attempts = Array.from({ length: 15 }, () =>
      signIn(port, { ...guess, forwarded: "192.0.2.1, 203.0.113.1" }),
    );
    await Promise.all(attempts);
    const owner = { ...guess, password: ownerPassword };
    expect((await signIn(port, { ...owner, forwarded: "203.0.113.1" })).status).toBe(429);
    expect((await signIn(port, { ...owner, forwarded: "203.0.113.1, 203.0.113.2" })).status).toBe(
      204,
    );
  },
);
