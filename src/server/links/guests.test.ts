import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type World, createWorld } from "../../../test/world.ts";

let world: World;
let siteId: number;
let page: string;
let section: string;

beforeAll(async () => {
  world = await createWorld();
  siteId = (await call("POST", "sites", { name: "Lamps" })).json().id;
  const { document } = await world.documents.load(siteId);
  page = document.pages[0]?.id ?? "";
  section = document.pages[0]?.sections[0]?.id ?? "";
});
afterAll(() => world.close());

type Method = "GET" | "POST" | "DELETE" | "PATCH" | "PUT";

function call(method: Method, path: string, payload?: object, cookie = world.cookies.owner) {
  return world.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie },
    ...(payload && { payload }),
  });
}

interface Guest {
  readonly link: number;
  readonly token: string;
  readonly cookie: string;
}

async function guest(role: "viewer" | "writer", name = "Ada"): Promise<Guest> {
  const { id, address } = (
    await call("POST", `sites/${siteId}/links`, { days: 7, role, name })
  ).json();
  const token = String(address).split("#token=")[1] ?? "";
  const answer = await call("POST", "links/sessions", { token }, "");
  return { link: id, token, cookie: String(answer.headers["set-cookie"]).split(";")[0] ?? "" };
}

let count = 0;

/** A step that rewrites the title as it is now. */
async function rewrite() {
  count += 1;
  const { document } = await world.documents.load(siteId);
  const title = document.pages[0]?.sections[0]?.fields["title"];
  const was = JSON.parse(JSON.stringify(title))?.en?.text ?? "";
  const target = { page, section };
  const args = { target, path: ["title"], language: "en", text: `Title ${count}`, was };
  return { id: `step-${count}`, name: "text.set", args };
}

const write = async (cookie: string, operation?: object) =>
  call(
    "POST",
    `sites/${siteId}/operations`,
    { operations: [operation ?? (await rewrite())] },
    cookie,
  );

it("GUEST-03: does what the role of the link may do, on its site and nowhere else", async () => {
  const [writer, viewer] = [await guest("writer"), await guest("viewer")];
  expect((await write(writer.cookie)).statusCode).toBe(200);
  const rename = { id: "rename", name: "site.rename", args: { name: "Mine" } };
  expect((await write(writer.cookie, rename)).json()).toMatchObject({ code: "operation-refused" });
  expect((await write(viewer.cookie)).statusCode).toBe(403);
  for (const { cookie } of [writer, viewer]) {
    const info = await call("GET", `sites/${siteId}`, undefined, cookie);
    expect(info.json()).toMatchObject({ isGuest: true, unread: 0 });
    expect((await call("GET", `sites/${siteId}/document`, undefined, cookie)).statusCode).toBe(200);
  }
  const other = (await call("POST", "sites", { name: "Other" })).json().id;
  for (const [method, path] of [
    ["GET", `sites/${other}`],
    ["GET", `sites/${other}/document`],
    ["GET", "sites"],
    ["GET", `sites/${siteId}/people`],
    ["GET", `sites/${siteId}/links`],
    ["GET", `sites/${siteId}/inbox`],
    ["GET", `sites/${siteId}/export`],
    ["GET", `sites/${siteId}/history`],
    ["GET", `sites/${siteId}/operations`],
    ["POST", `sites/${siteId}/releases`],
    ["DELETE", `sites/${siteId}`],
    ["PATCH", "auth/account"],
  ] as const) {
    const answer = await call(method, path, undefined, writer.cookie);
    expect([path, answer.statusCode]).toEqual([path, 401]);
  }
});

it("OFF-05: a guest's device keeps no picture, a member's does", async () => {
  const { cookie } = await guest("viewer");
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const start = `--cut\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const sent = await world.app.inject({
    method: "POST",
    url: `/api/v1/sites/${siteId}/assets`,
    headers: {
      host: "localhost:3000",
      origin: world.env.appOrigin,
      cookie: world.cookies.owner,
      "content-type": "multipart/form-data; boundary=cut",
    },
    payload: Buffer.concat([Buffer.from(start), bytes, Buffer.from("\r\n--cut--\r\n")]),
  });
  const path = `sites/${siteId}/assets/${sent.json().id}/file`;
  const kept = async (who: string) => {
    const { statusCode, headers } = await call("GET", path, undefined, who);
    return [statusCode, headers["cache-control"]];
  };
  expect(await kept(cookie)).toEqual([200, "private, no-store"]);
  expect(await kept(world.cookies.owner)).toEqual([200, "private, max-age=31536000, immutable"]);
});

it("GUEST-07: sees the site as it is, and no earlier state of it", async () => {
  await rewrite();
  const { cookie } = await guest("writer");
  const read = async (query: string, who: string) =>
    (await call("GET", `sites/${siteId}/document${query}`, undefined, who)).statusCode;
  expect(await read("", cookie)).toBe(200);
  for (const query of ["?at=1", "?at=1&page=home", "?at=999999"])
    expect([query, await read(query, cookie)]).toEqual([query, 404]);
  expect(await read("?at=1", world.cookies.owner)).toBe(200);
});

it("GUEST-04: is named in the timeline by the link, also after it was revoked", async () => {
  const { cookie, link } = await guest("writer", "The copywriter");
  await write(cookie);
  await call("DELETE", `sites/${siteId}/links/${link}`);
  const { people } = (await call("GET", `sites/${siteId}/history`)).json();
  expect(people[`guest-${link}`]).toEqual({ name: "The copywriter", isYou: false, isGuest: true });
});

const cookieOf = async (token: string, before = "") => {
  const answer = await call("POST", "links/sessions", { token }, before);
  return String(answer.headers["set-cookie"]).split(";")[0] ?? "";
};
const say = async (cookie: string) => {
  const said = { page, section, template: "Header21", text: "Mine" };
  return (await call("POST", `sites/${siteId}/comments`, said, cookie)).json().id;
};

it("GUEST-08: who has the same link neither changes nor deletes what another has said", async () => {
  const ada = await guest("viewer");
  const other = await cookieOf(ada.token);
  const comments = `sites/${siteId}/comments`;
  const thread = await say(ada.cookie);
  const seenBy = async (cookie: string) =>
    (await call("GET", comments, undefined, cookie)).json().threads[0].comments[0];
  const own = `${comments}/${thread}/replies/${(await seenBy(ada.cookie)).id}`;
  expect(await seenBy(other)).toMatchObject({ isOwn: false, author: "Ada" });
  expect((await call("PATCH", own, { text: "Yours" }, other)).statusCode).toBe(404);
  expect((await call("DELETE", own, undefined, other)).statusCode).toBe(404);
  const again = await cookieOf(ada.token, ada.cookie);
  expect(again).not.toBe(ada.cookie);
  expect(await seenBy(again)).toMatchObject({ isOwn: true, text: "Mine" });
  expect((await call("DELETE", own, undefined, again)).statusCode).toBe(204);
});

it("GUEST-08: what others are told of a guest is no way to be them, nor tells of their other links", async () => {
  const [one, two] = [await guest("viewer"), await guest("viewer")];
  const second = await cookieOf(two.token, one.cookie);
  await say(one.cookie);
  await say(second);
  const rows = await world.database.db.selectFrom("comments").select("authorId").execute();
  const people = rows.map(({ authorId }) => authorId.replace(/^guest-\d+-/, ""));
  expect(people[0]).toMatch(/^[\w-]{16}$/);
  expect(new Set(people).size).toBe(2);
  for (const person of people) expect(one.cookie + second).not.toContain(person);
});

it("GUEST-08: a cookie of before lets in still", async () => {
  const older = (await guest("viewer")).cookie.replace(/\.[^.]*$/, "");
  expect((await call("GET", `sites/${siteId}`, undefined, older)).statusCode).toBe(200);
});

it("GUEST-05: nothing is taken once the link is revoked, or its author may do no more than it gives", async () => {
  const { cookie, link, token } = await guest("writer");
  const { db } = world.database;
  const role = (value: string) =>
    db.updateTable("siteMembers").set({ role: value }).where("siteId", "=", siteId).execute();
  await role("writer");
  expect((await write(cookie)).statusCode).toBe(401);
  await role("editor");
  expect((await write(cookie)).statusCode).toBe(200);
  await role("owner");
  expect((await write(cookie)).statusCode).toBe(200);
  await call("DELETE", `sites/${siteId}/links/${link}`);
  expect((await write(cookie)).statusCode).toBe(401);
  expect((await call("POST", "links/sessions", { token }, "")).json().code).toBe("link-invalid");
});

it("GUEST-71: who came by a link that works no more is told so, who has no link or an account is not", async () => {
  const { cookie, link } = await guest("writer");
  const other = (await call("POST", "sites", { name: "Another" })).json().id;
  const code = async (who: string, site = siteId) =>
    (await call("GET", `sites/${site}`, undefined, who)).json().code;
  expect(await code(cookie, other)).toBe("not-signed-in");
  await call("DELETE", `sites/${siteId}/links/${link}`);
  expect(await code(cookie)).toBe("link-invalid");
  // of the other site nothing is known of them: they may be a member of it
  expect(await code(cookie, other)).toBe("not-signed-in");
  expect(await code("")).toBe("not-signed-in");
  expect(await code("__Host-guest=nothing")).toBe("not-signed-in");
  expect(await code(`${world.cookies.owner}; ${cookie}`)).toBeUndefined();
  expect(await code(`${world.cookies.owner}; ${cookie}`, 999_999)).toBe("not-found");
});

it("GUEST-05: of many steps that race with the revocation none is taken after it", async () => {
  const { cookie, link } = await guest("writer");
  const steps = Array.from({ length: 10 }, () => write(cookie));
  const revoked = call("DELETE", `sites/${siteId}/links/${link}`);
  await Promise.all([...steps, revoked]);
  const before = (await world.documents.load(siteId)).document;
  const late = await Promise.all(Array.from({ length: 5 }, () => write(cookie)));
  expect(new Set(late.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
  expect((await world.documents.load(siteId)).document).toEqual(before);
});

it("GUEST-06: a link to look at a site lets nobody in, nor the other way round; wrong secrets lock out no right one", async () => {
  const made = (await call("POST", `sites/${siteId}/links`, { days: 7 })).json();
  const { host, hash } = new URL(made.address);
  const key = host.slice("preview--".length, host.indexOf("."));
  const wrong = { token: `${key}.${hash.slice(1)}` };
  for (let round = 0; round < 13; round += 1) {
    const tries = Array.from({ length: 10 }, () => call("POST", "links/sessions", wrong, ""));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([401]));
  }
  const { token } = await guest("viewer");
  expect((await call("POST", "links/sessions", { token }, "")).statusCode).toBe(200);
});

it("GUEST-06: of many exchanges of a secret at once 120 of a network begin a session", async () => {
  const { token } = await guest("viewer");
  const { db } = world.database;
  const stored = async () =>
    (await db.selectFrom("linkSessions").select("tokenHash").execute()).length;
  const before = await stored();
  const open = (remoteAddress: string) =>
    world.app.inject({
      method: "POST",
      url: "/api/v1/links/sessions",
      remoteAddress,
      headers: { host: "localhost:3000", origin: world.env.appOrigin },
      payload: { token },
    });
  const statuses: number[] = [];
  for (let round = 0; round < 26; round += 1) {
    const answers = await Promise.all(Array.from({ length: 5 }, () => open("203.0.113.30")));
    statuses.push(...answers.map(({ statusCode }) => statusCode));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(await stored()).toBe(before + 120);
  expect((await open("203.0.113.31")).statusCode).toBe(200);
});

it("GUEST-01: only owners let somebody in", async () => {
  const { db } = world.database;
  const set = (role: string) =>
    db.updateTable("siteMembers").set({ role }).where("siteId", "=", siteId).execute();
  await set("editor");
  const ask = (role: string | null) => call("POST", `sites/${siteId}/links`, { days: 7, role });
  expect((await ask("viewer")).statusCode).toBe(403);
  expect((await ask(null)).statusCode).toBe(201);
  await set("owner");
  expect((await ask("editor")).statusCode).toBe(422);
  expect((await ask("owner")).statusCode).toBe(422);
});
