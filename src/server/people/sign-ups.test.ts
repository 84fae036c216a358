import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { createWorld } from "../../../test/world.ts";
import { readEnv } from "../env.ts";
import { blackPng } from "../images/hostile-pictures.ts";
import { allowanceKey, strangerLimit, takeMail } from "../mail/mail-allowance.ts";
import { settleSettings } from "../installation/installation-settings.ts";
import { signUpsOfNetwork } from "./sign-ups.ts";

const open = { SIGN_UP: "open", SMTP_URL: "smtp://localhost:2525" };
const asker = { key: "owner" };
const password = "drei warme Brote im Korb";

describeDatabases("signing up", (openDatabase, dialect) => {
  async function prepare(env: Record<string, string> = {}) {
    const database = await openDatabase();
    const clock = { time: Date.now(), now: () => clock.time, sleep: async () => undefined };
    const world = await createWorld({ database, clock, env: { ...open, ...env } });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const post = (url: string, payload: object, { from = "192.0.2.7", cookie = "" } = {}) =>
      world.app.inject({
        method: "POST",
        url: `/api/v1/${url}`,
        remoteAddress: from,
        headers: {
          host: "localhost:3000",
          origin: world.env.appOrigin,
          ...(cookie !== "" && { cookie }),
        },
        payload,
      });
    const ask = (email: string, from?: string) =>
      post("auth/sign-ups", { email, language: "de" }, from === undefined ? {} : { from });
    const mails = async () => {
      while (await world.jobs.runNext());
      return world.mails;
    };
    const confirm = (token: string, name = "Anna") =>
      post("auth/sign-ups/confirm", { token, account: { name, password } });
    const tokenIn = (text = "") => /sign-up#token=([\w-]{43})/.exec(text)?.[1] ?? "";
    return { world, database, clock, post, ask, mails, confirm, tokenIn };
  }

  test("SIGNUP-02: an account is there once its address is confirmed, by a link that works once, and begins signed in", async () => {
    const { world, database, clock, post, ask, mails, confirm, tokenIn } = await prepare();
    expect((await ask("Anna@Ofen.example")).statusCode).toBe(204);
    expect(await world.auth.accounts.find("anna@ofen.example")).toBeUndefined();
    const [mail] = await mails();
    expect(mail).toMatchObject({
      to: "anna@ofen.example",
      subject: "Bestätigen Sie Ihre E-Mail-Adresse",
    });
    const token = tokenIn(mail?.text);
    expect((await post("auth/sign-ups/read", { token })).json()).toEqual({
      email: "anna@ofen.example",
    });
    const weak = { token, account: { name: "Anna", password: "anna@ofen.example" } };
    expect((await post("auth/sign-ups/confirm", weak)).json().code).toBe("password-too-weak");
    const [first, second] = await Promise.all([confirm(token), confirm(token)]);
    expect([first.statusCode, second.statusCode].toSorted()).toEqual([204, 401]);
    const done = first.statusCode === 204 ? first : second;
    const cookie = String(done.headers["set-cookie"]).split(";")[0] ?? "";
    expect((await post("sites", { name: "Ofen" }, { cookie })).statusCode).toBe(201);
    expect((await confirm(token)).json().code).toBe("sign-up-invalid");
    // another link that nobody opened in time
    await ask("late@ofen.example");
    const late = tokenIn((await mails()).at(-1)?.text);
    clock.time += 24 * 3_600_000;
    expect((await confirm(late)).json().code).toBe("sign-up-invalid");
    // nothing is left of the address then, though nobody asks again
    expect(await database.db.selectFrom("signUps").select("email").execute()).toHaveLength(1);
    await mails();
    expect(await database.db.selectFrom("signUps").select("email").execute()).toEqual([]);
  });

  test("SIGNUP-02: of those who make an account with one address at the same moment, by an invitation too, one gets it and the others are told", async () => {
    const { world, post, ask, mails, confirm, tokenIn } = await prepare();
    const account = { email: "bea@ofen.example", name: "Bea", role: "owner" } as const;
    const made = await Promise.allSettled([1, 2, 3].map(() => world.auth.accounts.create(account)));
    const refused = made.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused).toEqual([1, 2].map(() => expect.objectContaining({ code: "account-exists" })));

    const cookie = world.cookies.owner;
    const { id } = (await post("sites", { name: "Ofen" }, { cookie })).json();
    const invitation = { email: "anna@ofen.example", role: "editor", language: "de" };
    await post(`sites/${id}/invitations`, invitation, { cookie });
    await ask("anna@ofen.example");
    const texts = (await mails()).map(({ text }) => text);
    const invited = texts.flatMap((text) => /invitation#token=([\w-]{43})/.exec(text)?.[1] ?? []);
    const asked = tokenIn(texts.find((text) => tokenIn(text) !== ""));
    const newcomer = { token: invited[0], account: { name: "Anna", password } };
    const answers = await Promise.all([confirm(asked), post("invitations/accept", newcomer)]);
    const codes = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(codes[0]).toBeLessThan(300);
    expect(codes[1]).toBe(409);
  });

  test("SIGNUP-03: known and new addresses are answered alike; the email tells its owner", async () => {
    const { database, ask, mails, confirm, tokenIn, world } = await prepare();
    const known = await ask("owner@example.org");
    const fresh = await ask("new@example.org");
    expect([known.statusCode, known.body]).toEqual([fresh.statusCode, fresh.body]);
    const sent = await mails();
    const to = (address: string) => sent.find((mail) => mail.to === address);
    expect(to("owner@example.org")?.subject).toBe("Sie haben bereits ein Konto");
    expect(tokenIn(to("owner@example.org")?.text)).toBe("");
    // an account that came in between, by an invitation perhaps
    const token = tokenIn(to("new@example.org")?.text);
    await world.auth.accounts.create({ email: "new@example.org", name: "New", role: "owner" });
    expect((await confirm(token)).json().code).toBe("account-exists");
    const rows = await database.db.selectFrom("signUps").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("SIGNUP-04: so many are taken of one network, and of all together, within an hour; of one address three a day", async () => {
    const { clock, ask, mails } = await prepare({ SIGN_UPS_PER_HOUR: "7" });
    const many = await Promise.all(
      Array.from({ length: signUpsOfNetwork + 2 }, () => ask("anna@ofen.example")),
    );
    const codes = many.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([...Array<number>(signUpsOfNetwork).fill(204), 429, 429]);
    expect(await mails()).toHaveLength(3);
    const others = [];
    for (const from of ["198.51.100.1", "203.0.113.1", "192.0.2.200"])
      others.push(
        (await ask(`${from}@ofen.example`.replaceAll(/\.(?=.*@)/g, "-"), from)).statusCode,
      );
    expect(others.toSorted()).toEqual([204, 204, 429]);
    clock.time += 3_600_000;
    expect((await ask("anna@ofen.example")).statusCode).toBe(204);
  });

  test("SIGNUP-04: what others let an address be sent takes nothing of its own links to a new password", async () => {
    const { world, database, clock, post, ask, mails } = await prepare();
    for (let count = 0; count < 4; count++) await ask("owner@example.org");
    expect(await mails()).toHaveLength(3);
    const taking = { dialect, now: clock.now() };
    await database.db.transaction().execute(async (transaction) => {
      for (let count = 0; count < 3; count++)
        await takeMail(
          { ...taking, transaction },
          allowanceKey("owner@example.org"),
          strangerLimit,
        );
    });
    await post("auth/password-resets", { email: "owner@example.org", language: "de" });
    expect((await mails()).at(-1)?.text).toContain(`${world.env.appOrigin}/new-password#token=`);
  });

  test("SIGNUP-05: an account owns so many sites, however many it asks for at once; operators have no limit", async () => {
    const { world, post } = await prepare({ SITES_PER_ACCOUNT: "2" });
    const make = (cookie: string) => post("sites", { name: "Lamp" }, { cookie });
    const made = await Promise.all(Array.from({ length: 4 }, () => make(world.cookies.owner)));
    const codes = made.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([201, 201, 409, 409]);
    const site = made.find(({ statusCode }) => statusCode === 201)?.json().id;
    const copy = await post(
      `sites/${site}/copies`,
      { name: "Copy" },
      world.cookies.owner ? { cookie: world.cookies.owner } : {},
    );
    expect(copy.json().code).toBe("too-many-sites");
    for (let count = 0; count < 3; count++)
      expect((await make(world.cookies.operator)).statusCode).toBe(201);
  });

  test("SIGNUP-05: an account’s pictures take so much; what has no room isn’t stored", async () => {
    const { world, post } = await prepare({ STORAGE_PER_ACCOUNT: "1" });
    const cookie = world.cookies.owner;
    const { id } = (await post("sites", { name: "Lamp" }, { cookie })).json();
    const { assets } = world.publishing;
    await assets.add(id, { name: "a.png", bytes: blackPng(60, 60) }, asker);
    await world.database.db.updateTable("assets").set({ bytes: 1_048_570 }).execute();
    const puts: string[] = [];
    const { put } = world.storage;
    world.storage.put = async (hash, bytes) => {
      puts.push(hash);
      await put(hash, bytes);
    };
    const refused = assets.add(id, { name: "b.png", bytes: blackPng(90, 90) }, asker);
    await expect(refused).rejects.toMatchObject({ code: "no-room" });
    expect(puts).toEqual([]);
  });

  test("SIGNUP-02: of two links of one address opened at once one makes the account", async () => {
    const { ask, mails, confirm, tokenIn } = await prepare();
    await ask("anna@ofen.example");
    await ask("anna@ofen.example");
    const tokens = (await mails()).map(({ text }) => tokenIn(text));
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 401]);
  });

  test.runIf(dialect === "postgres")(
    "SIGNUP-05: a picture that comes while its account is deleted waits, and stands in nobody’s way",
    async () => {
      const { world, database, post } = await prepare({ STORAGE_PER_ACCOUNT: "1" });
      const { id } = (
        await post("sites", { name: "Lamp" }, { cookie: world.cookies.owner })
      ).json();
      const { assets } = world.publishing;
      const { prepared } = await assets.prepare({ name: "a.png", bytes: blackPng(60, 60) }, asker);
      const locks = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      let coming: Promise<void> | undefined;
      await database.db.transaction().execute(async (deleting) => {
        const site = deleting.selectFrom("sites").select("id").where("id", "=", id);
        await site.forUpdate().execute();
        coming = database.db
          .transaction()
          .execute((transaction) => assets.insert(transaction, id, [prepared]));
        await vi.waitFor(async () => {
          expect((await locks.execute(database.db)).rows).toHaveLength(1);
        });
        const owner = deleting
          .selectFrom("users")
          .select("id")
          .where("id", "=", world.userIds.owner);
        expect(await owner.forUpdate().noWait().execute()).toHaveLength(1);
      });
      await coming;
      expect((await assets.list(id, { limit: 1, offset: 0 })).total).toBe(1);
    },
  );

  test("SIGNUP-05: what a site with several owners has counts for the first of them alone", async () => {
    const { world, database, clock, post } = await prepare({ STORAGE_PER_ACCOUNT: "1" });
    const make = async (cookie: string): Promise<number> =>
      (await post("sites", { name: "Lamp" }, { cookie })).json().id;
    const site = await make(world.cookies.owner);
    const own = await make(world.cookies["other owner"]);
    const member = { siteId: site, userId: world.userIds["other owner"], role: "owner" };
    const createdAt = clock.now() + 1;
    await database.db
      .insertInto("siteMembers")
      .values({ ...member, createdAt })
      .execute();
    const { files } = world.publishing;
    const text = (letter: string) => ({
      name: "a.txt",
      bytes: Buffer.from(letter.repeat(800_000)),
    });
    await files.add(site, text("a"));
    await expect(files.add(site, text("b"))).rejects.toMatchObject({ code: "no-room" });
    expect(await files.add(own, text("c"))).toMatchObject({ size: 800_000 });
    await expect(files.add(own, text("d"))).rejects.toMatchObject({ code: "no-room" });
  });

  test("SIGNUP-05: files count with the pictures, those of all sites together and however many come at once; what is on several sites counts once", async () => {
    const { world, clock, post } = await prepare({ STORAGE_PER_ACCOUNT: "1" });
    const cookie = world.cookies.owner;
    const make = async (): Promise<number> =>
      (await post("sites", { name: "Lamp" }, { cookie })).json().id;
    const [first, second] = [await make(), await make()];
    const { files, assets } = world.publishing;
    const text = (letter: string, bytes: number) => ({
      name: "a.txt",
      bytes: Buffer.from(letter.repeat(bytes)),
    });
    const { hash } = await files.add(first, text("a", 700_000));
    expect(await files.copy(first, second, [hash])).toEqual([hash]);
    const puts: string[] = [];
    const { put } = world.storage;
    world.storage.put = async (key, bytes) => {
      puts.push(key);
      await put(key, bytes);
    };
    // deleted from the site a day ago: its bytes are still there
    clock.time += 25 * 3_600_000;
    const noRoom = { code: "no-room" };
    await expect(files.add(second, text("b", 400_000))).rejects.toMatchObject(noRoom);
    await expect(assets.expectRoom({ siteId: second }, 400_000)).rejects.toMatchObject(noRoom);
    expect(puts).toEqual([]);
    const all = ["c", "d", "e"].map((letter, at) =>
      files.add(at === 0 ? first : second, text(letter, 200_000)),
    );
    const done = await Promise.allSettled(all);
    expect(done.map(({ status }) => status).toSorted()).toEqual([
      "fulfilled",
      "rejected",
      "rejected",
    ]);
    // what the site has is taken again without room
    expect(await files.take(first, { name: "b.txt", hash })).toMatchObject({ hash });
  });
});

test("SIGNUP-01: opening it needs a mail server, and gives accounts limits unless the operator says otherwise", () => {
  expect(() => readEnv({ SIGN_UP: "open" })).toThrow("SIGN_UP is open, but there is no SMTP_URL");
  const holds = (env: Record<string, string>) =>
    settleSettings(readEnv(env).settings, { delivers: true, own: {} });
  expect(holds({})).toMatchObject({
    signUp: "off",
    sitesPerAccount: "off",
    storagePerAccount: "off",
  });
  expect(holds(open)).toMatchObject({
    signUp: "open",
    signUpsPerHour: 60,
    sitesPerAccount: 5,
    storagePerAccount: 500,
  });
  expect(holds({ ...open, SITES_PER_ACCOUNT: "off", STORAGE_PER_ACCOUNT: "off" })).toMatchObject({
    sitesPerAccount: "off",
    storagePerAccount: "off",
  });
});
