import { afterEach, beforeEach, expect, test } from "vitest";
import { type TestDatabase, describeDatabases } from "../../../test/databases.ts";
import { type Auth, createAuth } from "../auth/auth.ts";
import { systemClock } from "../clock.ts";
import { migrate } from "../db/migrate.ts";
import { createLog } from "../log.ts";
import { ensureOperator } from "./first-start.ts";

const owner = { email: "owner@example.org", password: "correct horse battery" };
const other = "a password of the owner’s own";
const appOrigin = "http://localhost:3000";
const caller = { headers: new Headers(), address: "192.0.2.1" };

describeDatabases("the first account", (open) => {
  let database: TestDatabase;
  let auth: Auth;
  beforeEach(async () => {
    database = await open();
    await migrate(database);
    auth = await createAuth({
      database,
      clock: systemClock,
      appOrigin,
      log: createLog(undefined, "silent"),
    });
  });
  afterEach(() => database.close());

  async function accounts(): Promise<unknown[]> {
    const users = await database.db.selectFrom("users").selectAll().execute();
    const credentials = await database.db.selectFrom("credentials").selectAll().execute();
    return [users, credentials];
  }

  test("START-03: the environment makes the first account, with its password and without a link", async () => {
    expect(await ensureOperator({ env: { owner, appOrigin }, auth })).toMatchObject({
      signInLink: undefined,
      isOwnerUnknown: false,
    });
    await auth.signIn(caller, owner);
    expect(await auth.accounts.operator()).toMatchObject({ email: owner.email });
  });

  test("START-03: processes that start together on one empty database have one account", async () => {
    const starts = await Promise.all(
      [1, 2, 3].map(() => ensureOperator({ env: { owner, appOrigin }, auth })),
    );
    expect(new Set(starts.map(({ operatorId }) => operatorId)).size).toBe(1);
  });

  test("START-04: a password that was changed in the product stays through later starts", async () => {
    const { operatorId } = await ensureOperator({ env: { owner, appOrigin }, auth });
    await auth.accounts.setPassword(operatorId, other);
    const before = await accounts();
    for (let start = 0; start < 2; start++) {
      expect(await ensureOperator({ env: { owner, appOrigin }, auth })).toEqual({
        operatorId,
        signInLink: undefined,
        isOwnerUnknown: false,
      });
    }
    expect(await accounts(), "nothing of any account changed").toEqual(before);
    await auth.signIn(caller, { ...owner, password: other });
    await expect(auth.signIn(caller, owner)).rejects.toMatchObject({ code: "wrong-credentials" });
  });

  test("START-04: a later start makes no second account, raises none, and says that it knows the name not", async () => {
    const { operatorId } = await ensureOperator({ env: { owner: undefined, appOrigin }, auth });
    const guest = { email: "guest@example.org", name: "", role: "owner" } as const;
    await auth.accounts.create(guest);
    const before = await accounts();
    const unknown = await ensureOperator({ env: { owner, appOrigin }, auth });
    expect(unknown).toMatchObject({ operatorId, isOwnerUnknown: true });
    expect(unknown.signInLink, "nobody has signed in yet").toMatch(/#token=/);
    const known = await ensureOperator({
      env: { owner: { ...owner, email: guest.email }, appOrigin },
      auth,
    });
    expect(known).toMatchObject({ operatorId, isOwnerUnknown: false });
    expect(await accounts()).toEqual(before);
  });

  test("ACCOUNT-01: a first account with a password that is easy to guess stops the start, and makes nothing", async () => {
    const weak = { ...owner, password: "1234567890" };
    await expect(ensureOperator({ env: { owner: weak, appOrigin }, auth })).rejects.toThrow(
      /^OWNER_PASSWORD is easy to guess[^\n]+\.$/,
    );
    expect(await accounts()).toEqual([[], []]);
    await ensureOperator({ env: { owner, appOrigin }, auth });
    expect(
      await ensureOperator({ env: { owner: weak, appOrigin }, auth }),
      "later it has no effect",
    ).toMatchObject({ signInLink: undefined });
  });
});
