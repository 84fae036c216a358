import { globSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { fontManifestName } from "#/render/font-manifest.ts";
import { fontFamilies } from "#/site/fonts.data.ts";
import { root, withPrograms } from "./bench/measuring/program.ts";
import type { Program } from "./bench/measuring/program.ts";
import { startProgram } from "./bench/measuring/running-program.ts";
import { freePort } from "./free-port.ts";
import { sampleOf } from "./sweep.ts";

const starters = path.join(root, "src/starters");
/** With what each program does the least that it can do; `{fonts}` and `{folder}` are folders. */
const smallest: Readonly<Record<string, readonly string[]>> = {
  "edit-sites": ["2", "2"],
  "fill-hosts": ["{folder}", "{fonts}", "2"],
  "fill-screens": [
    "{folder}",
    "{fonts}",
    "owner@example.org",
    "correct horse battery",
    "2",
    "2",
    "20",
    "60",
  ],
  "make-hugo-site": ["{fonts}", path.join(root, "test/bench/hugo/layouts"), "{folder}", "2"],
  "publish-site": ["{fonts}", "3", "1", "1"],
  "publish-starters": ["{fonts}", "{fonts}", starters, "{folder}", "blank"],
  "read-history": ["40", "1"],
  "render-pages": ["{fonts}", "2"],
  "serve-page": ["{port}", "{fonts}"],
  "use-templates": ["{fonts}", "200", "2"],
  "write-operations": ["2", "1"],
};
const results: Readonly<Record<string, unknown>> = {
  "edit-sites": { operation: expect.any(Number) },
  "fill-hosts": { siteId: 1, siteHash: expect.stringMatching(/./) },
  "fill-screens": { pages: 2, texts: 3, pictures: 4, history: 1 },
  "make-hugo-site": { pages: 2 },
  "publish-site": { pages: 3, changed: [expect.any(Number)], writes: [expect.any(Number)] },
  "publish-starters": { 0: expect.objectContaining({ starter: "blank", path: "/" }) },
  "read-history": { operations: 40, point: [expect.any(Number)], page: [expect.any(Number)] },
  "render-pages": { processor: expect.any(Number), bytes: expect.any(Number) },
  "use-templates": { templates: 200, rendered: expect.any(Number), checked: expect.any(Number) },
  "write-operations": { text: { one: [expect.any(Number)], many: [expect.any(Number)] } },
};

let folder: string;
let programs: (name: string) => Program;
let end: () => void;
let ended: Promise<void>;

/** Families of which the browser has the faces. */
async function writeFonts(): Promise<string> {
  const fonts = await mkdtemp(path.join(folder, "fonts-"));
  const scale = { latin: 1, cyrillic: 1 };
  const fallback = { ascent: 1, descent: 0.2, lineGap: 0, regular: scale, bold: scale };
  const families = Object.fromEntries(
    Object.keys(fontFamilies).map((id) => [id, { weights: "400 700", slices: [], fallback }]),
  );
  await writeFile(path.join(fonts, fontManifestName), JSON.stringify({ key: "none", families }));
  return fonts;
}

async function argumentsOf(name: string): Promise<string[]> {
  const values: Record<string, () => Promise<string> | string> = {
    "{fonts}": writeFonts,
    "{folder}": () => mkdtemp(path.join(folder, `${name}-`)),
    "{port}": async () => String(await freePort()),
  };
  return Promise.all((smallest[name] ?? []).map(async (one) => (await values[one]?.()) ?? one));
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "vitrine-bench-"));
  // built as the benches build them, which no test calls them for
  vi.stubEnv("NODE_ENV", "production");
  const done = new Promise<void>((resolve) => (end = resolve));
  await new Promise<void>((resolve, reject) => {
    ended = withPrograms(Object.keys(smallest), (program) => {
      vi.unstubAllEnvs();
      programs = program;
      resolve();
      return done;
    });
    ended.catch(reject);
  });
});
afterAll(async () => {
  end();
  await ended;
  await rm(folder, { recursive: true, force: true });
});

test("every program of the benches is known here, and every bench can be loaded", async () => {
  const files = globSync("test/bench/programs/*.ts", { cwd: root });
  expect(files.map((file) => path.basename(file, ".ts")).toSorted()).toEqual(Object.keys(smallest));
  for (const file of globSync("test/bench/*.bench.ts", { cwd: root }))
    expect(await import(path.join(root, file)), file).toHaveProperty("bench");
});

test.each(sampleOf(Object.keys(results), 4))("the benches can measure with %s", async (name) => {
  const result = await programs(name).run(await argumentsOf(name));
  expect(result).toEqual(expect.objectContaining(results[name]));
});

test("the benches can measure with serve-page", async () => {
  const [port = "", fonts = ""] = await argumentsOf("serve-page");
  const server = await startProgram(process.execPath, [programs("serve-page").file, port, fonts]);
  try {
    const { host }: { host: string } = JSON.parse(server.firstLine);
    expect(host).toBe(`page.localhost:${port}`);
  } finally {
    await server.stop();
  }
});
