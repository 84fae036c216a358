import { expect, test } from "vitest";
import { readEnv } from "../env.ts";
import { settleSettings } from "../installation/installation-settings.ts";
import { describeDatabases } from "../../../test/databases.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";

test("HELD-09: publications are screened as the environment says, of strangers where anybody may sign up", () => {
  const mode = (env: Record<string, string>) =>
    settleSettings(readEnv(env).settings, { delivers: true, own: {} }).publishScreen;
  expect(mode({})).toBe("off");
  expect(mode({ PUBLISH_SCREEN: "" })).toBe("off");
  expect(mode({ SIGN_UP: "open", SMTP_URL: "smtp://localhost" })).toBe("strangers");
  expect(mode({ SIGN_UP: "open", SMTP_URL: "smtp://localhost", PUBLISH_SCREEN: "off" })).toBe(
    "off",
  );
  expect(mode({ PUBLISH_SCREEN: "all" })).toBe("all");
  expect(() => mode({ PUBLISH_SCREEN: "some" })).toThrow("PUBLISH_SCREEN is invalid");
});

describeDatabases("publications that are held", (open) => {
  async function prepare(env: Record<string, string> = { PUBLISH_SCREEN: "strangers" }) {
    const base = await prepareOperators(await open(), { env });
    const { world, ask, makeSite } = base;
    let renames = 0;
    const publish = (site: number, as: "owner" | "other owner" = "owner") =>
      ask(as, ["POST", `sites/${site}/releases`, {}]);
    return {
      ...base,
      publish,
      info: async (site: number) => (await ask("owner", ["GET", `sites/${site}`])).json(),
      queue: async () => (await ask("operator", ["GET", "operator/held"])).json(),
      decide: (site: number, body: object) =>
        ask("operator", ["PATCH", `operator/held/${site}`, body]),
      rename: (site: number, name: string) =>
        ask("owner", [
          "POST",
          `sites/${site}/operations`,
          { operations: [{ id: `rename-${(renames += 1)}`, name: "site.rename", args: { name } }] },
        ]),
      visit: async (slug: string, path = "/") =>
        (await world.app.inject({ url: path, headers: { host: `${slug}.localhost:3000` } })).body,
      /** A site that visitors see, whose draft pretends to be a bank. */
      async makeHeld() {
        const site = await makeSite("Lamps");
        expect((await publish(site)).statusCode).toBe(201);
        await ask("owner", [
          "POST",
          `sites/${site}/operations`,
          { operations: [{ id: "r1", name: "site.rename", args: { name: "Sparkasse Ulm" } }] },
        ]);
        expect((await publish(site)).json()).toMatchObject({ code: "publish-held" });
        return site;
      },
      /** Makes all accounts as old as is asked for, in days. */
      age: (days: number) =>
        world.database.db
          .updateTable("users")
          .set({ createdAt: new Date(Date.now() - days * 24 * 3_600_000).toISOString() })
          .execute(),
    };
  }

  test("HELD-03: what is suspicious is held with its reasons; visitors go on seeing what they saw, and operators are told once", async () => {
    const { makeHeld, info, queue, visit, publish, doMail, world, ask } = await prepare();
    const site = await makeHeld();
    const reasons = [{ kind: "title", quote: "Sparkasse Ulm", page: null }];
    expect(await info(site)).toMatchObject({ held: { reasons } });
    expect((await info(site)).held.refusal).toBeUndefined();
    expect(await visit("lamps")).not.toContain("Sparkasse");
    expect(await queue()).toMatchObject([
      {
        siteId: site,
        name: "Sparkasse Ulm",
        reasons,
        isLive: true,
        author: { email: "owner@example.org" },
      },
    ]);
    // again and again: one waits, and nobody is told of it twice
    const [one, two] = await Promise.all([publish(site), publish(site)]);
    expect([one.statusCode, two.statusCode]).toEqual([409, 409]);
    expect(await queue()).toHaveLength(1);
    const mails = await doMail();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ["operator@example.org", "Held for review: Sparkasse Ulm"],
    ]);
    // nor does a start show it, nor is it among what was published
    await world.publishing.live.repair();
    expect(await visit("lamps")).not.toContain("Sparkasse");
    const releases = await ask("owner", ["GET", `sites/${site}/releases`]);
    expect(releases.json()).toMatchObject([{ number: 1, isLive: true }]);
    expect(releases.headers["x-total-count"]).toBe("1");
    const page = await ask("operator", ["GET", `operator/held/${site}/file?page=/`]);
    expect(page.body).toContain("Sparkasse Ulm");
    expect(page.headers["content-security-policy"]).toContain("sandbox");
  });

  test("HELD-04: what an operator lets through is published as it was submitted, its owner hears of it, and it isn’t held for the same again", async () => {
    const { makeHeld, rename, queue, decide, visit, publish, info, doMail, audit } =
      await prepare();
    const site = await makeHeld();
    const [{ releaseId }] = await queue();
    await rename(site, "Sparkasse and PayPal");
    await doMail();
    expect((await decide(site, { decision: "publish", releaseId })).statusCode).toBe(204);
    expect(await visit("lamps")).toContain("Sparkasse Ulm");
    expect((await info(site)).held).toBeUndefined();
    expect(await queue()).toEqual([]);
    expect((await doMail()).map(({ to, subject }) => [to, subject])).toEqual([
      ["owner@example.org", "Sparkasse and PayPal is live"],
    ]);
    expect(await audit()).toMatchObject([
      { action: "held.publish", details: { reasons: ["title Sparkasse Ulm"] } },
    ]);
    expect((await publish(site)).statusCode).toBe(409);
    await rename(site, "Sparkasse Ulm");
    expect((await publish(site)).statusCode).toBe(201);
  });

  test("PLAN-85: what an operator lets through leads to no page that was unpublished while it waited", async () => {
    const { makeSite, ask, publish, rename, queue, decide, visit, world } = await prepare();
    const site = await makeSite("Lamps");
    const { document } = await world.documents.load(site);
    const page = { ...document.pages[0], id: "cakes", sections: [] };
    const entry = { id: "cakes", path: "/cakes", name: "Cakes" };
    const link = { kind: "page", page: "cakes" };
    const item = { id: "cakes", text: { en: { text: "Cakes" } }, link, links: [] };
    const add = { target: { part: "navigation" }, path: ["links"], item, after: null };
    const operations = [
      { id: "add-cakes-page", name: "page.add", args: { entry, page, after: null } },
      { id: "add-cakes-item", name: "item.add", args: add },
    ];
    await ask("owner", ["POST", `sites/${site}/operations`, { operations }]);
    expect((await publish(site)).statusCode).toBe(201);
    await rename(site, "Sparkasse Ulm");
    await publish(site);
    await ask("owner", ["PUT", `sites/${site}/visibility/cakes`, { isPublished: false }]);
    while (await world.jobs.runNext());
    const [{ releaseId }] = await queue();
    await decide(site, { decision: "publish", releaseId });
    while (await world.jobs.runNext());
    expect(await visit("lamps")).toContain("Sparkasse Ulm");
    expect(await visit("lamps")).not.toContain('href="/cakes/"');
    expect((await visit("lamps", "/cakes/")).includes("Cakes")).toBe(false);
  });

  test("PLAN-14: what an operator lets through settles a plan that failed before it was submitted", async () => {
    const { makeHeld, queue, decide, world } = await prepare();
    const siteId = await makeHeld();
    const [{ releaseId }] = await queue();
    const { db } = world.database;
    const held = await db.selectFrom("heldReleases").select("heldAt").executeTakeFirstOrThrow();
    const at = Number(held.heldAt);
    const [timeZone, time] = ["Europe/Berlin", "2026-11-22T14:00"];
    const failed = { siteId, page: "", action: "publish", time, timeZone, authorId: "x" };
    await db
      .insertInto("plans")
      .values([at, at + 1].map((runAt) => ({ ...failed, runAt, failure: "problems" })))
      .execute();
    expect((await decide(siteId, { decision: "publish", releaseId })).statusCode).toBe(204);
    const left = await db.selectFrom("plans").select("runAt").execute();
    expect(left.map(({ runAt }) => Number(runAt))).toEqual([at + 1]);
  });

  test("HELD-05: what an operator refuses is told with the reason, stays unseen, and is held again", async () => {
    const { makeHeld, queue, decide, visit, publish, info, rename, doMail, audit } =
      await prepare();
    const site = await makeHeld();
    const [{ releaseId }] = await queue();
    await doMail();
    const refusal = { decision: "refuse", releaseId, reason: " You aren’t that bank. " };
    expect((await decide(site, refusal)).statusCode).toBe(204);
    expect(await info(site)).toMatchObject({ held: { refusal: "You aren’t that bank." } });
    const [mail] = await doMail();
    expect(mail?.subject).toBe("Sparkasse Ulm couldn’t be published");
    expect(mail?.text).toContain("You aren’t that bank.");
    expect(await audit()).toMatchObject([{ action: "held.refuse" }]);
    expect((await decide(site, refusal)).statusCode).toBe(404);
    expect((await publish(site)).statusCode).toBe(409);
    expect(await queue()).toHaveLength(1);
    await rename(site, "Lamps and light");
    expect((await publish(site)).statusCode).toBe(201);
    expect((await info(site)).held).toBeUndefined();
    expect(await queue()).toEqual([]);
    expect(await visit("lamps")).not.toContain("Sparkasse");
  });

  test("HELD-06: of two decisions at once one is made, and none about a release that was replaced", async () => {
    const { makeHeld, queue, decide, rename, publish, audit } = await prepare();
    const site = await makeHeld();
    const [{ releaseId }] = await queue();
    await rename(site, "PayPal");
    await publish(site);
    const late = await decide(site, { decision: "publish", releaseId });
    expect(late.json()).toMatchObject({ code: "conflict" });
    const [now] = await queue();
    const answers = await Promise.all([
      decide(site, { decision: "publish", releaseId: now.releaseId }),
      decide(site, { decision: "refuse", releaseId: now.releaseId, reason: "No" }),
      decide(site, { decision: "publish", releaseId: now.releaseId }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(answers.every(({ statusCode }) => [204, 404, 409].includes(statusCode))).toBe(true);
    expect(await audit()).toHaveLength(1);
  });

  test("HELD-07: a site that is seen gets no address with a brand in it; unpublished, it may, and is held before it is seen there", async () => {
    const { makeSite, publish, ask, queue, decide, visit } = await prepare();
    const site = await makeSite("Lamps");
    await publish(site);
    const move = () => ask("owner", ["PATCH", `sites/${site}`, { slug: "paypal-help" }]);
    expect((await move()).json()).toMatchObject({ code: "address-held" });
    const domain = await ask("owner", [
      "POST",
      `sites/${site}/domains`,
      { host: "paypa1-login.example" },
    ]);
    expect(domain.json()).toMatchObject({ code: "address-held" });
    const show = (isPublished: boolean) =>
      ask("owner", ["PUT", `sites/${site}/visibility/-`, { isPublished }]);
    await show(false);
    expect((await move()).statusCode).toBe(200);
    const before = await visit("paypal-help");
    expect((await show(true)).json()).toMatchObject({ code: "address-held" });
    const [{ id }] = (await ask("owner", ["GET", `sites/${site}/releases`])).json();
    const back = await ask("owner", ["PUT", `sites/${site}/live`, { releaseId: id }]);
    expect(back.json()).toMatchObject({ code: "publish-held" });
    expect((await publish(site)).statusCode).toBe(409);
    expect(await visit("paypal-help")).toBe(before);
    const [{ releaseId }] = await queue();
    expect((await decide(site, { decision: "publish", releaseId })).statusCode).toBe(204);
    expect(await visit("paypal-help")).not.toBe(before);
  });

  test("HELD-07: an address that changes while a release waits isn’t let through with it", async () => {
    const { makeSite, publish, ask, queue, decide, visit } = await prepare();
    const site = await makeSite("PayPal prices");
    await ask("owner", ["PATCH", `sites/${site}`, { slug: "lamps" }]);
    expect((await publish(site)).statusCode).toBe(409);
    await ask("owner", ["PATCH", `sites/${site}`, { slug: "sparkasse-ulm" }]);
    const [{ releaseId }] = await queue();
    const before = await visit("sparkasse-ulm");
    expect((await decide(site, { decision: "publish", releaseId })).statusCode).toBe(409);
    expect(await visit("sparkasse-ulm")).toBe(before);
    expect(await queue()).toHaveLength(1);
  });

  test("HELD-08: what was planned is held too, and its owner hears of it; what is gone back to as well", async () => {
    const { makeSite, publish, rename, ask, queue, world, age, doMail, visit } = await prepare();
    const site = await makeSite("Lamps");
    await age(91);
    await rename(site, "PayPal");
    expect((await publish(site)).statusCode).toBe(201);
    await rename(site, "Lamps");
    expect((await publish(site)).statusCode).toBe(201);
    await age(1);
    const [, first] = (await ask("owner", ["GET", `sites/${site}/releases`])).json();
    const back = await ask("owner", ["PUT", `sites/${site}/live`, { releaseId: first.id }]);
    expect(back.json()).toMatchObject({ code: "publish-held" });
    expect(await visit("lamps")).not.toContain("PayPal");
    // it is still among what was published: visitors saw it once
    expect((await ask("owner", ["GET", `sites/${site}/releases`])).json()).toHaveLength(2);
    await rename(site, "Sparkasse");
    const time = "2027-01-01T10:00";
    const plan = { subject: "-", action: "publish", time, timeZone: "Europe/Berlin" };
    expect((await ask("owner", ["POST", `sites/${site}/plans`, plan])).statusCode).toBe(201);
    await doMail();
    await world.database.db.updateTable("jobs").set({ runAt: 0 }).execute();
    const mails = await doMail();
    expect(mails.map(({ subject }) => subject)).toContain("Sparkasse is waiting for review");
    expect(await queue()).toMatchObject([{ name: "Sparkasse" }]);
    expect((await ask("owner", ["GET", `sites/${site}/plans`])).json().plans).toEqual([]);
    const { entries } = (await ask("owner", ["GET", `sites/${site}/history`])).json();
    expect(entries[0]).toMatchObject({ what: "plan.failed", action: "publish" });
  });

  test("HELD-03: words that lead to an unpublished page are judged too: with the page they are shown again", async () => {
    const { world, makeSite, ask, publish } = await prepare();
    const site = await makeSite("Lamps");
    const { document } = await world.documents.load(site);
    const page = { ...document.pages[0], id: "account", sections: [] };
    const entry = { id: "account", path: "/account", name: "Account" };
    const link = { kind: "page", page: "account" };
    const words = "Sparkasse Ulm: Online-Banking";
    const item = { id: "account", text: { en: { text: words } }, link, links: [] };
    const steps = [
      { id: "a1", name: "page.add", args: { entry, page, after: null } },
      {
        id: "a2",
        name: "item.add",
        args: { target: { part: "navigation" }, path: ["links"], item, after: null },
      },
    ];
    await ask("owner", ["POST", `sites/${site}/operations`, { operations: steps }]);
    await ask("owner", ["PUT", `sites/${site}/visibility/account`, { isPublished: false }]);
    expect((await publish(site)).json()).toMatchObject({ code: "publish-held" });
  });

  test("HELD-09: accounts of ninety days are strangers no more, unless everybody is screened; a young one among a site’s people counts", async () => {
    const { makeSite, publish, age, world } = await prepare();
    const site = await makeSite("PayPal");
    await age(89);
    expect((await publish(site)).statusCode).toBe(409);
    await age(91);
    expect((await publish(site)).statusCode).toBe(201);
    const other = await makeSite("Sparkasse");
    await world.database.db
      .updateTable("users")
      .set({ createdAt: new Date().toISOString() })
      .where("id", "=", world.userIds["other owner"])
      .execute();
    const member = { siteId: other, userId: world.userIds["other owner"], role: "viewer" };
    await world.database.db
      .insertInto("siteMembers")
      .values({ ...member, createdAt: 0 })
      .execute();
    expect((await publish(other)).statusCode).toBe(409);
  });

  test("HELD-09: with all, old accounts are screened; with off, nobody is", async () => {
    const all = await prepare({ PUBLISH_SCREEN: "all" });
    await all.age(400);
    expect((await all.publish(await all.makeSite("PayPal"))).statusCode).toBe(409);
    const off = await prepare({ PUBLISH_SCREEN: "off" });
    expect((await off.publish(await off.makeSite("PayPal"))).statusCode).toBe(201);
  });

  test("HELD-04: a site that its owner unpublished since stays unpublished when it is let through, one in the trash can’t be", async () => {
    const { makeHeld, queue, decide, ask, visit } = await prepare();
    const site = await makeHeld();
    const [{ releaseId }] = await queue();
    await ask("owner", ["PUT", `sites/${site}/visibility/-`, { isPublished: false }]);
    await ask("owner", ["DELETE", `sites/${site}`]);
    expect(await queue()).toEqual([]);
    expect((await decide(site, { decision: "publish", releaseId })).statusCode).toBe(404);
    await ask("owner", ["PATCH", `sites/${site}`, { isTrashed: false }]);
    const body = await visit("lamps");
    expect((await decide(site, { decision: "publish", releaseId })).statusCode).toBe(204);
    expect(await visit("lamps")).toBe(body);
  });
});
