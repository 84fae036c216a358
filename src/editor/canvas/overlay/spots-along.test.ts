import { expect, it } from "vitest";
import { spotsAlong } from "./spots-along.ts";

/** What the name of the next section takes of the foot of the one before it, in pixels. */
const name = 24;

it("COMM-420: from the foot up, nothing stands where the name of the next section does", () => {
  const box = { left: 0, top: 100, width: 800, height: 400 };
  const size = { width: 40, height: 28 };
  const tops = spotsAlong(box, size, "foot").map(({ top }) => top);
  expect(Math.max(...tops) + size.height).toBeLessThanOrEqual(box.top + box.height - name);
  // from the top down the first one is as near as ever
  expect(spotsAlong(box, size, "top")[0]?.top).toBe(110);
});
