import { expect, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";

describeDatabases("the operators' list of sites", (open) => {
  const prepare = async () => prepareOperators(await open());

  test("OPER-01: sites are found by name, address, domain and owner, however they are written", async () => {
    const { world, ask, makeSite } = await prepare();
    const lamps = await makeSite("Лампы и свет");
    await makeSite("100% Wool_shop", "other owner");
    const added = { siteId: lamps, host: "licht.example", key: "k", addedAt: 0 };
    await world.database.db.insertInto("domains").values(added).execute();
    const found = async (q: string) => {
      const path = `operator/sites?q=${encodeURIComponent(q)}`;
      const answer = await ask("operator", ["GET", path]);
      return answer.json().map(({ name }: { name: string }) => name);
    };
    expect(await found("ЛАМПЫ")).toEqual(["Лампы и свет"]);
    expect(await found("licht.EX")).toEqual(["Лампы и свет"]);
    expect(await found("owner@EXAMPLE")).toEqual(["Лампы и свет"]);
    expect(await found("100%")).toEqual(["100% Wool_shop"]);
    expect(await found("l_s")).toEqual(["100% Wool_shop"]);
    expect(await found("l%s")).toEqual([]);
    expect(await found("%")).toEqual(["100% Wool_shop"]);
    expect(await found("'; drop table sites; --")).toEqual([]);
    expect(await found("\\")).toEqual([]);
    expect(await found("")).toHaveLength(2);
  });

  test("OPER-02: a site says its weight, each picture and file once, and the heaviest come first if wanted", async () => {
    const { world, ask, makeSite } = await prepare();
    const heavy = await makeSite("Heavy");
    const light = await makeSite("Light");
    const { db } = world.database;
    const asset = (siteId: number, id: string, hash: string, bytes: number) => ({
      siteId,
      id,
      hash,
      bytes,
      mime: "image/png",
      info: "{}",
      createdAt: 0,
      trashedAt: null,
      sentHash: null,
    });
    const twice = [asset(heavy, "a", "h1", 700), asset(heavy, "b", "h1", 700)];
    await db
      .insertInto("assets")
      .values([...twice, asset(light, "c", "h2", 5)])
      .execute();
    const sorted = await ask("operator", ["GET", "operator/sites?sort=weight"]);
    expect(sorted.json()).toMatchObject([
      { name: "Heavy", bytes: 700 },
      { name: "Light", bytes: 5 },
    ]);
    const part = await ask("operator", ["GET", "operator/sites?sort=weight&limit=1&offset=1"]);
    expect(part.json()).toMatchObject([{ name: "Light" }]);
    expect(part.headers["x-total-count"]).toBe("2");
  });

  test("OPER-01: sites are listed by how they stand: live, drafts, unpublished, offline, in the trash", async () => {
    const { world, ask, makeSite } = await prepare();
    const ids = {
      live: await makeSite("Live"),
      draft: await makeSite("Draft"),
      unpublished: await makeSite("Unpublished"),
      down: await makeSite("Down"),
      trash: await makeSite("Trash"),
    };
    for (const id of [ids.live, ids.unpublished, ids.down, ids.trash])
      expect((await ask("owner", ["POST", `sites/${id}/releases`, {}])).statusCode).toBe(201);
    const takedown = { reason: "Spam" };
    await ask("operator", ["PATCH", `operator/sites/${ids.down}`, { takedown }]);
    await ask("owner", ["DELETE", `sites/${ids.trash}`]);
    const since = { page: "", since: 1 };
    await world.database.db
      .insertInto("unpublished")
      .values([
        { ...since, siteId: ids.unpublished },
        { ...since, siteId: ids.live, page: "page" },
      ])
      .execute();
    for (const [state, id] of Object.entries(ids)) {
      const answer = await ask("operator", ["GET", `operator/sites?state=${state}`]);
      expect(answer.json()).toMatchObject([{ id, state }]);
    }
    const down = await ask("operator", ["GET", `operator/sites/${ids.down}`]);
    expect(down.json()).toMatchObject({ takedownReason: "Spam", openComplaints: 0 });
  });

  test("OPER-120: a site shows its home page as it was published, never as it is edited", async () => {
    const { ask, makeSite } = await prepare();
    const id = await makeSite("Lamp");
    const read = async (who: "operator" | "owner" = "operator") =>
      ask(who, ["GET", `operator/sites/${id}/file`]);
    const wasPublished = async () =>
      (await ask("operator", ["GET", `operator/sites/${id}`])).json().wasPublished;
    expect(await wasPublished()).toBe(false);
    expect((await read()).statusCode).toBe(404);
    expect((await ask("owner", ["POST", `sites/${id}/releases`, {}])).statusCode).toBe(201);
    const shown = await read();
    expect(shown.statusCode).toBe(200);
    expect(shown.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
    expect(shown.body).toContain("Lamp");
    const rename = { id: "rename1", name: "site.rename", args: { name: "Secret" } };
    await ask("owner", ["POST", `sites/${id}/operations`, { operations: [rename] }]);
    await ask("operator", ["PATCH", `operator/sites/${id}`, { takedown: { reason: "x" } }]);
    expect((await read()).body).toBe(shown.body);
    expect(await wasPublished()).toBe(true);
    expect((await read("owner")).statusCode).toBe(404);
  });

  test("OPER-01: sites with a publication that waits for an operator are listed, however they stand, but for the trash", async () => {
    const { world, ask, makeSite } = await prepare();
    const { db } = world.database;
    const ids = [await makeSite("Live"), await makeSite("Refused"), await makeSite("Trash")];
    for (const [index, siteId] of ids.entries()) {
      await ask("owner", ["POST", `sites/${siteId}/releases`, {}]);
      const release = db.selectFrom("releases").select("id").where("siteId", "=", siteId);
      const { id: releaseId } = await release.executeTakeFirstOrThrow();
      const state = index === 1 ? "refused" : "waiting";
      const row = { isNew: 1, reasons: "[]", authorId: world.userIds.owner, heldAt: 1 };
      await db
        .insertInto("heldReleases")
        .values({ ...row, releaseId, siteId, state })
        .execute();
    }
    await ask("owner", ["DELETE", `sites/${ids[2]}`]);
    const held = await ask("operator", ["GET", "operator/sites?state=held"]);
    expect(held.headers["x-total-count"]).toBe("1");
    expect(held.json()).toMatchObject([{ id: ids[0], state: "live", isHeld: true }]);
    const refused = await ask("operator", ["GET", `operator/sites/${ids[1]}`]);
    expect(refused.json()).toMatchObject({ isHeld: false });
  });

  test("OPER-03: an operator hands a site over: it has one owner, those before edit it, all of them hear of it", async () => {
    const { world, ask, makeSite, doMail, audit } = await prepare();
    const id = await makeSite("Lamp");
    const body = { email: " Other@Example.org " };
    const answer = await ask("operator", ["POST", `operator/sites/${id}/transfer`, body]);
    expect(answer.json()).toMatchObject({ owners: [{ email: "other@example.org" }] });
    const role = (userId: string) => world.sites.roleOf(id, userId, { inTrash: false });
    expect(await role(world.userIds.owner)).toBe("editor");
    expect(await role(world.userIds["other owner"])).toBe("owner");
    const mails = await doMail();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ["other@example.org", "“Lamp” is yours now"],
      ["owner@example.org", "“Lamp” has a new owner"],
    ]);
    expect(await audit()).toMatchObject([
      {
        action: "site.transfer",
        details: { to: world.userIds["other owner"], from: [world.userIds.owner] },
      },
    ]);
    const again = await ask("operator", ["POST", `operator/sites/${id}/transfer`, body]);
    expect(again.json()).toMatchObject({ code: "already-member" });
  });

  test("OPER-03: a site is handed to no account that is suspended", async () => {
    const { world, ask, makeSite } = await prepare();
    const id = await makeSite("Lamp");
    const heir = `operator/people/${world.userIds["other owner"]}`;
    const body = { email: "other@example.org" };
    const hand = () => ask("operator", ["POST", `operator/sites/${id}/transfer`, body]);
    await ask("operator", ["PATCH", heir, { suspension: { reason: "Spam" } }]);
    expect((await hand()).json()).toMatchObject({ status: 403, code: "account-suspended" });
    expect(await world.sites.roleOf(id, world.userIds.owner, { inTrash: false })).toBe("owner");
    await ask("operator", ["PATCH", heir, { suspension: null }]);
    expect((await hand()).statusCode).toBe(200);
  });

  test("OPER-03: of two who hand a site over at once the later one decides, and it has one owner", async () => {
    const { world, ask, makeSite } = await prepare();
    const id = await makeSite("Lamp");
    const hand = (email: string) =>
      ask("operator", ["POST", `operator/sites/${id}/transfer`, { email }]);
    await Promise.all([hand("other@example.org"), hand("operator@example.org")]);
    const owners = await world.database.db
      .selectFrom("siteMembers")
      .select("userId")
      .where("siteId", "=", id)
      .where("role", "=", "owner")
      .execute();
    expect(owners).toHaveLength(1);
  });
});
