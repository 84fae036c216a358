import { expect, onTestFinished, test } from "vitest";
import { createWorld } from "../../../test/world.ts";

test("what an owner publishes takes what visitors send, and takes nothing once it is in the trash", async () => {
  const world = await createWorld();
  onTestFinished(() => world.close());
  const asOwner = {
    host: "localhost:3000",
    origin: world.env.appOrigin,
    cookie: world.cookies.owner,
  };
  const ask = (method: "POST" | "DELETE", url: string, payload?: object) =>
    world.app.inject({ method, url, headers: asOwner, ...(payload ? { payload } : {}) });
  const { id, slug, siteHash } = (await ask("POST", "/api/v1/sites", { name: "Owned" })).json();

  const host = `${slug}.localhost:3000`;
  const send = (email: string) =>
    world.app.inject({
      method: "POST",
      url: `/api/v1/sites/form/compliance/${id}/`,
      headers: {
        host,
        origin: `http://${host}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: String(new URLSearchParams({ siteHash, email, name: "Ann", comment: "Spam" })),
    });
  expect((await send("early@example.org")).statusCode).toBe(404);
  const release = await ask("POST", `/api/v1/sites/${id}/releases`, {});
  expect(release.statusCode, release.body).toBeLessThan(300);

  const page = await world.app.inject({ url: "/report/", headers: { host } });
  expect(page.body).toContain(`name="siteHash" value="${siteHash}"`);
  const answer = await send("ann@example.org");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["x-release"]).toBe(page.headers["x-release"]);

  await ask("DELETE", `/api/v1/sites/${id}`);
  expect((await send("late@example.org")).statusCode).toBe(404);
  const rows = await world.database.db.selectFrom("submissions").select("email").execute();
  expect(rows).toEqual([{ email: "ann@example.org" }]);
});
