import { expect, it } from "vitest";
import { testFacts } from "#/render/render-fixture.ts";
import { createPreviewEnvironment } from "./preview-environment.ts";

it("REPORT-15: a preview has no way to report the site (R32)", () => {
  expect(testFacts.report).not.toBeNull();
  expect(
    createPreviewEnvironment({ ...testFacts, page: "home", language: "en" }).report,
  ).toBeNull();
});
