import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createCutDatabase } from "./cut-database.ts";
import {
  ask,
  buildServer,
  endRuns,
  freePort,
  heldPort,
  ownerEnv,
  publishSite,
  run as runProgram,
  signIn,
} from "./server-program.ts";
import { settle } from "./settle.ts";

let folder: string;

/** A folder whose installation has settled its demo sites: the end-to-end stories begin with an empty one. */
async function settledFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "vitrine-start-"));
  await settle(dataDir);
  return dataDir;
}

beforeAll(buildServer);
beforeAll(async () => {
  folder = await settledFolder();
});
afterEach(endRuns);
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (program: "main" | "owner-link", env: Record<string, string>) =>
  runProgram(program, { DATA_DIR: folder, ...env });

describe("starting", () => {
  test("START-03: a first start becomes a server and prints a sign-in link", async () => {
    const PORT = await freePort();
    const server = run("main", { PORT });
    await expect.poll(server.stdout).toContain("is ready at");
    const link = new RegExp(String.raw`http://localhost:${PORT}/sign-in#token=([\w-]{43})`);
    const token = link.exec(server.stdout())?.[1] ?? "";
    const origin = `http://localhost:${PORT}`;
    const signIn = () =>
      fetch(`${origin}/api/v1/auth/sign-in-link`, {
        method: "POST",
        headers: { origin, "content-type": "application/json" },
        body: JSON.stringify({ token }),
      });
    const answer = await signIn();
    expect(answer.status).toBe(204);
    expect((await signIn()).status).toBe(401);
    const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const session = await fetch(`${origin}/api/v1/auth/session`, { headers: { cookie } });
    expect(await session.json()).toMatchObject({
      account: { email: "owner@localhost", role: "operator" },
    });
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
  });

  test("once somebody has signed in no link is printed, and another one can be asked for", async () => {
    const PORT = await freePort();
    const server = run("main", { PORT });
    await expect.poll(server.stdout).toContain("is ready at");
    expect(server.stdout()).not.toContain("token=");
    expect(server.stdout()).not.toContain("OWNER_EMAIL");
    const another = run("owner-link", { PORT });
    expect(await another.exit).toBe(0);
    expect(another.stdout()).toMatch(/^http:\/\/localhost:\d+\/sign-in#token=[\w-]{43}\n$/);
  });

  test("START-04: an OWNER_EMAIL that comes after the first account is told of, and has no effect", async () => {
    const PORT = await freePort();
    const owner = { OWNER_EMAIL: "late@example.org", OWNER_PASSWORD: "correct horse" };
    const server = run("main", { PORT, ...owner });
    await expect.poll(server.stdout).toContain("is ready at");
    expect(server.stdout()).toContain("OWNER_EMAIL only creates the first account");
    const origin = `http://localhost:${PORT}`;
    const answer = await fetch(`${origin}/api/v1/auth/sign-in`, {
      method: "POST",
      headers: { origin, "content-type": "application/json" },
      body: JSON.stringify({ email: owner.OWNER_EMAIL, password: owner.OWNER_PASSWORD }),
    });
    expect(answer.status).toBe(401);
  });

  test("START-02: a stop lets the answer that is under way go out, within five seconds", async () => {
    const PORT = await freePort();
    const server = run("main", {
      PORT,
      DATA_DIR: await settledFolder(),
      OWNER_EMAIL: "o@example.org",
      OWNER_PASSWORD: "correct horse",
    });
    await expect.poll(server.stdout).toContain("is ready at");
    const origin = `http://localhost:${PORT}`;
    const answers = Array.from({ length: 8 }, () =>
      fetch(`${origin}/api/v1/auth/sign-in`, {
        method: "POST",
        headers: { origin, "content-type": "application/json" },
        body: JSON.stringify({ email: "o@example.org", password: "correct horse" }),
      }),
    );
    const first = await Promise.race(answers);
    const stoppedAt = Date.now();
    server.child.kill("SIGTERM");
    expect(first.status).toBe(204);
    const others = await Promise.allSettled(answers);
    for (const other of others)
      if (other.status === "fulfilled") expect(other.value.status).toBe(204);
    expect(await server.exit).toBe(0);
    expect(Date.now() - stoppedAt).toBeLessThan(5_000);
  });
});

describe("a crash", () => {
  const origin = (port: string) => `http://localhost:${port}`;

  test("I1, I8: what was acknowledged is there after kill -9, on a server that is ready within 5 s", async () => {
    const PORT = await freePort();
    const env = {
      PORT,
      DATA_DIR: await settledFolder(),
      ...ownerEnv,
    };
    const api = `${origin(PORT)}/api/v1/sites`;
    const acknowledged: string[] = [];
    let site = 0;
    for (let round = 0; round < 3; round++) {
      const server = run("main", env);
      await expect.poll(server.stdout).toContain("is ready at");
      const headers = await signIn(PORT);
      if (site === 0) {
        const body = JSON.stringify({ name: "Crash" });
        const made = await fetch(api, { method: "POST", headers, body });
        site = (await made.json()).id;
      }
      for (let number = 0; ; number++) {
        if (number === 6) setTimeout(() => server.child.kill("SIGKILL"), 1 + round * 3);
        const id = `op-${round}-${number}`;
        const operation = { id, name: "site.rename", args: { name: id } };
        const body = JSON.stringify({ operations: [operation] });
        const url = `${api}/${site}/operations`;
        const answer = await fetch(url, { method: "POST", headers, body }).catch(() => undefined);
        if (answer?.status !== 200) break;
        acknowledged.push(id);
      }
      await server.exit;
    }
    const server = run("main", env);
    await expect.poll(server.stdout).toContain("is ready at");
    const headers = await signIn(PORT);
    const kept = new Set<string>();
    for (let offset = 0; offset < acknowledged.length + 10; offset += 200) {
      const list = await fetch(`${api}/${site}/operations?limit=200&offset=${offset}`, { headers });
      for (const { id } of await list.json()) kept.add(id);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(18);
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });
});

describe("without the database", () => {
  test("I3: sites are served, also by a start without it; everything else waits with 503 and heals", async () => {
    const database = await createCutDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), "vitrine-cut-data-"));
    try {
      const PORT = await freePort();
      const env = {
        PORT,
        DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        ...ownerEnv,
      };
      await settle(dataDir, database.url);
      const first = run("main", env);
      await expect.poll(first.stdout).toContain("is ready at");
      const { host, page, form } = await publishSite(PORT);
      const app = `localhost:${PORT}`;
      expect(page.status).toBe(200);

      async function expectAway(): Promise<void> {
        expect((await ask(PORT, host)).text).toBe(page.text);
        expect((await ask(PORT, host, { path: "/nowhere/" })).status).toBe(404);
        expect((await ask(PORT, app, { path: "/healthz" })).status).toBe(200);
        for (const [at, about] of [
          [app, { path: "/readyz" }],
          [app, { path: "/api/v1/sites" }],
          [host, form],
        ] as const) {
          const { status, headers, text } = await ask(PORT, at, about);
          if (about.path === "/api/v1/sites" && status === 401) continue;
          expect(`${about.path} ${status}`).toBe(`${about.path} 503`);
          expect(JSON.parse(text)).toMatchObject({ status: 503, code: "unavailable" });
          expect(Number(headers["retry-after"])).toBeGreaterThan(0);
          expect(headers["content-security-policy"]).toContain("default-src 'none'");
        }
      }

      await database.cut();
      await expectAway();
      first.child.kill("SIGTERM");
      expect(await first.exit).toBe(0);
      const second = run("main", env);
      await expect
        .poll(second.stdout)
        .toContain("Published sites are being served; everything else waits");
      expect((await ask(PORT, app, { path: "/api/v1/sites" })).status).toBe(503);
      await expectAway();
      await database.mend();
      await expect.poll(second.stdout).toContain("is ready at");
      expect((await ask(PORT, app, { path: "/readyz" })).status).toBe(200);
      expect((await ask(PORT, host)).text).toBe(page.text);
      expect((await ask(PORT, host, form)).status).toBe(204);
      second.child.kill("SIGTERM");
      expect(await second.exit).toBe(0);
    } finally {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});

describe("START-01: a wrong setting stops the start with one sentence", () => {
  async function refused(env: Record<string, string>): Promise<string> {
    const server = run("main", env);
    expect(await server.exit).toBe(1);
    expect(server.stderr()).toMatch(/^[^\n]+\.\n$/);
    return server.stderr();
  }

  test("a port in use", async () => {
    const { port, server } = await heldPort();
    try {
      expect(await refused({ PORT: String(port) })).toContain(`Port ${port} is in use`);
    } finally {
      server.close();
    }
  });

  test("a folder that another server holds", async () => {
    const server = run("main", { PORT: await freePort() });
    await expect.poll(server.stdout).toContain("is ready at");
    expect(await refused({ PORT: await freePort() })).toContain("Another server is already using");
  });

  test("a folder that cannot be made", async () => {
    await writeFile(join(folder, "file"), "");
    expect(await refused({ DATA_DIR: join(folder, "file", "data") })).toContain(
      "can’t be written to",
    );
  });

  test("a database that is damaged", async () => {
    const damaged = join(folder, "damaged");
    await mkdir(damaged);
    await writeFile(join(damaged, "vitrine.sqlite"), "this is no database".repeat(1_000));
    await chmod(damaged, 0o755);
    expect(await refused({ DATA_DIR: damaged })).toContain("npm run restore-database FILE");
  });

  test("a database server that is not there", async () => {
    const DATABASE_URL = `postgres://u:hunter2@127.0.0.1:${await freePort()}/x`;
    const sentence = await refused({ DATABASE_URL, DATA_DIR: join(folder, "pg") });
    expect(sentence).toContain("can’t be reached");
    expect(sentence).not.toContain("hunter2");
  });

  test("a malformed address", async () => {
    expect(await refused({ SMTP_URL: "mail" })).toContain("SMTP_URL is invalid");
  });
});
