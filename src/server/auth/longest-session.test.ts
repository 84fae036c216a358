import { expect, onTestFinished, test } from "vitest";
import { createWorld } from "../../../test/world.ts";
import { longestSessionDays } from "./sessions.ts";

const dayMs = 86_400_000;

test("ACCOUNT-17: a session in use lasts for ninety days and not for longer, says why it ended, and is in no list", async () => {
  const clock = { time: Date.now(), now: () => clock.time, sleep: async () => undefined };
  const world = await createWorld({ clock });
  onTestFinished(() => world.close());
  const ask = (url: string, cookie = world.cookies.owner) =>
    world.app.inject({ url: `/api/v1/${url}`, headers: { host: "localhost:3000", cookie } });
  const owner = await world.auth.sessions.read(new Headers({ cookie: world.cookies.owner }));
  if (!owner) throw new Error("The owner is not signed in");
  const { startedAt } = owner.session;
  // it is in use: it doesn't end for want of that
  await world.database.db
    .updateTable("sessions")
    .set({ expiresAt: new Date(startedAt + 200 * dayMs).toISOString() })
    .execute();

  clock.time = startedAt + longestSessionDays * dayMs - 1;
  expect((await ask("sites")).statusCode).toBe(200);
  expect((await ask("auth/session")).json()).toMatchObject({ account: { id: owner.id } });

  clock.time = startedAt + longestSessionDays * dayMs;
  expect((await ask("sites")).json()).toMatchObject({ code: "not-signed-in" });
  expect((await ask("auth/session")).json()).toEqual({ account: null, endedAfterDays: 90 });
  expect((await ask("auth/session", "")).json()).toEqual({ account: null });

  const signedIn = await world.auth.begin(
    { headers: new Headers({ cookie: world.cookies.owner }), address: "192.0.2.1" },
    owner.id,
  );
  const [cookie = ""] = (signedIn[0] ?? "").split(";");
  const again = await world.auth.sessions.read(new Headers({ cookie }));
  expect(again?.session.startedAt).toBeGreaterThanOrEqual(startedAt);
  // the one before is gone from the table
  const tokens = await world.database.db
    .selectFrom("sessions")
    .select("token")
    .where("userId", "=", owner.id)
    .execute();
  expect(tokens.map(({ token }) => token)).not.toContain(owner.session.token);
});
