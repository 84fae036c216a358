import { expect, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";
import { ownerPassword } from "../../../test/world.ts";

const caller = { headers: new Headers(), address: "192.0.2.1" };
const cookieIn = (header: unknown) => String(header).split(";")[0] ?? "";

describeDatabases("people, as operators see them", (open) => {
  const prepare = async (options: Parameters<typeof prepareOperators>[1] = {}) => {
    const prepared = await prepareOperators(await open(), options);
    const { world, ask } = prepared;
    const suspend = (userId: string, reason: string | null = "Spam", as = "operator" as const) =>
      ask(as, ["PATCH", `operator/people/${userId}`, { suspension: reason && { reason } }]);
    const setQuotas = (quotas: object) =>
      ask("operator", ["PATCH", `operator/people/${world.userIds.owner}`, { quotas }]);
    const signIn = () =>
      ask("stranger", [
        "POST",
        "auth/sign-in",
        { email: "owner@example.org", password: ownerPassword },
      ]);
    return { ...prepared, suspend, setQuotas, signIn };
  };

  test("OPER-04: a suspended account has no session from that moment on, and none is opened", async () => {
    const { world, ask, suspend, signIn, doMail, audit } = await prepare();
    const { owner } = world.userIds;
    const link = await world.auth.links.create(owner);
    expect((await suspend(owner, "Phishing & more")).json()).toMatchObject({
      suspension: { reason: "Phishing & more" },
    });
    expect((await ask("owner", ["GET", "sites"])).statusCode).toBe(401);
    expect((await ask("owner", ["GET", "auth/session"])).json()).toEqual({ account: null });
    expect((await signIn()).json()).toMatchObject({ code: "account-suspended", status: 403 });
    const wrong = { email: "owner@example.org", password: "something else" };
    const guess = await ask("stranger", ["POST", "auth/sign-in", wrong]);
    expect(guess.json()).toMatchObject({ code: "wrong-credentials" });
    const token = link.split("#token=")[1];
    const byLink = await ask("stranger", ["POST", "auth/sign-in-link", { token }]);
    expect(byLink.statusCode).toBe(401);
    await expect(world.auth.begin(caller, owner)).rejects.toMatchObject({
      code: "account-suspended",
    });
    const [mail] = await doMail();
    expect(mail).toMatchObject({ to: "owner@example.org", subject: "Your account is suspended" });
    expect(mail?.text).toContain("Phishing & more");
    expect(await audit()).toMatchObject([
      { action: "account.suspend", userId: owner, siteId: null },
    ]);
    await suspend(owner, null);
    expect((await signIn()).statusCode).toBe(204);
    expect((await doMail()).map(({ subject }) => subject)).toEqual(["Your account is back"]);
  });

  test("OPER-04: what is published stays, and links that were handed out let nobody in", async () => {
    const { world, ask, askWith, makeSite, suspend } = await prepare();
    const site = await makeSite("Lamp");
    await ask("owner", ["POST", `sites/${site}/releases`, {}]);
    const asked = { days: 1, role: "writer", name: "Ann" };
    const { address } = (await ask("owner", ["POST", `sites/${site}/links`, asked])).json();
    const token = String(address).split("#token=")[1];
    const entered = await ask("stranger", ["POST", "links/sessions", { token }]);
    const guest = cookieIn(entered.headers["set-cookie"]);
    expect((await askWith(guest, ["GET", `sites/${site}`])).statusCode).toBe(200);
    await suspend(world.userIds.owner);
    expect((await askWith(guest, ["GET", `sites/${site}`])).statusCode).toBe(401);
    const again = await ask("stranger", ["POST", "links/sessions", { token }]);
    expect(again.json()).toMatchObject({ code: "link-invalid" });
    const visit = await world.app.inject({ url: "/", headers: { host: "lamp.localhost:3000" } });
    expect(visit.statusCode).toBe(200);
  });

  test("OPER-25: a suspended person is told whom to write to, where operators named somebody", async () => {
    const { world, ask, suspend, doMail } = await prepare();
    const { owner } = world.userIds;
    await suspend(owner);
    const [without] = await doMail();
    expect(without?.text).not.toContain("Contact");
    await ask("operator", ["PATCH", "operator/settings", { contact: "help@host.example" }]);
    await suspend(owner);
    const [told] = await doMail();
    expect(told?.text).toContain("help@host.example");
    expect(told?.html).toContain('href="mailto:help@host.example"');
  });

  test("OPER-04: who signs in while the account is suspended is in with no session", async () => {
    const { world, askWith, suspend } = await prepare();
    const { owner } = world.userIds;
    const [begun] = await Promise.allSettled([world.auth.begin(caller, owner), suspend(owner)]);
    const cookie = begun.status === "fulfilled" ? cookieIn(begun.value[0]) : "";
    const session = await askWith(cookie, ["GET", "auth/session"]);
    expect(session.json()).toEqual({ account: null });
  });

  test("OPER-04: no operator suspends themselves, and of two who suspend each other at once one stays", async () => {
    const { world, ask, askWith, suspend } = await prepare();
    const { operator } = world.userIds;
    expect((await suspend(operator)).json()).toMatchObject({ code: "conflict" });
    const about = { email: "second@example.org", name: "", role: "operator" } as const;
    const second = await world.auth.accounts.create(about);
    const cookie = cookieIn((await world.auth.begin(caller, second))[0]);
    const body = { suspension: { reason: "No" } };
    await Promise.all([
      ask("operator", ["PATCH", `operator/people/${second}`, body]),
      askWith(cookie, ["PATCH", `operator/people/${operator}`, body]),
    ]);
    const { db } = world.database;
    const left = db.selectFrom("users").select("id").where("role", "=", "operator");
    expect(await left.where("suspendedAt", "is", null).execute()).toHaveLength(1);
  });

  test("OPER-05: an account has a limit of its own in place of the installation’s, at n and n + 1", async () => {
    const { world, ask, setQuotas, makeSite } = await prepare({ env: { SITES_PER_ACCOUNT: "1" } });
    await makeSite("One");
    const refused = await ask("owner", ["POST", "sites", { name: "Two" }]);
    expect(refused.json()).toMatchObject({ code: "too-many-sites" });
    const changed = await setQuotas({ sites: 2 });
    expect(changed.json()).toMatchObject({
      quotas: {
        sites: { used: 1, most: 2, isOwn: true },
        storage: { used: 0, most: null, isOwn: false },
      },
    });
    // of three at once one has the place that is left
    const made = await Promise.all(
      ["Two", "Three", "Four"].map((name) => ask("owner", ["POST", "sites", { name }])),
    );
    expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    await setQuotas({ sites: "off" });
    expect((await ask("owner", ["POST", "sites", { name: "Free" }])).statusCode).toBe(201);
    await setQuotas({ sites: null });
    expect((await ask("owner", ["POST", "sites", { name: "More" }])).statusCode).toBe(409);
    const { assets } = world.publishing;
    const [site] = (await ask("owner", ["GET", "sites"])).json();
    await setQuotas({ storage: 100 });
    await assets.expectRoom({ siteId: site.id }, 100);
    await expect(assets.expectRoom({ siteId: site.id }, 101)).rejects.toMatchObject({
      code: "no-room",
    });
  });

  test("OPER-06: an operator invites an address to have an account, also where nobody may sign up", async () => {
    const { world, ask, doMail, audit } = await prepare();
    const asked = { email: "New@example.org", language: "ru" };
    const made = await ask("operator", ["POST", "operator/invitations", asked]);
    expect(made.json()).toMatchObject({ email: "new@example.org" });
    expect(made.json()).not.toHaveProperty("link");
    const [mail] = await doMail();
    expect(mail).toMatchObject({
      to: "new@example.org",
      subject: "Вас приглашают на localhost:3000",
    });
    const token = /#token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
    expect((await ask("operator", ["GET", "operator/invitations"])).json()).toHaveLength(1);
    const account = { name: "New", password: "violet tram 61 harbour" };
    const confirm = () => ask("stranger", ["POST", "auth/sign-ups/confirm", { token, account }]);
    const answers = await Promise.all([confirm(), confirm()]);
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect((await ask("operator", ["GET", "operator/invitations"])).json()).toEqual([]);
    expect((await world.auth.accounts.find("new@example.org"))?.id).toBeDefined();
    const again = await ask("operator", ["POST", "operator/invitations", asked]);
    expect(again.json()).toMatchObject({ code: "account-exists" });
    expect(await audit()).toMatchObject([
      { action: "account.invite", details: { email: "new@example.org" } },
    ]);
  });

  test("OPER-06: where no mail is sent the operator is told the link, which is withdrawn or replaced", async () => {
    const { ask } = await prepare({ delivers: false });
    const body = { email: "new@example.org" };
    const invite = async () =>
      (await ask("operator", ["POST", "operator/invitations", body])).json();
    const read = (link: string) =>
      ask("stranger", ["POST", "auth/sign-ups/read", { token: link.split("#token=")[1] }]);
    const first = await invite();
    expect((await read(first.link)).json()).toEqual(body);
    const second = await invite();
    expect((await read(first.link)).statusCode).toBe(404);
    await ask("operator", ["DELETE", `operator/invitations/${second.id}`]);
    expect((await read(second.link)).statusCode).toBe(404);
    const gone = await ask("operator", ["DELETE", `operator/invitations/${second.id}`]);
    expect(gone.statusCode).toBe(404);
  });

  test("OPER-370: of several invitations of one address at the same moment the last one works, and withdrawn none", async () => {
    const { ask } = await prepare({ delivers: false });
    const body = { email: "new@example.org" };
    const made = await Promise.all(
      Array.from({ length: 6 }, () => ask("operator", ["POST", "operator/invitations", body])),
    );
    expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    const list = async () => (await ask("operator", ["GET", "operator/invitations"])).json();
    const open = await list();
    expect(open).toHaveLength(1);
    const links: string[] = made.map((answer) => answer.json().link);
    const read = async (link: string) => {
      const [, token] = link.split("#token=");
      return (await ask("stranger", ["POST", "auth/sign-ups/read", { token }])).statusCode;
    };
    const readAll = async () => (await Promise.all(links.map(read))).toSorted();
    expect(await readAll()).toEqual([200, 404, 404, 404, 404, 404]);
    await ask("operator", ["DELETE", `operator/invitations/${open[0].id}`]);
    expect(await list()).toEqual([]);
    expect(new Set(await readAll())).toEqual(new Set([404]));
  });

  test("OPER-96: the list says of an invitation that its email was refused, until another is sent or a link is made, which is told also where mail is sent", async () => {
    const { world, ask, doMail } = await prepare();
    const invite = (body: object) => ask("operator", ["POST", "operator/invitations", body]);
    const list = async () => (await ask("operator", ["GET", "operator/invitations"])).json();
    const body = { email: "new@example.org", language: "en" };
    expect((await invite(body)).json()).toMatchObject({ wasMailed: true });
    const refuse = (values: { lastError: string; failedAt?: number }) =>
      world.database.db.updateTable("outbox").set(values).execute();
    await refuse({ lastError: "connect ECONNREFUSED 10.0.0.7:25" });
    expect(await list()).toMatchObject([{ mailFailure: { reason: null, isFinal: false } }]);
    const reason = "550 5.1.1 No such user";
    await refuse({ lastError: reason, failedAt: 1 });
    expect(await list()).toMatchObject([{ mailFailure: { reason, isFinal: true } }]);
    await invite(body);
    expect(await list()).toMatchObject([{ email: "new@example.org", wasMailed: true }]);
    expect((await list())[0]).not.toHaveProperty("mailFailure");
    await doMail();
    const made = (await invite({ ...body, byLink: true })).json();
    expect(made.link).toMatch(/#token=[\w-]{43}$/);
    expect(await doMail()).toHaveLength(0);
    const [listed] = await list();
    expect(listed).not.toHaveProperty("wasMailed");
    expect(listed).not.toHaveProperty("link");
    for (const byLink of [false, "yes", null])
      expect((await invite({ ...body, byLink })).statusCode).toBe(422);
  });

  test("OPER-96: the email of an invitation isn't sent any more once another is sent or a link is made, or it is withdrawn", async () => {
    const { world, ask, doMail } = await prepare();
    const invite = async (more: object = {}) => {
      const body = { email: "new@example.org", language: "en", ...more };
      return (await ask("operator", ["POST", "operator/invitations", body])).json();
    };
    const { db } = world.database;
    const outbox = async () => {
      const rows = await db.selectFrom("outbox").select("sentAt").orderBy("id").execute();
      return rows.map(({ sentAt }) => sentAt !== null);
    };
    await invite({ email: "another@example.org" });
    await invite();
    await invite();
    expect((await doMail()).map(({ to }) => to)).toEqual([
      "another@example.org",
      "new@example.org",
    ]);
    // what was sent is still told of
    await invite();
    expect(await outbox()).toEqual([true, true, false]);
    await invite({ byLink: true });
    expect(await outbox()).toEqual([true, true]);
    const { id } = await invite();
    expect(await outbox()).toEqual([true, true, false]);
    await ask("operator", ["DELETE", `operator/invitations/${id}`]);
    expect(await outbox()).toEqual([true, true]);
    expect(await doMail()).toEqual([]);
  });
});
