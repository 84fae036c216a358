import { describe, expect, test } from "vitest";
import { readManifest, writeManifest } from "./manifest-file.ts";
import type { NewManifest, WrittenManifest } from "./manifest-file.ts";
import type { ManifestPart, ReleaseFile, ReleaseManifest } from "./manifest.ts";

const hashOf = (digit: string) => digit.padStart(64, "0");

function file(name: string, more: Partial<ReleaseFile> = {}): ReleaseFile {
  const hash = hashOf(Buffer.from(name).toString("hex").slice(-60));
  const place = { pack: hashOf("ab"), start: 0, length: 9, encoding: "br" as const };
  return { hash, size: 99, type: "text/html", place, ...more };
}

/** A manifest of so many pages in two languages; `changed` are pages that came out differently. */
function manifestOf(count: number, changed: Readonly<Record<number, string>> = {}): NewManifest {
  const made: NewManifest = {
    site: 7,
    origin: "https://lamp.example",
    languages: [{ code: "en", prefix: "" }],
    files: { "/assets/x.jpg": file("x", { place: "stored", isFixed: true }) },
    retired: { "/assets/old.jpg": { file: file("old"), until: 5 } },
    redirects: { "/cost/": "/p1/" },
    notFound: { en: file("404") },
    answers: { en: file("answers") },
    pages: { "#notFound en": { inputs: "auxiliary", path: "", changedAt: "" } },
    records: { site: { hash: "s", file: file("site") } },
    policy: "default-src 'none'",
  };
  for (let number = 0; number < count; number += 1) {
    const state = changed[number] ?? "";
    for (const language of ["en", "ru"]) {
      const path = `/${language}/p${number}/`;
      const page = { inputs: `inputs ${state}`, path, changedAt: "2026-11-20T10:00:00.000Z" };
      made.pages[`p${number} ${language}`] = page;
      made.files[path] = file(`${path}${state}`);
    }
    made.records[`page:p${number}`] = { hash: `r${state}`, file: file(`record ${number}${state}`) };
  }
  return made;
}

/** Files of manifests by their hashes. */
function createShelf() {
  const files = new Map<string, Buffer>();
  const put = ({ manifest, bytes }: WrittenManifest): ReleaseManifest => {
    if (bytes) files.set(manifest.hash, Buffer.from(bytes));
    return manifest;
  };
  const readPart = async ({ file: name, start, length }: ManifestPart) => {
    const bytes = files.get(name);
    if (!bytes) throw new Error(`lost ${name}`);
    return bytes.subarray(start, start + length);
  };
  const read = (hash: string) => readManifest(files.get(hash) ?? Buffer.of(), hash, readPart);
  return { files, put, read };
}

describe("PUB-06: a manifest in parts", () => {
  test("says the same when it is read", async () => {
    const { put, read } = createShelf();
    for (const count of [0, 1, 41, 400]) {
      const manifest = put(writeManifest(manifestOf(count)));
      expect(await read(manifest.hash)).toEqual(manifest);
      expect(manifest).toMatchObject(manifestOf(count));
    }
  });

  test("after a change of one page of a thousand is written in a twentieth of its size", async () => {
    const { files, put, read } = createShelf();
    const first = put(writeManifest(manifestOf(1_000)));
    const second = put(writeManifest(manifestOf(1_000, { 500: "new" }), { previous: first }));
    const size = (hash: string) => files.get(hash)?.length ?? 0;
    expect(size(second.hash)).toBeLessThan(size(first.hash) / 20);
    expect(await read(second.hash)).toEqual(second);
    expect(second).toMatchObject(manifestOf(1_000, { 500: "new" }));
  });

  test("is read from all the files that its parts lie in, through changes, growth and shrinking", async () => {
    const { put, read } = createShelf();
    const changed: Record<number, string> = {};
    let previous: ReleaseManifest | undefined;
    for (const [step, count] of [100, 100, 100, 161, 161, 162, 99, 100, 3, 2].entries()) {
      changed[(step * 37) % count] = `state ${step}`;
      const made = manifestOf(count, changed);
      const written: ReleaseManifest = put(writeManifest(made, { previous }));
      const found = await read(written.hash);
      expect(found).toEqual(written);
      expect(found).toMatchObject(made);
      expect(Object.keys(found.pages)).toHaveLength(Object.keys(made.pages).length);
      // in a process that has read it, as in one that has made it
      previous = step % 2 === 0 ? written : found;
    }
  });

  test("outlives a file that is lost: each has parts of at most eight releases", async () => {
    const { files, put, read } = createShelf();
    const releases: ReleaseManifest[] = [];
    for (let step = 0; step < 40; step += 1) {
      const made = manifestOf(100, { 7: `state ${step}` });
      releases.push(put(writeManifest(made, { previous: releases.at(-1) })));
    }
    for (const { hash } of releases) {
      const bytes = files.get(hash) ?? Buffer.of();
      files.delete(hash);
      const found = await Promise.allSettled(releases.map((one) => read(one.hash)));
      const lost = found.filter(({ status }) => status === "rejected").length;
      expect(lost).toBeGreaterThan(0);
      expect(lost).toBeLessThanOrEqual(8);
      files.set(hash, bytes);
    }
    const bytesOfAll = [...files.values()].reduce((sum, { length }) => sum + length, 0);
    const whole = files.get(releases[0]?.hash ?? "")?.length ?? 0;
    expect(bytesOfAll).toBeLessThan((releases.length / 2) * whole);
  });

  test("is the one before where nothing changed, read or made", async () => {
    const { put, read } = createShelf();
    const first = put(writeManifest(manifestOf(100)));
    const second = put(writeManifest(manifestOf(100, { 3: "new" }), { previous: first }));
    for (const previous of [second, await read(second.hash)]) {
      const again = writeManifest(manifestOf(100, { 3: "new" }), { previous });
      expect(again).toEqual({ manifest: previous, bytes: undefined });
    }
  });

  test.each<[string, (made: NewManifest) => void]>([
    ["a page less", (made) => void delete made.pages["p4 ru"]],
    ["a file less", (made) => void delete made.files["/assets/x.jpg"]],
    ["a redirect more", (made) => void (made.redirects["/old/"] = "/p2/")],
    [
      "another retired file",
      (made) => void (made.retired["/assets/old.jpg"] = { file: file("y"), until: 6 }),
    ],
    ["another 404", (made) => void (made.notFound["en"] = file("other"))],
    ["another policy", (made) => void (made.policy = "default-src 'self'")],
  ])("is another one with %s", async (_, change) => {
    const { put, read } = createShelf();
    const previous = put(writeManifest(manifestOf(100)));
    const made = manifestOf(100);
    change(made);
    const written = put(writeManifest(made, { previous }));
    expect(written.hash).not.toBe(previous.hash);
    expect(await read(written.hash)).toEqual({ ...made, hash: written.hash, parts: written.parts });
  });

  test("has files in the recompressed form that they were given since, in unchanged parts too", async () => {
    const { put, read } = createShelf();
    const previous = put(writeManifest(manifestOf(100)));
    const place = {
      pack: hashOf("cd"),
      start: 3,
      length: 5,
      encoding: "br" as const,
      isStrong: true,
    };
    const [one, notFound] = [previous.files["/en/p9/"]?.hash, previous.notFound["en"]?.hash];
    const recompressed = { [one ?? ""]: place, [notFound ?? ""]: place };
    const same = writeManifest(manifestOf(100), { previous, recompressed });
    expect(same.bytes).toBeUndefined();
    const changed = manifestOf(100, { 3: "new" });
    const { hash } = put(writeManifest(changed, { previous, recompressed }));
    const found = await read(hash);
    expect(found.files["/en/p9/"]?.place).toEqual(place);
    expect(found.notFound["en"]?.place).toEqual(place);
    expect(found.files["/en/p8/"]).toEqual(previous.files["/en/p8/"]);
  });

  test("of an earlier program is read from its one piece, and goes on in parts", async () => {
    const { files, put, read } = createShelf();
    files.set("old", Buffer.from(JSON.stringify({ version: 1, ...manifestOf(100) })));
    const old = await read("old");
    expect(old).toEqual({ ...manifestOf(100), hash: "old", parts: {} });
    const next = put(writeManifest(manifestOf(100, { 1: "new" }), { previous: old }));
    files.delete("old");
    expect(await read(next.hash)).toEqual(next);
  });

  test("is refused where it is none", async () => {
    const { files, read } = createShelf();
    for (const text of ["", "{}", '{"version":3}', "null"]) {
      files.set("other", Buffer.from(text));
      await expect(read("other")).rejects.toThrow();
    }
  });
});
