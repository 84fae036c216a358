import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import type { Invitation } from "#/api/people.ts";
import { describeDatabases } from "../../../test/databases.ts";
import { ownerPassword } from "../../../test/world.ts";
import { publishTestSite } from "../../../test/fixtures/published-site.ts";
import { type World, createWorld } from "../../../test/world.ts";
import { createSharedCounts } from "../limits/shared-counts.ts";
import { invitationLimits } from "./invitations.ts";

const day = 86_400_000;
const newcomer = { name: "Mia Brandt", password: "drei müde Lampen im Regen" };

function api(world: World) {
  const ask = (
    cookie: string,
    method: "GET" | "POST" | "PATCH" | "DELETE",
    url: string,
    payload?: object,
  ) =>
    world.app.inject({
      method,
      url: `/api/v1/${url}`,
      headers: {
        host: "localhost:3000",
        origin: world.env.appOrigin,
        ...(cookie !== "" && { cookie }),
      },
      ...(payload && { payload }),
    });
  return ask;
}

const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  [answer.headers["set-cookie"]]
    .flat()
    .map((one) => String(one).split(";")[0])
    .join("; ");
const tokenOf = (text = "") => /#token=([\w-]{43})/.exec(text)?.[1] ?? "";

describeDatabases("the people of a site", (open) => {
  async function prepare({ delivers = true, env = {} } = {}) {
    const database = await open();
    const clock = {
      time: Date.UTC(2026, 10, 20),
      now: () => clock.time,
      sleep: async () => undefined,
    };
    const world = await createWorld({ database, clock, delivers, env });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const { id } = await publishTestSite(world);
    const ask = api(world);
    const owner = world.cookies.owner;
    const invite = (email: string, role = "writer", more = {}) =>
      ask(owner, "POST", `sites/${id}/invitations`, { email, role, ...more });
    const emails = async () => {
      while (await world.jobs.runNext());
      return world.mails;
    };
    const accept = (
      token: string,
      { cookie = "", account = undefined as object | undefined } = {},
    ) => ask(cookie, "POST", "invitations/accept", { token, ...(account && { account }) });
    const people = async () => (await ask(owner, "GET", `sites/${id}/people`)).json();
    const join = async (email: string, role: string) => {
      await invite(email, role);
      const token = tokenOf((await emails()).at(-1)?.text);
      const answer = await accept(token, { account: { ...newcomer, name: email.split("@")[0] } });
      expect(answer.statusCode, answer.body).toBe(200);
      const userId = (await world.auth.accounts.find(email))?.id ?? "";
      return { cookie: cookieOf(answer), userId };
    };
    return { world, database, clock, site: id, ask, owner, invite, emails, accept, people, join };
  }

  test("PEOPLE-01: somebody new is invited by mail, makes an account by the link and works on the site", async () => {
    const { world, site, ask, invite, emails, accept, people } = await prepare();
    const invited = await invite("Mia@Brandt.example", "writer", { language: "de" });
    expect(invited.statusCode, invited.body).toBe(201);
    expect(invited.json()).not.toHaveProperty("link");
    const [email] = await emails();
    expect(email).toMatchObject({ to: "mia@brandt.example" });
    expect(email?.subject).toMatch(/^owner lädt Sie zu /);
    expect(email?.html).toContain(`<a href="${world.env.appOrigin}/invitation#token=`);
    const token = tokenOf(email?.text);
    expect((await ask("", "POST", "invitations/read", { token })).json()).toMatchObject({
      inviter: "owner",
      email: "mia@brandt.example",
      role: "writer",
      hasAccount: false,
    });
    expect((await accept(token)).statusCode).toBe(401);
    const weak = await accept(token, { account: { name: "Mia", password: "mia.brandt1" } });
    expect(weak.json().code).toBe("password-too-weak");
    const accepted = await accept(token, { account: newcomer });
    expect(accepted.json()).toEqual({ siteId: site });
    const info = await ask(cookieOf(accepted), "GET", `sites/${site}`);
    expect(info.json()).toMatchObject({ id: site, role: "writer" });
    expect(await people()).toMatchObject({
      people: [
        { name: "owner", role: "owner", isSelf: true },
        { name: "Mia Brandt", email: "mia@brandt.example", role: "writer", isSelf: false },
      ],
      invitations: [],
    });
    expect((await accept(token, { account: newcomer })).json().code).toBe("invitation-invalid");
  });

  test("PEOPLE-01: the database holds no link that works, before nor after it was sent", async () => {
    const { database, invite, emails } = await prepare();
    await invite("mia@brandt.example");
    const token = tokenOf((await emails()).at(-1)?.text);
    expect(token).toHaveLength(43);
    for (const table of ["invitations", "outbox", "jobs", "limits"] as const) {
      const rows = await database.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows), table).not.toContain(token);
    }
  });

  test("PEOPLE-13: whoever invited reads that the email was refused, for now or for good, until it was sent", async () => {
    const { database, invite, people, emails } = await prepare();
    await invite("mia@brandt.example");
    await invite("max@brandt.example");
    const told = async () =>
      (await people()).invitations.map(({ mailFailure }: Invitation) => mailFailure);
    expect(await told()).toEqual([undefined, undefined]);
    const ofMia = database.db.updateTable("outbox").where("recipient", "=", "mia@brandt.example");
    const reason = "450 <b>try later</b>";
    await ofMia.set({ lastError: reason, attempts: 1 }).execute();
    expect(await told()).toEqual([{ reason, isFinal: false }, undefined]);
    await ofMia.set({ lastError: "ECONNREFUSED connect 10.0.0.5:25" }).execute();
    expect(await told(), "no machine of the operator is named").toEqual([
      { reason: null, isFinal: false },
      undefined,
    ]);
    await ofMia.set({ lastError: "550 no such user", failedAt: 1 }).execute();
    expect(await told()).toEqual([{ reason: "550 no such user", isFinal: true }, undefined]);
    await invite("mia@brandt.example");
    expect(await told(), "another one took its place").toEqual([undefined, undefined]);
    await ofMia.set({ lastError: "450 later", failedAt: null }).execute();
    await emails();
    expect(await told(), "it was sent").toEqual([undefined, undefined]);
    await database.db.deleteFrom("outbox").execute();
    expect(await told(), "the email is gone").toEqual([undefined, undefined]);
  });

  test("PEOPLE-02: without a mail server whoever invites is told the link, and nobody else", async () => {
    const { world, site, ask, owner, invite, people, accept } = await prepare({ delivers: false });
    const first = tokenOf((await invite("mia@brandt.example")).json().link);
    const [invitation] = (await people()).invitations;
    expect(JSON.stringify(await people())).not.toContain(first);
    const outbox = await ask(world.cookies.operator, "GET", "operator/outbox");
    expect(outbox.body).not.toContain(first);
    const path = `sites/${site}/invitations/${invitation.id}/link`;
    const second = tokenOf((await ask(owner, "POST", path, {})).json().link);
    expect((await accept(first, { account: newcomer })).json().code).toBe("invitation-invalid");
    expect((await accept(second, { account: newcomer })).statusCode).toBe(200);
  });

  test("PEOPLE-01: who has an account signs in and keeps it; a link makes nobody less than they are", async () => {
    const { world, site, invite, emails, accept, people } = await prepare();
    await invite("other@example.org", "viewer");
    const token = tokenOf((await emails()).at(-1)?.text);
    const stranger = await accept(token, { account: newcomer });
    expect(stranger.json().code).toBe("account-exists");
    const cookie = world.cookies["other owner"];
    expect((await accept(token, { cookie })).json()).toEqual({ siteId: site });
    expect((await invite("other@example.org", "editor")).json().code).toBe("already-member");
    await invite("somebody@else.example", "viewer");
    const forwarded = tokenOf((await emails()).at(-1)?.text);
    expect((await accept(forwarded, { cookie: world.cookies.owner })).statusCode).toBe(200);
    expect((await people()).people).toMatchObject([
      { role: "owner", isSelf: true },
      { email: "other@example.org", role: "viewer" },
    ]);
  });

  test("PEOPLE-01: an invitation expires, is withdrawn, and does not outlive its inviter's rights", async () => {
    const { clock, site, ask, owner, invite, emails, accept, people, join } = await prepare();
    const code = async (token: string) => (await accept(token, { account: newcomer })).json().code;
    await invite("late@example.org");
    const late = tokenOf((await emails()).at(-1)?.text);
    clock.time += 7 * day;
    expect(await code(late)).toBe("invitation-invalid");
    expect((await people()).invitations).toEqual([]);
    await invite("mia@brandt.example");
    const withdrawn = tokenOf((await emails()).at(-1)?.text);
    const [{ id }] = (await people()).invitations;
    expect((await ask(owner, "DELETE", `sites/${site}/invitations/${id}`)).statusCode).toBe(204);
    expect(await code(withdrawn)).toBe("invitation-invalid");
    const second = await join("second@example.org", "owner");
    const body = { email: "friend@example.org", role: "owner" };
    await ask(second.cookie, "POST", `sites/${site}/invitations`, body);
    const theirs = tokenOf((await emails()).at(-1)?.text);
    await ask(owner, "PATCH", `sites/${site}/people/${second.userId}`, { role: "editor" });
    expect(await code(theirs)).toBe("invitation-invalid");
  });

  test("PEOPLE-01: of a link that is followed many times at once one account comes", async () => {
    const { database, invite, emails, accept, people } = await prepare();
    await invite("mia@brandt.example");
    const token = tokenOf((await emails()).at(-1)?.text);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => accept(token, { account: newcomer })),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((one) => one === 200)).toHaveLength(1);
    expect(codes.every((one) => one < 500)).toBe(true);
    expect((await people()).people).toHaveLength(2);
    const accounts = await database.db.selectFrom("users").select("email").execute();
    expect(accounts.filter(({ email }) => email === "mia@brandt.example")).toHaveLength(1);
  });

  test("PEOPLE-04: a site keeps an owner, also where both go at the same moment", async () => {
    const { world, site, ask, owner, people, join } = await prepare();
    const ownId = world.userIds.owner;
    const leave = await ask(owner, "DELETE", `sites/${site}/people/${ownId}`);
    expect(leave.json().code).toBe("last-owner");
    const demote = await ask(owner, "PATCH", `sites/${site}/people/${ownId}`, { role: "viewer" });
    expect(demote.json().code).toBe("last-owner");
    const second = await join("second@example.org", "owner");
    const both = await Promise.all([
      ask(owner, "DELETE", `sites/${site}/people/${ownId}`),
      ask(second.cookie, "DELETE", `sites/${site}/people/${second.userId}`),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    const rest = await Promise.all(
      [owner, second.cookie].map((one) => ask(one, "GET", `sites/${site}`)),
    );
    expect(rest.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    if (rest[0]?.statusCode === 200) expect((await people()).people).toHaveLength(1);
  });

  test("PEOPLE-05: whoever accepts a site that is handed over is its owner, and the old one an editor", async () => {
    const { world, site, ask, owner, invite, emails, accept } = await prepare();
    await invite("other@example.org", "viewer", { isTransfer: true });
    const email = (await emails()).at(-1);
    expect(email?.subject).toMatch(/wants to hand .* over to you/);
    const cookie = world.cookies["other owner"];
    expect((await accept(tokenOf(email?.text), { cookie })).statusCode).toBe(200);
    expect((await ask(cookie, "GET", `sites/${site}`)).json().role).toBe("owner");
    expect((await ask(owner, "GET", `sites/${site}`)).json().role).toBe("editor");
  });

  test("PEOPLE-05: whoever has handed a site over throws it away no more, also by a call that began before", async () => {
    const { world, site, ask, invite, emails, accept } = await prepare();
    await invite("other@example.org", "viewer", { isTransfer: true });
    const { owner, "other owner": heir, operator } = world.userIds;
    const cookie = world.cookies["other owner"];
    await accept(tokenOf((await emails()).at(-1)?.text), { cookie });
    await expect(world.sites.trash(site, owner)).rejects.toMatchObject({ code: "forbidden" });
    await expect(world.sites.trash(site, operator)).rejects.toMatchObject({ code: "not-found" });
    expect((await ask(cookie, "GET", `sites/${site}`)).json().trashedAt).toBeNull();
    await world.sites.trash(site, heir);
    expect((await ask(cookie, "GET", `sites/${site}`)).statusCode).toBe(404);
  });

  test("PEOPLE-03: what a role may not do is refused, operation by operation", async () => {
    const { site, ask, owner, join } = await prepare();
    const { index } = (await ask(owner, "GET", `sites/${site}/document?page=/`)).json();
    const page = index.entries[0].id;
    const send = async (cookie: string, name: string, args: object) => {
      const operations = [{ id: randomUUID(), name, args }];
      return ask(cookie, "POST", `sites/${site}/operations`, { operations });
    };
    const text = { target: { part: "footer" }, path: ["no"], language: "en", value: "x", base: "" };
    const writer = await join("writer@example.org", "writer");
    const viewer = await join("viewer@example.org", "viewer");
    const editor = await join("editor@example.org", "editor");
    const rule = async (cookie: string, name: string, args: object) =>
      (await send(cookie, name, args)).json().details?.results[0].rule;
    expect(await rule(writer.cookie, "site.rename", { name: "Mine" })).toBe("role");
    expect(await rule(writer.cookie, "page.remove", { page })).toBe("role");
    expect(await rule(writer.cookie, "text.set", text)).not.toBe("role");
    expect((await send(viewer.cookie, "text.set", text)).statusCode).toBe(403);
    expect((await send(editor.cookie, "site.rename", { name: "Ours" })).statusCode).toBe(200);
    for (const { cookie } of [writer, viewer])
      expect((await ask(cookie, "POST", `sites/${site}/releases`, {})).statusCode).toBe(403);
    for (const { cookie } of [writer, viewer, editor]) {
      expect((await ask(cookie, "DELETE", `sites/${site}`)).statusCode).toBe(403);
      const invitation = { email: "friend@example.org", role: "owner" };
      const asked = await ask(cookie, "POST", `sites/${site}/invitations`, invitation);
      expect(asked.statusCode).toBe(403);
      const list = (await ask(cookie, "GET", `sites/${site}/people`)).json();
      expect(JSON.stringify(list)).not.toContain("owner@example.org");
      const owners = list.people.find((one: { role: string }) => one.role === "owner");
      const gone = await ask(cookie, "DELETE", `sites/${site}/people/${owners.id}`);
      expect(gone.statusCode).toBe(403);
    }
  });

  test("PEOPLE-06: a member's role and removal hold from the next call on; who leaves is gone", async () => {
    const { site, ask, owner, join } = await prepare();
    const { cookie, userId } = await join("editor@example.org", "editor");
    const rename = () =>
      ask(cookie, "POST", `sites/${site}/operations`, {
        operations: [{ id: randomUUID(), name: "site.rename", args: { name: "A" } }],
      });
    expect((await rename()).statusCode).toBe(200);
    await ask(owner, "PATCH", `sites/${site}/people/${userId}`, { role: "viewer" });
    expect((await rename()).statusCode).toBe(403);
    expect((await ask(cookie, "DELETE", `sites/${site}/people/${userId}`)).statusCode).toBe(204);
    expect((await rename()).statusCode).toBe(404);
    expect((await ask(owner, "DELETE", `sites/${site}/people/${userId}`)).statusCode).toBe(404);
  });

  test("SEC-29: invitations are limited by inviter and by recipient, however many come at once", async () => {
    const { world, clock, invite, emails } = await prepare();
    const victim = await Promise.all(
      Array.from({ length: 6 }, () => invite("victim@example.org", "viewer")),
    );
    expect(victim.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    expect(victim.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
    const many = await Promise.all(
      Array.from({ length: 50 }, (_, index) => invite(`p${index}@example.org`)),
    );
    const taken = many.filter(({ statusCode }) => statusCode === 201);
    expect(taken).toHaveLength(invitationLimits.perDay - 6);
    await emails();
    expect(world.mails).toHaveLength(invitationLimits.perDay - 3);
    clock.time += day;
    expect((await invite("p99@example.org")).statusCode).toBe(201);
  });

  test("SEC-29: while everybody may sign up new accounts send few invitations, and few all together", async () => {
    const env = { SIGN_UP: "open", SMTP_URL: "smtp://localhost:2525" };
    const { world, database, clock, site, ask, invite } = await prepare({ env });
    let invited = 0;
    const send = async () => (await invite(`p${(invited += 1)}@example.org`)).statusCode;
    const many = await Promise.all(Array.from({ length: 8 }, send));
    expect(many.filter((status) => status === 201)).toHaveLength(invitationLimits.newPerDay);
    expect(many.filter((status) => status === 429)).toHaveLength(3);
    // operators are known
    const member = { siteId: site, userId: world.userIds.operator, role: "owner" };
    await database.db
      .insertInto("siteMembers")
      .values({ ...member, createdAt: clock.time })
      .execute();
    const byOperator = (email: string) =>
      ask(world.cookies.operator, "POST", `sites/${site}/invitations`, { email, role: "writer" });
    for (let count = 0; count < invitationLimits.newPerDay + 1; count++)
      expect((await byOperator(`o${count}@example.org`)).statusCode).toBe(201);
    // what others sent within the hour
    const counts = createSharedCounts({ database, clock, windowMs: 3_600_000 });
    clock.time += day;
    const others = Array.from({ length: invitationLimits.allNewPerHour - 1 });
    for (const _one of others) await counts.add(["invitations by new accounts"]);
    expect([await send(), await send()]).toEqual([201, 429]);
    clock.time += 3_600_000;
    expect(await send()).toBe(201);
    // an account that isn't new any more
    clock.time += 7 * day;
    const later = await Promise.all(Array.from({ length: 8 }, send));
    expect(later).toEqual(Array<number>(8).fill(201));
  });

  test("SEC-29: names in emails are words, in HTML and in headers", async () => {
    const { database, world, invite, emails } = await prepare();
    await database.db
      .updateTable("users")
      .set({ name: "<img src=x onerror=alert(1)>\r\nBcc: all@example.org" })
      .where("id", "=", world.userIds.owner)
      .execute();
    await invite("mia@brandt.example");
    const email = (await emails()).at(-1);
    expect(email?.subject).not.toMatch(/[\r\n]/);
    expect(email?.html).not.toContain("<img");
    expect(email?.html).toContain("&lt;img src=x");
  });

  test("PEOPLE-01: a new account signs in with its password from then on", async () => {
    const { ask, join } = await prepare();
    await join("mia@brandt.example", "viewer");
    const credentials = { email: "mia@brandt.example", password: newcomer.password };
    expect((await ask("", "POST", "auth/sign-in", credentials)).statusCode).toBe(204);
    const wrong = { email: "mia@brandt.example", password: ownerPassword };
    expect((await ask("", "POST", "auth/sign-in", wrong)).statusCode).toBe(401);
  });
});
