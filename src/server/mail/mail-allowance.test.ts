import { expect, onTestFinished, test } from "vitest";
import { publishTestSite } from "../../../test/fixtures/published-site.ts";
import { createWorld } from "../../../test/world.ts";

test("SEC-17: a thousand subscriptions of one victim over fifty sites bring three emails a day", async () => {
  const world = await createWorld({ env: { FORMS_PER_MINUTE: "100000" } });
  onTestFinished(() => world.close());
  const sites = [];
  for (let number = 0; number < 50; number++)
    sites.push(await publishTestSite(world, { slug: `site-${number}` }));
  for (let round = 0; round < 20; round++) {
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
  expect(rows, "one subscription a site").toHaveLength(50);
});
