import { expect, test } from "vitest";
import { handleLimit, handlesLeft, mostConnections, shareOfHandles } from "./handles.ts";

const limits = (handles: number | string) =>
  `Limit                     Soft Limit           Hard Limit           Units     \nMax processes             127436               127436               processes \nMax open files            ${handles}                 1048576              files     \n`;

test.each([
  [64, 16],
  [49, 1],
  [48, 1],
  [192, 144],
  [193, 144],
  [1_024, 768],
  [13_332, 9_999],
  [13_334, 10_000],
  [1_048_576, 10_000],
])("SEC-33: of %i handles %i are for connections", (handles, most) => {
  expect(mostConnections(handleLimit(limits(handles)))).toBe(most);
});

test("SEC-33: where the system has no limit, or doesn't say, there is one all the same", () => {
  for (const text of ["unlimited", ""].map(limits).concat(""))
    expect(mostConnections(handleLimit(text))).toBe(10_000);
  expect(handlesLeft(Infinity)).toBe(Infinity);
});

test.each([
  [10, 64, 4],
  [10, 175, 10],
  [24, 175, 10],
  [24, 383, 23],
  [24, 384, 24],
  [24, Infinity, 24],
])(
  "SEC-33: of %i connections that are wanted to a database or a store with %i handles there are %i",
  (wanted, handles, share) => {
    expect(shareOfHandles(wanted, handles)).toBe(share);
  },
);

test("SEC-33: what is left is counted", () => {
  const left = handlesLeft(1_000_000);
  expect(left).toBeLessThan(1_000_000);
  expect(left).toBeGreaterThan(900_000);
});
