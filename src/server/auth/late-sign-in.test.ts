import { expect, onTestFinished, test } from "vitest";
import { createWorld, ownerPassword } from "../../../test/world.ts";

const caller = (network: number, cookie = "") => ({
  headers: new Headers(cookie === "" ? {} : { cookie }),
  address: `198.51.100.${network}`,
});

async function open() {
  const world = await createWorld();
  onTestFinished(() => world.close());
  const owner = await world.auth.sessions.read(new Headers({ cookie: world.cookies.owner }));
  if (!owner) throw new Error("The owner is not signed in");
  const change = () =>
    world.auth.changePassword(caller(200, world.cookies.owner), owner, {
      newPassword: "siebzehn graue Katzen",
    });
  /** Of these answers, those whose session works. */
  const working = async (answers: readonly PromiseSettledResult<string[]>[]) => {
    const cookies = answers.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
    const sessions = cookies.map((cookie) =>
      world.auth.sessions.read(new Headers({ cookie: cookie.split(";")[0] ?? "" })),
    );
    return (await Promise.all(sessions)).filter((one) => one !== null);
  };
  return { world, change, working };
}

test("SEC-10: who is let in by the old password while another is set has no session afterwards", async () => {
  const { world, change, working } = await open();
  const credentials = { email: "owner@example.org", password: ownerPassword };
  const late = Array.from({ length: 30 }, (_, at) => world.auth.signIn(caller(at), credentials));
  const [changed, ...answers] = await Promise.allSettled([change(), ...late]);
  expect(await working(changed ? [changed] : []), "who changed it").toHaveLength(1);
  expect(answers.some(({ status }) => status === "rejected")).toBe(true);
  expect(await working(answers), "who came by the old one").toEqual([]);
});

test("SEC-10: a link that is followed while a password is set opens nothing afterwards", async () => {
  const { world, change, working } = await open();
  const links = await Promise.all(
    Array.from({ length: 20 }, () => world.auth.links.create(world.userIds.owner)),
  );
  const changing = change();
  const late = links.map(async (link, at) => {
    await new Promise((resolve) => setTimeout(resolve, at * 5));
    return world.auth.signInByLink(caller(at), { token: link.split("#token=")[1] ?? "" });
  });
  const answers = await Promise.allSettled(late);
  await changing;
  expect(await working(answers)).toEqual([]);
});
