import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import type { OperationsAnswer } from "#/api/operations.ts";
import { templates } from "#/sections/registry.ts";
import { applyOperation } from "#/site/operations/apply.ts";
import type { Operation } from "#/site/operations/operation.ts";
import { type Records, pageKey, toRecords, withChanges } from "#/site/records.ts";
import { type SiteDocument, siteDocumentSchema } from "#/site/site.ts";
import { describeDatabases } from "../../../test/databases.ts";
import { systemClock } from "../clock.ts";
import { migrate } from "../db/migrate.ts";
import { createDocuments } from "./documents.ts";
import { newSiteDocument } from "./new-site.ts";
import { createOperationLog } from "./operation-log.ts";
import { RecordCache } from "./record-cache.ts";
import { createSharedNews } from "./shared-news.ts";
import { createSiteSignals } from "./site-signals.ts";
import { createSites } from "./sites.ts";

const context = { templates };
const author = "author";

function newId(): string {
  return randomUUID();
}

function withPages(document: SiteDocument, count: number): SiteDocument {
  const home = document.pages[0]!;
  const pages = Array.from({ length: count }, (_, number) => ({ ...home, id: `page${number}` }));
  return {
    ...document,
    pages: [home, ...pages],
    index: {
      ...document.index,
      entries: [
        ...document.index.entries,
        ...pages.map(({ id }, number) => ({ id, path: `/p${number}`, name: `Page ${number}` })),
      ],
    },
  };
}

function titleIn(records: Records, page: string): string {
  const title = records[pageKey(page)]?.sections[0]?.fields["title"];
  return (title as Record<string, { text: string }> | undefined)?.["en"]?.text ?? "";
}

/** Sets the title of a page's header. */
function setTitle(
  records: Records,
  page: string,
  { text, was }: { text: string; was: string },
): Operation {
  const section = records[pageKey(page)]!.sections[0]!.id;
  const args = { target: { page, section }, path: ["title"], language: "en", text, was };
  return { id: newId(), name: "text.set", args };
}

describeDatabases("the operation log", (open) => {
  async function prepare(pageCount = 0) {
    const database = await open();
    onTestFinished(() => database.close());
    await migrate(database);
    const clock = systemClock;
    const where = { appOrigin: "http://localhost:3000", sitesDomain: "localhost" };
    const sites = createSites({ database, clock, ...where, moved: async () => undefined });
    const owner = { id: "owner", name: "", email: "o@example.org", role: "owner" };
    const times = { createdAt: new Date().toISOString(), updatedAt: new Date().toISOString() };
    const emailVerified = database.dialect === "sqlite" ? 0 : false;
    await database.db
      .insertInto("users")
      .values({ ...owner, ...times, emailVerified })
      .execute();
    const document = withPages(
      newSiteDocument({ name: "Shop", language: "en", templates }),
      pageCount,
    );
    const siteId = await sites.create({ slug: "shop", ownerId: "owner", document });
    const signals = createSiteSignals();
    const news = createSharedNews({ signals });
    const openLog = () =>
      createOperationLog({ database, clock, context, news, cache: new RecordCache() });
    const documents = createDocuments(database, templates);
    const home = document.pages[0]!.id;
    const records = toRecords(document);
    return {
      database,
      sites,
      siteId,
      signals,
      log: openLog(),
      openLog,
      documents,
      document,
      home,
      records,
    };
  }

  /** Makes the site again from the first document and the operations of the log. */
  async function replay({ log, siteId }: Awaited<ReturnType<typeof prepare>>): Promise<Records> {
    const [first, ...operations] = await log.since(siteId, 0, 100_000);
    let records = toRecords(siteDocumentSchema.parse(first?.args));
    for (const [index, operation] of operations.entries()) {
      expect(operation.revision).toBe(index + 2);
      records = withChanges(records, applyOperation(records, operation, context).changes);
    }
    return records;
  }

  test("VERS-01: a field that is younger than the stored record is edited, not an error", async () => {
    const { database, log, documents, siteId, home, records } = await prepare();
    const page = records[pageKey(home)]!;
    const [header, ...others] = page.sections;
    const { paragraph: _younger, ...fields } = header!.fields;
    const older = { ...page, sections: [{ ...header!, fields }, ...others] };
    await database.db
      .updateTable("records")
      .set({ body: JSON.stringify(older) })
      .where("key", "=", pageKey(home))
      .execute();
    const args = {
      target: { page: home, section: header!.id },
      path: ["paragraph"],
      language: "en",
      text: "New",
      was: "",
    };
    const answer = await log.append(siteId, [{ id: newId(), name: "text.set", args }], author);
    expect(answer.results).toMatchObject([{ status: "applied" }]);
    const { document } = await documents.load(siteId);
    expect(document.pages[0]?.sections[0]?.fields["paragraph"]).toEqual({ en: { text: "New" } });
  });

  test("LOG-01: an operation is in the log and in the document, with the next revision", async () => {
    const world = await prepare();
    const was = (await titleOf(world)) ?? "";
    const operation = setTitle(world.records, world.home, { text: "Новый", was });
    const answer = await world.log.append(world.siteId, [operation], author);
    expect(answer).toMatchObject({
      revision: 2,
      results: [{ id: operation.id, status: "applied", revision: 2 }],
    });
    expect(await titleOf(world)).toBe("Новый");
    expect(await world.log.history(world.siteId, { limit: 1, offset: 0 })).toMatchObject({
      total: 2,
      operations: [{ id: operation.id, name: "text.set", author, revision: 2 }],
    });
  });

  async function titleOf({ documents, siteId, home }: Awaited<ReturnType<typeof prepare>>) {
    const { records } = await documents.load(siteId);
    const title = records[pageKey(home)]?.sections[0]?.fields["title"];
    return (title as Record<string, { text: string }> | undefined)?.["en"]?.text;
  }

  test("I5: a repeated operation has one effect and the first answer", async () => {
    const world = await prepare();
    const was = (await titleOf(world)) ?? "";
    const operation = setTitle(world.records, world.home, { text: "Once", was });
    const first = await world.log.append(world.siteId, [operation, operation], author);
    const [again, third] = await Promise.all([
      world.log.append(world.siteId, [operation], author),
      world.openLog().append(world.siteId, [operation], author),
    ]);
    expect(first.revision).toBe(2);
    expect(again).toEqual({ revision: 2, results: first.results.slice(0, 1) });
    expect(third).toEqual(again);
  });

  test("LOG-02: a refusal names its rule, leaves nothing behind and does not stop the others", async () => {
    const world = await prepare();
    const was = (await titleOf(world)) ?? "";
    const good = setTitle(world.records, world.home, { text: "Good", was });
    const answer = await world.log.append(
      world.siteId,
      [
        { id: newId(), name: "page.remove", args: { page: "gone" } },
        { id: newId(), name: "no.such", args: {} },
        { id: newId(), name: "text.set", args: { __proto__: 1 } },
        good,
      ],
      author,
    );
    expect(answer.revision).toBe(2);
    expect(
      answer.results.map((result) => (result.status === "refused" ? result.rule : result.status)),
    ).toEqual(["page-gone", "operation-unknown", "arguments", "applied"]);
  });

  test("I4: two writers of one text both keep their words, or are asked", async () => {
    const world = await prepare();
    const was = (await titleOf(world)) ?? "";
    const mine = setTitle(world.records, world.home, { text: `Before ${was}`, was });
    const theirs = setTitle(world.records, world.home, { text: `${was} after`, was });
    await world.log.append(world.siteId, [mine], author);
    const merged = await world.log.append(world.siteId, [theirs], "other");
    expect(merged.results[0]).toMatchObject({
      status: "applied",
      args: { text: `Before ${was} after` },
    });
    const clash = setTitle(world.records, world.home, { text: "Something else", was });
    const answer = await world.log.append(world.siteId, [clash], "third");
    expect(answer.results[0]).toEqual({
      id: clash.id,
      status: "conflict",
      current: `Before ${was} after`,
      mine: "Something else",
    });
  });

  test("the name of the site follows its document", async () => {
    const world = await prepare();
    const rename = { id: newId(), name: "site.rename", args: { name: "Фары" } };
    const answer = await world.log.append(world.siteId, [rename], author);
    expect(answer.results[0]).toMatchObject({ status: "applied" });
    expect((await world.sites.info(world.siteId, "owner")).name).toBe("Фары");
  });

  test("a site that is gone or in the trash takes nothing", async () => {
    const world = await prepare();
    const operation = setTitle(world.records, world.home, { text: "x", was: "" });
    await expect(world.log.append(99, [operation], author)).rejects.toMatchObject({
      code: "not-found",
    });
    await world.sites.trash(world.siteId, "owner");
    await expect(world.log.append(world.siteId, [operation], author)).rejects.toMatchObject({
      code: "not-found",
    });
  });

  describe("LOG-03: a batch", () => {
    const batchOf = (size: number) => ({ id: newId(), name: "rename", size });
    const rename = (name: string) => ({ id: newId(), name: "site.rename", args: { name } });
    const gone = () => ({ id: newId(), name: "page.remove", args: { page: "gone" } });

    test("is applied as a whole, and the history tells its name and by what means it came", async () => {
      const world = await prepare();
      const batch = batchOf(2);
      const both = [rename("One"), rename("Two")].map((one) => ({ ...one, batch }));
      const answer = await world.log.append(world.siteId, both, author);
      expect(answer.results.map(({ status }) => status)).toEqual(["applied", "applied"]);
      const undo = { ...rename("Three"), via: "undo" } as const;
      await world.log.append(world.siteId, [undo, rename("Four")], author);
      const { operations } = await world.log.history(world.siteId, { limit: 9, offset: 0 });
      const named = { id: batch.id, name: "rename" };
      expect(operations.map(({ via, batch: own }) => [via, own])).toEqual([
        ["api", null],
        ["undo", null],
        ["api", named],
        ["api", named],
        ["editor", null],
      ]);
    });

    test.each([
      ["first", [gone(), rename("One"), rename("Two")]],
      ["last", [rename("One"), rename("Two"), gone()]],
    ])(
      "whose %s operation is refused leaves nothing behind, and stops no others",
      async (_, all) => {
        const world = await prepare();
        const batch = batchOf(3);
        const before = await world.documents.load(world.siteId);
        const refused = all.map((one) => ({ ...one, batch }));
        const { results, revision } = await world.log.append(world.siteId, refused, author);
        expect(revision).toBe(1);
        expect(
          results.map((result) => (result.status === "refused" ? result.rule : result.status)),
        ).toEqual(all.map(({ name }) => (name === "page.remove" ? "page-gone" : "batch-refused")));
        expect(await world.documents.load(world.siteId)).toEqual(before);
        const mixed = await world.log.append(
          world.siteId,
          [rename("Before"), ...refused, rename("After")],
          author,
        );
        expect(mixed.revision).toBe(3);
        const { document } = await world.documents.load(world.siteId);
        expect(document.site.name).toBe("After");
        expect(await replay(world)).toEqual((await world.documents.load(world.siteId)).records);
      },
    );

    test.each([
      ["size", { size: 3 }],
      ["name", { name: "another" }],
    ])("of which an operation tells another %s is refused as a whole", async (_, other) => {
      const world = await prepare();
      const batch = batchOf(2);
      const both = [
        { ...rename("One"), batch },
        { ...rename("Two"), batch: { ...batch, ...other } },
      ];
      for (const all of [both, both.toReversed()]) {
        const { results, revision } = await world.log.append(world.siteId, all, author);
        expect(revision).toBe(1);
        expect(results).toMatchObject([{ rule: "batch-differs" }, { rule: "batch-differs" }]);
      }
    });

    test("has its id for itself, and is only answered where a call has it twice", async () => {
      const world = await prepare();
      const batch = batchOf(1);
      const one = { ...rename("One"), batch };
      const other = { ...rename("Two"), batch };
      const calls = [one, rename("Between"), one, rename("After"), other];
      const { results, revision } = await world.log.append(world.siteId, calls, author);
      expect(results.map(({ status }) => status)).toEqual([
        ...Array.from({ length: 4 }, () => "applied"),
        "refused",
      ]);
      expect(results[2]).toEqual(results[0]);
      expect(results[4]).toMatchObject({ rule: "batch-exists" });
      expect(revision).toBe(4);
    });

    test("has its id for good: a later call brings no other batch under it, and the first again is only answered", async () => {
      const world = await prepare();
      const batch = batchOf(2);
      const both = [rename("One"), rename("Two")].map((one) => ({ ...one, batch }));
      const first = await world.log.append(world.siteId, both, author);
      const others = [rename("Three"), rename("Four")].map((one) => ({ ...one, batch }));
      const mixed = [both[0] ?? rename("One"), ...others.slice(0, 1)];
      for (const log of [world.log, world.openLog()]) {
        for (const stolen of [others, mixed]) {
          const { results, revision } = await log.append(world.siteId, stolen, author);
          expect(results).toMatchObject([{ rule: "batch-exists" }, { rule: "batch-exists" }]);
          expect(revision).toBe(3);
        }
        expect(await log.append(world.siteId, both, author)).toEqual(first);
      }
      expect((await world.documents.load(world.siteId)).document.site.name).toBe("Two");
    });

    test("of two that come at once under one id one is applied, and the other refused", async () => {
      const world = await prepare();
      const batch = batchOf(1);
      const logs = [world.log, world.openLog(), world.openLog()];
      const answers = await Promise.all(
        logs.map((log, number) =>
          log.append(world.siteId, [{ ...rename(`Writer ${number}`), batch }], author),
        ),
      );
      const statuses = answers.flatMap(({ results }) => results.map(({ status }) => status));
      expect(statuses.toSorted()).toEqual(["applied", "refused", "refused"]);
      expect(await replay(world)).toEqual((await world.documents.load(world.siteId)).records);
    });

    test("that came in part is refused, and again as a whole it is applied once", async () => {
      const world = await prepare();
      const batch = batchOf(2);
      const both = [rename("One"), rename("Two")].map((one) => ({ ...one, batch }));
      const part = await world.log.append(world.siteId, both.slice(0, 1), author);
      expect(part.results).toMatchObject([{ status: "refused", rule: "batch-incomplete" }]);
      const [first, again] = await Promise.all([
        world.log.append(world.siteId, both, author),
        world.openLog().append(world.siteId, both, author),
      ]);
      expect(first.revision).toBe(3);
      expect(again).toEqual(first);
    });
  });

  test("watchers hear of what was applied, and of nothing else", async () => {
    const world = await prepare();
    let heard = 0;
    const stop = world.signals.subscribe(world.siteId, () => (heard += 1));
    const was = (await titleOf(world)) ?? "";
    const operation = setTitle(world.records, world.home, { text: "Heard", was });
    await world.log.append(world.siteId, [operation], author);
    await world.log.append(world.siteId, [operation], author);
    await world.log.append(world.siteId, [{ id: newId(), name: "no", args: {} }], author);
    stop();
    expect(heard).toBe(1);
  });

  test("LOG-01: a hundred editors at once get revisions without gaps", async () => {
    const world = await prepare(100);
    const logs = [world.log, world.openLog(), world.openLog()];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, number) => {
        const operation = setTitle(world.records, `page${number}`, {
          text: `Title ${number}`,
          was: titleIn(world.records, `page${number}`),
        });
        return logs[number % 3]!.append(world.siteId, [operation], author);
      }),
    );
    const revisions = answers.map((answer) => answer.revision).toSorted((a, b) => a - b);
    expect(revisions).toEqual(Array.from({ length: 100 }, (_, number) => number + 2));
    expect(await replay(world)).toEqual((await world.documents.load(world.siteId)).records);
  });

  test("SEC-27: of one person 40 calls are under way for a site; the next hears when to come again, and others are not held up", async () => {
    const world = await prepare();
    const call = (authorId: string) =>
      world.log.append(world.siteId, [{ id: newId(), name: "no", args: {} }], authorId);
    const own = Array.from({ length: 40 }, () => call(author));
    await expect(call(author)).rejects.toMatchObject({ code: "too-many-requests", retryAfter: 2 });
    let ended = 0;
    for (const one of own) void one.then(() => (ended += 1));
    await call("somebody else");
    expect(ended).toBeLessThan(40);
    await Promise.all(own);
    await call(author);
  });

  describe("F14: random clients, losses and repetitions", () => {
    const actions = fc.array(
      fc.record({
        client: fc.nat(3),
        kind: fc.constantFrom(
          "title",
          "title",
          "section",
          "rename",
          "page",
          "remove",
          "move",
          "pull",
        ),
        pick: fc.nat(1_000),
        words: fc.constantFrom("один", "two words", "", "три\nстроки", "long ".repeat(20)),
        /** The request never arrives, or its answer is lost and it is sent again. */
        fate: fc.constantFrom("arrives", "arrives", "lost", "repeated"),
        process: fc.nat(1),
      }),
      { minLength: 5, maxLength: 40 },
    );
    type Action =
      typeof actions extends fc.Arbitrary<infer T>
        ? T extends (infer One)[]
          ? One
          : never
        : never;

    function makeOperation(records: Records, { kind, pick, words }: Action): Operation | undefined {
      const entries = records.index!.entries;
      const entry = entries[pick % entries.length]!;
      const page = records[pageKey(entry.id)]!;
      const section = page.sections[pick % Math.max(page.sections.length, 1)];
      switch (kind) {
        case "title": {
          if (!section) return undefined;
          const value = section.fields["title"] as Record<string, { text: string }>;
          const was = value["en"]?.text ?? "";
          const at = pick % (was.length + 1);
          const text = `${was.slice(0, at)}${words}${was.slice(at)}`;
          const args = {
            target: { page: page.id, section: section.id },
            path: ["title"],
            language: "en",
            text,
            was,
          };
          return { id: newId(), name: "text.set", args };
        }
        case "section": {
          const fresh = {
            ...records[pageKey(entries[0]!.id)]!.sections[0]!,
            id: newId().slice(0, 12),
          };
          const args = { page: page.id, section: fresh, after: section?.id ?? null };
          return { id: newId(), name: "section.add", args };
        }
        case "rename":
          return { id: newId(), name: "site.rename", args: { name: `Shop ${pick}` } };
        case "page": {
          const id = newId().slice(0, 12);
          const args = {
            entry: { id, path: `/p-${pick}`, name: `Page ${pick}` },
            page: { ...page, id },
            after: entry.id,
          };
          return { id: newId(), name: "page.add", args };
        }
        case "remove":
          return { id: newId(), name: "page.remove", args: { page: entry.id } };
        case "move":
          return {
            id: newId(),
            name: "page.move",
            args: { page: entry.id, after: entries[0]!.id },
          };
        default:
          return undefined;
      }
    }

    test("all copies end equal, and the log makes the site again", async () => {
      const world = await prepare(2);
      const { siteId, document } = world;
      const logs = [world.log, world.openLog()];
      const clients = Array.from({ length: 4 }, () => ({
        records: toRecords(document),
        revision: 1,
      }));

      async function pull(client: (typeof clients)[number]): Promise<void> {
        for (const operation of await world.log.since(siteId, client.revision, 100_000)) {
          // Two pulls of one client may overlap.
          if (operation.revision <= client.revision) continue;
          const { changes } = applyOperation(client.records, operation, context);
          client.records = withChanges(client.records, changes);
          client.revision = operation.revision;
        }
      }

      async function act(action: Action): Promise<void> {
        const client = clients[action.client]!;
        if (action.kind === "pull") return pull(client);
        const operation = makeOperation(client.records, action);
        if (!operation || action.fate === "lost") return undefined;
        const log = logs[action.process]!;
        const sends = action.fate === "repeated" ? 2 : 1;
        const answers: OperationsAnswer[] = [];
        for (let count = 0; count < sends; count++) {
          answers.push(await log.append(siteId, [operation], `client${action.client}`));
        }
        const [first, second] = answers.map((answer) => answer.results[0]);
        if (second && first?.status === "applied") expect(second).toEqual(first);
        return undefined;
      }

      await fc.assert(
        fc.asyncProperty(actions, async (all) => {
          for (let start = 0; start < all.length; start += 3) {
            await Promise.all(all.slice(start, start + 3).map(act));
          }
          await Promise.all(clients.map(pull));
          const { records, document: stored } = await world.documents.load(siteId);
          for (const client of clients) expect(client.records).toEqual(records);
          siteDocumentSchema.parse(stored);
        }),
        { numRuns: 25 },
      );
      expect(await replay(world)).toEqual((await world.documents.load(siteId)).records);
    });
  });
});
