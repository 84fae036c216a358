import fc from "fast-check";
import { expect, it } from "vitest";
import "../../../test/same-properties.ts";
import { templates } from "#/sections/registry.ts";
import { mark } from "#/site/examples/example-mark.ts";
import { findOperation } from "#/site/operations/apply.ts";
import { createFakeServer } from "../testing/fake-server.ts";
import { createFakeTimers } from "../testing/fake-timers.ts";
import { sampleDocument } from "../testing/sample-document.ts";
import { createConflictStorage } from "./conflict-storage.ts";
import { createDocumentStore } from "./document-store.ts";
import { valueOfKind } from "./read-field.ts";

const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const spot = { target: { page: "home", section: "head" }, path: ["title"], language: "ru" };

type Server = ReturnType<typeof createFakeServer>;
type Timers = ReturnType<typeof createFakeTimers>;

/** Somebody who types in the title of the header, as the canvas does it: from time to time it is committed. */
async function createWriter(name: string, server: Server, timers: Timers) {
  let isOnline = true;
  let heard = 0;
  let last = 0;
  const store = createDocumentStore({
    document: await server.document("home"),
    client: {
      document: server.document,
      send: (operations) =>
        isOnline ? server.send(operations) : Promise.reject(new TypeError("Failed to fetch")),
    },
    outbox: { keep: async () => true, forget: async () => undefined },
    conflicts: createConflictStorage(nowhere, 1),
    context: { templates, operations: findOperation },
    loadOperations: async () => undefined,
    prepare: async () => undefined,
    timers,
    createId: () => `${name}${(last += 1)}`,
    random: () => 0,
  });
  const stored = (): string =>
    valueOfKind(store.records(), { ...spot, kind: "text" })?.["ru"]?.text ?? "";
  let base = stored();
  let value = base;
  const isDirty = () => value !== base;
  return {
    store,
    stored,
    setOnline(next: boolean) {
      isOnline = next;
      if (isOnline) store.retryNow();
    },
    /** Hears of what the log has, one operation at a time. */
    hear() {
      const next = isOnline ? server.log[heard] : undefined;
      if (!next) return false;
      heard += 1;
      store.receive(next);
      if (!isDirty()) value = base = stored();
      return true;
    },
    edit(change: (text: string) => string) {
      value = change(value);
    },
    commit(goesOn: boolean) {
      if (!isDirty()) return;
      const args = { ...spot, text: value, was: base, typed: true };
      store.type({ name: "text.set", args }, { goesOn });
      value = base = stored();
    },
  };
}

async function createRoom() {
  const server = createFakeServer(sampleDocument());
  const timers = createFakeTimers();
  const names = ["a", "b", "c"];
  const writers = await Promise.all(names.map((name) => createWriter(name, server, timers)));
  const settle = async (): Promise<void> => {
    for (let round = 0; round < 50; round += 1) await Promise.resolve();
  };
  /** Everybody is back, everything is sent and heard. */
  const finish = async (): Promise<void> => {
    for (const writer of writers) writer.setOnline(true);
    for (let round = 0; round < 4; round += 1) {
      for (const writer of writers) writer.commit(true);
      timers.pass(60_000);
      await settle();
      for (const writer of writers) while (writer.hear());
    }
  };
  return { server, writers, settle, finish };
}

const action = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom("type", "type", "type", "erase", "commit", "hear", "send", "line"),
  at: fc.nat(1_000),
});

it("LIVE-01 (I4): of three who type in one text, cut off now and then, no letter is lost or doubled, and all see the same", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 60 }), async (actions) => {
      const { server, writers, settle, finish } = await createRoom();
      const original = writers[0]?.stored() ?? "";
      // no letter comes twice, so that each can be found again
      let next = 0x4e00;
      const present = new Set<string>();
      const offline = new Set<number>();
      for (const { who, what, at } of actions) {
        const writer = writers[who];
        if (!writer) continue;
        if (what === "type")
          writer.edit((text) => {
            const letter = String.fromCharCode((next += 1));
            present.add(letter);
            const place = at % (text.length + 1);
            return text.slice(0, place) + letter + text.slice(place);
          });
        if (what === "erase")
          writer.edit((text) => {
            const place = at % Math.max(text.length, 1);
            present.delete(text[place] ?? "");
            return text.slice(0, place) + text.slice(place + 1);
          });
        // what is committed at once was typed in one place
        if (what === "type" || what === "erase" || what === "commit") writer.commit(at % 2 === 0);
        if (what === "hear") writer.hear();
        if (what === "send") await settle();
        if (what === "line") {
          if (offline.delete(who)) writer.setOnline(true);
          else writer.setOnline(offline.add(who).size === 0);
        }
      }
      await finish();
      const [first, ...others] = writers.map((writer) => writer.stored());
      for (const text of others) expect(text).toBe(first);
      expect(JSON.stringify(server.records())).toContain(JSON.stringify(first));
      const typed = [...(first ?? "")].filter((letter) => letter >= "\u4e00");
      expect(typed.toSorted()).toEqual(
        [...present].filter((letter) => letter >= "\u4e00").toSorted(),
      );
      for (const { store } of writers) expect(store.conflicts.get()).toEqual([]);
      if (actions.every(({ what }) => what !== "erase"))
        for (const letter of original) expect(first).toContain(letter);
    }),
    { numRuns: 40 },
  );
});

it("LIVE-02: undo takes back a sitting of typing, not a letter, and leaves what the other one wrote in between", async () => {
  const { writers, settle, finish } = await createRoom();
  const [anna, boris] = writers;
  if (!anna || !boris) throw new Error("There is nobody");
  const original = anna.stored();
  for (const [index, letter] of [..." от Анны"].entries()) {
    anna.edit((text) => `${text}${letter}`);
    anna.commit(index > 0);
    boris.edit((text) => `${index}${text}`);
    boris.commit(index > 0);
    await settle();
    for (const writer of writers) while (writer.hear());
  }
  await finish();
  expect(anna.stored()).toBe(`76543210${original} от Анны`);
  expect(anna.store.history.get().past).toHaveLength(1);
  anna.store.undo();
  expect(anna.stored()).toBe(`76543210${original}`);
  anna.store.redo();
  expect(anna.stored()).toBe(`76543210${original} от Анны`);
  boris.store.undo();
  await finish();
  for (const writer of writers) expect(writer.stored()).toBe(`${original} от Анны`);
});

it("LIVE-02: what is typed after an undo, or after a rest, is undone for itself", async () => {
  const { writers } = await createRoom();
  const [anna] = writers;
  if (!anna) throw new Error("There is nobody");
  const original = anna.stored();
  const type = (letter: string, goesOn: boolean) => {
    anna.edit((text) => text + letter);
    anna.commit(goesOn);
  };
  type("1", false);
  type("2", true);
  type("3", false);
  anna.store.undo();
  expect(anna.stored()).toBe(`${original}12`);
});

it("CHECK-342: one undo of a sitting of typing brings the example’s translations back along with it", async () => {
  const document = sampleDocument();
  const [home] = document.pages;
  const [head] = home?.sections ?? [];
  if (!head) throw new Error("There is no header");
  // the site hasn't the last of these languages
  const title = {
    ru: { text: "Гаванская, 12" },
    en: { text: "12 Harbour Street" },
    es: { text: "Calle del Puerto, 12" },
  };
  head.fields["title"] = title;
  document.site.examples = Object.values(title).map(({ text }) => mark("fact", text));
  const anna = await createWriter("anna", createFakeServer(document), createFakeTimers());
  const said = () => valueOfKind(anna.store.records(), { ...spot, kind: "text" });
  for (const [index, letter] of [..."моя"].entries()) {
    anna.edit((text) => `${text}${letter}`);
    anna.commit(index > 0);
  }
  expect(said()).toEqual({ ru: { text: "Гаванская, 12моя" } });
  expect(anna.store.history.get().past).toMatchObject([{ inverse: { length: 3 } }]);
  for (const _ of [1, 2]) {
    anna.store.undo();
    expect(said()).toEqual(title);
    anna.store.redo();
    expect(said()).toEqual({ ru: { text: "Гаванская, 12моя" } });
  }
});
