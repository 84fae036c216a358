import { cp, rm } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type Answer,
  type PublishedSite,
  type Run,
  ask,
  buildServer,
  endRuns,
  freePort,
  ownerEnv,
  publishedFolder,
  run,
  said,
  signIn,
  startServer,
} from "./server-program.ts";
import { type SmallDisk, trySmallDisk } from "./small-disk.ts";

const first = trySmallDisk();
await first?.remove();

describe.runIf(first)("I7: a disk", () => {
  let master: string;
  let site: PublishedSite;
  let disk: SmallDisk;

  beforeAll(buildServer);
  beforeAll(async () => {
    ({ dataDir: master, site } = await publishedFolder());
  });
  beforeEach(async () => {
    disk = trySmallDisk() ?? expect.unreachable("it could be mounted before");
    await cp(master, disk.folder, { recursive: true });
  });
  afterEach(async () => {
    await endRuns();
    await disk.remove();
  });
  afterAll(() => rm(master, { recursive: true, force: true }));

  const ready = (port: string) => ask(port, `localhost:${port}`, { path: "/readyz" });

  async function expectPage(port: string): Promise<void> {
    const page = await ask(port, site.host);
    expect(page.status).toBe(200);
    expect(page.text).toBe(site.page.text);
  }

  /** All that people send to be kept, by what it is. */
  async function senders(port: string): Promise<Record<string, (n: number) => Promise<Answer>>> {
    const headers = await signIn(port);
    const app = `localhost:${port}`;
    const { siteHash } = site.form.body;
    const choice = { analytics: true, marketing: false, functional: true };
    const consent = { siteHash, variant: "gdpr", textVersion: "1f3a9c", choice };
    const path = `/api/v1/sites/${site.id}`;
    const [{ id: releaseId }] = JSON.parse(
      (await ask(port, app, { path: `${path}/releases`, headers })).text,
    );
    return {
      operation: (n) => {
        const operation = { id: `op-${n}`, name: "site.rename", args: { name: `Lamp ${n}` } };
        const body = { operations: [operation] };
        return ask(port, app, { path: `${path}/operations`, headers, body });
      },
      form: (n) => {
        const body = {
          siteHash,
          name: "Ann",
          email: `ann${n}@example.org`,
          message: "x".repeat(2_000),
        };
        return ask(port, site.host, { path: `/api/v1/sites/form/contact/${site.id}/`, body });
      },
      consent: (n) => {
        const body = { ...consent, id: `choice${String(n).padStart(8, "0")}` };
        return ask(port, site.host, { path: `/api/v1/sites/consent/${site.id}/`, body });
      },
      version: (n) => {
        const body = { name: `Version ${n}` };
        return ask(port, app, { path: `${path}/versions/1`, method: "PUT", headers, body });
      },
      live: () =>
        ask(port, app, { path: `${path}/live`, method: "PUT", headers, body: { releaseId } }),
      site: (n) => {
        const body = { name: `Second ${n}`, slug: `second-${n}` };
        return ask(port, app, { path: "/api/v1/sites", headers, body });
      },
    };
  }

  /** What the first answer is that refuses: the log of the database may have room for a few. */
  async function refusal(send: (n: number) => Promise<Answer>): Promise<Answer> {
    for (let number = 1; ; number++) {
      const answer = await send(number);
      if (answer.status >= 400) return answer;
      expect(number).toBeLessThan(200);
    }
  }

  test("that is full while the server runs: 507 for all that is to be kept, pages go on, and it heals", async () => {
    const { port, server } = await startServer(disk.folder, { FORMS_PER_MINUTE: "100000" });
    const all = await senders(port);
    expect((await ready(port)).status).toBe(200);
    await disk.fill();
    for (const [name, send] of Object.entries(all)) {
      const { status, text } = await refusal(send);
      expect(`${name} ${status}`, text).toBe(`${name} 507`);
      expect(JSON.parse(text)).toMatchObject({ code: "storage-full" });
    }
    await expect.poll(async () => (await ready(port)).status).toBe(507);
    expect(JSON.parse((await ready(port)).text)).toMatchObject({ code: "storage-full" });
    await expectPage(port);
    expect(server.stderr()).toContain("SQLITE_FULL");
    expect(server.stderr()).not.toContain("cannot rollback");

    await disk.empty();
    await expect.poll(async () => (await ready(port)).status).toBe(200);
    for (const [name, send] of Object.entries(all)) {
      const { status, text } = await send(1_000);
      expect(status, `${name} ${text}`).toBeLessThan(300);
    }
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
  });

  async function startBadly(): Promise<{ port: string; server: Run }> {
    const port = await freePort();
    const server = run("main", { PORT: port, DATA_DIR: disk.folder, ...ownerEnv });
    await said(
      server,
      "Published sites are being served; everything else waits until this is fixed.",
    );
    await expectPage(port);
    return { port, server };
  }

  async function expectToHeal(port: string, server: Run): Promise<void> {
    await said(server, "is ready at");
    expect((await ready(port)).status).toBe(200);
    expect((await ask(port, site.host, site.form)).status).toBe(204);
  }

  test("that is full at the start: sites are served, the rest says 507, and it heals", async () => {
    await disk.fill();
    const { port, server } = await startBadly();
    expect(server.stdout()).toContain("is full: free up space");
    for (const answer of [await ready(port), await ask(port, site.host, site.form)]) {
      expect(answer.status).toBe(507);
      expect(JSON.parse(answer.text)).toMatchObject({ code: "storage-full" });
    }
    await disk.empty();
    await expectToHeal(port, server);
  });

  test("that can only be read at the start: sites are served, the rest says 503, and it heals", async () => {
    disk.setReadOnly(true);
    const { port, server } = await startBadly();
    for (const answer of [await ready(port), await ask(port, site.host, site.form)]) {
      expect(answer.status).toBe(503);
      expect(JSON.parse(answer.text)).toMatchObject({ code: "storage-unavailable" });
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    }
    disk.setReadOnly(false);
    await expectToHeal(port, server);
  });
});
