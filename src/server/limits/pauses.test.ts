import { expect, test } from "vitest";
import { createPauses } from "./pauses.ts";

test("SEC-27, PROJ-08: long work lets others have the thread between its parts", async () => {
  let turns = 0;
  let isOver = false;
  const others = () => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  const pause = createPauses();
  for (let part = 0; part < 10; part++) {
    const until = performance.now() + 13;
    while (performance.now() < until);
    await pause();
  }
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(9);
});
