import { expect, it } from "vitest";
import { patchNested, unpatchNested } from "./nested-patch.ts";

const whole = { a: { b: 1, c: { d: [1, 2] } }, e: "x", f: null };

it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ["merges objects", { a: { b: 2 } }, { ...whole, a: { ...whole.a, b: 2 } }],
  ["replaces lists", { a: { c: { d: [3] } } }, { ...whole, a: { b: 1, c: { d: [3] } } }],
  ["removes by null", { e: null }, { a: whole.a, f: null }],
  ["adds", { g: { h: 1 } }, { ...whole, g: { h: 1 } }],
  ["makes an object of something else", { e: { h: 1 } }, { ...whole, e: { h: 1 } }],
  ["leaves out what is undefined", { a: undefined, e: "y" }, { ...whole, e: "y" }],
  ["does nothing", {}, whole],
])("a patch %s, and is taken back exactly", (_what, patch, expected) => {
  const next = patchNested(whole, patch);
  expect(next).toEqual(expected);
  const back = patchNested(next, unpatchNested(whole, patch));
  expect(back).toEqual(whole);
  expect(patchNested(back, patch)).toEqual(next);
});

it("names of prototypes are names like others", () => {
  const patch = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"x":1}}');
  const next = patchNested({}, patch);
  expect(({} as Record<string, unknown>)["isAdmin"]).toBeUndefined();
  expect(Object.hasOwn(next, "__proto__")).toBe(true);
  expect(unpatchNested({}, patch)["constructor"]).toBeNull();
});
