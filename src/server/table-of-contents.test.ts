import { expect, test } from "vitest";
import { createWorld } from "../../test/world.ts";
import { migrations } from "./db/migrations/list.ts";
import { collectHandlers } from "./features.ts";
import { tableOfContents } from "./table-of-contents.ts";

const features = Object.values(tableOfContents);

test("every route of the server stands in the table of contents, and no other", async () => {
  const world = await createWorld();
  try {
    const added = world.app.routeList
      .filter(({ method }) => method !== "HEAD" && method !== "OPTIONS")
      .map(({ method, url }) => `${method} ${url}`);
    const listed = features.flatMap(({ routes }): readonly string[] => routes);
    // forms and choices answer 405 to every other method at their addresses
    const posts = tableOfContents.visitors.routes.flatMap(
      (route) => /^POST (.*)$/.exec(route)?.[1] ?? [],
    );
    const refused = posts.flatMap((url) =>
      ["GET", "PUT", "PATCH", "DELETE"].map((method) => `${method} ${url}`),
    );
    const known = new Set([...listed, ...refused]);
    expect(added.filter((route) => !known.has(route))).toEqual([]);
    expect(listed.filter((route) => !added.includes(route))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  } finally {
    await world.close();
  }
});

test("every migration stands in the table of contents, once", () => {
  const listed = features.flatMap((feature): readonly string[] => feature.migrations);
  expect(listed.toSorted()).toEqual(Object.keys(migrations).toSorted());
});

test("work that the table of contents doesn't name has no place", () => {
  const work = async () => undefined;
  expect(Object.keys(collectHandlers({ mail: { "mail.send": work } }))).toEqual(["mail.send"]);
  expect(() => collectHandlers({ mail: { "mail.lose": work } })).toThrow("mail.lose");
});
