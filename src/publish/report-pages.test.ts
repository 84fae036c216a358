import { brotliDecompressSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Release } from "./make-release.ts";
import { packedText, testRelease, testSource, testReleaseContext } from "./release-fixture.ts";
import { reportPath } from "./report-path.ts";

const context = { ...testReleaseContext, report: "/report/" };

function read(release: Release, path: string): string {
  const file = release.manifest.files[path];
  if (!file) throw new Error(`There is no ${path}`);
  const isZstd = file.place !== "stored" && file.place.encoding === "zstd";
  return packedText(release, file.place, isZstd ? zstdDecompressSync : brotliDecompressSync);
}

test("REPORT-01: a site has a page for complaints in each language, which works without scripts", async () => {
  const release = await testRelease(testSource, { context });
  const page = read(release, "/report/");
  expect(page).toContain("What’s wrong with this website?");
  expect(page).toContain('action="/api/v1/sites/form/compliance/7/"');
  expect(page).toContain('name="siteHash" value="hash7"');
  expect(page).toMatch(/<textarea[^>]*name="comment"[^>]*maxLength="4080"/i);
  expect(page).toContain('<meta name="robots" content="noindex');
  expect(read(release, "/ru/report/")).toContain("Что не так с этим сайтом?");
  expect(read(release, "/ru/prices/")).toContain('href="/ru/report/"');
  expect(read(release, "/sitemap.xml")).not.toContain("report");
});

test("REPORT-02: where nothing is reported there is no such page, and no way to it", async () => {
  const release = await testRelease(testSource);
  expect(release.manifest.files["/report/"]).toBeUndefined();
  expect(read(release, "/")).not.toContain("/report/");
});

test("an owner's page at the path comes first", async () => {
  const entries = [...testSource.index.entries];
  entries[2] = { id: "about", path: "/report", name: "Yearly report" };
  const index = { ...testSource.index, entries };
  expect(reportPath("/report/", index)).toBe("/report-2/");
  const release = await testRelease({ ...testSource, index }, { context });
  expect(read(release, "/report/")).not.toContain("What’s wrong");
  expect(read(release, "/report-2/")).toContain("What’s wrong with this website?");
  expect(read(release, "/")).toContain('href="/report-2/"');
});

test("what did not change is not rendered again", async () => {
  const first = await testRelease(testSource, { context });
  const second = await testRelease(testSource, { context, previous: first.manifest });
  expect(second.pack).toBeUndefined();
  expect(second.manifest.files["/report/"]).toEqual(first.manifest.files["/report/"]);
});
