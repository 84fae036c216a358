import { once } from "node:events";
import { type Server, createServer as createHttpServer } from "node:http";
import { type AddressInfo, type Socket, createServer } from "node:net";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
/** A mail server that answers by the beginning of what it hears. */
async function mailServer(answers: Record<string, string>): Promise<string> {
  return listen(
    createServer((socket) => {
      socket.on("error", () => undefined);
      socket.write("220 ready\r\n");
      socket.setEncoding("latin1").on("data", (line) => {
        const heard = Object.keys(answers).find((word) => String(line).startsWith(word));
        socket.write(`${heard === undefined ? "250 yes" : answers[heard]}\r\n`);
      });
    }),
  );
}

import { describe, expect, onTestFinished, test } from "vitest";
import { type TestDatabase, describeDatabases } from "../../../test/databases.ts";
import { startNameServer } from "../../../test/name-server.ts";
import { createBucket } from "../../../test/swift.ts";
import { backupName } from "../backups/backup-folder.ts";
import { createDns } from "../domains/dns.ts";
import { readEnv } from "../env.ts";
import type { Check, CheckContext, Finding } from "./check.ts";
import { good } from "./check.ts";
import { backupsCheck } from "./checks/backups.ts";
import { clockCheck } from "./checks/clock.ts";
import { databaseCheck } from "./checks/database.ts";
import { diskCheck } from "./checks/disk.ts";
import { dnsCheck } from "./checks/dns.ts";
import { mailCheck } from "./checks/mail.ts";
import { serverCheck } from "./checks/server.ts";
import { settingsCheck } from "./checks/settings.ts";
import { storageCheck } from "./checks/storage.ts";
import { storeCheck } from "./checks/store.ts";
import { versionsCheck } from "./checks/versions.ts";
import { workCheck } from "./checks/work.ts";
import { examine } from "./examine.ts";
import { type CheckName, findingText } from "./finding-text.ts";
import { checks } from "./registry.ts";
import { describeFindings, runCheck, summarize } from "./run-checks.ts";

const moment = Date.UTC(2026, 10, 26);
const hourMs = 3_600_000;
const pages = { APP_ORIGIN: "https://app.example.test", SITES_DOMAIN: "sites.example.test" };

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-doctor-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function contextOf(
  source: Record<string, string>,
  rest: Partial<Omit<CheckContext, "env">> = {},
): CheckContext {
  const env = readEnv(source);
  const ask = createDns({ servers: env.dnsServers });
  return { env, database: undefined, databaseError: "", ask, now: () => moment, ...rest };
}

/** What a check says, as it begins: the state and the sentence. */
async function said(check: Check, context: CheckContext): Promise<string[]> {
  const findings = await runCheck(check, context);
  return findings.map(({ state, code, values }) => `${state}: ${findingText(code, values)}`);
}

async function listen(server: Server | ReturnType<typeof createServer>): Promise<string> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => sockets.add(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return String((server.address() as AddressInfo).port);
}

describe("npm run doctor", () => {
  test("DOCTOR-01: settings that don’t go together are said, with what to set", async () => {
    const told = async (source: Record<string, string>) => said(settingsCheck, contextOf(source));
    expect(await told({})).toEqual(["good: All settings are valid."]);
    expect(await told({ ...pages, TRUST_PROXY: "1" })).toEqual(["good: All settings are valid."]);
    expect(await told(pages)).toEqual([expect.stringMatching(/^warning: .*Set TRUST_PROXY=1/)]);
    expect(await told({ APP_ORIGIN: "https://app.example.test", TRUST_PROXY: "1" })).toEqual([
      expect.stringMatching(/^problem: .*SITES_DOMAIN is localhost/),
    ]);
  });

  test("DOCTOR-02: a check that hangs, or fails in a way nobody thought of, is a finding of its own", async () => {
    const check = { name: "dns", longestMs: 20 } as const;
    const hanging = { ...check, run: () => new Promise<Finding[]>(() => undefined) };
    const failing = {
      ...check,
      run: async () => {
        throw new Error("oh");
      },
    };
    const rows = { ...check, needsDatabase: true, run: async () => [good("dnsLocal")] };
    expect(await said(hanging, contextOf({}))).toEqual([
      expect.stringMatching(/^problem: No answer/),
    ]);
    expect(await said(failing, contextOf({}))).toEqual([expect.stringMatching(/^problem: .*oh/)]);
    expect(await said(rows, contextOf({}))).toEqual([
      "warning: Not checked: the database can’t be opened.",
    ]);
  });

  test("DOCTOR-03: no secret is printed, whoever says it, and a setting that can’t be used ends it", async () => {
    const source = {
      OWNER_EMAIL: "o@example.org",
      OWNER_PASSWORD: "correct horse battery",
      SMTP_URL: "smtp://u:p%40ssw0rd@127.0.0.1:1",
      DATABASE_URL: "postgres://u:hunter2@127.0.0.1:1/x?connect_timeout=1",
      STORAGE_URL: "s3://key:st0re%2Fpass@127.0.0.1:1/bucket?tls=off",
    };
    const leaky: Check = {
      name: "dns",
      longestMs: 1_000,
      run: async () => [
        good("said", { text: "correct horse battery p@ssw0rd p%40ssw0rd hunter2 st0re/pass" }),
      ],
    };
    let words = "";
    const tell = (name: CheckName, found: readonly Finding[]) =>
      void (words += describeFindings(name, found));
    const findings = await examine({ source, checks: [...checks, leaky], now: Date.now, tell });
    words += summarize(findings);
    expect(words).not.toMatch(/horse|ssw0rd|hunter2|st0re/);
    expect(words).toContain("[secret] [secret] [secret] [secret] [secret]");
    expect(words).toMatch(/^✗ Database: .*can’t be reached/m);
    expect(words).toMatch(/^✗ File store: s3:\/\/127\.0\.0\.1:1\/bucket can’t be reached/m);
    expect(words).toMatch(/^✗ Email: Nobody answers at 127\.0\.0\.1:1/m);
    expect(words).toMatch(/\d problems, \d warnings?\.\n$/);

    words = "";
    const wrong = await examine({ source: { PORT: "x" }, checks, now: Date.now, tell });
    words += summarize(wrong);
    expect(words).toBe(
      "✗ Settings: PORT is invalid: set PORT to a whole number from 1 to 65535. The other checks need it.\n1 problem, 0 warnings.\n",
    );
  });

  test("DOCTOR-12: a store that refuses the key, the bucket or the region is said with what to set", async () => {
    const url = (await createBucket()).url();
    const told = (STORAGE_URL: string) => said(storeCheck, contextOf({ STORAGE_URL }));
    expect(await said(storeCheck, contextOf({}))).toEqual([]);
    expect(await told(url)).toEqual([expect.stringMatching(/^good: s3:.* can be read\.$/)]);
    for (const [wrong, advice] of [
      [url.replace(":testing@", ":guessing@"), "The secret of STORAGE_URL"],
      [url.replace("/test-", "/nothing-"), "There is no such bucket"],
      [url.replace("us-east-1", "eu-west-9"), "The region is another one"],
    ] as const)
      expect(await told(wrong)).toEqual([expect.stringContaining(advice)]);
  });

  test("DOCTOR-04: a name server says where names lead, and what record is missing", async () => {
    const server = await startNameServer();
    onTestFinished(() => server.stop());
    const told = (more: Record<string, string> = {}) =>
      said(dnsCheck, contextOf({ ...pages, DNS_SERVERS: server.address, ...more }));
    expect(await told()).toEqual([
      expect.stringMatching(/^problem: app\.example\.test has no address: add an A or AAAA record/),
      expect.stringMatching(/^problem: .* for \*\.sites\.example\.test that leads to this machine/),
    ]);
    await server.write(["app A 203.0.113.7", "*.sites A 203.0.113.7", "*.sites AAAA 2001:db8::7"]);
    expect(await told()).toEqual([
      "good: app.example.test leads to 203.0.113.7.",
      "good: vitrine-doctor.sites.example.test leads to 203.0.113.7, 2001:db8::7.",
    ]);
    expect(await told({ PUBLIC_ADDRESSES: "203.0.113.7" })).toEqual([
      "good: app.example.test leads to 203.0.113.7.",
      expect.stringMatching(
        /^warning: .*leads to 2001:db8::7, which PUBLIC_ADDRESSES doesn’t name/,
      ),
    ]);
    await server.freeze();
    const ask = createDns({ servers: [server.address], longestMs: 50 });
    expect(await said(dnsCheck, contextOf(pages, { ask }))).toEqual([
      expect.stringMatching(/^problem: No name server answered about app\.example\.test/),
      expect.stringMatching(/^problem: No name server answered/),
    ]);
    expect(await said(dnsCheck, contextOf({}))).toEqual([
      "good: This installation can be reached from this machine only.",
    ]);
  });

  test("DOCTOR-05: a mail server is tried without sending anything, and what it refuses is said in words", async () => {
    const told = async (url: string) => said(mailCheck, contextOf({ SMTP_URL: url }));
    expect(await said(mailCheck, contextOf({}))).toEqual([
      expect.stringMatching(/^warning: SMTP_URL isn’t set/),
    ]);
    const willing = await mailServer({});
    expect(await told(`smtp://127.0.0.1:${willing}`)).toEqual([
      expect.stringMatching(/^good: 127\.0\.0\.1:\d+ takes email .* Nothing was sent/),
    ]);
    const refusing = await mailServer({
      EHLO: "250-me\r\n250 AUTH PLAIN",
      AUTH: "535 wrong: hunter2",
    });
    expect(await told(`smtp://u:hunter2@127.0.0.1:${refusing}`)).toEqual([
      expect.stringMatching(/^problem: .*refuses the user name or the password: correct SMTP_URL/),
    ]);
    expect(await told(`smtps://127.0.0.1:${willing}`)).toEqual([
      expect.stringMatching(/^problem: No secure connection to .*use smtps:\/\/ with port 465/),
    ]);
    expect(await told("smtp://127.0.0.1:1")).toEqual([
      expect.stringMatching(/^problem: Nobody answers at 127\.0\.0\.1:1/),
    ]);
    expect(await told("smtp://nowhere.invalid:25")).toEqual([
      expect.stringMatching(/^problem: nowhere\.invalid:25 isn’t found/),
    ]);
  });

  test("DOCTOR-330: a sender that the mail server refuses is named with what to set", async () => {
    const told = async (answers: Record<string, string>, more: Record<string, string> = {}) => {
      const url = `smtp://127.0.0.1:${await mailServer(answers)}`;
      return said(mailCheck, contextOf({ SMTP_URL: url, ...more }));
    };
    const hello = { MAIL_FROM: "Bakery <hello@example.org>" };
    const refused: Record<string, string>[] = [
      { "MAIL FROM:<hello@example.org>": "553 unknown" },
      { RCPT: "550 5.7.1 <hello@example.org>: Sender address rejected: not owned by user u" },
      { RCPT: "450 4.1.8 no such domain" },
      { DATA: "554 5.7.60 Client was not authenticated to send as this sender" },
    ];
    for (const answers of refused)
      expect(await told(answers, hello)).toEqual([
        expect.stringMatching(
          /^problem: .* refuses hello@example\.org as the sender: set MAIL_FROM/,
        ),
      ]);
    expect(await told({ MAIL: "530 5.7.0 Authentication required" })).toEqual([
      expect.stringMatching(/^problem: .*refuses the user name or the password/),
    ]);
    // of the recipient, who is the sender, nothing is wanted
    const fine: Record<string, string>[] = [
      { RCPT: "550 no such user" },
      { RCPT: "451 later" },
      { DATA: "354 go" },
    ];
    for (const answers of fine)
      expect(await told(answers)).toEqual([expect.stringMatching(/^good: .* Nothing was sent/)]);
    expect(await told({ RCPT: "421 closing\r\n" })).toEqual([
      expect.stringMatching(/^good|^problem/),
    ]);
  });

  test("DOCTOR-06: a server that isn’t there, isn’t ready or isn’t ours is told apart", async () => {
    const answers = async (healthz: number, readyz: number) => {
      const port = await listen(
        createHttpServer(({ url }, response) => {
          response.writeHead(url === "/healthz" ? healthz : readyz).end();
        }),
      );
      return said(serverCheck, contextOf({ PORT: port }));
    };
    expect(await answers(200, 200)).toEqual(["good: The server is running and saves edits."]);
    expect(await answers(200, 507)).toEqual([
      expect.stringMatching(/^problem: .*no edits \(507\)/),
    ]);
    expect(await answers(404, 404)).toEqual([expect.stringMatching(/belongs to another program/)]);
    const port = await listen(createHttpServer((_, response) => response.end()));
    const outside = {
      PORT: port,
      APP_ORIGIN: "https://app.invalid",
      SITES_DOMAIN: "sites.invalid",
    };
    expect(await said(serverCheck, contextOf(outside))).toEqual([
      "good: The server is running and saves edits.",
      expect.stringMatching(/^problem: https:\/\/app\.invalid doesn’t answer .*the proxy runs/),
    ]);
    expect(await said(serverCheck, contextOf({ PORT: "1" }))).toEqual([
      expect.stringMatching(/^warning: Nothing answers on port 1: start the server/),
    ]);
  });

  test("DOCTOR-07: backups that are missing, old or named after moments to come are said", async () => {
    const dir = await temporaryFolder();
    const told = (now = moment) =>
      said(backupsCheck, contextOf({ BACKUP_DIR: dir }, { now: () => now }));
    expect(await said(backupsCheck, contextOf({}))).toEqual([
      expect.stringMatching(/^warning: Automatic backups are off: set BACKUP_DIR/),
    ]);
    expect(await told()).toEqual([expect.stringMatching(/^warning: There is none in/)]);
    await writeFile(join(dir, backupName(moment)), "");
    expect(await told(moment + 27 * hourMs)).toEqual([expect.stringMatching(/^good/)]);
    expect(await told(moment + 27 * hourMs + 1)).toEqual([
      expect.stringMatching(/^problem: .*2026-11-26.* too long ago/),
    ]);
    const later = backupName(Date.UTC(2037, 0));
    await writeFile(join(dir, later), "");
    const early = expect.stringMatching(/^problem: vitrine-2037.* moment to come.*check the clock/);
    expect(await told(moment)).toEqual([early]);
    expect(await told(moment + 28 * hourMs)).toEqual([
      early,
      expect.stringMatching(/^problem: .*2026-11-26.* too long ago/),
    ]);
  });

  test("DOCTOR-08: a data folder that everybody may read, or that isn’t there, is said", async () => {
    const dataDir = await temporaryFolder();
    await writeFile(join(dataDir, "vitrine.sqlite"), "");
    const told = (path: string) => said(diskCheck, contextOf({ DATA_DIR: path }));
    await chmod(dataDir, 0o755);
    await chmod(join(dataDir, "vitrine.sqlite"), 0o644);
    expect((await told(dataDir))[1]).toMatch(/^warning: Every user .*chmod 700/);
    await chmod(dataDir, 0o700);
    expect(await told(dataDir)).toEqual([expect.stringMatching(/ of .* free/)]);
    expect(await told(join(dataDir, "nowhere"))).toEqual([
      expect.stringMatching(/^problem: There is no folder .*nowhere: start the server once/),
    ]);
    const file = join(dataDir, "file");
    await writeFile(file, "", { mode: 0o600 });
    expect(await told(file)).toEqual([
      expect.stringMatching(/^problem: .*can’t be read and written by this user/),
    ]);
  });
});

describeDatabases("npm run doctor", (open) => {
  async function prepare(): Promise<{ database: TestDatabase; context: CheckContext }> {
    const database = await open();
    onTestFinished(() => database.close());
    const { dataDir: DATA_DIR, databaseUrl } = database;
    const source = { DATA_DIR, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
    return { database, context: contextOf(source, { database, now: Date.now }) };
  }

  test("DOCTOR-09: a database that is behind, ahead or well is told apart, and so is work that waits", async () => {
    const { database, context } = await prepare();
    expect(await said(databaseCheck, context)).toEqual([
      expect.stringMatching(/^good/),
      "good: The tables match this version.",
    ]);
    expect(await said(versionsCheck, context)).toEqual([
      expect.stringMatching(/^good: Vitrine .*Node\.js .*(?:SQLite|PostgreSQL) \d/),
    ]);
    expect(await said(workCheck, context)).toEqual(["good: Nothing is late."]);
    const job = { payload: "{}", createdAt: 1, attempts: 1 };
    await database.db
      .insertInto("jobs")
      .values([
        { ...job, kind: "late", runAt: Date.now() - hourMs },
        // a bounced email is given up at its first attempt
        { ...job, kind: "failed", runAt: 1, failedAt: 1, lastError: "hunter2" },
      ])
      .execute();
    expect(await said(workCheck, context)).toEqual([
      expect.stringMatching(/^warning: .*15 minutes \(late\)/),
      expect.stringMatching(
        /^warning: Some jobs were given up \(failed\): .*Background jobs.*Outbox/,
      ),
    ]);
    await sql`delete from migrations where name = '610-domains'`.execute(database.db);
    expect((await said(databaseCheck, context))[1]).toMatch(
      /^warning: The next start migrates the database/,
    );
    await sql`insert into migrations (name, "doneAt") values ('999-later', '')`.execute(
      database.db,
    );
    expect((await said(databaseCheck, context))[1]).toMatch(
      /^problem: A newer version .*999-later/,
    );
    expect(
      await said(databaseCheck, { ...context, database: undefined, databaseError: "It is gone." }),
    ).toEqual(["problem: It is gone."]);
  });

  test("DOCTOR-10: a clock that fell behind is found out by what was written before", async () => {
    const { database, context } = await prepare();
    expect(await said(clockCheck, context)).toEqual([expect.stringMatching(/^good/)]);
    const mail = { recipient: "", subject: "", text: "" };
    await database.db
      .insertInto("outbox")
      .values({ ...mail, createdAt: Date.now() + 3 * hourMs })
      .execute();
    expect(await said(clockCheck, context)).toEqual([
      expect.stringMatching(/^problem: The clock is 180 minutes behind/),
    ]);
    await database.db.deleteFrom("outbox").execute();
    if (database.dialect === "postgres")
      expect(await said(clockCheck, { ...context, now: () => Date.now() + hourMs })).toEqual([
        expect.stringMatching(/^problem: .*off that of PostgreSQL/),
      ]);
    expect(await said(clockCheck, { ...context, now: () => 1 })).toEqual([
      expect.stringMatching(/^problem: The server’s clock shows 1970/),
    ]);
  });

  test("DOCTOR-330: emails that were refused because of their sender are counted, and the sender is the one that operators set", async () => {
    const { database, context } = await prepare();
    const port = await mailServer({ "MAIL FROM:<own@example.org>": "553 unknown" });
    const env = { ...context.env, smtpUrl: `smtp://127.0.0.1:${port}` };
    const email = { recipient: "", subject: "", text: "", createdAt: Date.now() };
    const refusals = [
      "554 Message rejected: Email address is not verified.",
      "550 The from address does not match a verified Sender Identity.",
      "550 5.1.1 no such user",
      null,
    ];
    await database.db
      .insertInto("outbox")
      .values(refusals.map((lastError) => ({ ...email, lastError })))
      .execute();
    await database.db
      .insertInto("installationSettings")
      .values({ name: "mailFrom", value: JSON.stringify("Own <own@example.org>") })
      .execute();
    expect(await said(mailCheck, { ...context, env })).toEqual([
      expect.stringMatching(/^problem: .* refuses own@example\.org as the sender/),
      expect.stringMatching(/^warning: Emails weren’t accepted because of their sender \(2\)/),
    ]);
  });

  test("DOCTOR-11: files that a published site lost are found, and so is a storage of another installation; a large one is looked at in part", async () => {
    const { database, context } = await prepare();
    expect(await said(storageCheck, context)).toEqual([
      "good: All files of published sites are there.",
    ]);
    const site = { name: "", slug: "one", siteHash: "h", revision: 1, createdAt: 1, updatedAt: 1 };
    await sql`insert into users (id, email, name, "emailVerified", "createdAt", "updatedAt", role)
      values ('u', 'u@example.org', '', ${sql`true`}, '2026-01-01', '2026-01-01', 'owner')`.execute(
      database.db,
    );
    const { id } = await database.db
      .insertInto("sites")
      .values(site)
      .returning("id")
      .executeTakeFirstOrThrow();
    const release = await database.db
      .insertInto("releases")
      .values({
        siteId: id,
        number: 1,
        revision: 1,
        manifestHash: "0".repeat(64),
        pageCount: 1,
        note: "",
        authorId: "u",
        createdAt: 1,
        isPaid: 0,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await database.db.updateTable("sites").set({ liveReleaseId: release.id }).execute();
    expect(await said(storageCheck, context)).toEqual([
      expect.stringMatching(/^problem: .*storage is missing, and published sites \(1\) need it/),
    ]);
    await mkdir(join(database.dataDir, "storage"));
    expect(await said(storageCheck, context)).toEqual([
      expect.stringMatching(new RegExp(`^warning: .*are lost \\(sites ${id}\\)`)),
    ]);
    let passed = 0;
    const elapsed = () => (passed += 110_001);
    expect(await said(storageCheck, { ...context, elapsed })).toEqual([
      expect.stringMatching(/^warning: Only 0 of 1 published sites/),
    ]);
  });
});
