import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isAllowed, licencesDocument, shippedPackages } from "./licences.ts";

const lock: unknown = JSON.parse(readFileSync("package-lock.json", "utf8"));

test("SEC-23: whatever is shipped has a licence that goes together with ours", () => {
  const others = shippedPackages(lock).filter(({ licence }) => !isAllowed(licence));
  expect(others).toEqual([]);
});

test("SEC-23: docs/licences.md lists what is shipped", () => {
  expect(readFileSync("docs/licences.md", "utf8")).toBe(licencesDocument(lock));
});

test("SEC-23: of licences that add up each counts, of those to choose from one", () => {
  expect(isAllowed("Apache-2.0 AND LGPL-3.0-or-later AND MIT")).toBe(true);
  expect(isAllowed("(MIT OR GPL-2.0-only)")).toBe(true);
  expect(isAllowed("MIT AND SSPL-1.0")).toBe(false);
  for (const other of ["SSPL-1.0", "UNLICENSED", "none", "", "mit"])
    expect(isAllowed(other)).toBe(false);
});

test("SEC-23: what only builds and tests is not listed, but fonts are", () => {
  const entry = { version: "1.0.0", license: "MIT" };
  const packages = {
    "": {},
    "node_modules/a": entry,
    "node_modules/b/node_modules/a": entry,
    "node_modules/tool": { ...entry, dev: true },
    "node_modules/@fontsource-variable/inter": { ...entry, license: "OFL-1.1", dev: true },
  };
  expect(shippedPackages({ packages }).map(({ name }) => name)).toEqual([
    "@fontsource-variable/inter",
    "a",
  ]);
});
