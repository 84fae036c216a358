import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** The files of the walk-through "Adding a vendor", as CONTRIBUTING prints them. */
function walkThrough(): Record<string, string> {
  const text = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
  const chapter = /## Adding a vendor\n(.*?)\n## /s.exec(text)?.[1] ?? "";
  const steps = chapter.matchAll(/`(src\/vendors\/fathom\/[\w-]+\.ts)`.*?```ts\n(.*?)```/gs);
  return Object.fromEntries([...steps].map(([, path = "", code = ""]) => [path, code]));
}

/** What the product has of the vendor, told by a program that runs in the copy. */
const program = `
import { settingsPatchSchema, patchSettings } from "#/site/settings-patch.ts";
import { initialSettings, settingsSchema } from "#/site/settings.ts";
import { vendorSources } from "#/publish/vendor-sources.ts";
import { siteConfig, vendorConfig } from "#/render/site-config.ts";
import { vendors } from "#/vendors/registry.ts";
const patch = settingsPatchSchema.safeParse({ tracking: { fathomSiteId: " ABCDEFGH " } });
const hostile = settingsPatchSchema.safeParse({ tracking: { fathomSiteId: "ABCDEFGH');x" } });
const settings = patchSettings(initialSettings, patch.data);
const facts = {
  site: { settings },
  language: "en",
  form: { siteId: 1, siteHash: "h", apiBase: "/api/v1" },
  loaders: { fathom: "fathom-1.js" },
};
const { words } = await vendors.find(({ name }) => name === "fathom").words();
console.log(JSON.stringify({
  isStorable: settingsSchema.safeParse(settings).success,
  isHostileTaken: hostile.success,
  stored: settings.tracking,
  policy: vendorSources(settings),
  policyWhenOff: vendorSources(initialSettings),
  config: siteConfig(facts),
  whenAllowed: vendorConfig(facts),
  languages: Object.keys(words),
}));
`;

let copy = "";
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "vitrine-vendor-"));
  for (const part of ["src/lib", "src/vendors", "src/site", "src/fields", "src/publish"])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  mkdirSync(join(copy, "src/render"));
  cpSync(join(root, "src/render/site-config.ts"), join(copy, "src/render/site-config.ts"));
  cpSync(join(root, "package.json"), join(copy, "package.json"));
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it("VEND-08: a vendor made by the walk-through, with its folder and its line, is in settings, policy, consent and config", () => {
  const files = Object.entries(walkThrough());
  expect(files.map(([path]) => path.replace("src/vendors/fathom/", ""))).toEqual([
    "vendor.ts",
    "loader.ts",
    "words.ts",
    "stand-in.ts",
  ]);
  mkdirSync(join(copy, "src/vendors/fathom"));
  for (const [path, code] of files) writeFileSync(join(copy, path), code);
  const registry = join(copy, "src/vendors/registry.ts");
  const listed = readFileSync(registry, "utf8").replace("  matomo,\n", "  matomo,\n  fathom,\n");
  writeFileSync(registry, `import { fathom } from "./fathom/vendor.ts";\n${listed}`);
  writeFileSync(join(copy, "program.ts"), program);
  const told = execFileSync(process.execPath, ["--no-warnings", join(copy, "program.ts")], {
    cwd: copy,
    encoding: "utf8",
  });
  const host = "https://cdn.usefathom.com";
  expect(JSON.parse(told)).toEqual({
    isStorable: true,
    isHostileTaken: false,
    stored: { fathomSiteId: "ABCDEFGH" },
    policy: { "script-src": [host], "img-src": [host] },
    policyWhenOff: {},
    config: {
      siteId: 1,
      siteHash: "h",
      languageCode: "en",
      api: "/api/v1",
      vendorFlags: ["analytics"],
    },
    whenAllowed: { fathomSiteId: "ABCDEFGH", loaders: { analytics: ["fathom-1.js"] } },
    languages: ["en", "ru"],
  });
});
