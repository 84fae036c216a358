import { expect, test } from "vitest";
import { createId } from "#/lib/create-id.ts";
import { emptyMeta } from "#/site/page.ts";
import { describeDatabases } from "../../../test/databases.ts";
import { smallSite } from "../../../test/project-archive.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";

/** Adds an empty page. */
function adding(id: string, batch?: object) {
  const page = { id, meta: emptyMeta, sections: [] };
  const entry = { id, path: `/${id.toLowerCase()}`, name: id };
  return { id: createId(), name: "page.add", args: { entry, page, after: null }, ...batch };
}

describeDatabases("the pages that a site may have", (open) => {
  async function prepare() {
    const prepared = await prepareOperators(await open());
    const { ask, makeSite, world } = prepared;
    const site = await makeSite("Lamp");
    const appendTo = async (
      siteId: number,
      ...operations: object[]
    ): Promise<(string | undefined)[]> => {
      const answer = await ask("owner", ["POST", `sites/${siteId}/operations`, { operations }]);
      const { results, details } = answer.json();
      return (results ?? details.results).map(
        ({ status, rule }: { status: string; rule?: string }) =>
          status === "applied" ? status : rule,
      );
    };
    const count = async (): Promise<number> =>
      (await ask("owner", ["GET", `sites/${site}/document`])).json().index.entries.length;
    return {
      ...prepared,
      site,
      appendTo,
      append: (...operations: object[]) => appendTo(site, ...operations),
      count,
      told: async () => (await prepared.doMail()).map(({ to, subject }) => `${to} ${subject}`),
      setOwnAll: (allPages: number | "off" | null) =>
        ask("operator", [
          "PATCH",
          `operator/people/${world.userIds.owner}`,
          { quotas: { allPages } },
        ]),
      setAllPages: (pagesPerAccount: number | "off" | null) =>
        ask("operator", ["PATCH", "operator/settings", { pagesPerAccount }]),
      setOwn: (pages: number | "off" | null) =>
        ask("operator", ["PATCH", `operator/people/${world.userIds.owner}`, { quotas: { pages } }]),
      setAll: (pagesPerSite: number | "off" | null) =>
        ask("operator", ["PATCH", "operator/settings", { pagesPerSite }]),
      room: async () => (await ask("owner", ["GET", `sites/${site}/quotas`])).json(),
    };
  }

  test("QUOTA-01: a page is added at n and refused at n + 1, in its batch as a whole; what is there is changed and goes", async () => {
    const { append, setAll, count, room } = await prepare();
    expect(await room()).toMatchObject({ pages: null });
    expect((await setAll(3)).statusCode).toBe(200);
    expect(await room()).toMatchObject({ pages: 3 });
    expect(await append(adding("two"), adding("three"), adding("four"))).toEqual([
      "applied",
      "applied",
      "pages-limit",
    ]);
    const rename = { id: createId(), name: "page.rename", args: { page: "two", name: "Second" } };
    expect(await append(rename)).toEqual(["applied"]);
    await setAll(1);
    expect(await append(adding("five"))).toEqual(["pages-limit"]);
    expect(await count()).toBe(3);
    const remove = { id: createId(), name: "page.remove", args: { page: "three" } };
    expect(await append(remove)).toEqual(["applied"]);
    expect(await append(adding("three"))).toEqual(["pages-limit"]);
    await setAll(3);
    const batch = { batch: { id: createId(), name: "Two pages", size: 2 } };
    expect(await append(adding("six", batch), adding("seven", batch))).toEqual([
      "batch-refused",
      "pages-limit",
    ]);
    expect(await count()).toBe(2);
    expect(await append(adding("six"))).toEqual(["applied"]);
  });

  test("QUOTA-01: of pages that are added at once as many are taken as there is room for", async () => {
    const { append, setAll, count } = await prepare();
    await setAll(4);
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, place) => append(adding(`page${place}`))),
    );
    expect(all.flat().filter((one) => one === "applied")).toHaveLength(3);
    expect(all.flat().filter((one) => one === "pages-limit")).toHaveLength(5);
    expect(await count()).toBe(4);
  });

  test("QUOTA-02: an account’s own limit takes the place of the installation’s, whoever adds the page, and operators have none", async () => {
    const { ask, append, setOwn, setAll, room, site } = await prepare();
    await setAll(1);
    await setOwn(2);
    expect(await room()).toMatchObject({ pages: 2 });
    expect(await append(adding("two"), adding("three"))).toEqual(["applied", "pages-limit"]);
    const quotas = (await ask("owner", ["GET", "auth/quotas"])).json();
    expect(quotas.pages).toEqual({ used: 2, most: 2, isOwn: true });
    await setOwn("off");
    expect(await append(adding("three"))).toEqual(["applied"]);
    await setOwn(null);
    expect(await append(adding("four"))).toEqual(["pages-limit"]);
    const about = { email: "operator@example.org" };
    await ask("operator", ["POST", `operator/sites/${site}/transfer`, about]);
    const own = { operations: [adding("four")] };
    const added = await ask("operator", ["POST", `sites/${site}/operations`, own]);
    expect(added.json().results[0].status).toBe("applied");
    expect((await ask("other owner", ["GET", `sites/${site}/quotas`])).statusCode).toBe(404);
  });

  test("QUOTA-03: a site is neither copied nor made of a starter with more pages than it may have", async () => {
    const { ask, append, setAll, site } = await prepare();
    await append(adding("two"));
    await setAll(1);
    const copy = await ask("owner", ["POST", `sites/${site}/copies`, { name: "Copy" }]);
    expect(copy.json()).toMatchObject({ code: "too-many-pages", status: 409 });
    const starter = await ask("owner", ["POST", "sites", { name: "Shop", starter: "shop" }]);
    expect(starter.json()).toMatchObject({ code: "too-many-pages" });
    await setAll(2);
    const second = await ask("owner", ["POST", `sites/${site}/copies`, { name: "Copy" }]);
    expect(second.statusCode).toBe(201);
    expect((await ask("owner", ["GET", "sites"])).json()).toHaveLength(2);
  });

  test("QUOTA-04: pages have no limit, and 200 a site where anybody may sign up", async () => {
    const { ask } = await prepare();
    const read = async () => (await ask("operator", ["GET", "operator/settings"])).json().values;
    expect((await read()).pagesPerSite).toBe("off");
    await ask("operator", ["PATCH", "operator/settings", { signUp: "open" }]);
    expect((await read()).pagesPerSite).toBe(200);
    for (const pagesPerSite of [0, -1, 1.5, "1", 1_000_001, {}]) {
      const wrong = await ask("operator", ["PATCH", "operator/settings", { pagesPerSite }]);
      expect(wrong.statusCode).toBe(422);
    }
  });

  test("QUOTA-09: all sites of an account together have n pages and not n + 1, also by a copy, a starter and an import, and those in the trash count", async () => {
    const { append, setAllPages, ask, site, makeSite, room } = await prepare();
    expect((await setAllPages(4)).statusCode).toBe(200);
    const second = await makeSite("Shop");
    expect(await room()).toMatchObject({ pages: null, pagesLeft: 3 });
    expect(await append(adding("two"), adding("three"), adding("four"))).toEqual([
      "applied",
      "applied",
      "pages-limit",
    ]);
    const quotas = (await ask("owner", ["GET", "auth/quotas"])).json();
    expect(quotas.allPages).toEqual({ used: 4, most: 4, isOwn: false });
    const copied = await ask("owner", ["POST", `sites/${site}/copies`, { name: "Copy" }]);
    expect(copied.json().code).toBe("no-room-for-pages");
    for (const starter of [{}, { starter: "shop" }]) {
      const started = await ask("owner", ["POST", "sites", { name: "Third", ...starter }]);
      expect(started.json().code).toBe("no-room-for-pages");
    }
    const imported = await ask("owner", ["POST", "sites/import", smallSite(null)]);
    expect(imported.json().code, imported.body).toBe("no-room-for-pages");
    await ask("owner", ["DELETE", `sites/${second}`]);
    expect(await append(adding("four"))).toEqual(["pages-limit"]);
    await ask("owner", ["POST", `sites/${second}/erase`, { name: "Shop" }]);
    await setAllPages(null);
    expect(await append(adding("four"))).toEqual(["applied"]);
  });

  test("QUOTA-09: of pages that are added at once to several sites, and of sites made at once, no more are taken than there is room for", async () => {
    const { setAllPages, ask, site, makeSite, appendTo } = await prepare();
    const second = await makeSite("Shop");
    await setAllPages(7);
    const taken = await Promise.all([
      ...Array.from({ length: 6 }, (_, place) => appendTo(site, adding(`page${place}`))),
      ...Array.from({ length: 6 }, (_, place) => appendTo(second, adding(`page${place}`))),
      ...Array.from({ length: 4 }, async () => [
        String((await ask("owner", ["POST", "sites", { name: "More" }])).statusCode),
      ]),
    ]);
    const counted = taken.flat();
    expect(counted.filter((one) => one === "applied" || one === "201")).toHaveLength(5);
    const quotas = (await ask("owner", ["GET", "auth/quotas"])).json();
    expect(quotas.allPages.used).toBe(7);
  });

  test("QUOTA-09: an account whose pages are at a limit that was lowered, or above it, is emailed once when it is refused one more", async () => {
    const { append, setAllPages, told, count } = await prepare();
    expect(await append(adding("two"), adding("three"))).toEqual(["applied", "applied"]);
    await setAllPages(2);
    await told();
    const rename = { id: createId(), name: "page.rename", args: { page: "two", name: "Second" } };
    expect(await append(rename)).toEqual(["applied"]);
    expect(await told()).toEqual([]);
    expect(await append(adding("four"))).toEqual(["pages-limit"]);
    const full = "owner@example.org You’ve reached your page limit";
    expect(await told()).toEqual([full]);
    const batch = { batch: { id: createId(), name: "Two pages", size: 2 } };
    expect(await append(adding("six", batch), adding("seven", batch))).toEqual([
      "pages-limit",
      "batch-refused",
    ]);
    expect(await told()).toEqual([]);
    expect(await count()).toBe(3);
  });

  test("QUOTA-09: an account’s own limit takes the installation’s place, it is emailed once at four fifths and once at the limit, and operators have none", async () => {
    const { append, setAllPages, setOwnAll, ask, site, told } = await prepare();
    await setAllPages(1);
    await setOwnAll(5);
    await told();
    expect(await append(adding("two"), adding("three"))).toEqual(["applied", "applied"]);
    expect(await told()).toEqual([]);
    expect(await append(adding("four"))).toEqual(["applied"]);
    expect(await told()).toEqual(["owner@example.org You’ve used 80% of your pages"]);
    expect(await append(adding("five"), adding("six"))).toEqual(["applied", "pages-limit"]);
    const full = "owner@example.org You’ve reached your page limit";
    expect(await told()).toEqual([full]);
    const remove = { id: createId(), name: "page.remove", args: { page: "five" } };
    expect(await append(remove, adding("seven"))).toEqual(["applied", "applied"]);
    expect(await told()).toEqual([]);
    await setOwnAll("off");
    expect(await append(adding("eight"))).toEqual(["applied"]);
    await setOwnAll(null);
    expect(await append(adding("nine"))).toEqual(["pages-limit"]);
    const about = { email: "operator@example.org" };
    await ask("operator", ["POST", `operator/sites/${site}/transfer`, about]);
    const added = await ask("operator", [
      "POST",
      `sites/${site}/operations`,
      { operations: [adding("nine")] },
    ]);
    expect(added.json().results[0].status).toBe("applied");
  });
});
