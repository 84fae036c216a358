import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { publishTestSite } from "../../../test/fixtures/published-site.ts";
import { createWorld, ownerPassword } from "../../../test/world.ts";

describeDatabases("deleting one's account", (open) => {
  async function prepare() {
    const database = await open();
    const clock = { time: Date.now(), now: () => clock.time, sleep: async () => undefined };
    const world = await createWorld({ database, clock });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const ask = (
      method: "GET" | "POST",
      url: string,
      payload?: object,
      cookie = world.cookies.owner,
    ) =>
      world.app.inject({
        method,
        url: `/api/v1/auth/${url}`,
        headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie },
        ...(payload && { payload }),
      });
    const remove = (deletedSites: number[], more = {}) =>
      ask("POST", "account/deletion", { deletedSites, currentPassword: ownerPassword, ...more });
    const join = async (siteId: number, role: string) => {
      const userId = world.userIds["other owner"];
      const row = { siteId, userId, role, createdAt: 1 };
      await database.db.insertInto("siteMembers").values(row).execute();
    };
    const mails = async () => {
      while (await world.jobs.runNext());
      return world.mails;
    };
    return { world, database, clock, ask, remove, join, mails };
  }

  test("ACCOUNT-13: takes sites that nobody else owns along, leaves the others, and ends every session", async () => {
    const { world, database, clock, ask, remove, join, mails } = await prepare();
    const { id: alone, slug } = await publishTestSite(world);
    const made = await world.app.inject({
      method: "POST",
      url: "/api/v1/sites",
      headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie: world.cookies.owner },
      payload: { name: "Shared" },
    });
    const { id: both } = made.json();
    const said = await world.app.inject({
      method: "POST",
      url: `/api/v1/sites/${both}/comments`,
      headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie: world.cookies.owner },
      payload: { page: "p", section: "s", template: "Links1", text: "Is this the new price?" },
    });
    expect(said.statusCode, said.body).toBe(201);
    await join(alone, "editor");
    await join(both, "owner");
    const userId = world.userIds.owner;
    const saved = { id: "saved", userId, name: "Hours", clip: "{}", size: 2, trashedAt: null };
    await database.db
      .insertInto("savedSections")
      .values({ ...saved, createdAt: 1 })
      .execute();
    const { sites: plan } = (await ask("GET", "account/deletion")).json();
    expect(plan).toHaveLength(2);
    expect(plan).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: alone, isDeleted: true, isTrashed: false, others: 1 }),
        expect.objectContaining({ id: both, isDeleted: false, isTrashed: false, others: 1 }),
      ]),
    );
    clock.time += 3_700_000;
    const noPassword = await ask("POST", "account/deletion", { deletedSites: [alone] });
    expect(noPassword.json().code).toBe("wrong-credentials");
    // what was said to happen has to be what happens
    for (const other of [[], [alone, both], [both]])
      expect((await remove(other)).json().code).toBe("conflict");
    const email = "owner@example.org";
    const invitation = { email, role: "viewer", isTransfer: 0, createdAt: 1, expiresAt: 2 };
    const invitedBy = world.userIds["other owner"];
    await database.db
      .insertInto("invitations")
      .values({ ...invitation, siteId: both, tokenHash: "x", invitedBy })
      .execute();
    const gone = await remove([alone], { language: "de" });
    expect(gone.statusCode, gone.body).toBe(204);
    expect(String(gone.headers["set-cookie"])).toMatch(/__Host-session=;.*Max-Age=0/);
    expect((await ask("GET", "sessions")).statusCode).toBe(401);
    expect((await mails()).at(-1)).toMatchObject({
      to: email,
      subject: "Ihr Konto wurde gelöscht",
    });
    const page = await world.app.inject({ url: "/", headers: { host: `${slug}.localhost` } });
    expect(page.statusCode).toBe(404);
    const sites = await database.db.selectFrom("sites").select("id").execute();
    expect(sites.map(({ id }) => id)).toEqual([both]);
    // the log keeps an id that leads to nobody
    for (const table of [
      "users",
      "sessions",
      "credentials",
      "knownNetworks",
      "siteMembers",
      "invitations",
      "signInLinks",
      "comments",
      "commentReads",
      "savedSections",
    ] as const) {
      const rows = JSON.stringify(await database.db.selectFrom(table).selectAll().execute());
      expect(rows, table).not.toContain(world.userIds.owner);
      expect(rows, table).not.toContain(email);
    }
    expect(
      await database.db.selectFrom("comments").select(["authorName", "text"]).execute(),
    ).toEqual([{ authorName: "", text: "Is this the new price?" }]);
    const log = await database.db.selectFrom("operations").select("authorId").execute();
    expect(new Set(log.map(({ authorId }) => authorId))).toEqual(new Set([world.userIds.owner]));
  });

  test("ACCOUNT-13: no email names a visitor of the sites that go, nor the account, however its address was written", async () => {
    const { world, database, ask, remove } = await prepare();
    const { id, siteHash, host, origin } = await publishTestSite(world);
    const secret = "zyxolda-was-here";
    const sent = await world.app.inject({
      method: "POST",
      url: `/api/v1/sites/form/contact/${id}/`,
      headers: { host, origin },
      payload: {
        siteHash,
        name: secret,
        email: `${secret}@example.org`,
        message: `${secret} `.repeat(250),
      },
    });
    expect(sent.statusCode, sent.body).toBeLessThan(400);
    while (await world.jobs.runNext());
    const asked = { email: "lena@ofen.example", currentPassword: ownerPassword };
    expect((await ask("POST", "email-change", asked)).statusCode).toBe(201);
    const mail = { subject: "Yours", text: "x", html: null, headers: null, submissionId: null };
    const others = ["lena@ofen.example", "other-owner@example.org"];
    await database.db
      .insertInto("outbox")
      .values(
        ["Owner@Example.ORG", ...others].map((recipient) => ({
          ...mail,
          recipient,
          createdAt: 1,
          sentAt: 1,
        })),
      )
      .execute();
    // what the account said, on its way to somebody else
    const waiting = await database.db
      .insertInto("outbox")
      .values({ ...mail, recipient: "other-owner@example.org", createdAt: 1, sentAt: null })
      .returning("id")
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto("outboxAuthors")
      .values({ outboxId: waiting.id, authorId: world.userIds.owner })
      .execute();
    const files = async () => {
      const names = (await readdir(database.dataDir)).filter((name) => name.includes(".sqlite"));
      const contents = names.map((name) => readFile(path.join(database.dataDir, name)));
      return (await Promise.all(contents)).filter((content) => content.includes(secret)).length;
    };
    const link = { tokenHash: "x", expiresAt: Date.now() + 3_600_000 };
    await database.db
      .insertInto("signUps")
      .values({ ...link, email: "owner@example.org" })
      .execute();
    if (database.dialect === "sqlite") expect(await files()).toBeGreaterThan(0);
    expect((await remove([id])).statusCode).toBe(204);
    expect(await database.db.selectFrom("signUps").select("email").execute()).toEqual([]);
    const rows = await database.db
      .selectFrom("outbox")
      .select(["recipient", "subject"])
      .orderBy("id")
      .execute();
    // the new address may be somebody else's: what others wrote to it stays
    expect(rows.filter(({ subject }) => subject === "Yours").map((one) => one.recipient)).toEqual(
      others,
    );
    // but the last one, which says that the account is gone
    expect(rows.filter(({ subject }) => subject !== "Yours").map((one) => one.recipient)).toEqual([
      "owner@example.org",
    ]);
    if (database.dialect === "sqlite") expect(await files()).toBe(0);
  });

  test("ACCOUNT-13: what an account begins while it is deleted is refused, and leaves nothing", async () => {
    const { world, database, remove } = await prepare();
    const make = () =>
      world.app.inject({
        method: "POST",
        url: "/api/v1/sites",
        headers: {
          host: "localhost:3000",
          origin: world.env.appOrigin,
          cookie: world.cookies.owner,
        },
        payload: { name: "Late" },
      });
    const { create } = world.sites;
    const begun = Promise.withResolvers<void>();
    const deleted = Promise.withResolvers<void>();
    world.sites.create = async (site) => {
      begun.resolve();
      await deleted.promise;
      return create(site);
    };
    const made = make();
    await begun.promise;
    expect((await remove([])).statusCode).toBe(204);
    deleted.resolve();
    expect((await made).statusCode).toBe(409);
    expect(await database.db.selectFrom("sites").selectAll().execute()).toEqual([]);
  });

  test("ACCOUNT-13: an invitation that is accepted at the moment of deletion leaves no member, and fails nothing", async () => {
    const { world, database, ask, remove } = await prepare();
    const { app, env, cookies } = world;
    const headers = { host: "localhost:3000", origin: env.appOrigin };
    const call = (cookie: string, url: string, payload: object) =>
      app.inject({
        method: "POST",
        url: `/api/v1/${url}`,
        headers: { ...headers, cookie },
        payload,
      });
    // more emails nobody gets in a day
    const sites = await Promise.all(
      ["One", "Two", "Three"].map(async (name) => {
        const { id } = (await call(cookies["other owner"], "sites", { name })).json();
        const wanted = { email: "owner@example.org", role: "editor", language: "en" };
        await call(cookies["other owner"], `sites/${id}/invitations`, wanted);
        return id;
      }),
    );
    while (await world.jobs.runNext());
    const tokens = world.mails.flatMap(({ text }) => /#token=([\w-]{43})/.exec(text)?.[1] ?? []);
    expect(tokens).toHaveLength(sites.length);
    const accept = (token: string) => call(cookies.owner, "invitations/accept", { token });
    const [before = "", ...rest] = tokens;
    const [gone, ...accepted] = await Promise.all([
      remove([]),
      accept(before),
      ...rest.map((token) => accept(token)),
    ]);
    expect(gone.statusCode, gone.body).toBe(204);
    for (const { statusCode, body } of accepted)
      expect([200, 401, 404, 409, 410], body).toContain(statusCode);
    const left = database.db
      .selectFrom("siteMembers")
      .select("siteId")
      .where("userId", "=", world.userIds.owner);
    expect(await left.execute()).toEqual([]);
    expect((await ask("GET", "sessions")).statusCode).toBe(401);
  });

  test("ACCOUNT-13: whoever alone runs the installation stays; two who own a site and go at one moment leave none behind", async () => {
    const { world, database, ask, join } = await prepare();
    const stay = await ask(
      "POST",
      "account/deletion",
      { deletedSites: [] },
      world.cookies.operator,
    );
    expect(stay.json().code).toBe("last-operator");
    const { id } = await publishTestSite(world);
    await join(id, "owner");
    const answers = await Promise.all(
      [world.cookies.owner, world.cookies["other owner"]].map((cookie) =>
        ask("POST", "account/deletion", { deletedSites: [] }, cookie),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    const owners = await database.db.selectFrom("siteMembers").selectAll().execute();
    expect(owners).toMatchObject([{ siteId: id, role: "owner" }]);
  });
});
