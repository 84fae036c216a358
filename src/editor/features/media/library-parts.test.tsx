// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { LibraryAnswer, LibraryEntry } from "#/api/library.ts";
import type { Call } from "../../api/request.ts";
import { mount, type, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { MediaScreen } from "./media-screen.tsx";

/** jsdom has none; nobody else is here. */
class NobodyElse {
  addEventListener(): void {}
  close(): void {}
}
vi.stubGlobal("EventSource", NobodyElse);

let mounted: Mounted;
afterEach(() => mounted.unmount());

function entry(id: string): LibraryEntry {
  const size = { width: 800, height: 600, colour: "#000000", hasAlpha: false };
  const asset = { id, name: `${id}.jpg`, kind: "photo", ...size } as const;
  return { asset, bytes: 98_000, addedAt: "2026-05-28T00:00:00.000Z", isTrashed: false };
}

const names = () =>
  mounted.all(".media-grid .media-name .truncated").map(({ textContent }) => textContent);
const filters = () => mounted.find(".media-filters").textContent;

it("LIB-17: the newest pictures are shown while the rest is on its way, uncounted, and nothing is called missing", async () => {
  const rest = Promise.withResolvers<LibraryAnswer>();
  const call = (async (path: string) => {
    if (path.endsWith("?limit=200")) return { entries: [entry("new")], next: "1-new" };
    return path.endsWith("?after=1-new") ? rest.promise : [];
  }) as Call;
  mounted = await mount(<MediaScreen rest="" />, createSampleEditor(call));
  await until(() => names().length === 1);
  expect(filters()).not.toMatch(/\d/);
  await type(mounted.find<HTMLInputElement>('[role="searchbox"]'), "old");
  expect([names(), mounted.all(".empty")]).toEqual([[], []]);
  await act(async () => rest.resolve({ entries: [entry("old")], next: null }));
  await until(() => names().length === 1);
  expect(names()).toEqual(["old.jpg"]);
  expect(filters()).toContain("2");
});
