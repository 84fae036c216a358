import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { unbundled } from "../build/unbundled.ts";
import { lockSchema, runtimePackages } from "./runtime-packages.ts";

const lock = lockSchema.parse({
  packages: {
    "": { dependencies: { a: "1", tool: "1" } },
    "node_modules/a": {
      dependencies: { b: "2" },
      optionalDependencies: { "a-mac": "1", gone: "1" },
    },
    "node_modules/a/node_modules/b": { dependencies: { c: "1" } },
    "node_modules/a-mac": {},
    "node_modules/b": { dependencies: { d: "1" } },
    "node_modules/c": { dependencies: { a: "1" } },
    "node_modules/d": {},
    "node_modules/tool": {},
  },
});

it("INSTALL-01: what is packed is what the packages need, as Node.js finds it, and nothing else", () => {
  expect(runtimePackages(lock, ["a"])).toEqual([
    "node_modules/a",
    "node_modules/a-mac",
    "node_modules/a/node_modules/b",
    "node_modules/c",
  ]);
  expect(runtimePackages(lock, ["a", "pg-native"])).toHaveLength(4);
  expect(() => runtimePackages(lock, ["e"])).toThrow("has no e");
});

it("INSTALL-01: the server’s packages are far from all that are installed", () => {
  const own = lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const packed = runtimePackages(own, unbundled);
  expect(packed).toContain("node_modules/@img/sharp-linux-x64");
  expect(packed).toContain("node_modules/@img/sharp-linux-arm64");
  expect(packed).toContain("node_modules/pg-pool");
  expect(packed).not.toContain("node_modules/react");
  expect(packed).not.toContain("node_modules/vite");
});
