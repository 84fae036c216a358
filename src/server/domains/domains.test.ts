import { expect, onTestFinished, test } from "vitest";
import { domainLimits } from "#/api/domains.ts";
import { describeDatabases } from "../../../test/databases.ts";
import { createWorld } from "../../../test/world.ts";
import type { Actor } from "../../../test/world.ts";
import type { DnsAnswer, RecordType } from "./dns.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const here = "203.0.113.7";
const none: DnsAnswer = { state: "none" };

/** A DNS whose records a test writes. */
function createZone() {
  const records = new Map<string, readonly string[] | DnsAnswer>();
  const set = (type: RecordType, name: string, value: readonly string[] | DnsAnswer) =>
    void records.set(`${type} ${name}`, value);
  return {
    set,
    drop: (type: RecordType, name: string) => void records.delete(`${type} ${name}`),
    ask: async (name: string, type: RecordType): Promise<DnsAnswer> => {
      const found = records.get(`${type} ${name}`) ?? none;
      return "state" in found ? found : { state: "found", values: found };
    },
  };
}

describeDatabases("the domains of a site", (open) => {
  async function prepare() {
    const database = await open();
    let time = Date.UTC(2026, 10, 26);
    const clock = { now: () => time, sleep: async () => undefined };
    const zone = createZone();
    const env = { PUBLIC_ADDRESSES: `${here},2001:db8::7` };
    const world = await createWorld({ database, clock, env, dns: zone.ask });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const call = (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object) =>
      callAs("owner", method, path, payload);
    const callAs = (
      actor: Actor,
      method: "GET" | "POST" | "PATCH" | "DELETE",
      path: string,
      payload?: object,
    ) =>
      world.app.inject({
        method,
        url: `/api/v1/${path}`,
        headers: {
          host: "localhost:3000",
          origin: world.env.appOrigin,
          cookie: world.cookies[actor],
        },
        ...(payload && { payload }),
      });
    const publish = async (name: string, actor: Actor = "owner"): Promise<number> => {
      const { id, revision } = (await callAs(actor, "POST", "sites", { name })).json();
      await callAs(actor, "POST", `sites/${id}/releases`, { revision });
      return id;
    };
    const visit = (host: string, url = "/") =>
      world.app.inject({ url, headers: { host: `${host}:3000` } });
    const work = async () => {
      while ((await world.jobs.runNext()) || (await world.outside.runNext()));
    };
    const pass = async (ms: number) => {
      time += ms;
      await work();
    };
    const list = async (site: number) =>
      (await call("GET", `sites/${site}/domains`)).json().domains;
    /** Adds a domain and sets the records that it asks for. */
    const connect = async (site: number, host: string) => {
      const { id, records } = (await call("POST", `sites/${site}/domains`, { host })).json();
      const proof = records.find(({ type }: { type: string }) => type === "TXT");
      zone.set("A", host, [here]);
      zone.set("TXT", proof.name, [proof.value]);
      const checked = (await call("POST", `sites/${site}/domains/${id}/check`)).json();
      await work();
      return { ...checked, proof };
    };
    return { world, zone, call, callAs, publish, visit, work, pass, list, connect };
  }

  test("DOMAIN-01: says which records to set, goes live once they are there, and is what visitors are led to", async () => {
    const { call, publish, visit, connect } = await prepare();
    const site = await publish("Lamp");
    const added = await call("POST", `sites/${site}/domains`, { host: "Lampe.example" });
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({
      host: "lampe.example",
      state: "waiting",
      isPrimary: false,
      records: [
        { type: "A", name: "lampe.example", value: here, state: "missing" },
        { type: "AAAA", value: "2001:db8::7", state: "missing", isOptional: true },
        { type: "TXT", name: "_vitrine.lampe.example", state: "missing" },
      ],
    });
    expect((await visit("lampe.example")).statusCode).not.toBe(200);
    await call("DELETE", `sites/${site}/domains/${added.json().id}`);
    expect(await connect(site, "lampe.example")).toMatchObject({ state: "live", isPrimary: true });
    const home = await visit("lampe.example");
    expect(home.statusCode).toBe(200);
    expect(home.body).toContain('<link rel="canonical" href="http://lampe.example:3000/">');
    expect((await visit("lampe.example", "/sitemap.xml")).body).toContain("//lampe.example:3000/");
    const own = await visit("lamp.localhost", "/about?from=card");
    expect(own.statusCode).toBe(301);
    expect(own.headers["location"]).toBe("//lampe.example:3000/about?from=card");
    const info = (await call("GET", `sites/${site}`)).json();
    expect(info.address).toBe("http://lampe.example:3000/");
  });

  test("DOMAIN-02: the primary one is chosen, the others lead there; removed it leads nowhere, and the next takes its place", async () => {
    const { call, publish, visit, work, list, connect } = await prepare();
    const site = await publish("Lamp");
    const first = await connect(site, "lampe.example");
    const second = await connect(site, "www.lampe.example");
    expect((await visit("www.lampe.example")).headers["location"]).toBe("//lampe.example:3000/");
    const path = `sites/${site}/domains/${second.id}`;
    expect((await call("PATCH", path, { isPrimary: true })).json()).toMatchObject({
      isPrimary: true,
    });
    await work();
    expect((await visit("www.lampe.example")).body).toContain(
      'href="http://www.lampe.example:3000/"',
    );
    expect((await visit("lampe.example")).statusCode).toBe(301);
    await call("DELETE", path);
    await work();
    expect((await visit("www.lampe.example")).statusCode).not.toBe(200);
    expect((await visit("lampe.example")).statusCode).toBe(200);
    await call("DELETE", `sites/${site}/domains/${first.id}`);
    await work();
    expect((await visit("lamp.localhost")).statusCode).toBe(200);
    expect(await list(site)).toEqual([]);
  });

  test("DOMAIN-03: what DNS says is told, and nothing but the right records makes a domain live", async () => {
    const { zone, call, publish, visit } = await prepare();
    const site = await publish("Lamp");
    const unanswered: DnsAnswer = { state: "unanswered" };
    const nameless: DnsAnswer = { state: "nameless" };
    const cases: [
      problem: string,
      records: Partial<Record<"A" | "AAAA" | "TXT", readonly string[] | DnsAnswer>>,
    ][] = [
      ["elsewhere", { A: ["198.51.100.9"] }],
      ["elsewhere", { A: [here, "198.51.100.9"] }],
      ["elsewhere", { A: [here], AAAA: ["2001:db8::1"] }],
      ["elsewhere", {}],
      ["nameless", { A: nameless, AAAA: nameless }],
      ["unanswered", { A: unanswered }],
      ["unproven", { A: [here] }],
      ["unproven", { A: [here], TXT: ["vitrine=somebody-elses"] }],
      ["unproven", { A: [here], TXT: ["v=spf1 -all"] }],
      ["unanswered", { A: [here], TXT: unanswered }],
    ];
    for (const [index, [problem, records]] of cases.entries()) {
      const host = `lampe${index}.example`;
      if (records.A) zone.set("A", host, records.A);
      if (records.AAAA) zone.set("AAAA", host, records.AAAA);
      if (records.TXT) zone.set("TXT", `_vitrine.${host}`, records.TXT);
      const added = (await call("POST", `sites/${site}/domains`, { host })).json();
      expect([index, added]).toMatchObject([index, { state: "waiting", problem }]);
      expect((await visit(host)).statusCode).not.toBe(200);
    }
  });

  test("DOMAIN-51: a name without records in a domain that is registered isn’t called unregistered", async () => {
    const { zone, call, publish } = await prepare();
    const site = await publish("Lamp");
    const nameless: DnsAnswer = { state: "nameless" };
    zone.set("SOA", "lampe.example", ["ns.example"]);
    zone.set("SOA", "co.uk", ["ns.registry.example"]);
    const problems: unknown[] = [];
    for (const host of ["shop.lampe.example", "shop.nobodys.example", "nobodys.co.uk"]) {
      zone.set("A", host, nameless);
      zone.set("AAAA", host, nameless);
      problems.push((await call("POST", `sites/${site}/domains`, { host })).json().problem);
    }
    expect(problems).toEqual(["elsewhere", "nameless", "nameless"]);
  });

  test("DOMAIN-96: a name right below a registry’s zone takes addresses, one below that an alias, before either is registered", async () => {
    const { zone, call, publish } = await prepare();
    const site = await publish("Lamp");
    for (const registry of ["uk", "co.uk", "k12.ca.us"])
      zone.set("SOA", registry, ["ns.registry.example"]);
    const records: unknown[] = [];
    for (const host of ["nobodys.co.uk", "shop.nobodys.co.uk", "nobodys.k12.ca.us"]) {
      const added = (await call("POST", `sites/${site}/domains`, { host })).json();
      const [{ type, relative }] = added.records;
      records.push({ host, type, relative });
    }
    expect(records).toEqual([
      { host: "nobodys.co.uk", type: "A", relative: "@" },
      { host: "shop.nobodys.co.uk", type: "CNAME", relative: undefined },
      { host: "nobodys.k12.ca.us", type: "A", relative: "@" },
    ]);
  });

  test("DOMAIN-16: says where the site is beside the app, and whether visitors find it", async () => {
    const { world, call, publish } = await prepare();
    const site = await publish("Lamp");
    const told = async () => {
      const { ownHost, isPublished } = (await call("GET", `sites/${site}/domains`)).json();
      return { ownHost, isPublished };
    };
    expect(await told()).toEqual({ ownHost: "lamp.localhost:3000", isPublished: true });
    const { db } = world.database;
    await db.insertInto("unpublished").values({ siteId: site, page: "", since: 1 }).execute();
    expect(await told()).toEqual({ ownHost: "lamp.localhost:3000", isPublished: false });
  });

  test("DOMAIN-03: a name below a zone is an alias, and IPv6 addresses are the same however they are written", async () => {
    const { zone, call, publish, connect } = await prepare();
    const site = await publish("Lamp");
    const added = (
      await call("POST", `sites/${site}/domains`, { host: "shop.lampe.example" })
    ).json();
    expect(added.records[0]).toMatchObject({
      type: "CNAME",
      name: "shop.lampe.example",
      value: "domains.localhost",
      state: "missing",
    });
    // a name server answers with the zone that an alias leads to
    zone.set("CNAME", "www.lampe.example", ["shops.example"]);
    zone.set("SOA", "www.lampe.example", ["ns.shops.example"]);
    const alias = (
      await call("POST", `sites/${site}/domains`, { host: "www.lampe.example" })
    ).json();
    expect(alias.records[0]).toMatchObject({
      type: "CNAME",
      state: "differs",
      found: ["shops.example"],
    });
    zone.set("SOA", "lampe.co.example", ["ns.example"]);
    zone.set("AAAA", "lampe.co.example", ["2001:0db8:0:0::7"]);
    const zoned = await connect(site, "lampe.co.example");
    expect(zoned.state).toBe("live");
    expect(zoned.records.map(({ type }: { type: string }) => type)).toEqual(["A", "AAAA", "TXT"]);
  });

  test("DOMAIN-03: records have the names that the provider of their zone lists them under", async () => {
    const { zone, call, publish } = await prepare();
    const site = await publish("Lamp");
    const named = async (host: string) => {
      const { records } = (await call("POST", `sites/${site}/domains`, { host })).json();
      return records.map(({ name, relative }: Record<string, string>) => [name, relative]);
    };
    expect(await named("lampe.example")).toEqual([
      ["lampe.example", "@"],
      ["lampe.example", "@"],
      ["_vitrine.lampe.example", "_vitrine"],
    ]);
    zone.set("SOA", "shops.co.example", ["ns.example"]);
    expect(await named("www.deep.shops.co.example")).toEqual([
      ["www.deep.shops.co.example", "www.deep"],
      ["_vitrine.deep.shops.co.example", "_vitrine.deep"],
    ]);
    // its own zone, of which the proof beside the bare name is no part
    zone.set("SOA", "www.away.co.example", ["ns.example"]);
    expect(await named("www.away.co.example")).toEqual([
      ["www.away.co.example", "@"],
      ["www.away.co.example", "@"],
      ["_vitrine.away.co.example", undefined],
    ]);
    // where a name server is silent, a zone further up would be a guess
    zone.set("SOA", "quiet.co.example", { state: "unanswered" });
    zone.set("SOA", "co.example", ["ns.example"]);
    expect(await named("shop.quiet.co.example")).toEqual([
      ["shop.quiet.co.example", undefined],
      ["_vitrine.shop.quiet.co.example", undefined],
    ]);
    // an alias in between leads to another zone
    zone.set("SOA", "alias.co.example", ["ns.elsewhere.example"]);
    zone.set("CNAME", "alias.co.example", ["elsewhere.example"]);
    expect(await named("shop.alias.co.example")).toEqual([
      ["shop.alias.co.example", "shop.alias"],
      ["_vitrine.shop.alias.co.example", "_vitrine.shop.alias"],
    ]);
    // names of very many labels are asked within bounds
    const deep = `${"a.".repeat(100)}co.example`;
    expect(await named(deep)).toEqual([
      [deep, undefined],
      [`_vitrine.${deep}`, undefined],
    ]);
  });

  test("DOMAIN-04: one whose name servers stay silent is looked at seldom after its first hour", async () => {
    const { zone, call, publish, pass, list } = await prepare();
    const site = await publish("Lamp");
    for (const type of ["A", "AAAA", "CNAME", "SOA"] as const)
      zone.set(type, "lampe.example", { state: "unanswered" });
    zone.set("TXT", "_vitrine.lampe.example", { state: "unanswered" });
    await call("POST", `sites/${site}/domains`, { host: "lampe.example" });
    let looks = 0;
    for (let half = 1; half <= 48; half += 1) {
      const [before] = await list(site);
      await pass(hourMs / 2);
      const [after] = await list(site);
      if (half > 4 && before.checkedAt !== after.checkedAt) looks += 1;
    }
    expect(looks).toBe(3);
  });

  test("DOMAIN-04: is looked at after 1, 2, 4 … 60 minutes by itself, once at a time", async () => {
    const { world, zone, call, publish, pass, list } = await prepare();
    const site = await publish("Lamp");
    const { records } = (
      await call("POST", `sites/${site}/domains`, { host: "lampe.example" })
    ).json();
    const seen: number[] = [];
    for (let minute = 1; minute <= 180; minute += 1) {
      const [before] = await list(site);
      await pass(minuteMs);
      const [after] = await list(site);
      if (before.checkedAt !== after.checkedAt) seen.push(minute);
    }
    expect(seen).toEqual([1, 2, 4, 8, 16, 32, 64, 124]);
    const waiting = await world.database.db
      .selectFrom("jobs")
      .select("id")
      .where("kind", "=", "domains.check")
      .execute();
    expect(waiting).toHaveLength(1);
    zone.set("A", "lampe.example", [here]);
    zone.set("TXT", "_vitrine.lampe.example", [records.at(-1).value]);
    await pass(hourMs);
    expect(await list(site)).toMatchObject([{ state: "live" }]);
  });

  test("DOMAIN-05: one that leads elsewhere for an hour is lost: its owner is told once, it is served no more, and comes back by its proof only", async () => {
    const { world, zone, publish, visit, pass, list, connect } = await prepare();
    const site = await publish("Lamp");
    const { proof } = await connect(site, "lampe.example");
    zone.set("A", "lampe.example", { state: "unanswered" });
    await pass(6 * hourMs);
    expect((await visit("lampe.example")).statusCode).toBe(200);
    zone.set("A", "lampe.example", ["198.51.100.9"]);
    zone.drop("TXT", proof.name);
    world.mails.length = 0;
    await pass(6 * hourMs);
    expect(await list(site)).toMatchObject([{ state: "live", problem: "elsewhere" }]);
    for (let look = 0; look < 6; look += 1) await pass(20 * minuteMs);
    expect(await list(site)).toMatchObject([{ state: "lost", isPrimary: false }]);
    expect((await visit("lampe.example")).statusCode).not.toBe(200);
    expect((await visit("lamp.localhost")).statusCode).toBe(200);
    expect(world.mails.map(({ subject }) => subject)).toEqual([
      "lampe.example no longer points to Lamp",
    ]);
    expect(world.mails[0]?.text).toContain("still at http://lamp.localhost:3000/");
    zone.set("A", "lampe.example", [here]);
    await pass(6 * hourMs);
    expect(await list(site)).toMatchObject([{ state: "lost", problem: "unproven" }]);
    zone.set("TXT", proof.name, [proof.value]);
    await pass(6 * hourMs);
    expect(await list(site)).toMatchObject([{ state: "live", isPrimary: true }]);
  });

  test("DOMAIN-05: looks that somebody asks for in a minute don’t make an hour of it", async () => {
    const { zone, call, publish, list, connect } = await prepare();
    const site = await publish("Lamp");
    const { id } = await connect(site, "lampe.example");
    zone.drop("A", "lampe.example");
    for (let look = 0; look < 5; look += 1) await call("POST", `sites/${site}/domains/${id}/check`);
    expect(await list(site)).toMatchObject([{ state: "live", problem: "elsewhere" }]);
  });

  test("DOMAIN-06: who proved a domain and never came to have it proves it anew", async () => {
    const { zone, call, publish, pass, list } = await prepare();
    const site = await publish("Lamp");
    const added = (await call("POST", `sites/${site}/domains`, { host: "lampe.example" })).json();
    zone.set("TXT", "_vitrine.lampe.example", [added.records.at(-1).value]);
    await pass(hourMs);
    zone.drop("TXT", "_vitrine.lampe.example");
    zone.set("A", "lampe.example", [here]);
    await pass(hourMs);
    expect(await list(site)).toMatchObject([{ state: "waiting", problem: "unproven" }]);
  });

  test("DOMAIN-06: another owner gets a domain by its proof alone, once the proof of the one who has it is gone", async () => {
    const { world, zone, callAs, publish, visit, work, list, connect } = await prepare();
    const site = await publish("Lamp");
    const { proof } = await connect(site, "lampe.example");
    const other = await publish("Other", "other owner");
    const body = { host: "lampe.example" };
    const added = (await callAs("other owner", "POST", `sites/${other}/domains`, body)).json();
    expect(added).toMatchObject({ state: "waiting", problem: "unproven" });
    const theirs = added.records.at(-1).value;
    expect(theirs).not.toBe(proof.value);
    const check = async () =>
      (await callAs("other owner", "POST", `sites/${other}/domains/${added.id}/check`)).json();
    zone.set("TXT", proof.name, [proof.value, theirs]);
    expect(await check()).toMatchObject({ state: "waiting", problem: "taken" });
    world.mails.length = 0;
    zone.set("TXT", proof.name, [theirs]);
    expect(await check()).toMatchObject({ state: "live", problem: null, isPrimary: true });
    await work();
    expect((await visit("lampe.example")).body).toContain("<title>Other");
    expect(await list(site)).toMatchObject([{ state: "lost" }]);
    expect(world.mails.map(({ subject }) => subject)).toEqual([
      "lampe.example now belongs to another site",
    ]);
    // neither sees the other's, nor can touch it
    for (const [method, path, payload] of [
      ["GET", `sites/${other}/domains`],
      ["POST", `sites/${other}/domains`, { host: "x.example" }],
      ["POST", `sites/${other}/domains/${added.id}/check`],
      ["PATCH", `sites/${other}/domains/${added.id}`, { isPrimary: true }],
      ["DELETE", `sites/${other}/domains/${added.id}`],
      ["DELETE", `sites/${site}/domains/${added.id}`],
      ["PATCH", `sites/${site}/domains/${added.id}`, { siteId: site }],
      ["PATCH", `sites/${site}/domains/${added.id}`, { siteId: other }],
    ] as const)
      expect((await callAs("owner", method, path, payload)).statusCode).toBe(404);
  });

  test("DOMAIN-07: moves to another site of its owner, and to nobody else’s; with its site it goes offline, and is free once that is deleted", async () => {
    const { call, callAs, publish, visit, work, list, connect } = await prepare();
    const site = await publish("Lamp");
    const target = await publish("Lantern");
    const foreign = await publish("Foreign", "other owner");
    const { id, proof } = await connect(site, "lampe.example");
    const path = `sites/${site}/domains/${id}`;
    expect((await call("PATCH", path, { siteId: foreign })).statusCode).toBe(404);
    expect((await callAs("other owner", "PATCH", path, { siteId: foreign })).statusCode).toBe(404);
    expect((await call("PATCH", path, { siteId: target })).statusCode).toBe(204);
    await work();
    expect(await list(site)).toEqual([]);
    const [moved] = await list(target);
    expect(moved).toMatchObject({ state: "live", isPrimary: true });
    const proofs = moved.records.filter(({ type }: { type: string }) => type === "TXT");
    expect(proofs).toMatchObject([{ state: "differs", found: [proof.value] }]);
    expect((await visit("lampe.example")).body).toContain("<title>Lantern");
    expect((await visit("lamp.localhost")).statusCode).toBe(200);
    expect((await visit("lantern.localhost")).statusCode).toBe(301);
    await call("DELETE", `sites/${target}`);
    expect((await visit("lampe.example")).statusCode).not.toBe(200);
    await call("POST", `sites/${target}/deletion`, { name: "Lantern" });
    expect(await connect(site, "lampe.example")).toMatchObject({ state: "live" });
  });

  test("DOMAIN-08: at most 20 a site and 10 new a day, also where many are added at once", async () => {
    const { call, publish, pass, list } = await prepare();
    const site = await publish("Lamp");
    const add = (from: number, count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          call("POST", `sites/${site}/domains`, { host: `d${from + index}.example` }),
        ),
      );
    const first = await add(0, 14);
    expect(first.filter(({ statusCode }) => statusCode === 201)).toHaveLength(
      domainLimits.newPerDay,
    );
    expect(first.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
    await pass(24 * hourMs);
    await add(20, 10);
    expect(await list(site)).toHaveLength(domainLimits.perSite);
    await pass(24 * hourMs);
    const [last] = await add(40, 1);
    expect(last?.json()).toMatchObject({ code: "too-many-domains" });
    const [{ id }] = await list(site);
    const looks = await Promise.all(
      Array.from({ length: 8 }, () => call("POST", `sites/${site}/domains/${id}/check`)),
    );
    expect(looks.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
  });

  test("SUB-01: who subscribed at a domain leaves by the link of the email also once the domain is gone", async () => {
    const { world, call, publish, work, connect } = await prepare();
    const site = await publish("Lamp");
    const { siteHash } = (await call("GET", `sites/${site}`)).json();
    const { id } = await connect(site, "lampe.example");
    const visitor = (method: "GET" | "POST", address: string, payload?: object) => {
      const { host, pathname, search } = new URL(address);
      const url = pathname + search;
      return world.app.inject({ method, url, headers: { host }, ...(payload && { payload }) });
    };
    const form = `http://lampe.example:3000/api/v1/sites/form/email/${site}/`;
    const sent = await visitor("POST", form, { siteHash, email: "ann@example.org" });
    expect(sent.statusCode, sent.body).toBe(204);
    await work();
    const mail = world.mails.find(({ to }) => to === "ann@example.org");
    expect(mail?.text).toContain("http://lampe.example:3000/api/v1/sites/form/email/");
    const [, leave = ""] = /^<(.+)>$/.exec(mail?.headers?.["List-Unsubscribe"] ?? "") ?? [];
    await call("DELETE", `sites/${site}/domains/${id}`);
    await work();
    expect((await visitor("POST", leave)).statusCode).toBe(200);
    const row = world.database.db.selectFrom("submissions").select("state");
    expect(await row.executeTakeFirst()).toEqual({ state: "unsubscribed" });
  });

  test("DOMAIN-09: a site that was taken down says so at each of its addresses", async () => {
    const { world, publish, visit, connect } = await prepare();
    const site = await publish("Lamp");
    await connect(site, "lampe.example");
    await connect(site, "www.lampe.example");
    await world.hosting.setTakenDown(site, true);
    for (const host of ["lampe.example", "www.lampe.example", "lamp.localhost"])
      expect((await visit(host)).statusCode).toBe(451);
  });

  test("DOMAIN-10: certificates are for names that lead to a site, and only a proxy of this machine hears so", async () => {
    const { world, zone, call, publish, pass, list, connect } = await prepare();
    const site = await publish("Lamp");
    const { id } = await connect(site, "lampe.example");
    await call("POST", `sites/${site}/domains`, { host: "waiting.example" });
    const link = (
      await call("POST", `sites/${site}/links`, { name: "", days: 7, release: null, role: null })
    ).json();
    const preview = new URL(link.address ?? link.url ?? "http://none/").hostname;
    const ask = (domain: string, more: { remoteAddress?: string; headers?: object } = {}) =>
      world.app.inject({
        url: `/internal/domains/check?domain=${encodeURIComponent(domain)}`,
        remoteAddress: more.remoteAddress ?? "127.0.0.1",
        headers: { host: "127.0.0.1:3000", ...more.headers },
      });
    // this clock waits for nothing: the link that was just made is read behind the answer
    await expect.poll(async () => (await ask(preview)).statusCode).toBe(200);
    const known = ["lampe.example", "LAMPE.example", "lamp.localhost", "localhost", preview];
    for (const name of known) expect([name, (await ask(name)).statusCode]).toEqual([name, 200]);
    for (const name of [
      "waiting.example",
      "nobody.localhost",
      "preview--x.localhost",
      "evil.example",
      "127.0.0.1",
      "",
      "a b",
      "lampe.example.",
      "x".repeat(253),
    ])
      expect([name, (await ask(name)).statusCode]).toEqual([name, 404]);
    expect((await ask("x".repeat(254))).statusCode).toBe(422);
    expect((await ask("lampe.example", { remoteAddress: "198.51.100.9" })).statusCode).toBe(404);
    const forwarded = { headers: { "x-forwarded-for": "198.51.100.9" } };
    expect((await ask("lampe.example", forwarded)).statusCode).toBe(404);
    // lost, though its proof still stands
    zone.drop("A", "lampe.example");
    for (let hours = 0; hours < 9; hours += 1) await pass(hourMs);
    expect((await list(site))[0]).toMatchObject({ state: "lost" });
    for (let times = 0; times < 3; times += 1) {
      expect((await ask("lampe.example")).statusCode).toBe(404);
      await pass(20_000);
    }
    await call("DELETE", `sites/${site}/domains/${id}`);
    expect((await ask("lampe.example")).statusCode).toBe(404);
  });
});

describeDatabases("HTTPS of domains", (open) => {
  test("DOMAIN-11: browsers are asked to want HTTPS of a domain, and of no other name below it, for a year after its first day, whatever they are answered", async () => {
    const database = await open();
    let time = Date.UTC(2026, 10, 26);
    const clock = { now: () => time, sleep: async () => undefined };
    const zone = createZone();
    const env = {
      PUBLIC_ADDRESSES: here,
      APP_ORIGIN: "https://app.example.org",
      SITES_DOMAIN: "sites.example.org",
    };
    const world = await createWorld({ database, clock, env, dns: zone.ask });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const call = (method: "GET" | "POST" | "DELETE", path: string, payload?: object) =>
      world.app.inject({
        method,
        url: `/api/v1/${path}`,
        headers: {
          host: "app.example.org",
          origin: world.env.appOrigin,
          cookie: world.cookies.owner,
        },
        ...(payload && { payload }),
      });
    const { id, revision } = (await call("POST", "sites", { name: "Lamp" })).json();
    await call("POST", `sites/${id}/releases`, { revision });
    const { id: domain, records } = (
      await call("POST", `sites/${id}/domains`, { host: "lampe.example" })
    ).json();
    zone.set("A", "lampe.example", [here]);
    zone.set("TXT", "_vitrine.lampe.example", [records.at(-1).value]);
    await call("POST", `sites/${id}/domains/${domain}/check`);
    while (await world.jobs.runNext());
    const { siteHash } = (await call("GET", `sites/${id}`)).json();
    /** The status and the header of a page, a missing one, a form and a call of the app, in this order. */
    const asked = async (host: string) => {
      const form = { siteHash, email: "ann@example.org" };
      const answers = [
        await world.app.inject({ url: "/", headers: { host, accept: "text/html" } }),
        await world.app.inject({ url: "/nothing", headers: { host } }),
        await world.app.inject({
          method: "POST",
          url: `/api/v1/sites/form/email/${id}/`,
          headers: { host },
          payload: form,
        }),
        await world.app.inject({ url: "/api/v1/sites", headers: { host } }),
      ];
      return answers.map(({ statusCode, headers }) => [
        statusCode,
        headers["strict-transport-security"],
      ]);
    };
    const year = "max-age=31536000";
    const nobodys = [404, 421, 421, 421].map((status) => [status, undefined]);
    const ofSite = (header?: string) => [200, 404, 204, 404].map((status) => [status, header]);
    const work = async () => {
      while ((await world.jobs.runNext()) || (await world.outside.runNext()));
    };
    expect(await asked("lampe.example")).toEqual(ofSite());
    // proven, and leading elsewhere
    const other = (await call("POST", `sites/${id}/domains`, { host: "lantern.example" })).json();
    zone.set("TXT", "_vitrine.lantern.example", [other.records.at(-1).value]);
    await call("POST", `sites/${id}/domains/${other.id}/check`);
    expect(await asked("lantern.example")).toEqual(nobodys);
    expect(await asked("stranger.example")).toEqual(nobodys);
    time += 30 * hourMs;
    await work();
    expect(await asked("lampe.example")).toEqual(ofSite(year));
    // it leads to the domain
    expect((await asked("lamp.sites.example.org"))[0]).toEqual([301, year]);
    expect((await asked("nobody.sites.example.org"))[0]).toEqual([404, year]);
    expect((await asked("app.example.org")).map(([, header]) => header)).toEqual(
      Array.from({ length: 4 }, () => `${year}; includeSubDomains`),
    );
    await call("DELETE", `sites/${id}/domains/${domain}`);
    await work();
    expect(await asked("lampe.example")).toEqual(nobodys);
  });
});
