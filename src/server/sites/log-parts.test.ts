import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { logParts } from "./log-parts.ts";

describeDatabases("parts of a log", (open) => {
  test("SEC-31: they are cut by their bytes, and a larger step stands alone", async () => {
    const database = await open();
    onTestFinished(() => database.close());
    const { db } = database;
    const times = { createdAt: 0, updatedAt: 0 };
    await db
      .insertInto("sites")
      .values({ ...times, name: "", slug: "s", siteHash: "s", revision: 6 })
      .execute();
    const step = { siteId: 1, authorId: "a", name: "text.set", via: "editor", createdAt: 0 };
    await db
      .insertInto("operations")
      .values(
        [40, 50, 20, 300, 10, 10].map((bytes, index) => ({
          ...step,
          revision: index + 1,
          operationId: `operation${index}`,
          args: "é".repeat(bytes / 2),
        })),
      )
      .execute();
    expect(await logParts(db, 1, { first: 1, last: 6, bytes: 100 })).toEqual([
      { first: 1, last: 2, bytes: 90 },
      { first: 3, last: 3, bytes: 20 },
      { first: 4, last: 4, bytes: 300 },
      { first: 5, last: 6, bytes: 20 },
    ]);
    expect(await logParts(db, 1, { first: 7, last: 9, bytes: 100 })).toEqual([]);
  });
});
