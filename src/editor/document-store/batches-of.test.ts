import { expect, it } from "vitest";
import { bytesPerBatch } from "#/site/operations/batch.ts";
import type { Step } from "#/site/operations/operation.ts";
import { batchesOf } from "./batches-of.ts";

/** A step of so many bytes. */
function step(bytes: number): Step {
  const empty = { name: "text.set", args: { text: "" } };
  return { ...empty, args: { text: "x".repeat(bytes - JSON.stringify(empty).length) } };
}

function sizes(steps: readonly Step[]): number[] {
  let ids = 0;
  const batches = batchesOf(steps, () => `batch-${(ids += 1)}`);
  const groups = Map.groupBy(batches, (batch) => batch?.id);
  for (const group of groups.values())
    expect(group.every((one) => one?.size === group.length)).toBe(true);
  return [...groups.values()].map(({ length }) => length);
}

it("DOC-08: parts what has more bytes than fit into one batch, and leaves no step out", () => {
  const half = bytesPerBatch / 2;
  expect(sizes([step(half), step(half)])).toEqual([2]);
  expect(sizes([step(half), step(half + 1)])).toEqual([1, 1]);
  expect(sizes([step(100), step(half), step(half), step(bytesPerBatch + 9), step(100)])).toEqual([
    2, 1, 1, 1,
  ]);
  // one for itself is in no batch
  expect(batchesOf([step(bytesPerBatch + 9)], () => "none")).toEqual([undefined]);
});
