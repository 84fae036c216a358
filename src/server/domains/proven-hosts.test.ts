import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import type { Schema } from "../db/schema.ts";
import { createProvenHosts, provenHostsAge } from "./proven-hosts.ts";

/** A database that answers each question when, and as, a test says. */
function slowDatabase() {
  const questions: PromiseWithResolvers<{ host: string }[]>[] = [];
  const query = {
    innerJoin: () => query,
    select: () => query,
    where: () => query,
    execute: async () => {
      const question = Promise.withResolvers<{ host: string }[]>();
      questions.push(question);
      return question.promise;
    },
  };
  return { questions, db: { selectFrom: () => query } as unknown as Kysely<Schema> };
}

test("DOMAIN-10: which domains are proven is told from memory, however many names are asked for and however long a database takes", async () => {
  let time = 0;
  const { questions, db } = slowDatabase();
  const isProven = createProvenHosts({ db, clock: { now: () => time } });
  for (let name = 0; name < 1_000; name += 1) expect(isProven(`${name}.example`)).toBe(false);
  expect(questions).toHaveLength(1);
  time += 10 * provenHostsAge;
  // it hangs: nobody asks it a second time
  expect(isProven("lampe.example")).toBe(false);
  expect(questions).toHaveLength(1);
  questions[0]?.resolve([{ host: "lampe.example" }]);
  await expect.poll(() => isProven("lampe.example") && questions.length).toBe(2);
  questions[1]?.reject(new Error("no database"));
  time += provenHostsAge;
  await expect.poll(() => isProven("lampe.example") && questions.length).toBe(3);
});
