import { expect, test } from "vitest";
import type { ListedDomain } from "#/api/operator-domains.ts";
import { describeDatabases } from "../../../test/databases.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";
import type { AskDns } from "../domains/dns.ts";

const here = "203.0.113.7";

describeDatabases("the operators' list of domains", (open) => {
  async function prepare() {
    const records = new Map<string, string[]>();
    const dns: AskDns = async (name, type) => {
      const values = records.get(`${type} ${name}`);
      return values ? { state: "found", values } : { state: "none" };
    };
    const env = { PUBLIC_ADDRESSES: here };
    const prepared = await prepareOperators(await open(), { dns, env });
    const { ask, world } = prepared;
    const list = async (query = ""): Promise<ListedDomain[]> =>
      (await ask("operator", ["GET", `operator/domains?${query}`])).json();
    const names = async (query: string) => (await list(query)).map(({ name }) => name);
    const add = async (site: number, host: string, as: "owner" | "other owner" = "owner") => {
      const added = (await ask(as, ["POST", `sites/${site}/domains`, { host }])).json();
      return { id: Number(added.id), proof: added.records.at(-1) };
    };
    const check = (id: number) => ask("operator", ["POST", `operator/domains/${id}/check`]);
    const remove = (id: number, reason = "It’s our trademark") =>
      ask("operator", ["POST", `operator/domains/${id}/removal`, { reason }]);
    return { ...prepared, db: world.database.db, records, list, names, add, check, remove };
  }

  test("OPER-18: domains of all sites are found by host as people write it, site and owner, with how they stand", async () => {
    const { makeSite, db, records, list, names, add, check } = await prepare();
    const lamps = await makeSite("Лампы");
    const wool = await makeSite("Wool", "other owner");
    const live = await add(lamps, "lampe.example");
    await add(lamps, "bäckerei.example");
    const proven = await add(wool, "wool.example", "other owner");
    records.set("A lampe.example", [here]);
    records.set(`TXT ${live.proof.name}`, [live.proof.value]);
    records.set(`TXT ${proven.proof.name}`, [proven.proof.value]);
    expect((await check(live.id)).json()).toMatchObject({
      state: "live",
      problem: null,
      isPrimary: true,
    });
    expect((await check(proven.id)).json()).toMatchObject({
      state: "proven",
      problem: "elsewhere",
    });
    expect(await list()).toMatchObject([
      { name: "wool.example", owners: [{ email: "other@example.org" }] },
      { host: "xn--bckerei-5wa.example", state: "waiting", site: { id: lamps, name: "Лампы" } },
      { name: "lampe.example", site: { state: "draft" }, checkedAt: expect.any(String) },
    ]);
    expect(await names("q=%C3%A4CKE")).toEqual(["bäckerei.example"]);
    expect(await names("q=xn--b")).toEqual(["bäckerei.example"]);
    expect(await names("q=%D0%9B%D0%90%D0%9C%D0%9F")).toHaveLength(2);
    expect(await names("q=other@EXAMPLE")).toEqual(["wool.example"]);
    for (const q of ["%25", "_", "'; drop table domains; --", "%5C"])
      expect(await names(`q=${q}`)).toEqual([]);
    expect(await names("sort=host")).toEqual(["lampe.example", "wool.example", "bäckerei.example"]);
    await db.updateTable("domains").set({ checkedAt: 1 }).where("id", "=", live.id).execute();
    expect((await names("sort=checked"))[0]).toBe("lampe.example");
    expect(await names("state=live")).toEqual(["lampe.example"]);
    expect(await names("state=proven")).toEqual(["wool.example"]);
    expect(await names("state=waiting")).toEqual(["bäckerei.example"]);
    await db.updateTable("domains").set({ servedAt: null, lostAt: 1 }).execute();
    expect(await names("state=lost")).toHaveLength(3);
  });

  test("OPER-18: what a row says that can’t be read counts as nothing found, and the list stays", async () => {
    const { makeSite, db, list, add, ask } = await prepare();
    const site = await makeSite("Lamp");
    await add(site, "lampe.example");
    for (const finding of ["{", "[]", '{"problem":"new","records":[]}']) {
      await db.updateTable("domains").set({ finding }).execute();
      expect(await list()).toMatchObject([{ state: "waiting", problem: null }]);
      expect((await ask("owner", ["GET", `sites/${site}/domains`])).statusCode).toBe(200);
    }
  });

  test("OPER-18: ten thousand are listed in parts, each once", async () => {
    const { makeSite, db, ask, names } = await prepare();
    const siteId = await makeSite("Lamp");
    const row = (n: number) => ({ siteId, host: `d${n}.example`, key: "k", addedAt: n });
    for (let from = 0; from < 10_000; from += 1_000)
      await db
        .insertInto("domains")
        .values(Array.from({ length: 1_000 }, (_, n) => row(from + n)))
        .execute();
    const seen = new Set<string>();
    const offsets = [0, 200, 400, 5_000, 9_600, 9_800];
    for (const offset of offsets)
      for (const name of await names(`sort=checked&limit=200&offset=${offset}`)) seen.add(name);
    expect(seen.size).toBe(200 * offsets.length);
    const last = await ask("operator", ["GET", "operator/domains?limit=2&offset=9999"]);
    expect(last.headers["x-total-count"]).toBe("10000");
    expect(last.json()).toMatchObject([{ name: "d0.example" }]);
    expect(await names("q=d9999.")).toEqual(["d9999.example"]);
  });

  test("OPER-19, OPER-25: a domain is removed with words to its owners, once of two, and the site’s next one takes its place", async () => {
    const { world, makeSite, db, records, list, add, check, remove, ask, doMail, audit } =
      await prepare();
    const site = await makeSite("Lamp");
    await ask("owner", ["POST", `sites/${site}/releases`, {}]);
    const first = await add(site, "lampe.example");
    const second = await add(site, "www.lampe.example");
    records.set(`TXT ${first.proof.name}`, [first.proof.value]);
    for (const host of ["lampe.example", "www.lampe.example"]) records.set(`A ${host}`, [here]);
    for (const { id } of [first, second]) expect((await check(id)).json().state).toBe("live");
    await doMail();
    await ask("operator", ["PATCH", "operator/settings", { contact: "help@host.example" }]);
    const visit = (host: string) =>
      world.app.inject({ url: "/", headers: { host: `${host}:3000` } });
    expect((await visit("lampe.example")).statusCode).toBe(200);
    const answers = await Promise.all([remove(first.id), remove(first.id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404]);
    expect((await visit("lampe.example")).statusCode).not.toBe(200);
    expect((await visit("www.lampe.example")).statusCode).toBe(200);
    expect(await list()).toMatchObject([{ name: "www.lampe.example", isPrimary: true }]);
    const [mail, ...others] = await doMail();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: "owner@example.org" });
    expect(mail?.text).toContain("lampe.example");
    expect(mail?.text).toContain("It’s our trademark");
    expect(mail?.text).toContain("help@host.example");
    expect((await audit())[0]).toMatchObject({
      action: "domain.remove",
      details: { domain: "lampe.example", reason: "It’s our trademark" },
    });
    // of a site in the trash too
    await ask("owner", ["DELETE", `sites/${site}`]);
    expect((await remove(second.id)).statusCode).toBe(204);
    expect(await db.selectFrom("domains").select("id").execute()).toEqual([]);
  });

  test("OPER-19: looks are counted before they are made: thirty a minute for all operators", async () => {
    const { makeSite, add, check } = await prepare();
    const { id } = await add(await makeSite("Lamp"), "lampe.example");
    const answers = await Promise.all(Array.from({ length: 31 }, () => check(id)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect((await check(4_711)).statusCode).toBe(404);
  });
});
