import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { assetNames, partNames, sourcesHash } from "./part-names.ts";

it("definitions of sections have one hash of all sources, other files their own", () => {
  const root = mkdtempSync(path.join(tmpdir(), "part-names-"));
  mkdirSync(path.join(root, "src"));
  const nameOf = (file: string) =>
    partNames(sourcesHash(root))({ facadeModuleId: `${root}/${file}` });
  const namesWith = (text: string) => {
    writeFileSync(path.join(root, "src/text.ts"), text);
    return [nameOf("src/sections/a-1/index.ts"), nameOf("src/sections/b/index.ts")];
  };
  const before = namesWith("1");
  expect(before[0]).toMatch(/^assets\/\[name\]-[\w-]{7}\.js$/);
  expect(before[0]).toBe(before[1]);
  expect(namesWith("2")).not.toEqual(before);
  expect(namesWith("1")).toEqual(before);
  expect(nameOf("src/sections/a-1/look.ts")).toBe("assets/[name]-[hash:7].js");
});

it("style sheets have the hash of all sources in common, pictures their own", () => {
  const nameOf = assetNames("1234567");
  expect(nameOf({ names: ["editor.css"] })).toBe("assets/[name]-1234567[extname]");
  expect(nameOf({ names: ["tile.svg"] })).toBe("assets/[name]-[hash:7][extname]");
});
