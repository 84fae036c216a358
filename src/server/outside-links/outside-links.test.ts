import { expect, onTestFinished, test } from "vitest";
import type { OutsideLink } from "#/site/checks/outside-links.ts";
import { describeDatabases } from "../../../test/databases.ts";
import { createWorld } from "../../../test/world.ts";
import { createJobs } from "../jobs/jobs.ts";
import { createOutgoing, SendOutError } from "../outgoing/send-out.ts";
import { createOutsideLinks } from "./outside-links.ts";

const target = { page: "home", section: "head" };
const linkTo = (address: string): OutsideLink => ({ ...target, target, path: ["link"], address });

function noHost(): never {
  const cause = Object.assign(new Error("no such host"), { code: "ENOTFOUND" });
  throw new SendOutError("The address didn’t answer", { cause });
}

describeDatabases("links to other sites", (open) => {
  /** A site that links to addresses, which answer with a status. */
  async function prepare(answers: Record<string, number>, { isOn = true } = {}) {
    const database = await open();
    const world = await createWorld({ database });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const headers = {
      host: "localhost:3000",
      origin: world.env.appOrigin,
      cookie: world.cookies.owner,
    };
    const made = await world.app.inject({
      method: "POST",
      url: "/api/v1/sites",
      headers,
      payload: { name: "Lamps" },
    });
    const siteId: number = made.json().id;
    const clock = { time: 1_800_000_000_000, now: () => clock.time, sleep: async () => undefined };
    const asked: string[] = [];
    const outgoing = {
      ...createOutgoing(),
      async ask(url: string) {
        asked.push(url);
        const status = answers[url];
        return status === undefined ? noHost() : { status, location: undefined };
      },
    };
    const links = Object.keys(answers).map(linkTo);
    const handlers = {};
    const jobs = createJobs({ database, clock, handlers, onError: () => undefined });
    const { appOrigin } = world.env;
    const linksOf = async () => links;
    const outside = createOutsideLinks({
      database,
      clock,
      jobs,
      outgoing,
      isOn,
      appOrigin,
      linksOf,
    });
    Object.assign(handlers, outside.jobs);
    const waiting = async () =>
      (
        await database.db
          .selectFrom("jobs")
          .select("id")
          .where("kind", "=", "outside-links.ask")
          .execute()
      ).length;
    const work = async () => {
      while (await jobs.runNext());
    };
    return { siteId, clock, asked, links, outside, waiting, work };
  }

  const gone = "https://example.org/gone";
  const there = "https://example.org/there";

  test("LINKS-11: they are asked later, once however often somebody looks, and kept with the time", async () => {
    const { siteId, clock, asked, links, outside, waiting, work } = await prepare({
      [gone]: 404,
      [there]: 200,
    });
    const tell = () => outside.tell(siteId, links);
    expect(await tell()).toEqual({ problems: [], isAsking: true });
    await tell();
    expect(await waiting()).toBe(1);
    await work();
    const told = await tell();
    expect(told.isAsking).toBe(false);
    expect(told.problems).toMatchObject([
      { code: "outside-broken", address: gone, path: ["link"], values: { status: 404 } },
    ]);
    expect(await waiting()).toBe(0);
    asked.length = 0;
    clock.time += 25 * 3_600_000;
    // what was known is told until it is known anew
    expect(await tell()).toMatchObject({ problems: [{ code: "outside-broken" }], isAsking: true });
    await work();
    expect(new Set(asked)).toEqual(new Set([gone]));
  });

  test("LINKS-12: without a network nothing is broken", async () => {
    const { siteId, links, outside, work } = await prepare({});
    links.push(linkTo("https://nowhere.example/"), linkTo("https://other.example/"));
    await outside.tell(siteId, links);
    await work();
    expect(await outside.tell(siteId, links)).toEqual({ problems: [], isAsking: false });
  });

  test("LINKS-12: a name that leads nowhere is broken where others are heard", async () => {
    const { siteId, links, outside, work } = await prepare({ [there]: 200 });
    links.push(linkTo("https://nowhere.example/"));
    await outside.tell(siteId, links);
    await work();
    expect((await outside.tell(siteId, links)).problems).toMatchObject([
      { code: "outside-broken", address: "https://nowhere.example/", values: { status: 0 } },
    ]);
  });

  test("LINKS-13: of one host so many are asked at a time, the others the next time", async () => {
    const many = Array.from({ length: 25 }, (_, place) => [`https://example.org/${place}`, 200]);
    const { siteId, asked, links, outside, work } = await prepare(Object.fromEntries(many));
    await outside.tell(siteId, links);
    await work();
    expect(asked).toHaveLength(20);
    await outside.tell(siteId, links);
    await work();
    expect(new Set(asked).size).toBe(25);
    expect(asked).toHaveLength(25);
  });

  test("LINKS-14: an operator turns it off: nobody is asked, and nothing waits", async () => {
    const { siteId, asked, links, outside, waiting, work } = await prepare(
      { [gone]: 404 },
      { isOn: false },
    );
    expect(await outside.tell(siteId, links)).toEqual({ problems: [], isAsking: false });
    expect(await waiting()).toBe(0);
    await work();
    expect(asked).toEqual([]);
  });
});
