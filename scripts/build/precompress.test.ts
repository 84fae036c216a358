import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "vitrine-precompress-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("INSTALL-10: more scripts than files may be open are compressed, each to what it was", () => {
  const names = Array.from({ length: 300 }, (_, index) => `${index}.js`);
  for (const name of names) writeFileSync(path.join(folder, name), `export const a = "${name}";`);
  writeFileSync(path.join(folder, "picture.jpg"), "");
  const program = `import { precompress } from "./scripts/build/precompress.ts"; await precompress(${JSON.stringify(folder)});`;
  const node = [process.execPath, "--input-type=module", "--eval", program];
  const limited = 'ulimit -n 100; exec "$0" "$@"';
  const { status, stderr } = spawnSync("/bin/sh", ["-c", limited, ...node], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  for (const name of names) {
    const packed = readFileSync(path.join(folder, `${name}.br`));
    expect(brotliDecompressSync(packed).toString()).toBe(`export const a = "${name}";`);
  }
  expect(readdirSync(folder)).toHaveLength(601);
});
