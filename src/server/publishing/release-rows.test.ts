import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { createReleaseRows } from "./release-rows.ts";

describeDatabases("rows of releases", (open) => {
  async function prepare() {
    const database = await open();
    onTestFinished(() => database.close());
    const { db } = database;
    const { id: siteId } = await db
      .insertInto("sites")
      .values({ slug: "a", siteHash: "h", name: "", revision: 0, createdAt: 0, updatedAt: 0 })
      .returning("id")
      .executeTakeFirstOrThrow();
    const rows = createReleaseRows(database);
    let live: number | null = null;
    const add = async (manifestHash: string) => {
      const about = { siteId, revision: 1, manifestHash, pageCount: 1, note: "", authorId: "x" };
      const release = { ...about, createdAt: 0, isPaid: 0 };
      const row: { id: number } = await rows.add(release, live, async () => undefined);
      live = row.id;
      return row.id;
    };
    return { db, rows, siteId, add };
  }

  const ids = (all: readonly { readonly id: number }[]) => all.map(({ id }) => id);

  test("PUB-07: removed releases leave word of what they were kept in, the live one stays", async () => {
    const { rows, siteId, add } = await prepare();
    const [first, second] = [await add("a"), await add("b")];
    const many = Array.from({ length: 900 }, (_, number) => `hash ${number}`);
    await rows.remove(siteId, [first, second], { content: many, now: Date.now() });
    await rows.remove(siteId, [second], { content: ["of the live one"], now: Date.now() });
    expect(ids(await rows.all(siteId))).toEqual([second]);
    expect((await rows.goneContent(siteId)).toSorted()).toEqual(many.toSorted());
    await rows.dropGone(siteId, async (all) => {
      expect(ids(all)).toEqual([second]);
      return many.slice(1);
    });
    expect(await rows.goneContent(siteId)).toEqual(["hash 0"]);
  });

  test("PUB-07: while content is dropped no release comes, and one that failed to drop is noted still", async () => {
    const { rows, siteId, add } = await prepare();
    const first = await add("a");
    await add("b");
    await rows.remove(siteId, [first], { content: ["a", "shared"], now: Date.now() });
    await rows.remove(siteId, [first], { content: ["a"], now: Date.now() });
    let coming: Promise<number> | undefined;
    const order: string[] = [];
    await rows.dropGone(siteId, async () => {
      coming = add("c").finally(() => order.push("added"));
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push("dropped");
      return ["a"];
    });
    await coming;
    expect(order).toEqual(["dropped", "added"]);
    const failing = rows.dropGone(siteId, () => Promise.reject(new Error("killed")));
    await expect(failing).rejects.toThrow("killed");
    expect(await rows.goneContent(siteId)).toEqual(["shared"]);
  });

  test("PUB-22: what equals a release is remembered of the live one and the present revision only", async () => {
    const { db, rows, siteId, add } = await prepare();
    const [first, second] = [await add("a"), await add("b")];
    await db.updateTable("sites").set({ revision: 3 }).execute();
    const remembered = () =>
      db.selectFrom("sites").select(["equalReleaseId", "equalRevision"]).executeTakeFirst();
    await rows.setEqual(siteId, first, 3);
    await rows.setEqual(siteId, second, 2);
    expect(await remembered()).toEqual({ equalReleaseId: null, equalRevision: null });
    await rows.setEqual(siteId, second, 3);
    expect(await remembered()).toEqual({ equalReleaseId: second, equalRevision: 3 });
  });
});
