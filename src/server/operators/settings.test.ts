import { expect, test, vi } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";
import { codeAt } from "../auth/one-time-codes.ts";

describeDatabases("settings of the installation", (open) => {
  const prepare = async (options: Parameters<typeof prepareOperators>[1] = {}) => {
    const prepared = await prepareOperators(await open(), options);
    const { world, ask } = prepared;
    const read = async () => (await ask("operator", ["GET", "operator/settings"])).json();
    const set = (change: object) => ask("operator", ["PATCH", "operator/settings", change]);
    const signUp = () =>
      ask("stranger", ["POST", "auth/sign-ups", { email: "new@example.org", language: "en" }]);
    /** Gives the operator an authenticator app, as the screen of the account does. */
    const addCodeApp = async () => {
      const { operator } = world.userIds;
      const account = await world.auth.sessions.read(
        new Headers({ cookie: world.cookies.operator }),
      );
      if (!account) throw new Error("The operator has no session.");
      const { secret } = await world.auth.secondFactor.begin(account);
      const code = codeAt(secret, Math.floor(Date.now() / 30_000));
      await world.auth.secondFactor.confirm(account, code);
      return operator;
    };
    return { ...prepared, read, set, signUp, addCodeApp };
  };

  test("OPER-14: what operators set holds at once, over what the environment says, which comes back", async () => {
    const { ask, set, read, audit, makeSite } = await prepare({ env: { SITES_PER_ACCOUNT: "3" } });
    expect(await read()).toMatchObject({
      values: { sitesPerAccount: 3, signUp: "off", starter: "", language: "en" },
      own: {},
      sendsMail: true,
    });
    await makeSite("One");
    const changed = await set({ sitesPerAccount: 1, starter: "polden" });
    expect(changed.json()).toMatchObject({
      values: { sitesPerAccount: 1, starter: "polden" },
      usual: { sitesPerAccount: 3, starter: "" },
      own: { sitesPerAccount: 1, starter: "polden" },
    });
    const refused = await ask("owner", ["POST", "sites", { name: "Two" }]);
    expect(refused.json().code).toBe("too-many-sites");
    expect((await ask("owner", ["GET", "auth/quotas"])).json().sites).toMatchObject({
      used: 1,
      most: 1,
    });
    expect((await ask("owner", ["GET", "starters"])).json()).toEqual({ first: "polden" });
    await set({ sitesPerAccount: null });
    expect((await ask("owner", ["POST", "sites", { name: "Two" }])).statusCode).toBe(201);
    expect(await audit()).toMatchObject([
      { action: "settings.change", details: { sitesPerAccount: null } },
      { action: "settings.change", details: { sitesPerAccount: 1, starter: "polden" } },
    ]);
  });

  test("OPER-14: what is saved is answered as saved, though nothing can be read any more", async () => {
    const { world, set, read } = await prepare();
    const { db } = world.database;
    const gone = () => {
      throw new Error("The database is gone.");
    };
    const transaction = vi.spyOn(db, "transaction");
    // from the first commit on
    transaction.mockImplementation(() => {
      transaction.mockRestore();
      const begun = db.transaction();
      const execute = begun.execute.bind(begun);
      begun.execute = async (work) => {
        const written = await execute(work);
        vi.spyOn(db, "selectFrom").mockImplementation(gone);
        return written;
      };
      return begun;
    });
    const saved = await set({ contact: "help@example.org" });
    vi.restoreAllMocks();
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json().own).toEqual({ contact: "help@example.org" });
    expect(await read()).toEqual(saved.json());
    expect(world.logLines.join("")).toContain("whom visitors write to isn't known");
  });

  test("OPER-14: what holds already is no change, and the log has no entry of it", async () => {
    const { set, audit } = await prepare();
    await set({ signUpsPerHour: 7 });
    for (const same of [{}, { signUpsPerHour: 7 }, { sitesPerAccount: null }])
      expect((await set(same)).statusCode).toBe(200);
    await set({ signUpsPerHour: 7, language: "ru" });
    expect((await audit()).map(({ details }: { details: object }) => details)).toEqual([
      { language: "ru" },
      { signUpsPerHour: 7 },
    ]);
  });

  test("MAIL-330: operators set who emails are from, over MAIL_FROM, which comes back", async () => {
    const { set, read } = await prepare({ env: { MAIL_FROM: " Bakery <hello@example.org> " } });
    expect((await read()).values.mailFrom).toBe("Bakery <hello@example.org>");
    const mailFrom = "Хлеб <bread@example.org>";
    expect((await set({ mailFrom })).json()).toMatchObject({
      values: { mailFrom },
      usual: { mailFrom: "Bakery <hello@example.org>" },
    });
    expect((await set({ mailFrom: null })).json()).toMatchObject({
      values: { mailFrom: "Bakery <hello@example.org>" },
      own: {},
    });
  });

  test("OPER-15: sign-up is opened and closed, with limits and the screen for strangers in between", async () => {
    const { ask, set, read, signUp } = await prepare();
    expect((await signUp()).statusCode).toBe(404);
    await set({ signUp: "open", signUpsPerHour: 1 });
    expect((await ask("stranger", ["GET", "auth/sign-ups"])).json()).toEqual({ isOpen: true });
    expect((await read()).values).toMatchObject({
      sitesPerAccount: 5,
      storagePerAccount: 500,
      publishScreen: "strangers",
    });
    expect((await signUp()).statusCode).toBe(204);
    expect((await signUp()).statusCode).toBe(429);
    await set({ signUp: "off" });
    expect((await signUp()).statusCode).toBe(404);
    expect((await read()).values).toMatchObject({ sitesPerAccount: "off", publishScreen: "off" });
  });

  test("OPER-15: without mail nobody can sign up, and it is said why", async () => {
    const { set, read, signUp } = await prepare({ delivers: false });
    const refused = await set({ signUp: "open" });
    expect(refused.json()).toMatchObject({ code: "invalid", details: [{ path: "/signUp" }] });
    expect((await signUp()).statusCode).toBe(404);
    expect((await read()).own).toEqual({});
  });

  test("OPER-14, OPER-25: with something wrong nothing is kept", async () => {
    const { set, read } = await prepare();
    for (const wrong of [
      { sitesPerAccount: 0 },
      { storagePerAccount: 1_000_001 },
      ...[
        "help",
        "javascript:alert(1)",
        "mailto:a@b.example",
        "https://",
        "//host.example",
        "a@b.example\r\nBcc: c@d.example",
        `https://host.example/${"x".repeat(500)}`,
        "https://help@host.example/",
        "https://help:pw@host.example/",
        "https://host.example/\u202Egnp.txt",
        "https://host.example/\u200Bhelp",
        "https://host.example/a b",
        7,
      ].map((contact) => ({ contact })),
      { mailPerAccount: 0 },
      { mailPerAccount: 1_000_001 },
      { viewsPerSite: "1000" },
      { viewsPerSite: 1_000_000_001 },
      { signUpsPerHour: 1.5 },
      { publishScreen: "some" },
      { starter: "nobody" },
      { language: "tlh" },
      { mailFrom: "" },
      { mailFrom: "Bakery" },
      { mailFrom: "Bakery\r\nBcc: c@d.example <a@b.example>" },
      { mailFrom: "a@b.example\r\nBcc: c@d.example" },
      { mailFrom: "a@b.example, c@d.example" },
      { mailFrom: 7 },
      { secret: "x" },
    ])
      expect((await set({ signUpsPerHour: 7, ...wrong })).statusCode).toBe(422);
    expect((await read()).own).toEqual({});
  });

  test("OPER-14: of a row that is damaged, or that a later version wrote, this one makes nothing", async () => {
    const { world, read, set } = await prepare();
    const rows = [
      { name: "publishScreen", value: '"sometimes"' },
      { name: "colour", value: '"red"' },
      { name: "signUpsPerHour", value: "many" },
      { name: "language", value: "" },
      { name: "starter", value: '"polden"' },
    ];
    await world.database.db.insertInto("installationSettings").values(rows).execute();
    expect((await read()).own).toEqual({ starter: "polden" });
    expect((await set({ signUpsPerHour: 7 })).json().own).toMatchObject({ signUpsPerHour: 7 });
  });

  test("OPER-16: where operators need two factors, who has one sees nothing and changes nothing", async () => {
    const { ask, set, addCodeApp, world } = await prepare();
    expect((await set({ secondFactor: "operators" })).json().code).toBe("second-factor-needed");
    const operator = await addCodeApp();
    expect((await set({ secondFactor: "operators" })).statusCode).toBe(200);
    expect((await ask("operator", ["GET", "operator/sites"])).statusCode).toBe(200);
    await world.auth.secondFactor.remove(operator);
    for (const path of ["operator/sites", "operator/settings", "operator/complaints"])
      expect((await ask("operator", ["GET", path])).json().code).toBe("second-factor-needed");
    expect((await set({ secondFactor: null })).json().code).toBe("second-factor-needed");
    // one's own account and sites stay open: there the second factor is set up
    expect((await ask("operator", ["GET", "sites"])).statusCode).toBe(200);
    await addCodeApp();
    expect((await ask("operator", ["GET", "operator/sites"])).statusCode).toBe(200);
    await world.auth.secondFactor.remove(operator);
    await world.database.db
      .updateTable("sessions")
      .set({ method: "passkey" })
      .where("userId", "=", operator)
      .execute();
    expect((await ask("operator", ["GET", "operator/sites"])).statusCode).toBe(200);
  });

  test("OPER-17: accounts that chose no language are written to in that of the installation", async () => {
    const { ask, set, doMail, world } = await prepare();
    await set({ language: "ru" });
    const { owner, "other owner": other } = world.userIds;
    await ask("other owner", ["PATCH", "auth/preferences", { language: "de" }]);
    for (const userId of [owner, other])
      await ask("operator", [
        "PATCH",
        `operator/people/${userId}`,
        { suspension: { reason: "?" } },
      ]);
    const subjects = (await doMail()).map(({ subject }) => subject);
    expect(subjects[0]).toMatch(/\p{Script=Cyrillic}/u);
    expect(subjects[1]).toContain("Konto");
  });
});
