import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type World, createWorld } from "../../../test/world.ts";

let world: World;
let site: string;
let siteId: number;

beforeAll(async () => (world = await createWorld()));
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.db.deleteFrom("limits").execute();
  siteId = (await call("POST", "", { name: "Lamps" })).json().id;
  site = `/${siteId}/comments`;
});

function call(method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, payload?: object) {
  const headers = {
    host: "localhost:3000",
    origin: world.env.appOrigin,
    cookie: world.cookies.owner,
  };
  const url = `/api/v1/sites${path}`;
  return world.app.inject({ method, url, headers, ...(payload && { payload }) });
}

const said = { page: "home", section: "header", template: "Header21", text: "Hello" };
const begin = () => call("POST", site, said);
const statuses = async (calls: ReturnType<typeof call>[]) =>
  (await Promise.all(calls)).map(({ statusCode }) => statusCode).toSorted();
const threads = async () => (await call("GET", site)).json().threads;
const rowsOf = (table: "commentThreads" | "comments") =>
  world.database.db.selectFrom(table).select("id").where("siteId", "=", siteId).execute();

async function fill(count: number, commentsOfEach: number): Promise<void> {
  const { db } = world.database;
  for (let number = 0; number < count; number += 1) {
    const of = { siteId, createdAt: number + 1 };
    const { page, section, template } = said;
    const thread = { ...of, id: `t${number}`, page, section, template, resolvedAt: null };
    await db.insertInto("commentThreads").values(thread).execute();
    const comments = Array.from({ length: commentsOfEach }, (_, index) => ({
      ...of,
      threadId: thread.id,
      id: `c${number}-${index}`,
      authorId: "somebody",
      authorName: "Somebody",
      text: "x",
      editedAt: null,
    }));
    await db.insertInto("comments").values(comments).execute();
  }
}

it("COMM-02: of forty comments at the same moment thirty are taken", async () => {
  const answers = await statuses(Array.from({ length: 40 }, begin));
  expect(answers).toEqual([...Array(30).fill(201), ...Array(10).fill(429)]);
  expect(await rowsOf("comments")).toHaveLength(30);
  expect(await rowsOf("commentThreads")).toHaveLength(30);
});

it("COMM-02: deleting gives nothing back", async () => {
  for (let round = 0; round < 15; round += 1) {
    const { id } = (await begin()).json();
    const comment = (await threads())[0].comments[0].id;
    expect((await call("DELETE", `${site}/${id}/replies/${comment}`)).statusCode).toBe(204);
  }
  const refused = await begin();
  expect(refused.json().code).toBe("too-many-requests");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

it("COMM-02: changing, resolving and deleting count, also what isn't there", async () => {
  const { id } = (await begin()).json();
  const comment = (await threads())[0].comments[0].id;
  const own = `${site}/${id}/replies/${comment}`;
  for (let round = 0; round < 10; round += 1) {
    expect((await call("PATCH", own, { text: `${round}` })).statusCode).toBe(204);
    expect((await call("PATCH", `${site}/${id}`, { isResolved: true })).statusCode).toBe(204);
    if (round < 9) expect((await call("DELETE", `${own}x`)).statusCode).toBe(404);
  }
  const late = [
    call("PATCH", own, { text: "Late" }),
    call("PATCH", `${site}/${id}`, { isResolved: false }),
    call("POST", `${site}/${id}/replies`, { text: "Late" }),
    call("DELETE", own),
  ];
  expect(await statuses(late)).toEqual([429, 429, 429, 429]);
  expect((await threads())[0]).toMatchObject({ isResolved: true, comments: [{ text: "9" }] });
});

it("COMM-04: a thread goes with its last comment and not before", async () => {
  const { id } = (await begin()).json();
  await call("POST", `${site}/${id}/replies`, { text: "Yes" });
  const [{ comments }] = await threads();
  await call("DELETE", `${site}/${id}/replies/${comments[0].id}`);
  expect(await threads()).toMatchObject([{ id, comments: [{ text: "Yes" }] }]);
  await call("DELETE", `${site}/${id}/replies/${comments[1].id}`);
  expect(await rowsOf("commentThreads")).toEqual([]);
  expect((await call("POST", `${site}/${id}/replies`, { text: "?" })).statusCode).toBe(404);
});

it("COMM-04: of replies that race with the deletion of the last comment none is lost", async () => {
  const { id } = (await begin()).json();
  const comment = (await threads())[0].comments[0].id;
  const answers = await Promise.all([
    call("DELETE", `${site}/${id}/replies/${comment}`),
    ...Array.from({ length: 5 }, () => call("POST", `${site}/${id}/replies`, { text: "Yes" })),
  ]);
  const taken = answers.slice(1).filter(({ statusCode }) => statusCode === 204).length;
  expect(await rowsOf("comments")).toHaveLength(taken);
  expect((await threads()).flatMap((thread: { comments: [] }) => thread.comments)).toHaveLength(
    taken,
  );
});

it("COMM-04: a site has at most 500 threads, also of many at the same moment", async () => {
  await fill(498, 1);
  expect(await statuses(Array.from({ length: 5 }, begin))).toEqual([201, 201, 429, 429, 429]);
  const refused = (await begin()).json();
  expect(refused.message).toBe("This site has as many comments as it may have. Delete some first.");
  expect(await threads()).toHaveLength(500);
  expect((await call("POST", `${site}/t1/replies`, { text: "Yes" })).statusCode).toBe(204);
});

it("COMM-04: a site has at most 5,000 comments", async () => {
  await fill(50, 100);
  expect((await begin()).statusCode).toBe(429);
  expect((await call("POST", `${site}/t1/replies`, { text: "Yes" })).statusCode).toBe(429);
  expect(await rowsOf("commentThreads")).toHaveLength(50);
});

it("COMM-08: whoever answers, resolves or reopens a thread has read it, and nothing else", async () => {
  const { db } = world.database;
  await fill(4, 1);
  const isUnread = async (): Promise<boolean[]> =>
    (await threads())
      .toSorted((one: { id: string }, two: { id: string }) => one.id.localeCompare(two.id))
      .map(({ comments }: { comments: { isUnread: boolean }[] }) => comments[0]?.isUnread);
  expect(await isUnread()).toEqual([true, true, true, true]);
  await call("POST", `${site}/t0/replies`, { text: "Yes" });
  await call("PATCH", `${site}/t1`, { isResolved: true });
  await call("PATCH", `${site}/t2`, { isResolved: false });
  expect(await isUnread()).toEqual([false, false, false, true]);
  await db.deleteFrom("comments").where("siteId", "=", siteId).where("id", "=", "c0-0").execute();
  const [own] = (await threads()).find(({ id }: { id: string }) => id === "t0").comments;
  await call("DELETE", `${site}/t0/replies/${own.id}`);
  const reads = db.selectFrom("commentThreadReads").select("threadId");
  const rows = await reads.where("siteId", "=", siteId).orderBy("threadId").execute();
  expect(rows, "it goes with its thread").toEqual([{ threadId: "t1" }, { threadId: "t2" }]);
});

it("COMM-08: who resolves a thread second changes nothing", async () => {
  const { id } = (await begin()).json();
  const when = () =>
    world.database.db
      .selectFrom("commentThreads")
      .select("resolvedAt")
      .where("id", "=", id)
      .executeTakeFirst();
  await call("PATCH", `${site}/${id}`, { isResolved: true });
  await world.database.db
    .updateTable("commentThreads")
    .set({ resolvedAt: 7 })
    .where("id", "=", id)
    .execute();
  await call("PATCH", `${site}/${id}`, { isResolved: true });
  expect(await when()).toEqual({ resolvedAt: 7 });
  await call("PATCH", `${site}/${id}`, { isResolved: false });
  expect(await when()).toEqual({ resolvedAt: null });
});

it("COMM-09: what came after what was shown stays unread, and what was read stays read", async () => {
  await fill(3, 1);
  const unread = async (): Promise<string[]> =>
    (await threads())
      .filter(({ comments }: { comments: { isUnread: boolean }[] }) => comments[0]?.isUnread)
      .map(({ id }: { id: string }) => id)
      .toSorted();
  const see = async (until: number) => {
    const body = { until: new Date(until).toISOString() };
    expect((await call("PUT", `${site}/seen`, body)).statusCode).toBe(204);
  };
  await see(0);
  expect(await unread()).toEqual(["t0", "t1", "t2"]);
  await see(2);
  expect(await unread()).toEqual(["t2"]);
  await see(1);
  expect(await unread(), "somebody else’s tab was late").toEqual(["t2"]);
  await see(Date.parse("2100-01-01"));
  expect(await unread()).toEqual([]);
  const { db } = world.database;
  await db.updateTable("comments").set({ createdAt: 9 }).where("id", "=", "c2-0").execute();
  expect(await unread(), "nobody reads what is yet to come").toEqual(["t2"]);
});
