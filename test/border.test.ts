import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blackPng } from "#/server/images/hostile-pictures.ts";
import { sectionClip } from "./fixtures/section-clip.ts";
import { type World, createWorld } from "./world.ts";

let world: World;
let site: number;

beforeAll(async () => {
  // nobody is sent anything: who invites is told the link
  world = await createWorld({ dns: async () => ({ state: "none" }), delivers: false });
  const response = await world.app.inject({
    method: "POST",
    url: "/api/v1/sites",
    headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie: world.cookies.owner },
    payload: { name: "Border" },
  });
  site = response.json().id;
});
afterAll(() => world.close());

/** Every route that is about one site, with that site's id and made-up ids for the rest. */
function siteRoutes(): { method: string; url: string }[] {
  return world.app.routeList
    .filter(({ url, method }) => url.includes("/:siteId") && method !== "HEAD")
    .map(({ method, url }) => ({
      method,
      url: url.replace(":siteId", String(site)).replaceAll(/:\w+/g, "1"),
    }));
}

async function ask(route: { method: string; url: string }, cookie: string, body = true) {
  return world.app.inject({
    method: route.method as "POST",
    url: route.url,
    headers: {
      host: "localhost:3000",
      origin: world.env.appOrigin,
      ...(cookie === "" ? {} : { cookie }),
    },
    ...(route.method === "GET" || !body ? {} : { payload: {} }),
  });
}

/** What routes that change something are sent, where nothing at all would be refused for its form. */
const changes: Readonly<Record<string, object>> = {
  "PATCH /people/:userId": { role: "viewer" },
  "POST /invitations/:invitationId/link": { language: "en" },
  "PATCH /comments/:threadId": { isResolved: true },
  "POST /comments/:threadId/replies": { text: "Mine" },
  "PATCH /comments/:threadId/replies/:commentId": { text: "Mine" },
  "PATCH /assets/:asset": { name: "mine.png" },
  "PATCH /releases/:releaseId": { note: "Mine" },
  "PUT /locks/:page": { password: "a lamp that is lit", days: 7 },
  "PUT /links/:linkId/password": { password: "a lamp that is lit" },
  "PUT /links/:linkId/comments": { takesComments: true },
  "PUT /visibility/:subject": { isPublished: false },
  "PATCH /domains/:domainId": { isPrimary: true },
  ...Object.fromEntries(
    ["messages", "subscribers", "rsvps", "complaints"].map((list) => [
      `PATCH /${list}/:entryId`,
      { isRead: true },
    ]),
  ),
};

function call(
  { method, url }: { method: string; url: string },
  cookie: string,
  payload?: object,
  headers = {},
) {
  const { appOrigin: origin } = world.env;
  return world.app.inject({
    method: method as "POST",
    url,
    headers: { host: "localhost:3000", origin, cookie, ...headers },
    ...(payload && method !== "GET" && method !== "DELETE" && { payload }),
  });
}

/** A site with something of everything that has an id; answers these by the names that routes have for them. */
async function makeAll(cookie: string) {
  const siteId = (
    await call({ method: "POST", url: "/api/v1/sites" }, cookie, { name: "Theirs" })
  ).json().id;
  const make = async (path: string, body: object, headers = {}) => {
    const route = { method: "POST", url: `/api/v1/sites/${siteId}/${path}` };
    const answer = await call(route, cookie, body, headers);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  };
  const send = (path: string, name: string, bytes: Buffer) => {
    const head = `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--cut--\r\n")]);
    return make(path, body, { "content-type": "multipart/form-data; boundary=cut" });
  };
  const { document } = await world.documents.load(siteId);
  const page = document.pages[0]?.id ?? "";
  const [section] = document.pages[0]?.sections ?? [];
  const about = { page, section: section?.id, template: section?.template, text: "Theirs" };
  const pdf = Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n");
  const made = {
    releaseId: (await make("releases", {})).id,
    linkId: (await make("links", { days: 7, role: "writer", name: "Theirs" })).id,
    invitationId: (
      await make("invitations", { email: "bea@example.org", role: "editor", language: "en" })
    ).id,
    threadId: (await make("comments", about)).id,
    domainId: (await make("domains", { host: "theirs.example" })).id,
    asset: (await send("assets", "x.png", await blackPng(20, 20))).id,
    hash: (await send("files", "x.pdf", pdf)).hash,
    userId: world.userIds["other owner"],
  };
  const commentId = await world.database.db
    .selectFrom("comments")
    .select("id")
    .where("threadId", "=", made.threadId)
    .executeTakeFirst();
  const ids: Readonly<Record<string, string>> = {
    ...Object.fromEntries(Object.entries(made).map(([name, id]) => [name, String(id)])),
    commentId: commentId?.id ?? "",
    page,
    subject: page,
  };
  return { siteId, ids };
}

/** What its owner sees of a site. */
async function readAll(siteId: number, cookie: string): Promise<string[]> {
  const lists = ["people", "links", "comments", "releases", "assets", "domains", "locks", "plans"];
  const answers = lists.map((list) =>
    call({ method: "GET", url: `/api/v1/sites/${siteId}/${list}` }, cookie),
  );
  return (await Promise.all(answers)).map(({ body }) => body);
}

/** Addresses, starters and flags that anybody may ask for, and what visitors ask of a site that is published. */
const forEverybody =
  /^(?:\/api\/v1\/addresses\/|\/api\/v1\/domains\/reach\/|\/api\/v1\/starters\/|\/assets\/flags\/|\/api\/v1\/sites\/(?:form|consent|events)\/)/;

const ownChanges: Readonly<Record<string, object>> = {
  "PATCH /api/v1/auth/passkeys/:passkeyId": { name: "Mine" },
  "PATCH /api/v1/saved-sections/:savedId": { name: "Mine" },
};

/** Something of everything with an id that belongs to a person and to no site, by the names that routes have for them. */
async function makeOwn(userId: string, cookie: string): Promise<Readonly<Record<string, string>>> {
  const { id } = (
    await call({ method: "POST", url: "/api/v1/sites" }, cookie, { name: "Saved" })
  ).json();
  const saving = { method: "POST", url: `/api/v1/sites/${id}/saved-sections` };
  const saved = await call(saving, cookie, { name: "Theirs", clip: sectionClip({ site: id }) });
  expect(saved.statusCode, saved.body).toBe(201);
  const key = { name: "Their key", publicKey: "AAAA", counter: 0, createdAt: 1, lastUsedAt: null };
  await world.database.db
    .insertInto("passkeys")
    .values({ id: "their-key", userId, ...key })
    .execute();
  const sessions = (await call({ method: "GET", url: "/api/v1/auth/sessions" }, cookie)).json();
  return {
    savedId: String(saved.json().id),
    passkeyId: "their-key",
    sessionId: String(sessions[0].id),
    asset: "a".repeat(64),
  };
}

/** What a person sees of these. */
async function readOwn(cookie: string): Promise<string[]> {
  const urls = ["saved-sections", "auth/passkeys", "auth/sessions"];
  const answers = urls.map((url) => call({ method: "GET", url: `/api/v1/${url}` }, cookie));
  return (await Promise.all(answers)).map(({ body }) => body);
}

describe("the border between owners", () => {
  test("there are routes to guard", () => {
    expect(siteRoutes().length).toBeGreaterThan(5);
  });

  test("SEC-14: for another owner no route of the site exists", async () => {
    for (const route of siteRoutes()) {
      const response = await ask(route, world.cookies["other owner"]);
      expect(`${route.method} ${route.url} ${response.statusCode}`).toBe(
        `${route.method} ${route.url} 404`,
      );
    }
  });

  test("SEC-14: for a stranger every route wants a session", async () => {
    for (const route of siteRoutes()) {
      const response = await ask(route, "");
      expect(`${route.method} ${route.url} ${response.statusCode}`).toBe(
        `${route.method} ${route.url} 401`,
      );
    }
  });

  test("SEC-14: with a site of one's own nobody reaches what belongs to another one by its id", async () => {
    const theirs = await makeAll(world.cookies["other owner"]);
    const before = await readAll(theirs.siteId, world.cookies["other owner"]);
    const asked: string[] = [];
    for (const { method, url } of world.app.routeList) {
      const [, path = ""] = /^\/api\/v1\/sites\/:siteId(\/.+)$/.exec(url) ?? [];
      if (method === "HEAD" || !/:(?!revision)/.test(path)) continue;
      const address = path.replaceAll(/:(\w+)/g, (_, name: string) => theirs.ids[name] ?? "1");
      const query = path === "/files/:hash/file" ? "?name=x.pdf" : "";
      const route = { method, url: `/api/v1/sites/${site}${address}${query}` };
      const body = changes[`${method} ${path}`] ?? {};
      const { statusCode } = await call(route, world.cookies.owner, body);
      // taking away what isn't there is done
      const isNothing = `${method} ${path}` === "DELETE /locks/:page";
      expect(`${method} ${path} ${statusCode}`).toBe(`${method} ${path} ${isNothing ? 204 : 404}`);
      asked.push(path);
    }
    for (const [method, path, body] of [
      ["PUT", "/live", { releaseId: theirs.ids["releaseId"] }],
      ["POST", "/links", { days: 1, release: theirs.ids["releaseId"] }],
      ["POST", "/assets/copies", { from: theirs.siteId, assets: [theirs.ids["asset"]] }],
      ["POST", "/files/copies", { from: theirs.siteId, hashes: [theirs.ids["hash"]] }],
    ] as const) {
      const route = { method, url: `/api/v1/sites/${site}${path}` };
      const { statusCode } = await call(route, world.cookies.owner, body);
      expect(`${path} ${statusCode}`).toBe(`${path} 404`);
    }
    expect(asked.length).toBeGreaterThan(25);
    expect(await readAll(theirs.siteId, world.cookies["other owner"])).toEqual(before);
  });

  test("SEC-14: whatever else has an id is one's own, the operators', or for everybody", async () => {
    const theirs = await makeOwn(world.userIds["other owner"], world.cookies["other owner"]);
    const before = await readOwn(world.cookies["other owner"]);
    const unknown: string[] = [];
    for (const { method, url } of world.app.routeList) {
      if (!url.includes(":") || url.includes("/:siteId/") || method === "HEAD") continue;
      if (url.endsWith("/sites/:siteId") || forEverybody.test(url)) continue;
      const address = url.replaceAll(/:(\w+)/g, (_, name: string) => theirs[name] ?? "1");
      const isOwn = [...url.matchAll(/:(\w+)/g)].every(([, name = ""]) => name in theirs);
      if (!isOwn && !url.startsWith("/api/v1/operator/")) unknown.push(`${method} ${url}`);
      const body = ownChanges[`${method} ${url}`] ?? {};
      const answer = await call({ method, url: address }, world.cookies.owner, body);
      expect(`${method} ${url} ${answer.statusCode}`).toBe(`${method} ${url} 404`);
    }
    expect(unknown, "routes with ids that nobody has tried with another one's").toEqual([]);
    expect(await readOwn(world.cookies["other owner"])).toEqual(before);
    expect(before.join("")).toMatch(/"Theirs".*"Their key"/s);
  });

  test("after all that the site is as it was", async () => {
    const info = await world.sites.info(site, world.userIds.owner);
    expect(info).toMatchObject({ revision: 1, trashedAt: null, slug: "border" });
  });
});
