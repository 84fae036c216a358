import { afterAll, beforeAll, expect, test } from "vitest";
import { startCpuTime } from "../../../test/cpu-time.ts";
import { type World, createWorld } from "../../../test/world.ts";

let world: World;
let site: number;
let target: { page: string; section: string };

function call(method: "GET" | "POST", path: string, payload?: object) {
  const { env, cookies } = world;
  const headers = { host: "localhost:3000", origin: env.appOrigin, cookie: cookies.owner };
  const url = `/api/v1/sites${path}`;
  return world.app.inject({ method, url, headers, ...(payload && { payload }) });
}

beforeAll(async () => {
  world = await createWorld();
  site = (await call("POST", "", { name: "Merges" })).json().id;
  const document = (await call("GET", `/${site}/document`)).json();
  const page = document.pages[0];
  target = { page: page.id, section: page.sections[0].id };
});
afterAll(() => world.close());

/** Letters, signs and spaces, the same for the same seed. */
function noise(seed: number, length: number): string {
  let state = seed;
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return "a b.,"[Math.floor(state / 256) % 5];
  }).join("");
}

function setParagraph(id: string, text: string, was: string) {
  return {
    id,
    name: "text.set",
    args: { target, path: ["paragraph"], language: "en", text, was },
  };
}

test.each([
  ["30 of texts as long as the field takes", 30, 14_900],
  ["200 of texts as long as are compared word by word", 200, 1_990],
])(
  "DOC-04: hostile merges that fill one call cost little, and lose no text: %s",
  async (_name, count, length) => {
    const url = `/${site}/operations`;
    const current = noise(1, length);
    const before = (await call("GET", `/${site}/document`)).json().pages[0].sections[0];
    const was = before.fields.paragraph.en?.text ?? "";
    const first = await call("POST", url, {
      operations: [setParagraph(`first-${length}`, current, was)],
    });
    expect(first.statusCode, first.body).toBe(200);
    const hostile = Array.from({ length: count }, (_, index) =>
      setParagraph(`h-${length}-${index}`, noise(index + 3, length), noise(2, length)),
    );
    const cpuTime = startCpuTime();
    const answer = await call("POST", url, { operations: hostile });
    const spent = cpuTime();
    expect(answer.statusCode).toBe(409);
    const { results } = answer.json().details;
    expect(results).toHaveLength(hostile.length);
    for (const [index, result] of results.entries()) {
      expect(result.status).toBe("conflict");
      expect(result.current).toBe(current);
      expect(result.mine).toBe(hostile[index]?.args.text);
    }
    // milliseconds of processor time, with all that a call of a megabyte costs besides
    expect(spent).toBeLessThan(900);
  },
);
