import { expect, onTestFinished, test } from "vitest";
import { blackPng } from "./hostile-pictures.ts";
import { createPictureWorkshop } from "./picture-workshop.ts";
import { SlowAskers } from "./slow-askers.ts";

test("SEC-27: a few tasks wait for the workshop; the rest hears when to come again", async () => {
  const workshop = createPictureWorkshop();
  const asked = Array.from({ length: 200 }, async () =>
    workshop.run({ key: "a" }, "makeIcons", Buffer.from("no picture"), [32]).then(
      () => "done",
      (error: unknown) => (error as { code?: string }).code ?? "failed",
    ),
  );
  await new Promise(setImmediate);
  await workshop.close();
  const answers = await Promise.all(asked);
  const refused = answers.filter((answer) => answer === "unavailable");
  expect(refused.length).toBeGreaterThan(100);
  expect(refused.length).toBeLessThan(200);
  expect(answers.slice(0, 50)).not.toContain("unavailable");
});

function open() {
  const workshop = createPictureWorkshop();
  onTestFinished(() => workshop.close());
  return workshop;
}

const picture = blackPng(9, 9);
const large = blackPng(7_000, 7_000);
/** A drawing that takes a while: it is painted over and over. */
const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${'<g opacity="0.5"><path d="M0 0h9v9z"/></g>'.repeat(9_000)}</svg>`,
);

test("SEC-27: pictures of one account, and drawings of all, leave the workshop to others", async () => {
  const workshop = open();
  const done: string[] = [];
  const run = async (key: string, bytes: Buffer) => {
    const outcome = await workshop.run({ key }, "keepPicture", bytes).catch(() => undefined);
    if (outcome) done.push(key);
  };
  const hostile = [
    ...Array.from({ length: 9 }, () => run("hostile", large)),
    ...Array.from({ length: 9 }, () => run("drawing", drawing)),
  ];
  await Promise.all([
    run("owner", picture),
    workshop.run({ key: "site" }, "makeIcons", picture, [32]),
  ]);
  expect(done.filter((key) => key !== "owner").length).toBeLessThan(9);
  await workshop.close();
  await Promise.all(hostile);
});

test("SEC-27: what nobody waits for any more is dropped, whether it runs or waits", async () => {
  const workshop = open();
  const gone = new AbortController();
  const asker = { key: "a", signal: gone.signal };
  const all = Array.from({ length: 5 }, () => workshop.run(asker, "keepPicture", drawing));
  const outcomes = Promise.allSettled(all);
  setTimeout(() => gone.abort(new Error("gone")), 300);
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({ status: "rejected", reason: { message: "gone" } });
  expect(await workshop.run({ key: "a" }, "keepPicture", picture)).toMatchObject({ width: 9 });
});

const small = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
);

test("SEC-27: drawings that take long hold up those of nobody else", async () => {
  const workshop = open();
  const ended: string[] = [];
  const run = (key: string, bytes: Buffer) =>
    workshop
      .run({ key }, "keepPicture", bytes)
      .catch(() => undefined)
      .then(() => ended.push(key));
  const slow = Array.from({ length: 3 }, () => run("slow", drawing));
  await run("owner", small);
  expect(ended).toEqual(["owner"]);
  await workshop.close();
  await Promise.all(slow);
}, 60_000);

test("SEC-27: who has sent a slow drawing is known for ten minutes", () => {
  const clock = { time: 0 };
  const slow = new SlowAskers(() => clock.time);
  slow.add("a");
  clock.time = 599_999;
  expect([slow.has("a"), slow.has("b")]).toEqual([true, false]);
  clock.time = 600_000;
  expect(slow.has("a")).toBe(false);
});
