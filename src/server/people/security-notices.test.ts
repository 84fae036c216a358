import { expect, onTestFinished, test } from "vitest";
import { createWorld, ownerPassword } from "../../../test/world.ts";
import { codeAt } from "../auth/one-time-codes.ts";

async function prepare({ delivers = true } = {}) {
  const world = await createWorld({ delivers });
  onTestFinished(() => world.close());
  let cookie = world.cookies.owner;
  const ask = async (method: "POST" | "PATCH", url: string, payload: object) => {
    const answer = await world.app.inject({
      method,
      url: `/api/v1/auth/${url}`,
      headers: {
        host: "localhost:3000",
        origin: world.env.appOrigin,
        cookie,
        "accept-language": "fr-CA,fr;q=0.9",
      },
      payload,
    });
    const set = String(answer.headers["set-cookie"] ?? "").split(";")[0] ?? "";
    if (set !== "") cookie = set;
    return answer;
  };
  const mails = async () => {
    while (await world.jobs.runNext());
    return world.mails.map(({ to, subject }) => `${to}: ${subject}`);
  };
  return { world, ask, mails };
}

test("ACCOUNT-16: an email tells an account of a changed password and of codes that came or went, in its language", async () => {
  const { ask, mails } = await prepare();
  const newPassword = "vier kalte Lampen im Schnee";
  const changed = await ask("POST", "password", { currentPassword: ownerPassword, newPassword });
  expect(changed.statusCode, changed.body).toBe(204);
  expect(await mails()).toEqual(["owner@example.org: Votre mot de passe a changé"]);
  await ask("PATCH", "preferences", { language: "de" });
  const proof = { currentPassword: newPassword };
  const { secret } = (await ask("POST", "second-factor", proof)).json();
  const code = codeAt(secret, Math.floor(Date.now() / 30_000));
  expect(
    (await ask("POST", "second-factor/confirmation", { code: "000000x" })).statusCode,
  ).not.toBe(200);
  const confirmed = await ask("POST", "second-factor/confirmation", { code });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  const [recovery] = confirmed.json().codes;
  const removed = await ask("POST", "second-factor/removal", { ...proof, code: recovery });
  expect(removed.statusCode, removed.body).toBe(204);
  expect((await mails()).slice(1)).toEqual([
    "owner@example.org: Die Anmeldung mit Code ist an",
    "owner@example.org: Die Anmeldung mit Code ist aus",
  ]);
});

test("ACCOUNT-16: without a mail server nothing is written, and the change is made", async () => {
  const { world, ask } = await prepare({ delivers: false });
  const newPassword = "vier kalte Lampen im Schnee";
  const changed = await ask("POST", "password", { currentPassword: ownerPassword, newPassword });
  expect(changed.statusCode).toBe(204);
  expect(await world.database.db.selectFrom("outbox").selectAll().execute()).toEqual([]);
});
