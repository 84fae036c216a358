import { expect, test, vi } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";
import { AppError } from "../errors.ts";
import { createRefusedSignIns, mostLinesAnHour } from "./refused-sign-ins.ts";

const ownPassword = "correct horse battery";

describeDatabases("sign-ins that are refused", (open) => {
  async function prepare() {
    let now = Date.now();
    const clock = { now: () => now, sleep: async () => undefined };
    const prepared = await prepareOperators(await open(), { clock });
    const { world } = prepared;
    const lines = () =>
      world.logLines
        .map((line) => JSON.parse(line))
        .filter(({ msg }) => msg === "a sign-in was refused");
    const post = (path: string, payload: object, remoteAddress = "192.0.2.1") =>
      world.app.inject({
        method: "POST",
        url: `/api/v1/auth/${path}`,
        headers: { host: "localhost:3000", origin: world.env.appOrigin },
        payload,
        remoteAddress,
      });
    const guess = (email: string, password: string, from?: string) =>
      post("sign-in", { email, password }, from);
    return { ...prepared, lines, post, guess, wait: (ms: number) => (now += ms) };
  }

  test("SEC-334: each is a line of the log with the account, the way and the request, and nothing that was typed", async () => {
    const { world, lines, post, guess } = await prepare();
    const { owner } = world.userIds;
    const wrong = await guess("owner@example.org", "hunter2 hunter2\n{}");
    await guess("nobody-known@example.org", "hunter2 hunter2");
    await post("sign-in-link", { token: "a".repeat(43) });
    await post("passkey-sign-in", {
      response: {
        id: "aGk",
        rawId: "aGk",
        type: "public-key",
        response: { clientDataJSON: "aGk", authenticatorData: "aGk", signature: "aGk" },
        clientExtensionResults: {},
      },
    });
    expect(lines()).toMatchObject([
      { userId: owner, method: "password", requestId: wrong.headers["x-request-id"] },
      { method: "password" },
      { method: "link" },
      { method: "passkey" },
    ]);
    expect(lines()[1]).not.toHaveProperty("userId");
    const said = JSON.stringify(lines());
    for (const typed of ["hunter2", "nobody-known", "owner@", "aaaa", "aGk", "192.0.2.1"])
      expect(said).not.toContain(typed);
    // whoever is let in isn't there
    expect((await guess("owner@example.org", ownPassword)).statusCode).toBe(204);
    expect(lines()).toHaveLength(4);
  });

  test("SEC-334: an account that strangers guess at is in the operators’ log once a day, one that doesn’t exist isn’t", async () => {
    const { guess, audit, wait, world } = await prepare();
    const flood = async (email: string) => {
      for (let at = 0; at < 30; at++) await guess(email, "wrong password", `198.51.100.${at + 1}`);
    };
    await flood("nobody-known@example.org");
    await flood("owner@example.org");
    const { owner } = world.userIds;
    const entry = { action: "account.guessed", operator: "", userId: owner, details: {} };
    await expect.poll(audit).toMatchObject([entry]);
    wait(3_600_000);
    await flood("owner@example.org");
    expect(await audit()).toHaveLength(1);
    wait(86_400_000);
    await flood("owner@example.org");
    await expect.poll(audit).toMatchObject([entry, entry]);
  });
});

test("SEC-334: nonsense doesn’t fill the log, and other errors are none of its", async () => {
  let now = 1;
  const warn = vi.fn();
  const { note, watch } = createRefusedSignIns({
    database: { db: undefined as never },
    clock: { now: () => now, sleep: async () => undefined },
    log: { warn, error: vi.fn() },
  });
  const about = { userId: "ann", method: "code" } as const;
  const refuse = (code: "code-wrong" | "code-needed") =>
    watch(about, () => Promise.reject(new AppError(code)));
  await expect(refuse("code-needed")).rejects.toMatchObject({ code: "code-needed" });
  expect(warn).not.toHaveBeenCalled();
  await expect(refuse("code-wrong")).rejects.toMatchObject({ code: "code-wrong" });
  for (let count = 0; count < mostLinesAnHour; count++) note(about);
  expect(warn).toHaveBeenCalledTimes(mostLinesAnHour);
  now += 3_600_000;
  note(about);
  expect(warn).toHaveBeenCalledTimes(mostLinesAnHour + 1);
});

test("SEC-334: links that nobody has use up no lines of passwords and of accounts", () => {
  const warn = vi.fn();
  const { note } = createRefusedSignIns({
    database: { db: undefined as never },
    clock: { now: () => 1, sleep: async () => undefined },
    log: { warn, error: vi.fn() },
  });
  for (let count = 0; count <= mostLinesAnHour; count++)
    note({ userId: undefined, method: "link" });
  expect(warn).toHaveBeenCalledTimes(mostLinesAnHour);
  note({ userId: "ann", method: "link" });
  note({ userId: undefined, method: "password" });
  note({ userId: "ann", method: "password" });
  expect(warn).toHaveBeenCalledTimes(mostLinesAnHour + 3);
});
