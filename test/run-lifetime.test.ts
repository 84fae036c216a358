import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stopServer } from "./postgres-server.ts";

test.each([
  ["no process has any more", 2 ** 22 + 1],
  ["another program has by now", process.pid],
])("what a killed run left is removed when its server's number is one that %s", (_, pid) => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-left-"));
  mkdirSync(join(folder, "data"));
  writeFileSync(join(folder, "data", "postmaster.pid"), `${pid}\n${folder}/data\n`);
  stopServer(folder);
  expect(existsSync(folder)).toBe(false);
});
