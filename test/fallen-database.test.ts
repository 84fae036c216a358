import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
} from "vitest";
import { sql } from "kysely";
import { openDatabase } from "#/server/db/open-database.ts";
import { type OwnPostgres, startOwnPostgres } from "./own-postgres.ts";
import {
  type Answer,
  type PublishedSite,
  type Run,
  ask,
  buildServer,
  endRuns,
  freePort,
  ownerEnv,
  publishSite,
  run,
  signIn,
} from "./server-program.ts";
import { settle } from "./settle.ts";

let postgres: OwnPostgres;
let dataDir: string;
let port: string;
let env: Record<string, string>;
let server: Run;
let site: PublishedSite;

beforeAll(buildServer);
beforeAll(async () => {
  postgres = startOwnPostgres();
  await settle("", postgres.url);
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "vitrine-fallen-"));
  port = await freePort();
  env = {
    PORT: port,
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    DATABASE_CONNECT_TIMEOUT: "0.5",
    DATABASE_TIMEOUT: "0.5",
    FORMS_PER_MINUTE: "100000",
    ...ownerEnv,
  };
  server = run("main", env);
  await expect.poll(server.stdout).toContain("is ready at");
  site = await publishSite(port, `lamp-${port}`);
});
afterEach(async () => {
  await endRuns();
  await rm(dataDir, { recursive: true, force: true });
});
afterAll(() => postgres.remove());

/** Visitors and an owner who never stop; what they were answered. */
function load(headers: Record<string, string>) {
  const answers = { pages: [] as Answer[], forms: [] as Answer[], calls: [] as Answer[] };
  const ending = new AbortController();
  async function again(into: Answer[], one: () => Promise<Answer>): Promise<void> {
    while (!ending.signal.aborted) into.push(await one());
  }
  const app = `localhost:${port}`;
  const path = `/api/v1/sites/${site.id}/document`;
  let sent = 0;
  const send = () => {
    const body = { ...site.form.body, email: `ann${(sent += 1)}@example.org` };
    return ask(port, site.host, { ...site.form, body });
  };
  const working = [
    ...Array.from({ length: 4 }, () => again(answers.forms, send)),
    ...Array.from({ length: 4 }, () =>
      again(answers.calls, () => ask(port, app, { path, headers })),
    ),
    again(answers.pages, () => ask(port, site.host)),
  ];
  return {
    answers,
    async stop() {
      ending.abort();
      await Promise.all(working);
    },
  };
}

async function formsKept(): Promise<number> {
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl: postgres.url });
  try {
    const rows = db.selectFrom("submissions").select("id").where("siteId", "=", site.id);
    return (await rows.execute()).length;
  } finally {
    await close();
  }
}

const isReady = async () => (await ask(port, `localhost:${port}`, { path: "/readyz" })).status;

function expectRefused(answers: readonly Answer[]): void {
  const refused = answers.filter(({ status }) => status >= 400);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, headers, text } of refused) {
    expect(status, text).toBe(503);
    expect(JSON.parse(text)).toMatchObject({ code: "unavailable" });
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  }
}

/** Commands end by themselves, and say in words what is wrong. */
async function expectOperatorsTold(): Promise<void> {
  const path = join(dataDir, "one.tar");
  const [doctor, backup] = [run("doctor", env), run("backup", env, [path])];
  expect(await doctor.exit).toBe(1);
  expect(doctor.stdout()).toMatch(/^✗ Database: The database at DATABASE_URL can’t be reached/m);
  expect(doctor.stdout()).toMatch(/^✗ Server: The server is running, but saves no edits \(503\)/m);
  expect(await backup.exit).toBe(1);
  expect(backup.stderr()).toContain("The database at DATABASE_URL can’t be reached");
  expect(existsSync(path)).toBe(false);
}

describe("I9, DOCTOR-02: a PostgreSQL under load", () => {
  test.each(["killed", "frozen"] as const)(
    "that is %s takes no page along, is answered for with 503, and is used again when it is back",
    async (fault) => {
      const { answers, stop } = load(await signIn(port));
      onTestFinished(stop);
      const { pages, forms, calls } = answers;
      await expect.poll(() => forms.length + calls.length).toBeGreaterThan(40);
      await (fault === "killed" ? postgres.kill() : postgres.freeze());
      const [before, since] = [pages.length, forms.length];
      await expect.poll(() => forms.length).toBeGreaterThan(since + 12);
      await expect.poll(() => pages.length).toBeGreaterThan(before + 12);
      expect(await isReady()).toBe(503);
      await expectOperatorsTold();
      await (fault === "killed" ? postgres.start() : postgres.thaw());
      await expect.poll(isReady).toBe(200);
      await stop();
      expect((await ask(port, site.host, site.form)).status).toBe(204);

      for (const page of pages) {
        expect(page.status).toBe(200);
        expect(page.text).toBe(site.page.text);
      }
      expectRefused(forms);
      expectRefused(calls);
      // I1: what was thanked for is there; an error is no proof that nothing was written
      const thanked = forms.filter(({ status }) => status === 204).length + 1;
      const kept = await formsKept();
      expect(kept).toBeGreaterThanOrEqual(thanked);
      expect(kept).toBeLessThanOrEqual(forms.length + 1);
      server.child.kill("SIGTERM");
      expect(await server.exit).toBe(0);
    },
  );
});

/** Runs a statement beside the server, in another database. */
async function tell(statement: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl: postgres.url });
  await sql.raw(statement).execute(db);
  await close();
}

test("CLUSTER-04 (I3): a database that is dropped, and made anew without tables, is answered for with 503 and in words, pages are shown, and one that is put back is used again", async () => {
  const url = new URL(postgres.url);
  url.pathname = "/fallen";
  await tell("create database fallen");
  await settle("", url.href);
  await endRuns();
  const home = join(dataDir, "of-its-own");
  server = run("main", { ...env, DATA_DIR: home, DATABASE_URL: url.href });
  await expect.poll(server.stdout).toContain("is ready at");
  const own = await publishSite(port, `away-${port}`);
  const headers = await signIn(port);
  const call = () =>
    ask(port, `localhost:${port}`, { path: `/api/v1/sites/${own.id}/document`, headers });
  const expectLost = async () => {
    const answers = [await ask(port, own.host, own.form), await call()];
    expectRefused(answers);
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(2);
    const [form, document] = answers;
    expect(form?.text, "to a visitor").toContain("Your text is still here");
    expect(document?.text).toContain("The database can’t be used");
    expect((await ask(port, own.host)).text).toBe(own.page.text);
    expect(await isReady()).toBe(503);
  };
  const cut = "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'fallen'";
  // what is renamed is dropped for whoever asks by its name
  await tell("alter database fallen allow_connections false");
  await tell(cut);
  await tell("alter database fallen rename to put_away");
  await expect.poll(async () => (await call()).text).toContain("The database can’t be used");
  await expectLost();
  await tell("create database fallen");
  await expect.poll(async () => (await call()).text).toContain("The database can’t be used");
  await expectLost();
  await tell("drop database fallen with (force)");
  await tell("alter database put_away rename to fallen");
  await tell("alter database fallen allow_connections true");
  await expect.poll(isReady).toBe(200);
  expect((await call()).status).toBe(200);
  expect((await ask(port, own.host, own.form)).status).toBe(204);
});
