import { expect, test } from "vitest";
import { testRelease, testSource } from "#/publish/release-fixture.ts";
import { picture, releaseWithAsset, testHosting } from "./hosting-fixture.ts";

async function published() {
  const world = await testHosting();
  await world.show(await releaseWithAsset());
  return world;
}

test("TRAFFIC-01: a page that is shown counts as a view, from memory or not, whole or known already", async () => {
  const { ask, hosting } = await published();
  const first = await ask("/");
  await ask("/prices/");
  for (let time = 0; time < 3; time += 1) await ask("/");
  await ask("/", { headers: { connection: "close" } });
  const known = await ask("/", { headers: { "if-none-match": first.headers["etag"] ?? "" } });
  expect(known.status).toBe(304);
  const [count] = await hosting.takeCounts();
  expect(count).toMatchObject({ site: 7, views: 7 });
  expect(count?.bytes).toBeGreaterThanOrEqual(first.body.length * 5);
  expect(await hosting.takeCounts()).toEqual([]);
});

test("TRAFFIC-01: pictures and parts of them count their bytes; what isn’t there, leads elsewhere or is only asked about is no view", async () => {
  const { ask, hosting } = await published();
  await ask("/assets/x.jpg");
  await ask("/assets/x.jpg", { headers: { range: "bytes=0-9" } });
  await ask("/assets/x.jpg", { headers: { range: "bytes=900-" } });
  await ask("/", { method: "HEAD" });
  await ask("/", { method: "POST" });
  await ask("/prices");
  expect(await hosting.takeCounts()).toEqual([{ site: 7, views: 0, bytes: picture.length + 10 }]);
  const missing = await ask("/nowhere");
  expect(missing.status).toBe(404);
  expect(await hosting.takeCounts()).toEqual([{ site: 7, views: 0, bytes: missing.body.length }]);
});

test("TRAFFIC-01: hosts that belong to no site count nothing, nor does a site that is taken down", async () => {
  const { ask, hosting } = await published();
  for (const host of ["else.localhost", "lamp.localhost.evil.example", "7", "__proto__"])
    await ask("/", { host });
  await hosting.setTakenDown(7, true);
  expect((await ask("/")).status).toBe(451);
  expect(await hosting.takeCounts()).toEqual([]);
});

test("TRAFFIC-01: another release goes on counting, and a site that is hidden is counted to its end", async () => {
  const { ask, show, hosting } = await published();
  await ask("/");
  await show(await testRelease(testSource));
  await ask("/");
  await hosting.hide(7);
  await ask("/");
  expect(await hosting.takeCounts()).toMatchObject([{ views: 2 }]);
  await show(await testRelease(testSource));
  await ask("/");
  expect(await hosting.takeCounts()).toMatchObject([{ views: 1 }]);
});

test("TRAFFIC-04: what other processes counted is asked for first, and added", async () => {
  const { ask, hosting } = await published();
  await ask("/");
  hosting.watchCounts(async () => hosting.addCounts([{ site: 7, views: 2, bytes: 5 }]));
  expect(await hosting.takeCounts()).toMatchObject([{ site: 7, views: 3 }]);
});
