import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ScenarioTable, type Values, covers, runScenario } from "./scenarios.ts";
import { type World, createWorld } from "./world.ts";

/** Every table of the server: each file of `scenarios/` exports one. */
const files = import.meta.glob<{ table: ScenarioTable }>("./scenarios/*.ts", { eager: true });
const tables = Object.values(files).map((file) => file.table);

for (const { subject, prepare, rows } of tables) {
  describe(subject, () => {
    let world: World;
    let values: Values = {};
    beforeAll(async () => {
      // limits and attacks have tests of their own
      world = await createWorld({ env: { FORMS_PER_MINUTE: "100000" } });
      values = (await prepare?.(world)) ?? {};
    });
    afterAll(() => world.close());
    for (const row of rows) test(row.name, () => runScenario(row, world, values));
  });
}

test("every route stands in a scenario table", async () => {
  const world = await createWorld();
  try {
    const missing = world.app.routeList
      .filter(({ method }) => method !== "HEAD" && method !== "OPTIONS")
      .filter((route) => !tables.some(({ rows }) => rows.some((row) => covers(row, route))))
      .map(({ method, url }) => `${method} ${url}`);
    expect(missing).toEqual([]);
  } finally {
    await world.close();
  }
});
