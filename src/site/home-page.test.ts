import { expect, it } from "vitest";
import { testRecords } from "../../test/fixtures/document.ts";
import { runAll } from "../../test/fixtures/operations.ts";
import { findTemplate } from "../../test/fixtures/templates.ts";
import { headingOf, homePageOf } from "./home-page.ts";
import { linkSteps } from "./linked-steps.ts";
import { readPage } from "./operations/target.ts";
import { toDocument } from "./records.ts";

it("NEW-09: a title that is linked was not written by that", () => {
  const records = testRecords();
  const home = readPage(records, "home");
  const [, second] = home.sections;
  const start = { ...records, "page:home": { ...home, sections: second ? [second] : [] } };
  const linked = runAll(start, linkSteps(readPage(start, "home"), second?.id ?? "", "shared"));
  const heading = headingOf(homePageOf(toDocument(start)), findTemplate);
  expect(heading).toBeDefined();
  expect(headingOf(homePageOf(toDocument(linked)), findTemplate)).toEqual(heading);
});
