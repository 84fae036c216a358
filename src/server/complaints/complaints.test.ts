import { expect, onTestFinished, test, vi } from "vitest";
import { testOfOne } from "../../../test/balanced/is-balanced.ts";
import { describeDatabases } from "../../../test/databases.ts";
import { type World, createWorld } from "../../../test/world.ts";
import { allowanceKey } from "../mail/mail-allowance.ts";

const reporter = "Ann.Lee@example.org";

describeDatabases("complaints", (open) => {
  async function prepare({ delivers = true } = {}) {
    const database = await open();
    const env = { FORMS_PER_MINUTE: "100000" };
    const world = await createWorld({ database, env, delivers });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const appHost = new URL(world.env.appOrigin).host;

    const ask = (
      as: "owner" | "operator",
      [method, url, payload]: [
        method: "GET" | "POST" | "PATCH" | "PUT",
        url: string,
        payload?: object,
      ],
    ) =>
      world.app.inject({
        method,
        url: `/api/v1/${url}`,
        headers: { host: appHost, origin: world.env.appOrigin, cookie: world.cookies[as] },
        ...(payload && { payload }),
      });

    const created = await ask("owner", [
      "POST",
      "sites",
      { name: "Лампы", slug: "lamp", language: "ru" },
    ]);
    const site: { id: number; siteHash: string } = created.json();
    const published = await ask("owner", ["POST", `sites/${site.id}/releases`, {}]);
    expect(published.statusCode, published.body).toBe(201);
    const host = "lamp.localhost:3000";

    const complain = (email = reporter, page = "?a=1") =>
      world.app.inject({
        method: "POST",
        url: `/api/v1/sites/form/compliance/${site.id}/`,
        headers: {
          host,
          origin: `http://${host}`,
          referer: `http://${host}/${page}`,
          language: "ru",
        },
        payload: { siteHash: site.siteHash, email, name: "Ann", comment: "Это обман" },
      });
    const visit = (path = "/", headers = {}) =>
      world.app.inject({ url: path, headers: { host, ...headers } });
    return { world, site, host, ask, complain, visit };
  }

  async function doMail(world: World) {
    while (await world.jobs.runNext());
    return world.mails.splice(0);
  }

  test("MODER-01, SEC-20: a complaint brings its reporter a receipt, once, and the operators an email that doesn't name him", async () => {
    const { world, complain } = await prepare();
    expect((await complain()).statusCode).toBe(204);
    const mails = await doMail(world);
    expect(mails.map(({ to }) => to)).toEqual([reporter, "operator@example.org"]);
    const [receipt, notice] = mails;
    expect(receipt?.subject).toBe("Мы получили вашу жалобу на «Лампы»");
    expect(receipt?.text).toContain("Это обман");
    expect(notice?.text).toContain("Это обман");
    expect(notice?.text).toContain("http://lamp.localhost:3000/?a=1");
    expect(JSON.stringify(notice)).not.toMatch(/ann/i);
    expect((await complain()).statusCode).toBe(403);
    expect(await doMail(world)).toEqual([]);
  });

  test("MAIL-03: a reporter reads in the language of the page, an operator in their own, owners in theirs", async () => {
    const { world, ask, complain } = await prepare();
    await ask("operator", ["PATCH", "auth/preferences", { language: "de" }]);
    await ask("owner", ["PATCH", "auth/preferences", { language: "fr" }]);
    await complain();
    const subjects = async () => (await doMail(world)).map(({ subject }) => subject);
    expect(await subjects()).toEqual([
      "Мы получили вашу жалобу на «Лампы»",
      "Beschwerde über Лампы",
    ]);
    const [{ id }] = (await ask("operator", ["GET", "operator/complaints"])).json();
    const decision = { decision: "warn", reason: "Обман" };
    await ask("operator", ["PATCH", `operator/complaints/${id}`, decision]);
    expect(await subjects()).toEqual([
      "Avertissement au sujet de Лампы",
      "Решение по вашей жалобе на «Лампы»",
    ]);
  });

  test("MODER-01: where no mail leaves, an operator without a mailbox finds the email in the outbox", async () => {
    const { world, ask, complain } = await prepare({ delivers: false });
    const { db } = world.database;
    await db
      .updateTable("users")
      .set({ email: "owner@localhost" })
      .where("role", "=", "operator")
      .execute();
    await complain();
    while (await world.jobs.runNext());
    const outbox = (await ask("operator", ["GET", "operator/outbox"])).json();
    expect(outbox.map(({ to }: { to: string }) => to)).toEqual(["owner@localhost", reporter]);
  });

  test("MODER-01: receipts are emails to a stranger, of which there are three a day", async () => {
    const { world, site, complain } = await prepare();
    const { db } = world.database;
    for (let round = 0; round < 5; round++) {
      expect((await complain()).statusCode).toBe(204);
      await doMailOfRound(db, round);
    }
    const receipts = (await doMail(world)).filter(({ to }) => to === reporter);
    expect(receipts).toHaveLength(3);

    /** As if it had been about another site. */
    async function doMailOfRound(rows: typeof db, round: number) {
      await rows
        .updateTable("submissions")
        .set({ topic: `round ${round}` })
        .where("siteId", "=", site.id)
        .where("topic", "=", "")
        .execute();
    }
  });

  test("MODER-10: emails to whoever complained name the site by its host, as no link: a stranger may have named a page of their own site, with any words in its address, and somebody else’s mailbox", async () => {
    const { world, ask, host, complain } = await prepare();
    await complain(reporter, "you-won/call-00-1234?prize=1000");
    const [receipt, notice] = await doMail(world);
    const [{ id }] = (await ask("operator", ["GET", "operator/complaints"])).json();
    await ask("operator", [
      "PATCH",
      `operator/complaints/${id}`,
      { decision: "warn", reason: "Обман" },
    ]);
    const told = (await doMail(world)).find(({ to }) => to === reporter);
    for (const mail of [receipt, told]) {
      expect(mail?.text.replaceAll("\u200C", "")).toContain(host);
      const all = `${mail?.text} ${mail?.html}`;
      expect(all).not.toMatch(/https?:\/\/lamp/);
      expect(all.replaceAll("\u200C", "")).not.toMatch(/you-won|prize/);
    }
    // operators know what they do
    expect(notice?.html).toMatch(/href="http:\/\/lamp[^"]*\/you-won\/call-00-1234\?prize=1000"/);
  });

  test("MODER-11: a receipt that a limit withheld is none, whatever else goes to the same address", async () => {
    const { world, ask, complain } = await prepare();
    const { db } = world.database;
    const operator = "operator@example.org";
    const times = JSON.stringify([Date.now(), Date.now(), Date.now()]);
    const key = allowanceKey(operator);
    await db.insertInto("mailAllowances").values({ key, times, lastAt: Date.now() }).execute();
    await complain(operator);
    // the notice to operators goes to whoever complained, too
    expect((await doMail(world)).map(({ to }) => to)).toEqual([operator]);
    const read = async () =>
      (await ask("operator", ["GET", "operator/complaints?state=all"])).json();
    const [{ id, receipt }] = await read();
    expect(receipt).toBeNull();
    await db.deleteFrom("mailAllowances").execute();
    const decided = await ask("operator", [
      "PATCH",
      `operator/complaints/${id}`,
      { decision: "no-issue" },
    ]);
    expect(decided.json()).toMatchObject({ receipt: null });
    expect((await doMail(world)).map(({ to }) => to)).toEqual([operator]);
    expect((await read())[0].receipt).toBeNull();
    await complain();
    await doMail(world);
    const all: { receipt: { sentAt: string } | null }[] = await read();
    expect(all.map((one) => one.receipt?.sentAt ?? null)).toEqual([null, expect.any(String)]);
  });

  test("MODER-11: a receipt that a process of the version before sent is found, whatever was sent later", async () => {
    const { world, ask, complain } = await prepare();
    const { db } = world.database;
    await complain();
    await doMail(world);
    await db.updateTable("submissions").set({ receiptId: null }).execute();
    const read = async () =>
      (await ask("operator", ["GET", "operator/complaints?state=all"])).json();
    const [{ id, receipt }] = await read();
    expect(receipt).toEqual({ sentAt: expect.any(String) });
    await ask("operator", ["PATCH", `operator/complaints/${id}`, { decision: "no-issue" }]);
    await doMail(world);
    expect((await read())[0].receipt).toEqual(receipt);
    // without it, the decision is no receipt
    const first = db.selectFrom("outbox").select((outbox) => outbox.fn.min("id").as("id"));
    await db.deleteFrom("outbox").where("id", "=", first).execute();
    expect((await read())[0].receipt).toBeNull();
  });

  test("MODER-03, SEC-20: a warning tells the owner the reason, and never the reporter", async () => {
    const { world, ask, complain, visit } = await prepare();
    await complain();
    await doMail(world);
    const [complaint] = (await ask("operator", ["GET", "operator/complaints"])).json();
    expect(complaint).toMatchObject({ email: "A…@e….org", comment: "Это обман", language: "ru" });
    const decision = {
      decision: "warn",
      reason: "Цены вводят\r\nBcc: x@example.org в заблуждение",
    };
    const path = `operator/complaints/${complaint.id}`;
    const decided = await ask("operator", ["PATCH", path, decision]);
    const reason = "Цены вводят\nBcc: x@example.org в заблуждение";
    expect(decided.json(), "SEC-26: line ends are kept as line feeds").toMatchObject({
      decision: { decision: "warn", reason },
      site: { isTakenDown: false },
    });
    const mails = (await doMail(world)).filter(({ to }) => to !== reporter);
    expect(mails.map(({ to }) => to)).toEqual(["owner@example.org"]);
    expect(mails[0]?.text).toContain("> Цены вводят\n> Bcc: x@example.org в заблуждение\n");
    expect(JSON.stringify(mails)).not.toMatch(/ann/i);
    expect((await visit()).statusCode).toBe(200);
    expect((await ask("operator", ["PATCH", path, decision])).statusCode).toBe(409);
    expect(await doMail(world)).toEqual([]);
  });

  test("MODER-04, SEC-20: a site that is taken down answers 451 with a notice everywhere, and comes back whole", async () => {
    const { world, site, host, ask, complain, visit } = await prepare();
    await complain();
    await doMail(world);
    const before = await visit();
    const [{ id }] = (await ask("operator", ["GET", "operator/complaints"])).json();
    const decision = { decision: "unpublish", reason: "Обман" };
    const start = performance.now();
    const decided = await ask("operator", ["PATCH", `operator/complaints/${id}`, decision]);
    expect(decided.json()).toMatchObject({ decision, site: { isTakenDown: true } });
    for (const path of ["/", "/robots.txt", "/nowhere", "/report/"]) {
      const notice = await visit(path, { "accept-language": "ru-RU,ru;q=0.9,en;q=0.8" });
      expect(notice.statusCode, path).toBe(451);
      expect(notice.body).toContain("Этот сайт недоступен");
      expect(notice.headers).toMatchObject({
        "content-language": "ru",
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      });
      expect(notice.headers["x-release"]).toBeUndefined();
    }
    expect(performance.now() - start).toBeLessThan(5_000);
    expect((await visit("/", { "accept-language": "tlh" })).body).toContain("isn’t available");
    expect((await complain("other@example.org")).json()).toMatchObject({ code: "taken-down" });
    const unsubscribe = await visit(`/api/v1/sites/form/email/${site.id}/unsubscribe/?token=1`);
    expect(unsubscribe.statusCode, "who subscribed can leave").toBe(410);
    const mails = (await doMail(world)).filter(({ to }) => to !== reporter);
    expect(mails.map(({ to }) => to)).toEqual(["owner@example.org"]);
    expect(mails[0]?.text).toContain("Обман");
    expect(JSON.stringify(mails)).not.toMatch(/ann/i);

    const seen = (await ask("owner", ["GET", `sites/${site.id}`])).json();
    expect(seen).toMatchObject({ takedown: { reason: "Обман" } });
    const again = await ask("owner", ["POST", `sites/${site.id}/releases`, { note: "mended" }]);
    expect(again.statusCode).toBe(201);
    expect((await visit()).statusCode, "publishing does not bring it back").toBe(451);
    await ask("owner", ["PUT", `sites/${site.id}/live`, { releaseId: again.json().id }]);
    expect((await visit()).statusCode, "nor does an earlier release").toBe(451);
    const readAnew = await world.publishing.live.repair();
    expect(readAnew, "what hosting shows is what the database says").toBe(0);

    const lifted = await ask("operator", [
      "PATCH",
      `operator/sites/${site.id}`,
      { takedown: null },
    ]);
    expect(lifted.json()).toMatchObject({ takedown: null });
    expect((await ask("owner", ["GET", `sites/${site.id}`])).json()).not.toHaveProperty("takedown");
    const after = await world.app.inject({ url: "/", headers: { host } });
    expect(after.statusCode).toBe(200);
    expect(after.body).toBe(before.body);
    expect((await doMail(world)).map(({ subject }) => subject)).toEqual([
      "Сайт «Лампы» снова в сети",
    ]);
  });

  test("MODER-04: a site that is taken down before it is published is not shown by publishing it", async () => {
    const { world, ask } = await prepare();
    const { id } = (
      await ask("owner", ["POST", "sites", { name: "Second", slug: "second" }])
    ).json();
    const takedown = { reason: "Phishing" };
    const off = await ask("operator", ["PATCH", `operator/sites/${id}`, { takedown }]);
    expect(off.json()).toMatchObject({ takedown });
    expect((await ask("owner", ["POST", `sites/${id}/releases`, {}])).statusCode).toBe(201);
    const page = await world.app.inject({ url: "/", headers: { host: "second.localhost:3000" } });
    expect(page.statusCode).toBe(451);
  });

  test("MODER-09: whoever complained gets the decision, once, in their language, and not its reason", async () => {
    const { world, ask, complain } = await prepare();
    const openOnes = async () => (await ask("operator", ["GET", "operator/complaints"])).json();
    const told: string[] = [];
    for (const body of [
      { decision: "no-issue" },
      { decision: "warn", reason: "Уберите это" },
      { decision: "unpublish", reason: "Обман" },
    ]) {
      await complain(`${body.decision}@example.org`);
      await doMail(world);
      const [{ id }] = await openOnes();
      const path = `operator/complaints/${id}`;
      expect((await ask("operator", ["PATCH", path, body])).statusCode).toBe(200);
      expect((await ask("operator", ["PATCH", path, body])).statusCode).toBe(409);
      const mails = (await doMail(world)).filter(({ to }) => to === `${body.decision}@example.org`);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.subject).toBe("Решение по вашей жалобе на «Лампы»");
      expect(mails[0]?.text).not.toMatch(/Уберите это|Обман/);
      told.push(mails[0]?.text ?? "");
    }
    expect(told[0]).toContain("не нашли причин");
    expect(told[1]).toContain("попросили владельца");
    expect(told[2]).toContain("отключили сайт");
  });

  testOfOne(
    "MODER-08, OPER-25: the people of a site read why it is down and whom to write to, and those who have it open are told at once",
    async () => {
      const { world, site, ask } = await prepare();
      const { db } = world.database;
      const tell = vi.spyOn(world.news, "tell");
      const take = (takedown: object | null) =>
        ask("operator", ["PATCH", `operator/sites/${site.id}`, { takedown }]);
      const told = async () => (await ask("owner", ["GET", `sites/${site.id}`])).json().takedown;
      await take({ reason: "Обман" });
      expect(await told()).toMatchObject({ reason: "Обман", contact: "operator@example.org" });
      expect((await ask("owner", ["GET", "sites"])).json()).toMatchObject([
        { takedown: { contact: "operator@example.org" } },
      ]);
      for (const [contact, contactLink] of [
        ["help@host.example", "mailto:help@host.example"],
        ["https://host.example/help", "https://host.example/help"],
      ]) {
        await ask("operator", ["PATCH", "operator/settings", { contact }]);
        expect(await told()).toMatchObject({ contact, contactLink });
      }
      await ask("operator", ["PATCH", "operator/settings", { contact: null }]);
      const moved = { name: "publish", data: { state: "moved", done: 0, total: 0 } };
      expect(tell).toHaveBeenLastCalledWith(site.id, moved);
      const operator = db.updateTable("users").where("role", "=", "operator");
      await operator.set({ email: "owner@localhost" }).execute();
      expect(await told(), "no mailbox").not.toHaveProperty("contact");
      await operator.set({ email: "host@example.org", suspendedAt: 1 }).execute();
      expect(await told(), "suspended").not.toHaveProperty("contact");
      await operator.set({ suspendedAt: null }).execute();
      tell.mockClear();
      await take(null);
      expect(tell).toHaveBeenLastCalledWith(site.id, moved);
      expect(await told()).toBeUndefined();
      tell.mockClear();
      const full = Object.assign(new Error("the disk"), { code: "ENOSPC" });
      vi.spyOn(world.hosting, "show").mockRejectedValueOnce(full);
      expect((await take({ reason: "Обман" })).json().code).toBe("kept-unwritten");
      expect(tell, "it holds all the same").toHaveBeenLastCalledWith(site.id, moved);
      expect(await told()).toMatchObject({ reason: "Обман" });
    },
  );

  test("MODER-05: what operators do is logged, without who complained", async () => {
    const { world, site, ask, complain } = await prepare();
    await complain();
    const [{ id }] = (await ask("operator", ["GET", "operator/complaints"])).json();
    const decision = { decision: "unpublish", reason: "Обман" };
    await ask("operator", ["PATCH", `operator/complaints/${id}`, decision]);
    await ask("operator", ["PATCH", `operator/sites/${site.id}`, { takedown: null, isPaid: true }]);
    const log = await ask("operator", ["GET", "operator/audit"]);
    expect(log.json().map((entry: { action: string }) => entry.action)).toEqual([
      "site.lift",
      "site.change",
      "site.takedown",
      "complaint.unpublish",
    ]);
    expect(log.json()[2]).toMatchObject({
      operator: world.userIds.operator,
      siteId: site.id,
      details: { reason: "Обман", complaintId: id },
    });
    expect(log.body).not.toMatch(/ann/i);
  });

  test("PAID-01: a site that was paid or is no longer has something to publish", async () => {
    const { site, ask } = await prepare();
    const info = async () => (await ask("owner", ["GET", `sites/${site.id}`])).json();
    const changes = async () => (await ask("owner", ["GET", `sites/${site.id}/changes`])).json();
    expect(await info()).toMatchObject({ hasUnpublishedChanges: false });
    await ask("operator", ["PATCH", `operator/sites/${site.id}`, { isPaid: true }]);
    expect(await info()).toMatchObject({ hasUnpublishedChanges: true, isPaid: true });
    expect(await changes()).toMatchObject({ footer: true, navigation: false });
    expect((await ask("owner", ["POST", `sites/${site.id}/releases`, {}])).statusCode).toBe(201);
    expect(await info()).toMatchObject({ hasUnpublishedChanges: false });
    expect(await changes()).toMatchObject({ footer: false });
  });

  test("MODER-06: a site that is being erased is there for operators no more, nor are complaints about it", async () => {
    const { world, site, ask, complain } = await prepare();
    expect((await complain()).statusCode).toBe(204);
    const listed = async () => (await ask("operator", ["GET", "operator/complaints"])).json();
    const [complaint] = await listed();
    expect(complaint.site).toMatchObject({ id: site.id });
    const buried = { erasedAt: 1, trashedAt: 1 };
    const { db } = world.database;
    await db.updateTable("sites").set(buried).where("id", "=", site.id).execute();
    expect(await listed()).toEqual([]);
    const reason = "Fraud";
    const answers = await Promise.all([
      ask("operator", ["PATCH", `operator/sites/${site.id}`, { takedown: { reason } }]),
      ask("operator", ["PATCH", `operator/sites/${site.id}`, { isPaid: true }]),
      ask("operator", [
        "PATCH",
        `operator/complaints/${complaint.id}`,
        { decision: "unpublish", reason },
      ]),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await ask("operator", ["GET", "operator/audit"])).json()).toEqual([]);
  });
});
