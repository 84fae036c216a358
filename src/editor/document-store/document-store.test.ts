import { findOperation } from "#/site/operations/apply.ts";
import { describe, expect, it } from "vitest";
import { templates } from "#/sections/registry.ts";
import { operationsPerBatch } from "#/site/operations/batch.ts";
import type { Step } from "#/site/operations/operation.ts";
import { emptyMeta } from "#/site/page.ts";
import { type Records, pageKey } from "#/site/records.ts";
import { ApiError } from "../api/api-error.ts";
import type { SiteClient } from "../api/client.ts";
import { writtenTexts } from "../shell/written-texts.ts";
import { createFakeServer } from "../testing/fake-server.ts";
import { createFakeTimers } from "../testing/fake-timers.ts";
import { sampleDocument } from "../testing/sample-document.ts";
import { createConflictStorage } from "./conflict-storage.ts";
import { createDocumentStore } from "./document-store.ts";
import { createMemoryStorage, createOutbox } from "./outbox.ts";
import { fieldValue } from "./read-field.ts";
import { fieldTopic, sectionsTopic } from "./topics.ts";

const lost = new ApiError({ status: 400, code: "network", message: "Failed to fetch" });
const head = { page: "home", section: "head" };
const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

function memoryStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

async function open(
  options: {
    server?: ReturnType<typeof createFakeServer>;
    outboxStorage?: ReturnType<typeof createMemoryStorage>;
    storage?: ReturnType<typeof memoryStorage>;
    tab?: string;
    page?: string;
  } = {},
) {
  const {
    server = createFakeServer(sampleDocument()),
    outboxStorage = createMemoryStorage(),
    storage = memoryStorage(),
    tab = "t",
    page = "home",
  } = options;
  const timers = createFakeTimers();
  const outbox = createOutbox({
    storage: outboxStorage,
    site: 1,
    tab,
    isTabGone: async () => true,
    now: timers.now,
    account: () => "anna",
    askAccount: async () => "anna",
  });
  let last = 0;
  const store = createDocumentStore({
    document: await server.document(page),
    client: server,
    outbox,
    conflicts: createConflictStorage(storage, 1),
    context: { templates, operations: findOperation },
    loadOperations: async () => undefined,
    prepare: async () => undefined,
    timers,
    createId: () => `${tab}op${(last += 1)}`,
    random: () => 1,
    unsent: await outbox.adopt(),
  });
  const title = () =>
    (fieldValue(store.records(), head, ["title"]) as { ru?: { text: string } }).ru?.text;
  return { server, outboxStorage, storage, timers, store, title };
}

function setTitle(text: string, was: string): Step {
  return { name: "text.set", args: { target: head, path: ["title"], language: "ru", text, was } };
}
const started = "Скажите главное одной строкой";

describe("the document store", () => {
  it("applies a step at once, and the server gets it", async () => {
    const { store, server, title } = await open();
    store.dispatch(setTitle("Фары", started));
    expect(title()).toBe("Фары");
    expect(server.log).toEqual([]);
    await settle();
    expect(server.log.map((one) => one.name)).toEqual(["text.set"]);
    expect(store.save.get()).toMatchObject({ phase: "saved", unsent: 0 });
    expect(store.records()).toEqual({ ...server.records(), [pageKey("gallery")]: undefined });
  });

  it("tells only those who listen to the text that changed", async () => {
    const { store } = await open();
    const heard: string[] = [];
    store.subscribe(fieldTopic(head, ["title"]), () => heard.push("title"));
    store.subscribe(fieldTopic(head, ["paragraph"]), () => heard.push("paragraph"));
    store.subscribe(sectionsTopic("home"), () => heard.push("sections"));
    store.dispatch(setTitle("Фары", started));
    await settle();
    expect(heard).toEqual(["title"]);
  });

  it("refuses what the model refuses, and nothing changes", async () => {
    const { store, server } = await open();
    const before = store.records();
    const result = store.dispatch([
      setTitle("Фары", started),
      { name: "section.remove", args: { page: "home", section: "gone" } },
    ]);
    expect(result).toMatchObject({ outcome: "refused", rule: "section-gone" });
    expect(store.records()).toBe(before);
    await settle();
    expect(server.log).toEqual([]);
  });

  it("DOC-08: sends what was done as one thing as a batch, and undoes it as one", async () => {
    const { store, server, title } = await open();
    const before = store.records();
    const remove = { name: "section.remove", args: { page: "home", section: "goods" } };
    store.dispatch([setTitle("Фары", started), remove]);
    await settle();
    const [first, second] = server.log;
    expect(first).toMatchObject({ via: "editor", batch: { name: "text.set" } });
    expect(second?.batch).toEqual(first?.batch);
    store.undo();
    expect(store.records()).toEqual(before);
    expect(title()).toBe(started);
    await settle();
    const [third, fourth] = server.log.slice(2);
    expect(third).toMatchObject({ via: "undo", batch: { name: "section.add" } });
    expect(fourth?.batch).toEqual(third?.batch);
    expect(store.undo()).toEqual({ outcome: "nothing" });
  });

  it("DOC-08: parts what is more than fits into one batch, and undoes it as one", async () => {
    const { store, server, title } = await open();
    const steps = Array.from({ length: operationsPerBatch + 1 }, (_, index) =>
      setTitle(`Фары ${index + 1}`, index === 0 ? started : `Фары ${index}`),
    );
    store.dispatch(steps);
    await expect.poll(() => server.log.length).toBe(steps.length);
    const sizes = new Map<string | undefined, number>();
    for (const { batch } of server.log) sizes.set(batch?.id, (sizes.get(batch?.id) ?? 0) + 1);
    expect([...sizes.values()]).toEqual([operationsPerBatch, 1]);
    const before = server.records();
    store.undo();
    expect(title()).toBe(started);
    expect(store.undo()).toEqual({ outcome: "nothing" });
    // all of it is sent as undone, in as many batches, and done again by one redo
    await expect.poll(() => server.log.length).toBe(2 * steps.length);
    const undone = server.log.slice(steps.length);
    expect(undone.every(({ via }) => via === "undo")).toBe(true);
    expect(new Set(undone.map(({ batch }) => batch?.id)).size).toBe(2);
    const homeOf = (records: Records) => records[pageKey("home")];
    expect(homeOf(server.records())).toEqual(homeOf(store.records()));
    store.redo();
    await expect.poll(() => server.log.length).toBe(3 * steps.length);
    expect(server.records()).toEqual(before);
  });

  it("undoes and does again, exactly", async () => {
    const { store, title } = await open();
    const before = store.records();
    store.dispatch({ name: "section.remove", args: { page: "home", section: "goods" } });
    const after = store.records();
    expect(store.undo()).toMatchObject({
      outcome: "done",
      step: { args: { page: "home", section: "goods" } },
    });
    expect(store.records()).toEqual(before);
    store.redo();
    expect(store.records()).toEqual(after);
    store.undo();
    store.dispatch(setTitle("Фары", started));
    expect(store.redo()).toEqual({ outcome: "nothing" });
    store.undo();
    expect(title()).toBe(started);
    expect(store.undo()).toEqual({ outcome: "nothing" });
  });

  it("keeps 100 steps", async () => {
    const { store, title } = await open();
    for (let step = 0; step < 105; step += 1)
      store.dispatch(setTitle(`Фары ${step}`, title() ?? ""));
    let count = 0;
    while (store.undo().outcome === "done") count += 1;
    expect(count).toBe(100);
    expect(title()).toBe("Фары 4");
  });

  it("I6: what was not sent survives a closed tab", async () => {
    const first = await open();
    first.server.fail(lost);
    first.store.dispatch(setTitle("Фары", started));
    await settle();
    expect(first.store.save.get().phase).toBe("offline");
    first.store.stop();
    first.server.fail(undefined);
    const second = await open({
      server: first.server,
      outboxStorage: first.outboxStorage,
      tab: "u",
    });
    expect(second.title()).toBe("Фары");
    await settle();
    expect(second.server.log).toHaveLength(1);
    expect(await first.outboxStorage.list(1)).toEqual([]);
  });

  it("I5: a lost answer has one effect", async () => {
    const { store, server, timers, title } = await open();
    server.loseAnswer(lost);
    store.dispatch(setTitle("Фары", started));
    await settle();
    timers.pass(1000);
    await settle();
    expect(server.log).toHaveLength(1);
    expect(title()).toBe("Фары");
    expect(store.save.get().phase).toBe("saved");
  });

  it("I4: merges two edits of one text that don't overlap", async () => {
    const { store, server, title } = await open();
    store.dispatch(setTitle("Скажите самое главное одной строкой", started));
    server.apply({
      id: "other1",
      name: "text.set",
      args: {
        target: head,
        path: ["title"],
        language: "ru",
        text: "Скажите главное одной короткой строкой",
        was: started,
      },
    });
    await settle();
    for (const entry of server.log) store.receive(entry);
    expect(title()).toBe("Скажите самое главное одной короткой строкой");
    expect(store.conflicts.get()).toEqual([]);
  });

  it("I4: keeps both texts where two edits overlap, over a closed tab too, until one is chosen", async () => {
    const { store, server, title, outboxStorage, storage } = await open();
    store.dispatch(setTitle("Наше", started));
    server.apply({
      id: "other1",
      name: "text.set",
      args: { target: head, path: ["title"], language: "ru", text: "Их", was: started },
    });
    await settle();
    for (const entry of server.log) store.receive(entry);
    expect(title()).toBe("Их");
    expect(store.conflicts.get()).toMatchObject([
      { key: "page:home/head/title", mine: "Наше", theirs: "Их" },
    ]);
    const second = await open({ server, outboxStorage, storage, tab: "u" });
    expect(second.store.conflicts.get()).toHaveLength(1);
    const [conflict] = second.store.conflicts.get();
    if (conflict) second.store.resolveConflict(conflict, "mine");
    expect(second.title()).toBe("Наше");
    expect(second.store.conflicts.get()).toEqual([]);
    await settle();
    expect(server.log).toHaveLength(2);
  });

  it("TEXT-197: keeps what was typed into a section that another has just removed among what couldn’t be saved", async () => {
    const { store, server } = await open();
    store.receive(
      server.apply({
        id: "other1",
        name: "section.remove",
        args: { page: "home", section: "head" },
      }),
    );
    const result = store.type(setTitle("The last words", started), { goesOn: true });
    expect(result.outcome).toBe("refused");
    expect(store.refusals.get()).toMatchObject([
      { rule: "section-gone", step: { args: { text: "The last words" } } },
    ]);
  });

  it("TEXT-213: a text that is refused again and again is one refusal, with its newest words; other texts and languages have theirs", async () => {
    const { store, server } = await open();
    const told = () =>
      store.refusals.get().map(({ step }) => (step.args as { text: string }).text.slice(0, 3));
    for (const words of ["one", "two"])
      store.type(setTitle(words.padEnd(5000, "!"), started), { goesOn: true });
    expect(told()).toEqual(["two"]);
    const other = { target: head, path: ["paragraph"], language: "ru", was: "" };
    store.type(
      { name: "text.set", args: { ...other, text: "sub".padEnd(50_000) } },
      { goesOn: false },
    );
    const english = { target: head, path: ["title"], language: "en", was: "" };
    store.type(
      { name: "text.set", args: { ...english, text: "eng".padEnd(5000) } },
      { goesOn: false },
    );
    store.type(setTitle("new".padEnd(5000, "!"), started), { goesOn: true });
    expect(told()).toEqual(["sub", "eng", "new"]);

    store.dismissRefusals();
    store.type(setTitle("sent", started), { goesOn: false });
    store.type(setTitle("sent too", "sent"), { goesOn: true });
    server.apply({ id: "gone", name: "section.remove", args: { page: "home", section: "head" } });
    await settle();
    expect(store.refusals.get()).toMatchObject([{ step: { args: { text: "sent too" } } }]);
  });

  it("TEXT-213: an edit that only went with its batch hides no reason why another wasn’t taken", async () => {
    const send: SiteClient["send"] = async (operations) => ({
      revision: 1,
      results: operations.map(({ id }, place) => {
        const rule = place === 0 ? "section-gone" : "batch-refused";
        return { id, status: "refused", rule, message: "", path: [] };
      }),
    });
    const { store } = await open({ server: { ...createFakeServer(sampleDocument()), send } });
    store.dispatch([setTitle("sent", started), setTitle("sent too", "sent")]);
    await settle();
    expect(store.refusals.get().map(({ rule }) => rule)).toEqual(["section-gone", "batch-refused"]);
  });

  it("says what the server refused, and where", async () => {
    const { store, server } = await open();
    store.dispatch({
      name: "section.move",
      args: { page: "home", section: "mail", after: "head" },
    });
    server.apply({ id: "other1", name: "section.remove", args: { page: "home", section: "mail" } });
    await settle();
    expect(store.refusals.get()).toMatchObject([
      { rule: "section-gone", step: { args: { page: "home", section: "mail" } } },
    ]);
  });

  it("loads again when a gap in the log lasts 2 s", async () => {
    const { store, server, timers, title } = await open();
    server.apply({
      id: "other1",
      name: "text.set",
      args: { target: head, path: ["title"], language: "ru", text: "Один", was: started },
    });
    const late = server.apply({
      id: "other2",
      name: "text.set",
      args: { target: head, path: ["title"], language: "ru", text: "Два", was: "Один" },
    });
    store.receive(late);
    expect(title()).toBe(started);
    timers.pass(2000);
    await settle();
    expect(title()).toBe("Два");
    expect(store.revision()).toBe(3);
  });

  it("TREE-236: of two names that a page gets at one moment the later one is refused, with its words", async () => {
    const { store, server } = await open();
    const name = () => store.records().index?.entries.find(({ id }) => id === "gallery")?.name;
    const was = name() ?? "";
    const rename = (to: string) => ({ page: "gallery", name: to, was });
    store.dispatch({ name: "page.rename", args: rename("Works") });
    expect(name()).toBe("Works");
    server.apply({ id: "other1", name: "page.rename", args: rename("Photos") });
    await settle();
    for (const entry of server.log) store.receive(entry);
    expect(name()).toBe("Photos");
    expect(store.refusals.get()).toMatchObject([{ rule: "page-renamed" }]);
    expect(writtenTexts(store.refusals.get().map(({ step }) => step))).toEqual(["Works"]);
  });

  it("TREE-233: a loaded page that went in a gap of the log is gone, and is asked for no more", async () => {
    const entry = (id: string) => ({ id, path: `/${id}`, name: id });
    const pageOf = (id: string) => ({ id, meta: emptyMeta, sections: [] });
    for (const gone of [["gallery"], ["menu"], ["gallery", "menu"]]) {
      const { store, server, timers } = await open();
      const told = (id: string, name: string, args: object) => server.apply({ id, name, args });
      store.receive(
        told("o1", "page.add", { entry: entry("menu"), page: pageOf("menu"), after: null }),
      );
      await store.loadPage("gallery");
      gone.forEach((page) => told(`gone ${page}`, "page.remove", { page }));
      store.receive(told("o2", "site.rename", { name: "Lamps" }));
      const asked: string[] = [];
      const { document } = server;
      server.document = (page) => {
        asked.push(page ?? "");
        return document(page);
      };
      timers.pass(2000);
      await settle();
      const { index, site, ...pages } = store.records();
      expect([site?.name, store.revision()]).toEqual(["Lamps", server.log.at(-1)?.revision]);
      expect(index?.entries.map(({ id }) => id)).toEqual(
        ["home", "menu", "gallery"].filter((id) => !gone.includes(id)),
      );
      for (const page of ["home", "menu", "gallery"])
        expect([page, pages[pageKey(page)] !== undefined]).toEqual([page, !gone.includes(page)]);
      const times = asked.length;
      timers.pass(60_000);
      await settle();
      expect(asked).toHaveLength(times);
    }
  });

  it("TREE-233: where the first page that was loaded went in the gap, the home page is loaded in its place", async () => {
    const server = createFakeServer(sampleDocument());
    const { store, timers } = await open({ server, page: "gallery" });
    server.apply({ id: "o1", name: "page.remove", args: { page: "gallery" } });
    store.receive(server.apply({ id: "o2", name: "site.rename", args: { name: "Lamps" } }));
    timers.pass(2000);
    await settle();
    expect(store.records().site?.name).toBe("Lamps");
    expect(store.records()[pageKey("gallery")]).toBeUndefined();
    expect(store.records()[pageKey("home")]?.sections.length).toBeGreaterThan(0);
    // as long as the server can't be reached it is tried again
    server.apply({ id: "o3", name: "site.rename", args: { name: "Fans" } });
    store.receive(server.apply({ id: "o4", name: "site.rename", args: { name: "Fans 2" } }));
    server.fail(lost);
    timers.pass(2000);
    await settle();
    server.fail(undefined);
    expect(store.records().site?.name).toBe("Lamps");
    timers.pass(2000);
    await settle();
    expect(store.records().site?.name).toBe("Fans 2");
  });

  it("loads a page when it is needed, and undoes on it", async () => {
    const { store } = await open();
    expect(store.records()[pageKey("gallery")]).toBeUndefined();
    await store.loadPage("gallery");
    expect(store.records()[pageKey("gallery")]?.sections).toHaveLength(2);
    store.dispatch({ name: "section.remove", args: { page: "gallery", section: "pics" } });
    store.undo();
    expect(store.records()[pageKey("gallery")]?.sections).toHaveLength(2);
  });
});
