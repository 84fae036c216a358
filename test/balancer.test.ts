import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ensureServer } from "../scripts/test/servers.ts";
import { runFolder } from "./once-a-run.ts";
import { createPostgresDatabase } from "./postgres.ts";
import {
  type Answer,
  ask,
  buildServer,
  endRuns,
  freePort,
  ownerEnv,
  run,
  said,
} from "./server-program.ts";
import { settle } from "./settle.ts";

/** Rows of docs/security.md over HTTP, alike at one process and behind Debian's HAProxy with two of them. */
const origin = "http://localhost:3000";
const folder = mkdtempSync(join(runFolder(), "balancer-"));
const ports: string[] = [];
let balancerPort: string;
let balancer: ChildProcess;
let database: Awaited<ReturnType<typeof createPostgresDatabase>>;

function configuration(): string {
  return `defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  timeout http-request 10s
  option forwardfor
frontend f
  bind 127.0.0.1:${balancerPort}
  http-request set-header X-Request-Id balancer-%[rand(1000000)]
  default_backend n
backend n
  balance roundrobin
${ports.map((port, place) => `  server s${place} 127.0.0.1:${port}`).join("\n")}
`;
}

async function untilBalanced(): Promise<void> {
  for (;;) {
    const answer = await ask(balancerPort, "localhost:3000", { path: "/healthz" }).catch(
      () => undefined,
    );
    if (answer?.status === 200) return;
    if (balancer.exitCode !== null) throw new Error("HAProxy has ended");
    await new Promise(setImmediate);
  }
}

beforeAll(buildServer);
beforeAll(async () => {
  database = await createPostgresDatabase();
  await settle("", database.url);
  for (const name of ["one", "other"]) {
    const port = await freePort();
    const env = { PORT: port, DATA_DIR: join(folder, name), DATABASE_URL: database.url };
    const more = { APP_ORIGIN: origin, TRUST_PROXY: "1", ...ownerEnv };
    await said(run("main", { ...env, ...more }), "is ready at");
    ports.push(port);
  }
  balancerPort = await freePort();
  const config = join(folder, "haproxy.cfg");
  writeFileSync(config, configuration());
  balancer = spawn(await ensureServer("haproxy"), ["-db", "-f", config], { stdio: "ignore" });
  await untilBalanced();
});
afterAll(async () => {
  balancer.kill("SIGKILL");
  if (balancer.exitCode === null && balancer.signalCode === null) await once(balancer, "exit");
  await endRuns();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each([
  ["at one process", () => ports[0] ?? ""],
  ["behind a balancer", () => balancerPort],
])("%s", (where, portOf) => {
  type Asked = NonNullable<Parameters<typeof ask>[2]>;
  const call = (path: string, asked: Asked = {}, host = "localhost:3000"): Promise<Answer> =>
    ask(portOf(), host, { ...asked, path });
  const signIn = async () => {
    const body = { email: ownerEnv.OWNER_EMAIL, password: ownerEnv.OWNER_PASSWORD };
    const answer = await call("/api/v1/auth/sign-in", { body, headers: { origin } });
    return String([answer.headers["set-cookie"]].flat()[0]);
  };

  test("SEC-07: climbing paths and unknown hosts lead nowhere, whatever X-Forwarded-Host says", async () => {
    for (const path of ["/%2e%2e/etc/passwd", "/assets/..%2f..%2fpackage.json", "/.env"])
      expect((await call(path)).text, path).not.toMatch(/root:|"dependencies"|PASSWORD/);
    const headers = { "x-forwarded-host": "localhost:3000" };
    expect((await call("/api/v1/sites", { headers }, "evil.example")).status).toBe(421);
  });

  test("SEC-10: a session is in a cookie for this host alone, and dead everywhere after signing out", async () => {
    const set = await signIn();
    expect(set).toMatch(/^__Host-session=.*HttpOnly/);
    expect(set).toMatch(/Secure/);
    const headers = { cookie: set.split(";")[0] ?? "", origin };
    // one after the other, so that each process is asked
    for (const _ of ports) expect((await call("/api/v1/sites", { headers })).status).toBe(200);
    const out = await call("/api/v1/auth/sign-out", { method: "POST", headers });
    expect(out.status).toBeLessThan(300);
    for (const _ of ports) expect((await call("/api/v1/sites", { headers })).status).toBe(401);
  });

  test("SEC-12: requests of other sites change nothing", async () => {
    const cookie = (await signIn()).split(";")[0] ?? "";
    for (const from of ["https://evil.example", "null"]) {
      const asked = { body: { name: "Theirs" }, headers: { cookie, origin: from } };
      expect((await call("/api/v1/sites", asked)).status).toBe(403);
    }
    const bare = await call("/api/v1/sites", { body: { name: "Theirs" }, headers: { cookie } });
    expect(bare.status).toBe(403);
  });

  test("SEC-13: the guarding headers are on 200, 401 and 404 alike", async () => {
    for (const path of ["/healthz", "/api/v1/sites", "/api/v1/nowhere"]) {
      const { headers } = await call(path);
      expect(headers, path).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "content-security-policy": expect.stringContaining("frame-ancestors"),
      });
    }
  });

  test("SEC-14: a site that isn't one's own does not exist", async () => {
    const cookie = (await signIn()).split(";")[0] ?? "";
    for (const path of ["document", "releases", "people", "messages", "notice-failure"]) {
      const answer = await call(`/api/v1/sites/999999/${path}`, { headers: { cookie } });
      expect(answer.status, path).toBe(404);
    }
  });

  test("RID-03: a request has the balancer's name where there is one", async () => {
    const { headers } = await call("/healthz");
    const name = where === "behind a balancer" ? /^balancer-\d+$/ : /^[0-9a-f]{16}$/;
    expect(headers["x-request-id"]).toMatch(name);
  });
});
