import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { publishTestSite } from "../../../test/fixtures/published-site.ts";
import { createWorld } from "../../../test/world.ts";
import { createOutgoing } from "../outgoing/send-out.ts";
import { signatureOf } from "./webhook-job.ts";

interface Sent {
  url: string;
  body: string;
  headers: Record<string, string>;
}

describeDatabases("webhooks", (open) => {
  async function prepare() {
    const database = await open();
    const clock = { time: Date.UTC(2026, 10, 20), now: () => clock.time, sleep: async () => {} };
    const sent: Sent[] = [];
    const answers: number[] = [];
    const world = await createWorld({
      database,
      clock,
      outgoing: {
        ...createOutgoing(),
        async post(url, message) {
          sent.push({ url, ...message });
          return answers.shift() ?? 204;
        },
      },
    });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const site = await publishTestSite(world);
    const set = (url: string) =>
      world.app.inject({
        method: "PUT",
        url: `/api/v1/sites/${site.id}/webhook`,
        headers: {
          host: "localhost:3000",
          origin: world.env.appOrigin,
          cookie: world.cookies.owner,
        },
        payload: { url },
      });
    const send = (form: string, payload: object) =>
      world.app.inject({
        method: "POST",
        url: `/api/v1/sites/form/${form}/${site.id}/`,
        headers: { host: site.host, origin: site.origin, language: "ru" },
        payload: { siteHash: site.siteHash, email: "ann@example.org", ...payload },
      });
    const work = async () => {
      while (await world.reports.runNext());
    };
    return { world, clock, sent, answers, set, send, work };
  }

  test("HOOK-01: what a visitor sends is reported from the store, signed, and complaints are not", async () => {
    const { sent, set, send, work } = await prepare();
    const { secret, url } = (await set("https://hooks.example.org/in?key=1")).json();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect((await send("contact", { name: "Ann", message: "Hi" })).statusCode).toBe(204);
    await send("compliance", { name: "Ann", comment: "Spam" });
    await work();
    expect(sent).toHaveLength(1);
    const [{ body = "", headers = {} } = {}] = sent;
    expect(sent[0]?.url).toBe(url);
    expect(JSON.parse(body)).toMatchObject({
      type: "contact",
      language: "ru",
      data: { name: "Ann", email: "ann@example.org", message: "Hi" },
    });
    const stamp = headers["x-vitrine-timestamp"] ?? "";
    expect(headers["x-vitrine-signature"]).toBe(signatureOf(secret, stamp, body));
    expect(body).not.toContain(secret);
  });

  test("HOOK-02: what fails is tried again later with the same name, and told to the owner", async () => {
    const { world, clock, sent, answers, set, send, work } = await prepare();
    await set("https://hooks.example.org/");
    answers.push(500, 301);
    await send("email", {});
    await work();
    expect(sent).toHaveLength(1);
    const info = async () =>
      (
        await world.app.inject({
          url: "/api/v1/sites/1/webhook",
          headers: { host: "localhost:3000", cookie: world.cookies.owner },
        })
      ).json();
    expect((await info()).failedAt).not.toBeNull();
    await send("contact", { name: "Ann" });
    await work();
    expect(sent, "an address that failed rests").toHaveLength(1);
    for (let round = 0; round < 6; round++) {
      clock.time += 3_600_000;
      await work();
    }
    expect(new Set(sent.map(({ headers }) => headers["x-vitrine-delivery"])).size).toBe(2);
    expect(sent.length).toBe(4);
    expect((await info()).failedAt).toBeNull();
    const left = await world.database.db
      .selectFrom("jobs")
      .select("id")
      .where("kind", "=", "webhooks.deliver")
      .execute();
    expect(left).toEqual([]);
  });

  test("HOOK-02: what was erased meanwhile is not reported, nor after the address was taken away", async () => {
    const { world, sent, set, send, work } = await prepare();
    await set("https://hooks.example.org/");
    await send("contact", { name: "Ann" });
    await world.database.db.deleteFrom("submissions").execute();
    await work();
    await send("contact", { name: "Ann" });
    await world.database.db.deleteFrom("webhooks").execute();
    await work();
    expect(sent).toEqual([]);
  });

  test("HOOK-02: a slow address keeps no email waiting", async () => {
    const { world, set, send } = await prepare();
    await set("https://hooks.example.org/");
    await send("contact", { name: "Ann" });
    while (await world.jobs.runNext());
    expect(world.mails).toHaveLength(1);
  });
});
