import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { applyOperation } from "#/site/operations/apply.ts";
import { OperationConflict, OperationRefusal } from "#/site/operations/operation.ts";
import type { Operation, Step } from "#/site/operations/operation.ts";
import { type Records, toDocument, toRecords, withChanges } from "#/site/records.ts";
import { describeDatabases, type TestDatabase } from "../../../test/databases.ts";
import { testDocument } from "../../../test/fixtures/document.ts";
import { testContext as context } from "../../../test/fixtures/operations.ts";
import { createDice, randomStep } from "../../../test/fixtures/random-step.ts";
import { systemClock } from "../clock.ts";
import { createDocuments } from "../sites/documents.ts";
import { createOperationLog } from "../sites/operation-log.ts";
import { createSites } from "../sites/sites.ts";
import { createPastDocuments } from "./past-documents.ts";
import { historyJobs } from "./thin-job.ts";

const month = 31 * 24 * 3_600_000;
const where = { appOrigin: "http://localhost:3000", sitesDomain: "localhost" };

async function putOwner({ db, dialect }: TestDatabase): Promise<void> {
  const owner = { id: "owner", name: "", email: "o@example.org", role: "owner" };
  const times = { createdAt: new Date().toISOString(), updatedAt: new Date().toISOString() };
  const emailVerified = dialect === "sqlite" ? 0 : false;
  await db
    .insertInto("users")
    .values({ ...owner, ...times, emailVerified })
    .execute();
}

/** A step that these records allow, and what it leads to. */
function allowedStep(records: Records, dice: ReturnType<typeof createDice>): [Step, Records] {
  for (;;) {
    const step = randomStep(records, dice);
    try {
      return [step, withChanges(records, applyOperation(records, step, context).changes)];
    } catch (error) {
      if (!(error instanceof OperationRefusal || error instanceof OperationConflict)) throw error;
    }
  }
}

describeDatabases("documents of the past", (open) => {
  async function prepare() {
    const database = await open();
    onTestFinished(() => database.close());
    await putOwner(database);
    let now = 1_700_000_000_000;
    const clock = { ...systemClock, now: () => now };
    const sites = createSites({ database, clock, ...where, moved: async () => undefined });
    const document = testDocument();
    const siteId = await sites.create({ slug: "shop", ownerId: "owner", document });
    const log = createOperationLog({ database, clock, context, news: { tellOfGrowth: () => {} } });
    const documents = createDocuments(database, context.templates);
    const past = createPastDocuments({ database, templates: context.templates, documents });
    const jobs = historyJobs({ database, clock });
    const wait = (time: number) => void (now += time);
    return { database, siteId, document, log, documents, past, jobs, wait };
  }
  type World = Awaited<ReturnType<typeof prepare>>;

  /** Edits in calls of many sizes; answers the records at the end of each call, by its revision. */
  async function edit(world: World, seed: number, total: number): Promise<Map<number, Records>> {
    const dice = createDice(seed);
    const states = new Map<number, Records>();
    let { records } = await world.documents.load(world.siteId);
    for (let count = 0; count < total;) {
      const size = 1 + dice.below(40);
      const operations: Operation[] = [];
      for (let step = 0; step < size; step += 1) {
        const [{ name, args }, next] = allowedStep(records, dice);
        operations.push({ id: randomUUID(), name, args });
        records = next;
      }
      const answer = await world.log.append(world.siteId, operations, "owner");
      expect(answer.results.filter(({ status }) => status !== "applied")).toEqual([]);
      ({ records } = await world.documents.load(world.siteId));
      states.set(answer.revision, records);
      count += size;
    }
    return states;
  }

  async function expectStates({ past, siteId }: World, states: ReadonlyMap<number, Records>) {
    for (const [revision, records] of states) {
      const read = await past.load(siteId, revision);
      expect(read.omitted).toBe(0);
      expect(toDocument(read.records)).toEqual(toDocument(records));
    }
  }

  async function countRows({ database: { db } }: World, table: "historyMarks" | "recordSnapshots") {
    const { count } = await db
      .selectFrom(table)
      .select((select) => select.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  test("HIST-01: a site is read as it was after any of its calls, from its beginning on", async () => {
    const world = await prepare();
    const states = await edit(world, 7, 420);
    states.set(1, toRecords(world.document));
    await expectStates(world, states);
    expect(await countRows(world, "historyMarks")).toBeGreaterThan(3);
  });

  test("HIST-02: what is kept of earlier states is thinned with age, and every point can still be read", async () => {
    const world = await prepare();
    const states = await edit(world, 11, 1_300);
    const before = await countRows(world, "recordSnapshots");
    await world.jobs["history.thin"]?.({ siteId: world.siteId });
    expect(await countRows(world, "recordSnapshots")).toBe(before);
    world.wait(month);
    for (const [revision, records] of await edit(world, 12, 60)) states.set(revision, records);
    await world.jobs["history.thin"]?.({ siteId: world.siteId });
    expect(await countRows(world, "historyMarks")).toBeLessThan(5);
    expect(await countRows(world, "recordSnapshots")).toBeLessThan(before / 2);
    await expectStates(world, states);
  });

  test("HIST-03: of the pages only one is read, the home page without its id", async () => {
    const world = await prepare();
    const states = await edit(world, 3, 150);
    const revisions = [...states.keys()];
    const revision = revisions[Math.floor(revisions.length / 2)] ?? 1;
    const whole = toDocument(states.get(revision) ?? {});
    const [home] = whole.pages;
    const read = JSON.parse(await world.past.json(world.siteId, revision, "/"));
    expect(read).toMatchObject({ revision, index: whole.index, omitted: 0 });
    expect(read.pages).toEqual([home]);
    await expect(world.past.json(world.siteId, revision, "gone")).rejects.toMatchObject({
      code: "not-found",
    });
  });

  test("HIST-03: a revision that hasn't been is none, and neither is one of a site that is gone", async () => {
    const { past, siteId } = await prepare();
    for (const [site, revision] of [
      [siteId, 2],
      [99, 1],
    ] as const)
      await expect(past.load(site, revision)).rejects.toMatchObject({ code: "not-found" });
  });

  test("HIST-04: an operation that this version can't apply any more is left out, and counted", async () => {
    const world = await prepare();
    const states = await edit(world, 5, 30);
    const [revision = 0, records = {}] = [...states].at(-1) ?? [];
    await world.database.db
      .insertInto("operations")
      .values({
        siteId: world.siteId,
        revision: revision + 1,
        operationId: "later",
        authorId: "owner",
        name: "no.such",
        args: "{}",
        via: "editor",
        batchId: null,
        batchName: null,
        createdAt: 0,
      })
      .execute();
    await world.database.db
      .updateTable("sites")
      .set({ revision: revision + 1 })
      .execute();
    const read = await world.past.load(world.siteId, revision + 1);
    expect(read.omitted).toBe(1);
    expect(toDocument(read.records)).toEqual(toDocument(records));
  });
});
