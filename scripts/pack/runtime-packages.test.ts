import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { unbundled } from "../build/unbundled.ts";
import { lockSchema, runtimePackages } from "./runtime-packages.ts";

const debian = { os: "linux", cpu: "x64", libc: "glibc" };

const lock = lockSchema.parse({
  packages: {
    "": { dependencies: { a: "1", tool: "1" } },
    "node_modules/a": {
      dependencies: { b: "2" },
      optionalDependencies: {
        "a-mac": "1",
        "a-linux": "1",
        "a-musl": "1",
        "a-wasm": "1",
        gone: "1",
      },
    },
    "node_modules/a/node_modules/b": { dependencies: { c: "1" } },
    "node_modules/a-mac": { os: ["darwin"] },
    "node_modules/a-linux": { os: ["linux"], cpu: ["x64"], libc: ["glibc"] },
    "node_modules/a-musl": {
      os: ["linux"],
      cpu: ["x64"],
      libc: ["musl"],
      dependencies: { b: "2" },
    },
    "node_modules/a-wasm": { cpu: ["wasm32"] },
    "node_modules/b": { dependencies: { d: "1" } },
    "node_modules/c": { dependencies: { a: "1" } },
    "node_modules/d": {},
    "node_modules/tool": {},
  },
});

it("INSTALL-01: what is packed is what the packages need, as Node.js finds it, and nothing else", () => {
  expect(runtimePackages(lock, ["a"], debian)).toEqual([
    "node_modules/a",
    "node_modules/a-linux",
    "node_modules/a/node_modules/b",
    "node_modules/c",
  ]);
  expect(runtimePackages(lock, ["a", "pg-native"], debian)).toHaveLength(4);
  expect(() => runtimePackages(lock, ["e"], debian)).toThrow("has no e");
});

it("INSTALL-01: the server’s packages are far from all that are installed", () => {
  const own = lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const packed = runtimePackages(own, unbundled, debian);
  expect(packed).toContain("node_modules/@img/sharp-linux-x64");
  const others = /musl|wasm|arm64|win32|darwin/;
  expect(packed.filter((name) => others.test(name))).toEqual([]);
  const onArm = runtimePackages(own, unbundled, { ...debian, cpu: "arm64" });
  expect(onArm).toContain("node_modules/@img/sharp-linux-arm64");
  expect(packed).toContain("node_modules/pg-pool");
  expect(packed).not.toContain("node_modules/react");
  expect(packed).not.toContain("node_modules/vite");
});
