import { afterAll, beforeAll, expect, test } from "vitest";
import { type SiteRole, isAtLeast } from "#/api/roles.ts";
import { leastRoles } from "./least-roles.data.ts";
import { type World, createWorld } from "./world.ts";

let world: World;
let site: number;

beforeAll(async () => {
  world = await createWorld();
  site = (await call("POST", "/api/v1/sites", { name: "Roles" }, world.cookies.owner)).json().id;
});
afterAll(() => world.close());

function call(method: string, url: string, payload: object | undefined, cookie: string) {
  return world.app.inject({
    method: method as "POST",
    url,
    headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie },
    ...(payload && { payload }),
  });
}

const cookieIn = (header: unknown) => String(header).split(";")[0] ?? "";

async function member(role: SiteRole): Promise<string> {
  const { auth, database } = world;
  const userId = await auth.accounts.create({
    email: `${role}@example.org`,
    name: role,
    role: "owner",
  });
  await database.db
    .insertInto("siteMembers")
    .values({ siteId: site, userId, role, createdAt: 0 })
    .execute();
  const [cookie] = await auth.begin({ headers: new Headers(), address: "192.0.2.1" }, userId);
  return cookieIn(cookie);
}

async function guest(role: SiteRole): Promise<string> {
  const link = { days: 1, role, name: role };
  const url = `/api/v1/sites/${site}/links`;
  const { address } = (await call("POST", url, link, world.cookies.owner)).json();
  const token = String(address).split("#token=")[1];
  const answer = await call("POST", "/api/v1/links/sessions", { token }, "");
  return cookieIn(answer.headers["set-cookie"]);
}

const prefix = "/api/v1/sites/:siteId";

/** Every route that is about one site, out of the server's own list. */
function siteRoutes() {
  return world.app.routeList.flatMap(({ method, url }) =>
    url.startsWith(prefix) && method !== "HEAD"
      ? [{ method, path: url.slice(prefix.length), name: `${method} ${url.slice(prefix.length)}` }]
      : [],
  );
}

test("PEOPLE-03: every route of a site says in the table whom it is for, and no other does", () => {
  const names = siteRoutes().map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(leastRoles).toSorted());
});

test("PEOPLE-03: nobody does by any route more than their role may, neither members nor guests by a link", async () => {
  const actors = [
    ...(["viewer", "writer", "editor"] as const).map((role) => ({ role, isGuest: false })),
    ...(["viewer", "writer"] as const).map((role) => ({ role, isGuest: true })),
  ];
  for (const { role, isGuest } of actors) {
    const cookie = await (isGuest ? guest(role) : member(role));
    for (const { method, path, name } of siteRoutes()) {
      const [least, guests] = leastRoles[name] ?? ["owner", "no guests"];
      const isFor = !isGuest || guests === "guests";
      if (isFor && isAtLeast(role, least)) continue;
      const url = prefix.replace(":siteId", String(site)) + path.replaceAll(/:\w+/g, "1");
      const { statusCode } = await call(method, url, method === "GET" ? undefined : {}, cookie);
      expect(`${isGuest ? "guest " : ""}${role} ${name} ${statusCode}`).toBe(
        `${isGuest ? "guest " : ""}${role} ${name} ${isFor ? 403 : 401}`,
      );
    }
  }
});
