import { expect, test } from "@playwright/test";
import { makeSeed, seedFolder } from "./harness/seed.ts";

test("a first start on an empty folder publishes the demo sites", async () => {
  test.setTimeout(700_000);
  await makeSeed();
  expect(seedFolder()).toContain("seed");
});
