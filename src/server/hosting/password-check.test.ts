import { hash } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { createGateTries } from "./gate-tries.ts";
import { createPasswordCheck } from "./password-check.ts";

const right = "mehl & wasser";
const light = await hash(right, { memoryCost: 1024, timeCost: 1 });

/** What one process checks; `time.slept` is what it paused. */
function prepare() {
  const time = { now: 0, slept: 0 };
  const clock = {
    now: () => time.now,
    sleep: async (milliseconds: number) => void (time.slept += milliseconds),
  };
  const check = createPasswordCheck({ tries: createGateTries(clock), clock });
  const enter = async (password: string, network: string, subject = "7") => {
    const about = { hash: light, language: "en" };
    return (await check({ ...about, subject, network, password }))?.status ?? 204;
  };
  return { time, enter };
}

const count = (statuses: readonly number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

describe("checking visitors’ passwords", () => {
  it("PREV-600: thirty people behind one address who come at the same moment all get in", async () => {
    const { enter } = prepare();
    const entered = await Promise.all(Array.from({ length: 30 }, () => enter(right, "192.0.2.1")));
    expect(count(entered, 204)).toBe(30);
  });

  it("PREV-600: of guesses beside them five are looked at, and whoever is right meanwhile isn’t one", async () => {
    const { enter } = prepare();
    const all = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? `guess ${at}` : right));
    const entered = await Promise.all(all.map((password) => enter(password, "192.0.2.1")));
    expect(count(entered, 401)).toBe(5);
    expect(entered.slice(0, 10)).toEqual([401, 204, 401, 204, 401, 204, 401, 204, 401, 429]);
  });

  it("PREV-601: neighbouring addresses have twenty-five guesses together; others, and other links, have their own", async () => {
    const { time, enter } = prepare();
    const guesses: number[] = [];
    for (let host = 1; host <= 40; host += 1) guesses.push(await enter("guess", `192.0.2.${host}`));
    expect(count(guesses, 401)).toBe(25);
    expect(count(guesses, 429)).toBe(15);
    expect(await enter(right, "192.0.2.99")).toBe(429);
    expect(await enter(right, "198.51.100.1")).toBe(204);
    expect(await enter(right, "192.0.2.99", "8")).toBe(204);
    time.now += 600_000;
    expect(await enter(right, "192.0.2.99")).toBe(204);
  });

  it("PREV-601: guesses from everywhere at one link go one a second from the fiftieth on, those at others don’t", async () => {
    const { time, enter } = prepare();
    for (let network = 0; network < 50; network += 1) await enter("guess", `10.0.${network}.1`);
    expect(time.slept).toBe(0);
    expect(await enter(right, "198.51.100.1", "8")).toBe(204);
    expect(time.slept).toBe(0);
    expect(await enter("guess", "10.1.0.1")).toBe(401);
    expect(await enter(right, "198.51.100.1")).toBe(204);
    expect(time.slept).toBe(2_000);
  });

  it("PREV-602: a flood at one link keeps nobody from another one", async () => {
    const { enter } = prepare();
    for (let network = 0; network < 50; network += 1) await enter("guess", `10.0.${network}.1`);
    const flood = Array.from({ length: 300 }, (_, at) => enter("guess", `10.${at}.7.1`));
    const entered = Array.from({ length: 12 }, (_, at) => enter(right, `198.51.${at}.1`, "8"));
    expect(count(await Promise.all(entered), 204)).toBe(12);
    expect(count(await Promise.all(flood), 503)).toBeGreaterThan(50);
  });

  it("PREV-603: what no password can have in it is left out of a typed one, as it was when that was set", async () => {
    const { enter } = prepare();
    expect(await enter("mehl\u0007 & was\u0000ser", "192.0.2.1")).toBe(204);
  });
});
