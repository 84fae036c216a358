import { describe, expect, it } from "vitest";
import type { ReleaseManifest } from "#/publish/manifest.ts";
import { createDraftMemory } from "./draft-memory.ts";

function draft(revision: number, { pages = 0, packed = 0 } = {}) {
  const page = { inputs: "a", path: "/", changedAt: "2026-11-22T12:00:00Z" };
  const manifest: ReleaseManifest = {
    hash: String(revision),
    site: 1,
    origin: "https://lamp.example",
    languages: [],
    files: {},
    retired: {},
    redirects: {},
    notFound: {},
    answers: {},
    pages: Object.fromEntries(Array.from({ length: pages }, (_, at) => [`${at} en`, page])),
    records: {},
    policy: "",
    parts: {},
  };
  const pack = packed > 0 ? { hash: `p${revision}`, bytes: new Uint8Array(packed) } : undefined;
  return { revision, manifest, pack };
}
const revisions = (drafts: readonly { revision: number }[]) =>
  drafts.map(({ revision }) => revision);

describe("PREV-11: drafts in memory", () => {
  it("are the last three of a site", () => {
    const memory = createDraftMemory({ bytes: 1_000_000, sites: 10 });
    for (const revision of [1, 2, 3, 4]) memory.keep(1, draft(revision, { packed: 10 }));
    expect(revisions(memory.of(1))).toEqual([4, 3, 2]);
    expect([...memory.packs.keys()]).toEqual(["p4", "p3", "p2"]);
  });

  it("go where there are too many bytes, also those that have nothing beyond their release", () => {
    const memory = createDraftMemory({ bytes: 1_000_000, sites: 10 });
    memory.keep(1, draft(1, { pages: 1_500 }));
    memory.keep(2, draft(1, { packed: 100_000 }));
    memory.keep(3, draft(1, { pages: 1_500 }));
    expect(memory.of(1)).toEqual([]);
    expect(revisions(memory.of(2))).toEqual([1]);
    expect(revisions(memory.of(3))).toEqual([1]);
  });

  it("go where there are too many sites, first those that nobody has asked for since", () => {
    const memory = createDraftMemory({ bytes: 1_000_000, sites: 2 });
    memory.keep(1, draft(1, { packed: 10 }));
    memory.keep(2, draft(2, { packed: 10 }));
    memory.of(1);
    memory.keep(3, draft(3, { packed: 10 }));
    expect(memory.of(2)).toEqual([]);
    expect([...memory.packs.keys()]).toEqual(["p1", "p3"]);
  });

  it("stay while they are looked at, however large they are", () => {
    const memory = createDraftMemory({ bytes: 1_000, sites: 2 });
    expect(revisions(memory.keep(1, draft(1, { packed: 5_000 })))).toEqual([1]);
    expect(revisions(memory.of(1))).toEqual([1]);
  });
});
