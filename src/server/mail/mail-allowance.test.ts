import { expect, onTestFinished, test } from "vitest";
import { publishTestSite } from "../../../test/fixtures/published-site.ts";
import { describeDatabases } from "../../../test/databases.ts";
import { isWholeSweep } from "../../../test/sweep.ts";
import { createWorld } from "../../../test/world.ts";
import { migrate } from "../db/migrate.ts";
import { allowanceKey, takeMailOfAll } from "./mail-allowance.ts";

describeDatabases("allowances of mails", (open) => {
  test("SEC-17: taken by many at once in any order, none waits for another for ever and each counts once", async () => {
    const database = await open();
    onTestFinished(() => database.close());
    await migrate(database);
    const limit = { limit: 100, windowMs: 1_000 };
    const keys = [allowanceKey("ann@example.org"), allowanceKey("Bob@Example.org")];
    const turned = [allowanceKey("bob@example.org"), allowanceKey("ANN@example.org")];
    const take = (order: readonly string[]) =>
      database.db.transaction().execute((transaction) =>
        takeMailOfAll(
          { transaction, dialect: database.dialect, now: 1 },
          order.map((key) => ({ key, ...limit })),
        ),
      );
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, number) => take(number % 2 === 0 ? keys : turned)),
    );
    expect(all.every(Boolean)).toBe(true);
    const rows = await database.db.selectFrom("mailAllowances").select("times").execute();
    expect(rows.map(({ times }) => JSON.parse(times).length)).toEqual([30, 30]);
  });
});

test("SEC-17: what stands behind a plus, and dots that a provider reads over, make no other mailbox", () => {
  const same = (one: string, other: string) => allowanceKey(one) === allowanceKey(other);
  expect(same("victim@example.org", "Victim+1@Example.org")).toBe(true);
  expect(same("victim@gmail.com", "v.i.c.tim+shop@gmail.com")).toBe(true);
  expect(same("a.b@example.org", "ab@example.org")).toBe(false);
  expect(same("+a@example.org", "+b@example.org")).toBe(false);
  expect(same("victim@example.org", "victim@example.com")).toBe(false);
});

/** In whole a thousand subscriptions. */
const [siteCount, rounds] = isWholeSweep ? [50, 20] : [12, 6];

test("SEC-17: any number of subscriptions of one victim over many sites brings three emails a day", async () => {
  const world = await createWorld({ env: { FORMS_PER_MINUTE: "100000" } });
  onTestFinished(() => world.close());
  const sites = [];
  for (let number = 0; number < siteCount; number++)
    sites.push(await publishTestSite(world, { slug: `site-${number}` }));
  for (let round = 0; round < rounds; round++) {
    for (const { id, host, origin, siteHash } of sites) {
      const answer = await world.app.inject({
        method: "POST",
        url: `/api/v1/sites/form/email/${id}/`,
        headers: { host, origin },
        payload: { siteHash, email: round % 2 === 0 ? "victim@example.org" : "VICTIM@Example.org" },
      });
      expect(answer.statusCode).toBe(204);
    }
  }
  while (await world.jobs.runNext());
  expect(world.mails.map(({ to }) => to.toLowerCase())).toEqual(
    Array.from({ length: 3 }, () => "victim@example.org"),
  );
  const rows = await world.database.db.selectFrom("submissions").select("siteId").execute();
  expect(rows, "one subscription a site").toHaveLength(siteCount);
});
