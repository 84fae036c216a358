import { expect, test } from "vitest";
import { outlineOf, pathOutline } from "./svg-outline.ts";

test.each([
  ["M1 1h9v-9H1z", 36, 5],
  ["M10,10L13,14l-3-4", 10, 3],
  ["m10 10 3 4-3-4", 10, 3],
  ["M0 0L3 4M100 100l3 4", 10, 4],
  ["M0 0C0 5 5 5 5 0", 15, 2],
  ["M0 0c0 5 5 5 5 0s5-5 5 0", 30, 3],
  ["M0 0Q5 5 10 0T20 0", 28.3, 3],
  ["M0 0a5 5 0 0110 0", 15.7, 2],
  ["M0 0a5 5 0 1 0 .1.1", 31.4, 2],
  ["M0 0l3 4 x 9 9", 5, 2],
  ["M0 0z9 9", 0, 2],
  ["", 0, 0],
  ["9 9", 0, 0],
])("LIB-11: how long an outline is: %s", (data, length, points) => {
  const found = pathOutline(data);
  expect(found.length).toBeCloseTo(length, 0);
  expect(found.points).toBe(points);
});

test("LIB-11: shapes have outlines, of parts of the drawing too", () => {
  const of = (name: string, attributes: Record<string, string>) =>
    outlineOf(name, new Map(Object.entries(attributes)), 200).length;
  expect(of("rect", { width: "50%", height: "10px" })).toBe(220);
  expect(of("line", { x1: "-5", x2: "5" })).toBe(10);
  expect(of("polygon", { points: "0,0 3,4" })).toBe(10);
  expect(of("circle", { r: "1" })).toBeCloseTo(6.28);
  expect(of("ellipse", { rx: "1", ry: "x" })).toBeCloseTo(6.28);
  expect(of("g", { width: "9" })).toBe(0);
});
