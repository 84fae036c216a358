import { expect, it } from "vitest";
import type { LibraryEntry } from "#/api/library.ts";
import type { Call } from "../../api/request.ts";
import { createLibraryClient } from "./library-client.ts";

function entry(id: string): LibraryEntry {
  const size = { width: 800, height: 600, colour: "#000000", hasAlpha: false };
  const asset = { id, name: id, kind: "photo", ...size } as const;
  return { asset, bytes: 1, addedAt: "2026-05-28T00:00:00.000Z", isTrashed: false };
}

const parts = {
  "sites/1/library?limit=200": { entries: [entry("c")], next: "3-c" },
  "sites/1/library?after=3-c": { entries: [entry("b")], next: "2-b" },
  "sites/1/library?after=2-b": { entries: [entry("a")], next: null },
};

function setUp(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const told: string[] = [];
  const call = (async (path: string) => {
    asked.push(path);
    return answers[path];
  }) as Call;
  const entries = () =>
    createLibraryClient(call, 1).entries((first) => {
      told.push(`${first.map(({ asset }) => asset.id).join()} after ${asked.length}`);
    });
  return { entries, told };
}

const ids = (list: readonly LibraryEntry[]) => list.map(({ asset }) => asset.id).join();

it("LIB-17: the first of many pictures are told of before the rest is asked for", async () => {
  const { entries, told } = setUp(parts);
  expect(ids(await entries())).toBe("c,b,a");
  expect(told).toEqual(["c after 1"]);
});

it("LIB-17: a library of one part comes whole", async () => {
  const { entries, told } = setUp({
    "sites/1/library?limit=200": { entries: [entry("a")], next: null },
  });
  expect(ids(await entries())).toBe("a");
  expect(told).toEqual([]);
});
