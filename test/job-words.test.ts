import { expect, test } from "vitest";
import { jobsEn } from "#/editor/features/operators/words/jobs.en.data.ts";
import { tableOfContents } from "#/server/table-of-contents.ts";

test("OPER-10: every kind of job is called something that operators understand", () => {
  const kinds = Object.values(tableOfContents).flatMap(({ jobs }): readonly string[] => jobs);
  expect(Object.keys(jobsEn.kinds).toSorted()).toEqual([...new Set(kinds)].toSorted());
});
