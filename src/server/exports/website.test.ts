import { expect, test } from "vitest";
import { testFile, testManifest } from "#/publish/static/manifest-fixture.ts";
import type { ReleaseManifest } from "#/publish/manifest.ts";
import { inOnePiece } from "../archives/leaving-file.ts";
import type { LivePointer } from "../storage/live-pointer.ts";
import { type WebsiteChoices, openWebsite } from "./website.ts";

const home = "website/index.html";

interface Case {
  readonly manifest?: Partial<ReleaseManifest>;
  readonly pointer?: Partial<LivePointer>;
  readonly forms?: WebsiteChoices["forms"];
  readonly appOrigin?: string;
}

const pointer: LivePointer = {
  site: 7,
  hosts: ["lamp.example"],
  release: 1,
  manifest: "0".repeat(64),
  recompressed: [],
  exportedTo: "https://www.lamp.example",
};

function contextOf(manifest: ReleaseManifest, appOrigin = "https://app.example") {
  const files = {
    manifest: () => Promise.resolve(manifest),
    read: () => Promise.resolve(Buffer.from("")),
    stream: () => inOnePiece(() => Promise.resolve(Buffer.from(""))),
  };
  return { files, appOrigin };
}

/** What tells the home page that is exported from another one. */
async function versionOfHome({ forms = "here", ...one }: Case = {}): Promise<string> {
  const context = contextOf({ ...testManifest, ...one.manifest }, one.appOrigin);
  const website = await openWebsite({ ...pointer, ...one.pointer }, { forms }, context);
  return website.files.find(({ path }) => path === home)?.version ?? "";
}

test("EXPORT-06: a page counts as another one where anything is that is written into it", async () => {
  const [page] = Object.values(testManifest.files);
  const cases: Case[] = [
    {},
    { forms: "off" },
    { appOrigin: "https://moved.example" },
    { pointer: { exportedTo: "https://other.example" } },
    { manifest: { origin: "https://lampe.example" } },
    { manifest: { policy: "default-src 'self'" } },
    { manifest: { files: { "/": { ...page!, frames: ["https://maps.example"] } } } },
    { manifest: { files: { "/": { ...page!, hash: "changed" } } } },
  ];
  const versions = await Promise.all(cases.map(versionOfHome));
  expect(new Set(versions)).toHaveLength(cases.length);
  expect(await versionOfHome()).toBe(versions[0]);
  // what is published beside it changes nothing
  expect(await versionOfHome({ manifest: { redirects: { "/old/": "/" } } })).toBe(versions[0]);
});

test("EXPORT-06: pages that are open while a folder is written go on finding their assets", async () => {
  const file = testFile("old", { type: "text/javascript" });
  const manifest = { ...testManifest, retired: { "/assets/old.js": { file, until: 5 } } };
  const paths = async (isUpdate: boolean) => {
    const choices = { forms: "off", isUpdate } as const;
    const { files } = await openWebsite(pointer, choices, contextOf(manifest));
    return files.map(({ path }) => path);
  };
  expect(await paths(true)).toContain("website/assets/old.js");
  expect(await paths(false)).not.toContain("website/assets/old.js");
});
