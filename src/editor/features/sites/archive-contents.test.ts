import { expect, test } from "vitest";
import { zipOf } from "../../../../test/project-archive.ts";
import { readContents } from "./archive-contents.ts";

async function blobOf(...names: string[]): Promise<Blob> {
  const zip = await zipOf(names.map((name) => [name, "[]"] as const));
  return new Blob([new Uint8Array(zip)]);
}

test("EXPORT-20: an archive with what visitors sent is known by its directory, also in a folder", async () => {
  const has = async (...names: string[]) =>
    (await readContents(await blobOf(...names))).hasVisitors;
  expect(await has("export.json", "visitors/messages.json")).toBe(true);
  expect(await has("a/export.json", "a/visitors/rsvps.json")).toBe(true);
  expect(await has("export.json", "visitors/messages.csv")).toBe(false);
  expect(await has("visitors/messages.json")).toBe(false);
  expect(await has("a/export.json", "b/visitors/rsvps.json")).toBe(false);
  expect(await has("site.json")).toBe(false);
});

test("EXPORT-20: the earlier versions of an archive are counted", async () => {
  const count = async (...names: string[]) => (await readContents(await blobOf(...names))).versions;
  const list = "versions/versions.json";
  expect(await count("export.json", list, "versions/1.json", "versions/20.json")).toBe(2);
  expect(await count("export.json", list)).toBe(0);
  expect(await count("versions/1.json")).toBe(0);
});

test("EXPORT-20: what is no zip, or a damaged one, has nothing besides", async () => {
  const whole = await blobOf("export.json", "visitors/messages.json");
  const nothing = { hasVisitors: false, versions: 0 };
  for (const part of [new Blob([]), new Blob(["{}"]), whole.slice(0, 40), whole.slice(60)])
    expect((await readContents(part)).hasVisitors).toBeTypeOf("boolean");
  expect(await readContents(new Blob([]))).toEqual(nothing);
  expect(await readContents(whole.slice(0, 40))).toEqual(nothing);
  // a directory that claims to be larger and elsewhere
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  view.setUint32(end + 12, 0xfffffff0, true);
  expect(await readContents(new Blob([bytes]))).toEqual(nothing);
  view.setUint32(end + 12, 1_000, true);
  view.setUint32(end + 16, 0xfffffff0, true);
  expect(await readContents(new Blob([bytes]))).toEqual(nothing);
});
