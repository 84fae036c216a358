import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { build } from "vite";
import { keepLastBuild, keptFiles } from "./keep-last-build.ts";

/** A program that loads a part when it is asked for what the part says. */
const main = `
process.on("message", async () => process.send((await import("./late.ts")).say()));
process.send("ready");
`;

async function program() {
  const root = mkdtempSync(path.join(tmpdir(), "vitrine-late-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, "main.ts"), main);
  const outDir = path.join(root, "out");
  const buildWith = async (words: string) => {
    writeFileSync(path.join(root, "late.ts"), `export const say = () => ${JSON.stringify(words)};`);
    await build({
      root,
      configFile: false,
      logLevel: "silent",
      plugins: [keepLastBuild()],
      build: {
        ssr: true,
        outDir,
        emptyOutDir: false,
        rolldownOptions: {
          input: { main: path.join(root, "main.ts") },
          output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
        },
      },
    });
  };
  return { outDir, buildWith };
}

/** Starts it, and answers how it is asked. */
async function start(file: string): Promise<() => Promise<unknown>> {
  const child = fork(file);
  onTestFinished(() => void child.kill());
  await once(child, "message");
  return async () => {
    const said = once(child, "message").then(([words]: unknown[]) => words);
    child.send("?");
    return Promise.race([said, once(child, "exit").then(() => "it ended")]);
  };
}

it("INSTALL-331: a program that runs loads its late parts after another build, and what older builds wrote is removed", async () => {
  const { outDir, buildWith } = await program();
  await buildWith("one");
  writeFileSync(path.join(outDir, "hashes.json"), "{}");
  const askOne = await start(path.join(outDir, "main.js"));
  await buildWith("two");
  const askTwo = await start(path.join(outDir, "main.js"));
  expect(await askOne()).toBe("one");
  await buildWith("three");
  expect(await askTwo()).toBe("two");
  const late = readdirSync(outDir).filter((file) => file.startsWith("late-"));
  expect(late).toHaveLength(2);
  expect([...keptFiles(outDir)].toSorted()).toEqual([
    ".kept.json",
    expect.stringMatching(/^late-/),
  ]);
  // the same again: what the one that runs needs stays
  await buildWith("three");
  expect(
    readdirSync(outDir)
      .map((file) => file.replace(/-.*/, ""))
      .toSorted(),
  ).toEqual([".kept.json", "hashes.json", "late", "late", "main.js"]);
});

it.each(["", '["late-', "{}"])("INSTALL-331: a list that says %j is written anew", async (list) => {
  const { outDir, buildWith } = await program();
  await buildWith("one");
  await buildWith("two");
  writeFileSync(path.join(outDir, ".kept.json"), list);
  expect([...keptFiles(outDir)]).toEqual([".kept.json"]);
  const askTwo = await start(path.join(outDir, "main.js"));
  await buildWith("three");
  expect(await askTwo()).toBe("two");
  expect(keptFiles(outDir).size).toBeGreaterThan(1);
});
