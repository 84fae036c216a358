import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { createWorld, ownerPassword } from "../../../test/world.ts";
import { codeAt } from "./one-time-codes.ts";
import { wrongCodesPerHour } from "./second-factor.ts";

const step = 30_000;
const right = { email: "owner@example.org", password: ownerPassword };

describeDatabases("codes of an app", (open) => {
  async function prepare() {
    const database = await open();
    const clock = { time: Date.now(), now: () => clock.time, sleep: async () => undefined };
    const world = await createWorld({ database, clock });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const post = (url: string, payload: object = {}, cookie = world.cookies.owner) =>
      world.app.inject({
        method: "POST",
        url: `/api/v1/auth/${url}`,
        headers: {
          host: "localhost:3000",
          origin: world.env.appOrigin,
          ...(cookie !== "" && { cookie }),
        },
        payload,
      });
    const signIn = (code?: string) => post("sign-in", { ...right, ...(code && { code }) }, "");
    /** What signing in asks behind the password. */
    const check = (code?: string): Promise<string> =>
      world.auth.secondFactor
        .check(world.userIds.owner, code)
        .then(() => "in")
        .catch((error: { code: string }) => error.code);
    const { secret } = (await post("second-factor")).json();
    /** The code of the moment; the next one comes later. */
    const next = () => {
      clock.time += step;
      return codeAt(secret, Math.floor(clock.time / step));
    };
    const turnOn = async (): Promise<string[]> =>
      (await post("second-factor/confirmation", { code: next() })).json().codes;
    return { world, database, clock, post, signIn, check, next, turnOn };
  }

  test("ACCOUNT-09: are asked after the password once one of them was shown, each taken once, also at one moment", async () => {
    const { signIn, check, next, turnOn, post } = await prepare();
    const wrong = await post("second-factor/confirmation", { code: "000000" });
    expect(wrong.json().code).toBe("code-wrong");
    expect(await check()).toBe("in");
    expect(await turnOn()).toHaveLength(10);
    expect((await signIn()).json().code).toBe("code-needed");
    const badPassword = { ...right, password: "wrong", code: next() };
    expect((await post("sign-in", badPassword, "")).json().code).toBe("wrong-credentials");
    expect((await signIn(next())).statusCode).toBe(204);
    const code = next();
    const all = await Promise.all([check(code), check(code), check(code)]);
    expect(all.toSorted()).toEqual(["code-wrong", "code-wrong", "in"]);
    expect(await check(code)).toBe("code-wrong");
    expect(await check(next())).toBe("in");
    // another secret can't take the place of one that counts, not even for a session that needs no proof
    expect((await post("second-factor")).statusCode).toBe(409);
  });

  test("ACCOUNT-09: what was opened by the password alone ends when codes are turned on, but for where that is done", async () => {
    const { world, signIn, turnOn } = await prepare();
    const { owner } = world.userIds;
    const at = (cookie: unknown) => new Headers({ cookie: String(cookie).split(";")[0] ?? "" });
    const read = async (cookie: unknown) =>
      (await world.auth.sessions.read(at(cookie)))?.session.method;
    const elsewhere = (await signIn()).headers["set-cookie"];
    const caller = { headers: new Headers(), address: "198.51.100.1" };
    const [byPasskey] = await world.auth.beginByPasskey(caller, owner);
    const all = [world.cookies.owner, elsewhere, byPasskey, world.cookies.operator];
    const open = () => Promise.all(all.map(read));
    expect(await open()).toEqual(["link", "password", "passkey", "link"]);
    await turnOn();
    expect(await open()).toEqual(["link", undefined, "passkey", "link"]);
  });

  test("ACCOUNT-10: a recovery code takes the place of one once, and only its hash is stored", async () => {
    const { world, database, check, turnOn, post } = await prepare();
    const [first = "", second = ""] = await turnOn();
    expect(first).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    const rows = await database.db.selectFrom("recoveryCodes").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(first.replaceAll("-", ""));
    const typed = first.toUpperCase().replaceAll("-", " ");
    const both = await Promise.all([check(typed), check(typed)]);
    expect(both.toSorted()).toEqual(["code-wrong", "in"]);
    expect(await world.auth.secondFactor.info(world.userIds.owner)).toEqual({
      isOn: true,
      recoveryCodes: 9,
    });
    const renewed = (await post("second-factor/recovery-codes")).json().codes;
    expect(renewed).toHaveLength(10);
    expect(await check(second)).toBe("code-wrong");
    expect(await check(renewed[0])).toBe("in");
  });

  test("ACCOUNT-11: are asked before what is sensitive, and after a link of an email; the operator's link needs none", async () => {
    const { world, clock, check, next, turnOn, post } = await prepare();
    await turnOn();
    clock.time += 3_700_000;
    const proof = { currentPassword: ownerPassword };
    const sensitive: [string, object][] = [
      ["second-factor/removal", {}],
      ["second-factor/recovery-codes", {}],
      ["email-change", { email: "lena@ofen.example" }],
      ["password", { newPassword: "siebzehn graue Katzen" }],
    ];
    for (const [url, body] of sensitive) {
      expect((await post(url, { ...body, ...proof })).json().code, url).toBe("code-needed");
    }
    const noPassword = await post("second-factor/removal", { code: next() });
    expect(noPassword.json().code).toBe("wrong-credentials");
    const { links } = world.auth;
    const make = async (asksForCode: boolean) =>
      (await links.create(world.userIds.owner, { asksForCode })).split("#token=")[1];
    const token = await make(true);
    expect((await post("sign-in-link", { token }, "")).json().code).toBe("code-needed");
    expect((await post("sign-in-link", { token, code: "000000" }, "")).json().code).toBe(
      "code-wrong",
    );
    expect((await post("sign-in-link", { token, code: next() }, "")).statusCode).toBe(204);
    expect((await post("sign-in-link", { token, code: next() }, "")).json().code).toBe(
      "sign-in-link-invalid",
    );
    expect((await post("sign-in-link", { token: await make(false) }, "")).statusCode).toBe(204);
    const removed = await post("second-factor/removal", { ...proof, code: next() });
    expect(removed.statusCode).toBe(204);
    expect(await check()).toBe("in");
  });

  test("ACCOUNT-12: only so many are looked at within an hour, however many come at once", async () => {
    const { clock, check, next, turnOn } = await prepare();
    await turnOn();
    const guesses = Array.from({ length: wrongCodesPerHour + 5 }, (_, n) => check(`00001${n}`));
    const answers = await Promise.all(guesses);
    expect(answers.filter((one) => one === "code-wrong")).toHaveLength(wrongCodesPerHour);
    expect(await check(next())).toBe("too-many-requests");
    clock.time += 3_700_000;
    expect(await check(next())).toBe("in");
  });

  test("ACCOUNT-12: a stranger who knows the password locks its owner neither out of changing it nor of signing in", async () => {
    const { world, clock, check, next, turnOn, post, signIn } = await prepare();
    await turnOn();
    clock.time += 3_700_000;
    const stranger = { headers: new Headers(), address: "198.51.100.7" };
    const guess = (caller: typeof stranger, code: string) =>
      world.auth
        .signIn(caller, { ...right, code })
        .then(() => "in")
        .catch((error: { code: string }) => error.code);
    expect(await guess(stranger, "000001")).toBe("code-wrong");
    for (let n = 1; n < wrongCodesPerHour; n += 1) await check(`00001${n}`);
    expect(await guess(stranger, next())).toBe("too-many-requests");
    // a network from which the account has signed in, and a session
    expect(await guess({ ...stranger, address: "192.0.2.1" }, next())).toBe("in");
    expect((await signIn(next())).json().code).toBe("too-many-requests");
    const change = { currentPassword: ownerPassword, newPassword: "siebzehn graue Katzen" };
    for (let n = 0; n < wrongCodesPerHour; n += 1) {
      const wrong = await post("email-change", {
        email: "lena@ofen.example",
        currentPassword: ownerPassword,
        code: `00002${n}`,
      });
      expect(wrong.json().code).toBe("code-wrong");
    }
    expect((await post("password", { ...change, code: next() })).statusCode).toBe(429);
    clock.time += 3_700_000;
    for (let n = 0; n < wrongCodesPerHour; n += 1) await check(`00003${n}`);
    expect((await post("password", { ...change, code: next() })).statusCode).toBe(204);
  });
});
