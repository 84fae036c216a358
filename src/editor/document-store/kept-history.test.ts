import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { templates } from "#/sections/registry.ts";
import { findOperation } from "#/site/operations/apply.ts";
import type { Step } from "#/site/operations/operation.ts";
import { forgetOwn } from "../api/own-key.ts";
import { createFakeServer } from "../testing/fake-server.ts";
import { createFakeTimers } from "../testing/fake-timers.ts";
import { sampleDocument } from "../testing/sample-document.ts";
import { createDocumentStore } from "./document-store.ts";
import { keepHistory, restoreHistory } from "./kept-history.ts";

const context = { templates, operations: findOperation };
const rename = (name: string): Step => ({ name: "site.rename", args: { name } });
const move: Step = {
  name: "section.move",
  args: { page: "home", section: "goods", after: "mail" },
};

/** As a tab's storage. */
function createStorage(mostLength = Infinity): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (place) => [...kept.keys()][place] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (value.length > mostLength) throw new Error("full");
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

type Server = ReturnType<typeof createFakeServer>;
let last = 0;

/** The site as a tab has it that was just loaded; `soon` is done before the tab goes on with what it kept. */
async function load(server: Server, storage: Storage, soon: readonly Step[] = []) {
  const timers = createFakeTimers();
  const store = createDocumentStore({
    document: await server.document("home"),
    client: server,
    outbox: { keep: async () => true, forget: async () => undefined },
    conflicts: { read: () => [], write: () => undefined },
    context,
    loadOperations: async () => undefined,
    prepare: async () => undefined,
    timers,
    createId: () => `op${(last += 1)}`,
  });
  soon.forEach((step) => store.dispatch(step));
  await restoreHistory(store, { storage, site: 1, context });
  keepHistory(store, { storage, site: 1 });
  // all that waits for no timer
  const settle = (): Promise<void> => setImmediate();
  return { store, settle };
}

describe("UNDO-20: what can be undone", () => {
  it("can be after the tab was loaded anew, and done again", async () => {
    const [server, storage] = [createFakeServer(sampleDocument()), createStorage()];
    const before = await load(server, storage);
    const name = before.store.records().site?.name;
    before.store.dispatch(rename("Bakery"));
    before.store.dispatch(rename("Cafe"));
    before.store.undo();
    await before.settle();

    const { store, settle } = await load(server, storage);
    expect(store.records().site?.name).toBe("Bakery");
    store.redo();
    expect(store.records().site?.name).toBe("Cafe");
    store.undo();
    store.undo();
    expect(store.records().site?.name).toBe(name);
    await settle();
    expect(server.records().site?.name).toBe(name);
  });

  it("has what was done in the meantime on top, after which nothing is done again", async () => {
    const [server, storage] = [createFakeServer(sampleDocument()), createStorage()];
    const before = await load(server, storage);
    const name = before.store.records().site?.name;
    before.store.dispatch(rename("Bakery"));
    before.store.dispatch(rename("Cafe"));
    before.store.undo();
    await before.settle();

    const { store } = await load(server, storage, [rename("Tea room")]);
    expect(store.history.get().future).toEqual([]);
    store.undo();
    expect(store.records().site?.name).toBe("Bakery");
    store.undo();
    expect(store.records().site?.name).toBe(name);
  });

  it("is no longer offered where others have made it impossible, nor what came before it", async () => {
    const [server, storage] = [createFakeServer(sampleDocument()), createStorage()];
    const mine = await load(server, storage);
    mine.store.dispatch(rename("Bakery"));
    mine.store.dispatch(move);
    await mine.settle();
    const theirs = await load(server, createStorage());
    theirs.store.dispatch({ name: "section.remove", args: { page: "home", section: "goods" } });
    await theirs.settle();
    const { store } = await load(server, storage);
    expect(store.history.get().past).toEqual([]);
  });

  it("is a whole thing or nothing of it: what is too large to be kept is not offered in part", async () => {
    const [server, storage] = [createFakeServer(sampleDocument()), createStorage()];
    const mine = await load(server, storage);
    const renames = Array.from({ length: 3_000 }, (_, place) =>
      rename(`${"Bakery ".repeat(9)}${place}`),
    );
    mine.store.dispatch(renames);
    mine.store.dispatch(rename("Cafe"));
    await mine.settle();
    const { store } = await load(server, storage);
    expect(store.history.get().past.map(({ step }) => step)).toEqual([rename("Cafe")]);
  });

  it("is none of whoever signs in next, nor of another site", async () => {
    const [server, storage] = [createFakeServer(sampleDocument()), createStorage()];
    const mine = await load(server, storage);
    mine.store.dispatch(rename("Bakery"));
    await mine.settle();
    await restoreHistory(mine.store, { storage, site: 2, context });
    expect(mine.store.history.get().past).toHaveLength(1);
    forgetOwn(storage);
    const { store } = await load(server, storage);
    expect(store.history.get().past).toEqual([]);
  });

  it("is nothing where the tab has no room, or something else is kept in its place", async () => {
    const server = createFakeServer(sampleDocument());
    const full = createStorage(10);
    const mine = await load(server, full);
    mine.store.dispatch(rename("Bakery"));
    await mine.settle();
    expect((await load(server, full)).store.history.get().past).toEqual([]);
    const hostile = createStorage();
    for (const kept of ["{", '{"past":[{"inverse":"x"}]}']) {
      hostile.setItem("vitrine-own-history-1", kept);
      expect((await load(server, hostile)).store.history.get().past).toEqual([]);
    }
  });
});
