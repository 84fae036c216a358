import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { publishTestSite } from "../../../test/fixtures/published-site.ts";
import { createWorld, ownerPassword } from "../../../test/world.ts";

const dayMs = 24 * 3_600_000;

describeDatabases("the trash", (open, dialect) => {
  async function prepare(env: Record<string, string> = {}) {
    const database = await open();
    const clock = { time: Date.now(), now: () => clock.time, sleep: async () => undefined };
    const world = await createWorld({ database, clock, env });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const send = (method: "GET" | "POST" | "PATCH" | "DELETE", url: string, payload?: object) =>
      world.app.inject({
        method,
        url: `/api/v1/${url}`,
        headers: {
          host: "localhost:3000",
          origin: world.env.appOrigin,
          cookie: world.cookies.owner,
        },
        ...(payload && { payload }),
      });
    const publish = async (slug: string) => {
      const { id, name, revision } = (await send("POST", "sites", { name: "Lamp", slug })).json();
      expect((await send("POST", `sites/${id}/releases`, { revision })).statusCode).toBe(201);
      return { id, name, host: `${slug}.localhost:3000` };
    };
    const trash = (site: number) => send("DELETE", `sites/${site}`);
    const restore = (site: number) => send("PATCH", `sites/${site}`, { isTrashed: false });
    const remove = (site: number, name: string) => send("POST", `sites/${site}/deletion`, { name });
    const visit = (host: string) => world.app.inject({ url: "/", headers: { host } });
    const work = async () => {
      while (await world.jobs.runNext());
    };
    /** The tables that still have a row of a site, but for what operators did and the names of files that go later. */
    const traces = async (site: number) => {
      const tables = await database.db.introspection.getTables();
      const found: string[] = [];
      for (const { name, columns } of tables) {
        if (
          ["auditLog", "leftFiles"].includes(name) ||
          !columns.some((column) => column.name === "siteId")
        )
          continue;
        const { rows } =
          await sql`select 1 from ${sql.table(name)} where "siteId" = ${site}`.execute(database.db);
        if (rows.length > 0) found.push(name);
      }
      return found;
    };
    return { world, database, clock, send, publish, trash, restore, remove, visit, work, traces };
  }

  test("NEW-10: keeps a site for its days and deletes it with all that hangs on it, unless it is restored before", async () => {
    const { world, database, clock, send, publish, ...rest } = await prepare();
    const { trash, restore, visit, work, traces } = rest;
    const gone = await publishTestSite(world, { slug: "lamp" });
    const kept = await publish("torch");
    expect(await traces(kept.id)).toContain("releases");
    const sent = await world.app.inject({
      method: "POST",
      url: `/api/v1/sites/form/contact/${gone.id}/`,
      headers: { host: gone.host, origin: gone.origin },
      payload: { siteHash: gone.siteHash, name: "Ada", email: "ada@example.org", message: "Hello" },
    });
    expect(sent.statusCode, sent.body).toBe(204);
    await work();
    expect(await traces(gone.id)).toEqual(
      expect.arrayContaining(["operations", "records", "siteAddresses", "submissions"]),
    );
    for (const { id } of [gone, kept]) expect((await trash(id)).statusCode).toBe(204);
    clock.time += 30 * dayMs - 1;
    await work();
    expect((await restore(kept.id)).statusCode).toBe(200);
    expect((await send("GET", "sites?isTrashed=true")).json()).toHaveLength(1);
    clock.time += 1;
    await work();
    expect((await send("GET", "sites?isTrashed=true")).json()).toHaveLength(0);
    expect(await traces(gone.id)).toEqual([]);
    const mails = await database.db.selectFrom("outbox").select("text").execute();
    expect(mails.filter(({ text }) => text.includes("ada@example.org"))).toEqual([]);
    expect((await visit(gone.host)).statusCode).not.toBe(200);
    expect((await visit(kept.host)).statusCode).toBe(200);
    // its address is free again
    const next = await send("POST", "sites", { name: "Lamp", slug: "lamp" });
    expect(next.statusCode, next.body).toBe(201);
  });

  test("NEW-10: goes by the setting of the last start, and keeps sites for good where it is off", async () => {
    const { world, database, clock, send, trash, work } = await prepare({ TRASH_DAYS: "off" });
    const { id } = (await send("POST", "sites", { name: "Lamp" })).json();
    expect((await world.sites.info(id, world.userIds.owner)).trashDays).toBeUndefined();
    await trash(id);
    clock.time += 3_000 * dayMs;
    await work();
    expect(await world.sites.roleOf(id, world.userIds.owner, { inTrash: true })).toBe("owner");
    const later = await createWorld({ database, clock, env: { TRASH_DAYS: "3000" } });
    onTestFinished(() => later.close());
    while (await later.jobs.runNext());
    expect(await world.sites.roleOf(id, world.userIds.owner, { inTrash: true })).toBeUndefined();
  });

  test("NEW-10: an owner deletes at once by typing the name; visitors find no site there", async () => {
    const { publish, trash, remove, visit, restore } = await prepare();
    const site = await publish("lamp");
    expect((await remove(site.id, "Lamp")).json().code).toBe("conflict");
    await trash(site.id);
    expect((await remove(site.id, "lamp")).json().code).toBe("invalid");
    expect((await remove(site.id, " Lamp ")).statusCode).toBe(204);
    expect((await visit(site.host)).statusCode).toBe(404);
    expect((await restore(site.id)).statusCode).toBe(404);
    expect((await remove(site.id, "Lamp")).statusCode).toBe(404);
  });

  test("MODER-06: stays for the operators until a complaint is decided, and past its days while it is taken down", async () => {
    const { world, database, clock, send, ...rest } = await prepare();
    const { trash, remove, work, traces } = rest;
    const operate = async (url: string, payload: object) => {
      const headers = { host: "localhost:3000", origin: world.env.appOrigin };
      const cookie = world.cookies.operator;
      const address = `/api/v1/operator/${url}`;
      const asked = { method: "PATCH", url: address, headers: { ...headers, cookie } } as const;
      const answer = await world.app.inject({ ...asked, payload });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    const reported = async (slug: string) => {
      const site = await publishTestSite(world, { slug });
      const sent = await world.app.inject({
        method: "POST",
        url: `/api/v1/sites/form/compliance/${site.id}/`,
        headers: { host: site.host, origin: site.origin },
        payload: { siteHash: site.siteHash, name: "Ann", email: "ann@x.org", comment: "Fraud" },
      });
      expect(sent.statusCode, sent.body).toBe(204);
      await trash(site.id);
      const { name } = await world.sites.info(site.id, world.userIds.owner);
      const complaints = database.db.selectFrom("submissions").where("siteId", "=", site.id);
      const complaint = await complaints.select("id").executeTakeFirstOrThrow();
      return { id: site.id, name, complaint: `complaints/${complaint.id}` };
    };
    const leave = (deletedSites: number[]) =>
      send("POST", "auth/account/deletion", { deletedSites, currentPassword: ownerPassword });

    const kept = await reported("lamp");
    const guilty = await reported("torch");
    for (const { id, name } of [kept, guilty])
      expect((await remove(id, name)).json().code).toBe("under-review");
    await operate(kept.complaint, { decision: "no-issue" });
    expect((await remove(kept.id, kept.name)).statusCode).toBe(204);

    await operate(guilty.complaint, { decision: "unpublish", reason: "Fraud" });
    expect((await remove(guilty.id, guilty.name)).json().code).toBe("under-review");
    expect((await leave([guilty.id])).json().code).toBe("under-review");
    clock.time += 40 * dayMs;
    await work();
    expect(await traces(guilty.id)).toContain("submissions");
    await operate(`sites/${guilty.id}`, { takedown: null });
    clock.time += dayMs;
    await work();
    expect(await traces(guilty.id)).toEqual([]);
  });

  test("MODER-06: an open complaint holds a site for thirty days, whatever was left open before; operators keep what it was about, not its words", async () => {
    const { world, database, clock, trash, remove, traces, work } = await prepare();
    const site = await publishTestSite(world, { slug: "lamp" });
    const comment = "Fraud. I am Ann Smith of 5 Mill Lane, and this is a photo of me";
    const complain = async (email: string) => {
      const sent = await world.app.inject({
        method: "POST",
        url: `/api/v1/sites/form/compliance/${site.id}/`,
        headers: {
          host: site.host,
          origin: site.origin,
          referer: `${site.origin}/?from=${email}`,
        },
        payload: { siteHash: site.siteHash, name: "Ann", email, comment },
      });
      expect(sent.statusCode, sent.body).toBe(204);
    };
    await complain("ann@x.org");
    const { name } = await world.sites.info(site.id, world.userIds.owner);
    clock.time += 40 * dayMs;
    await complain("bob@x.org");
    await work();
    await trash(site.id);
    clock.time += 30 * dayMs - 1;
    expect((await remove(site.id, name)).json().code).toBe("under-review");
    clock.time += 1;
    expect((await remove(site.id, name)).statusCode).toBe(204);
    await work();
    expect(await traces(site.id)).toEqual([]);
    const log = await database.db
      .selectFrom("auditLog")
      .select(["operatorId", "action", "siteId", "details"])
      .execute();
    expect(log).toMatchObject([
      { operatorId: "", action: "complaint.site-deleted", siteId: site.id },
      { operatorId: "", action: "complaint.site-deleted", siteId: site.id },
    ]);
    for (const { details } of log) {
      expect(JSON.parse(details)).toMatchObject({
        page: `${site.origin}/`,
        site: { name, slug: "lamp" },
      });
      expect(details).not.toMatch(/Ann|ann@|bob@|Fraud|Smith|Mill Lane/);
    }
    const notices = await database.db
      .selectFrom("outbox")
      .select("text")
      .where("recipient", "=", "operator@example.org")
      .execute();
    expect(notices.filter(({ text }) => text.includes(comment))).toHaveLength(2);
  });

  test("MODER-06: a complaint that is stored while its site is deleted holds it", async () => {
    const { world, database, send } = await prepare();
    const site = await publishTestSite(world, { slug: "lamp" });
    const complain = () =>
      world.app.inject({
        method: "POST",
        url: `/api/v1/sites/form/compliance/${site.id}/`,
        headers: { host: site.host, origin: site.origin },
        payload: { siteHash: site.siteHash, name: "Ann", email: "ann@x.org", comment: "Fraud" },
      });
    const leave = () =>
      send("POST", "auth/account/deletion", {
        deletedSites: [site.id],
        currentPassword: ownerPassword,
      });
    if (dialect === "sqlite") {
      const [complained, left] = await Promise.all([complain(), leave()]);
      expect([complained.statusCode, left.statusCode]).toEqual(
        left.statusCode === 204 ? [404, 204] : [204, 409],
      );
      return;
    }
    const waiting = async (): Promise<number> => {
      const { rows } =
        await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          database.db,
        );
      return rows.length;
    };
    const both = await database.db.transaction().execute(async (transaction) => {
      // the complaint is let in, and can't be stored before this ends
      await sql`lock table submissions in share mode`.execute(transaction);
      const complained = complain();
      await expect.poll(waiting).toBe(1);
      const left = leave();
      await expect.poll(waiting).toBe(2);
      return { complained, left };
    });
    expect((await both.complained).statusCode).toBe(204);
    expect((await both.left).json().code).toBe("under-review");
  });

  test("NEW-10: who restores a site while it is deleted has all of it or none", async () => {
    const { publish, trash, restore, remove, traces, visit } = await prepare();
    for (let round = 1; round <= 4; round++) {
      const site = await publish(`lamp-${round}`);
      await trash(site.id);
      const [restored, removed] = await Promise.all([restore(site.id), remove(site.id, "Lamp")]);
      const isThere = restored.statusCode === 200;
      expect(isThere ? [409] : [204]).toContain(removed.statusCode);
      expect((await visit(site.host)).statusCode).toBe(isThere ? 200 : 404);
      if (isThere) expect(await traces(site.id)).toContain("records");
      else expect(await traces(site.id)).toEqual([]);
    }
  });

  test("NEW-10: a site that is thrown away and deleted while it is published stays offline", async () => {
    const { world, send, trash, remove, visit, traces } = await prepare();
    const { id, revision } = (await send("POST", "sites", { name: "Lamp" })).json();
    const [published] = await Promise.all([
      send("POST", `sites/${id}/releases`, { revision }),
      trash(id).then(() => remove(id, "Lamp")),
    ]);
    expect([201, 404]).toContain(published.statusCode);
    expect((await visit("lamp.localhost:3000")).statusCode).toBe(404);
    expect(await traces(id)).toEqual([]);
    expect(world.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
