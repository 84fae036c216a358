import { expect, test } from "vitest";
import { testManifest } from "#/publish/static/manifest-fixture.ts";
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

/** What tells the home page that is exported from another one. */
async function versionOfHome(one: Case = {}): Promise<string> {
  const pointer: LivePointer = {
    site: 7,
    hosts: ["lamp.example"],
    release: 1,
    manifest: "0".repeat(64),
    recompressed: [],
    exportedTo: "https://www.lamp.example",
    ...one.pointer,
  };
  const files = {
    manifest: () => Promise.resolve({ ...testManifest, ...one.manifest }),
    read: () => Promise.resolve(Buffer.from("")),
    stream: () => inOnePiece(() => Promise.resolve(Buffer.from(""))),
  };
  const { forms = "here", appOrigin = "https://app.example" } = one;
  const website = await openWebsite(pointer, { forms }, { files, appOrigin });
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
