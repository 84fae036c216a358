import type { LightMyRequestResponse } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { type PublishedTestSite, publishTestSite } from "../../../test/fixtures/published-site.ts";
import { createWorld } from "../../../test/world.ts";
import { solveChallenge } from "#/islands/proof/solve-challenge.ts";

/** Of one network in a minute; a site is hammered beyond 10 then, a range beyond 6. */
const formsPerMinute = 2;
const calm = 10;

const form = "application/x-www-form-urlencoded";

describeDatabases("forms under attack", (open) => {
  async function prepare() {
    const database = await open();
    const clock = { time: Date.UTC(2026, 10, 20), now: () => clock.time, sleep: async () => {} };
    const env = { FORMS_PER_MINUTE: String(formsPerMinute) };
    const world = await createWorld({ database, clock, env });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const site = await publishTestSite(world);
    const rows = async () =>
      (await database.db.selectFrom("submissions").select("email").execute()).length;
    let sent = 0;

    /** Every form of another address, far from the others unless it is told. */
    function send({
      from = `10.${(sent += 1)}.0.1`,
      to = site,
      headers = {},
      payload = {},
      body,
    }: {
      from?: string;
      to?: PublishedTestSite;
      headers?: Record<string, string>;
      payload?: object;
      body?: URLSearchParams;
    } = {}): Promise<LightMyRequestResponse> {
      return world.app.inject({
        method: "POST",
        url: `/api/v1/sites/form/contact/${to.id}/`,
        remoteAddress: from,
        headers: {
          host: to.host,
          origin: to.origin,
          ...(body && { "content-type": form }),
          ...headers,
        },
        payload: body
          ? body.toString()
          : { siteHash: to.siteHash, name: "Ann", email: "ann@example.org", ...payload },
      });
    }

    async function hammer(): Promise<void> {
      for (let count = 0; count < calm; count++) expect((await send()).statusCode).toBe(204);
    }
    return { world, site, clock, rows, send, hammer };
  }

  function challengeIn(response: LightMyRequestResponse): string {
    expect(response.json()).toMatchObject({ status: 428, code: "proof-needed" });
    return response.json().details.challenge;
  }

  test("PROOF-02: a site asks for proof beyond five times the forms of a network, not before", async () => {
    const { world, send, rows, hammer, clock } = await prepare();
    await hammer();
    const asked = await send();
    const proof = await solveChallenge(challengeIn(asked));
    expect(asked.headers["cache-control"]).toBe("no-store");
    expect(await rows()).toBe(calm);
    expect((await send({ headers: { "x-proof": proof } })).statusCode).toBe(204);
    expect(await rows()).toBe(calm + 1);
    const second = await publishTestSite(world, { slug: "second" });
    expect((await send({ to: second })).statusCode, "another site").toBe(204);
    clock.time += 61_000;
    expect((await send()).statusCode, "the minute after").toBe(428);
    clock.time += 180_000;
    expect((await send()).statusCode, "later").toBe(204);
    expect(world.metrics.text()).toContain("vitrine_forms_challenged_total 2");
  });

  test("PROOF-02: a range of addresses is asked beyond three times the forms of a network, and only it", async () => {
    const { send } = await prepare();
    for (let host = 1; host <= 6; host++)
      expect((await send({ from: `198.51.100.${host}` })).statusCode).toBe(204);
    expect((await send({ from: "198.51.100.7" })).statusCode).toBe(428);
    expect((await send({ from: "203.0.113.7" })).statusCode).toBe(204);
  });

  test("PROOF-03: a solved challenge stores one form; a wrong, foreign or outdated one none", async () => {
    const { world, send, rows, hammer, clock } = await prepare();
    await hammer();
    const challenge = challengeIn(await send());
    const proof = await solveChallenge(challenge);
    const wrong = [
      "",
      challenge,
      `${challenge}:x`,
      `${challenge}:${Number.parseInt(proof.split(":")[1] ?? "0", 10) + 1}`,
      proof.replace(/^\d+/, "1"),
      proof.replace(/^(\d+)\.(\d)/, "$1.9"),
      await solveChallenge("8.1999999999999.abcdefghijklmnop.x"),
    ];
    for (const headers of wrong.map((one) => ({ "x-proof": one })))
      expect((await send({ headers })).statusCode, JSON.stringify(headers)).toBe(428);
    const refused = await send({ headers: { "x-proof": proof }, payload: { email: "nobody" } });
    expect(refused.statusCode, "nothing is used up").toBe(422);
    expect((await send({ headers: { "x-proof": proof } })).statusCode).toBe(204);
    expect((await send({ headers: { "x-proof": proof } })).statusCode, "again").toBe(428);
    expect(await rows()).toBe(calm + 1);
    const second = await publishTestSite(world, { slug: "second" });
    const next = await solveChallenge(challengeIn(await send()));
    for (let count = 0; count < calm; count++) await send({ to: second });
    const foreign = await send({ to: second, headers: { "x-proof": next } });
    expect(foreign.statusCode, "another site").toBe(428);
    clock.time += 10 * 60_000;
    await hammer();
    expect((await send({ headers: { "x-proof": next } })).statusCode, "outdated").toBe(428);
  });

  test("PROOF-03: two that send the same proof at once store one form", async () => {
    const { send, rows, hammer } = await prepare();
    await hammer();
    const proof = await solveChallenge(challengeIn(await send()));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send({ headers: { "x-proof": proof } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      204, 428, 428, 428, 428,
    ]);
    expect(await rows()).toBe(calm + 1);
  });

  test("PROOF-04: without scripts a page says why and asks a question, with what was typed", async () => {
    const { world, site, clock, send, rows, hammer } = await prepare();
    const typed = {
      siteHash: site.siteHash,
      name: "Ann <b>",
      email: "a@example.org",
      message: "Hi",
    };
    const fields = (more: object = {}) =>
      new URLSearchParams({ ...typed, language: "en", ...more });
    await hammer();
    const page = await send({ body: fields() });
    expect(page.statusCode).toBe(428);
    expect(page.headers["content-type"]).toMatch(/^text\/html/);
    expect(page.body).toContain("One more step");
    expect(page.body).toContain('value="Ann &lt;b&gt;"');
    const read = (answer: LightMyRequestResponse) => {
      const [, a, b] = /How much is (\d+) \+ (\d+)\?/.exec(answer.body) ?? [];
      const [, proof = ""] = /name="proof" value="([^"]+)"/.exec(answer.body) ?? [];
      return { proof, proofAnswer: String(Number(a) + Number(b)) };
    };
    const answer = read(page);
    const soon = await send({ body: fields(answer) });
    expect(soon.statusCode).toBe(428);
    expect(soon.body).toContain("That was too soon. Please wait 10 seconds");
    clock.time += 10_000;
    for (const wrong of [
      { ...answer, proofAnswer: "x" },
      { ...answer, proofAnswer: "" },
      { ...answer, proof: "1.x.y" },
      { ...answer, proof: answer.proof.replace(/^\d/, "2") },
    ]) {
      const refused = await send({ body: fields(wrong) });
      expect(refused.statusCode).toBe(428);
      expect(refused.body).toContain("That’s not the right answer");
    }
    expect(await rows()).toBe(calm);
    expect((await send({ body: fields(answer) })).statusCode).toBe(200);
    expect((await send({ body: fields(answer) })).statusCode, "again").toBe(428);
    expect(await rows()).toBe(calm + 1);
    expect(world.logLines.join("")).not.toContain(answer.proof);
    const russian = await send({ body: fields({ language: "ru" }) });
    expect(russian.body).toMatch(/Сколько будет \d+ \+ \d+\?/);
  });

  test("PROOF-04: of questions a site takes as many answers in a minute as from one network", async () => {
    const { site, clock, send, hammer } = await prepare();
    await hammer();
    const typed = { siteHash: site.siteHash, name: "x", email: "a@example.org", language: "en" };
    const pages = [];
    for (let count = 0; count <= formsPerMinute; count++)
      pages.push(await send({ body: new URLSearchParams(typed) }));
    clock.time += 10_000;
    const statuses = [];
    for (const { body } of pages) {
      const [, a, b] = /How much is (\d+) \+ (\d+)\?/.exec(body) ?? [];
      const [, proof = ""] = /name="proof" value="([^"]+)"/.exec(body) ?? [];
      const answer = { proof, proofAnswer: String(Number(a) + Number(b)) };
      statuses.push(
        (await send({ body: new URLSearchParams({ ...typed, ...answer }) })).statusCode,
      );
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  test("PROOF-02: what proves nothing can't use up the site's allowance", async () => {
    const { send, rows, hammer } = await prepare();
    await hammer();
    for (let count = 0; count < 100; count++) expect((await send()).statusCode).toBe(428);
    const proof = await solveChallenge(challengeIn(await send()));
    expect((await send({ headers: { "x-proof": proof } })).statusCode).toBe(204);
    expect(await rows()).toBe(calm + 1);
  });

  test("SEND-11: the limit of one network stays as it was", async () => {
    const { send } = await prepare();
    const from = "192.0.2.7";
    expect((await send({ from })).statusCode).toBe(204);
    expect((await send({ from })).statusCode).toBe(204);
    expect((await send({ from })).json()).toMatchObject({ status: 429, code: "too-many-requests" });
  });
});
