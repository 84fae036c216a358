import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { createSoftPasskey } from "../../../test/fixtures/soft-passkey.ts";
import { createWorld, ownerPassword } from "../../../test/world.ts";
import { mostPasskeys } from "./passkey-rows.ts";

describeDatabases("passkeys", (open) => {
  async function prepare() {
    const database = await open();
    const clock = { time: Date.now(), now: () => clock.time, sleep: async () => undefined };
    const world = await createWorld({ database, clock });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const origin = world.env.appOrigin;
    const ask = (
      method: "GET" | "POST" | "PATCH" | "DELETE",
      url: string,
      payload?: object,
      cookie = world.cookies.owner,
    ) =>
      world.app.inject({
        method,
        url: `/api/v1/auth/${url}`,
        headers: { host: "localhost:3000", origin, ...(cookie !== "" && { cookie }) },
        ...(payload && { payload }),
      });
    const begin = async (cookie = world.cookies.owner): Promise<string> =>
      (await ask("POST", "passkeys/options", {}, cookie)).json().challenge;
    const add = (response: object, name = "Laptop", cookie = world.cookies.owner) =>
      ask("POST", "passkeys", { name, response }, cookie);
    /** A challenge, and the browser that it was put to. */
    const meet = async () => {
      const answer = await ask("POST", "passkey-sign-in/options", undefined, "");
      const browser = String(answer.headers["set-cookie"]).split(";")[0] ?? "";
      return { challenge: answer.json().challenge, browser };
    };
    const enter = (response: object, browser: string) =>
      ask("POST", "passkey-sign-in", { response }, browser);
    const key = createSoftPasskey();
    const own = async () =>
      expect((await add(key.register({ challenge: await begin(), origin }))).statusCode).toBe(201);
    return { world, clock, database, origin, ask, begin, add, meet, enter, key, own };
  }

  test("ACCOUNT-14: is made for this session, and signs in without a password and without codes", async () => {
    const { world, clock, origin, ask, begin, add, meet, enter, key, own } = await prepare();
    await own();
    const { challenge, browser } = await meet();
    const entered = await enter(key.signIn({ challenge, origin, counter: 1 }), browser);
    expect(entered.statusCode, entered.body).toBe(204);
    const cookies = [entered.headers["set-cookie"]].flat().map((one) => String(one).split(";")[0]);
    const session = cookies.find((one) => one?.startsWith("__Host-session=")) ?? "";
    const { account } = (await ask("GET", "session", undefined, session)).json();
    expect(account.id).toBe(world.userIds.owner);
    const [listed] = (await ask("GET", "passkeys")).json();
    expect(listed).toMatchObject({ id: key.id, name: "Laptop" });
    expect(listed.lastUsedAt).not.toBeNull();
    // what was asked of another session, or of nobody, makes none
    const second = createSoftPasskey();
    const foreign = second.register({ challenge: await begin(session), origin });
    const refused = [foreign, second.register({ challenge: "x".repeat(43), origin })];
    for (const response of refused)
      expect((await add(response)).json().code).toBe("passkey-refused");
    // one that is somebody's stays theirs
    const other = world.cookies["other owner"];
    const stolen = key.register({ challenge: await begin(other), origin });
    expect((await add(stolen, "Mine", other)).json().code).toBe("passkey-refused");
    clock.time += 3_700_000;
    expect((await ask("POST", "passkeys/options", {})).json().code).toBe("wrong-credentials");
    const proven = await ask("POST", "passkeys/options", { currentPassword: ownerPassword });
    expect(proven.statusCode).toBe(200);
  });

  test("ACCOUNT-15: an answer counts once, in the browser that was asked, for this address, of a person who was recognised", async () => {
    const { clock, origin, meet, enter, key, own } = await prepare();
    await own();
    const first = await meet();
    const answer = key.signIn({ challenge: first.challenge, origin, counter: 1 });
    const stranger = await meet();
    const codeOf = async (response: object, browser: string) => {
      const { statusCode, body } = await enter(response, browser);
      return statusCode === 204 ? "in" : JSON.parse(body).code;
    };
    expect(await codeOf(answer, "")).toBe("passkey-refused");
    expect(await codeOf(answer, stranger.browser)).toBe("passkey-refused");
    const both = await Promise.all([codeOf(answer, first.browser), codeOf(answer, first.browser)]);
    expect(both.toSorted()).toEqual(["in", "passkey-refused"]);
    expect(await codeOf(answer, first.browser)).toBe("passkey-refused");
    const wrong = [
      { origin: "https://evil.example" },
      { rpId: "evil.example" },
      { isVerified: false },
      { type: "webauthn.create" },
      // a copy of the passkey counts behind the one that was used
      { counter: 1 },
    ];
    for (const difference of wrong) {
      const { challenge, browser } = await meet();
      const response = key.signIn({ challenge, origin, counter: 9, ...difference });
      expect(await codeOf(response, browser), JSON.stringify(difference)).toBe("passkey-refused");
    }
    const forged = await meet();
    const other = createSoftPasskey();
    const answered = other.signIn({ challenge: forged.challenge, origin, counter: 9 });
    const { id } = key;
    expect(await codeOf({ ...answered, id, rawId: id }, forged.browser)).toBe("passkey-refused");
    const late = await meet();
    clock.time += 5 * 60_000;
    const tooLate = key.signIn({ challenge: late.challenge, origin, counter: 9 });
    expect(await codeOf(tooLate, late.browser)).toBe("passkey-refused");
  });

  test("ACCOUNT-14: several have names, are renamed and removed by their account only", async () => {
    const { world, database, origin, ask, begin, add, key, own } = await prepare();
    await own();
    const other = world.cookies["other owner"];
    expect((await ask("PATCH", `passkeys/${key.id}`, { name: "Mine" }, other)).statusCode).toBe(
      404,
    );
    expect((await ask("DELETE", `passkeys/${key.id}`, undefined, other)).statusCode).toBe(404);
    expect((await ask("PATCH", `passkeys/${key.id}`, { name: "Key" })).statusCode).toBe(204);
    expect((await ask("GET", "passkeys")).json()).toMatchObject([{ name: "Key" }]);
    // asked for while there is room, and shown once there is none
    const asked = [await begin(), await begin()];
    const rows = Array.from({ length: mostPasskeys - 2 }, (_, n) => ({
      id: `key-${n}`,
      userId: world.userIds.owner,
      name: "Key",
      publicKey: "x",
      counter: 0,
      createdAt: n,
    }));
    await database.db.insertInto("passkeys").values(rows).execute();
    const added = await Promise.all(
      asked.map((challenge) => add(createSoftPasskey().register({ challenge, origin }))),
    );
    expect(added.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 429]);
    expect((await ask("POST", "passkeys/options", {})).statusCode).toBe(429);
    expect((await ask("DELETE", `passkeys/${key.id}`)).statusCode).toBe(204);
    expect((await ask("DELETE", `passkeys/${key.id}`)).statusCode).toBe(404);
    expect((await ask("POST", "passkeys/options", {})).statusCode).toBe(200);
  });

  test("ACCOUNT-16: an email tells its account that one came or went, and of no refused change", async () => {
    const { world, ask, key, own } = await prepare();
    await own();
    const other = world.cookies["other owner"];
    expect((await ask("DELETE", `passkeys/${key.id}`, undefined, other)).statusCode).toBe(404);
    expect((await ask("DELETE", `passkeys/${key.id}`)).statusCode).toBe(204);
    while (await world.jobs.runNext());
    expect(world.mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      "owner@example.org: A passkey was added",
      "owner@example.org: A passkey was removed",
    ]);
  });
});
