import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type World, createWorld } from "./world.ts";

let world: World;
let site: number;

beforeAll(async () => {
  world = await createWorld();
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

  test("after all that the site is as it was", async () => {
    const info = await world.sites.info(site, world.userIds.owner);
    expect(info).toMatchObject({ revision: 1, trashedAt: null, slug: "border" });
  });
});
