import fc from "fast-check";
import { expect, it } from "vitest";
import { countingIds, testDocument } from "../../test/fixtures/document.ts";
import { grownDocument, play } from "../../test/fixtures/grown-document.ts";
import { runAll, written } from "../../test/fixtures/operations.ts";
import { createDice } from "../../test/fixtures/random-step.ts";
import { testTemplates } from "../../test/fixtures/templates.ts";
import { bringUpRecords } from "./bring-up.ts";
import { findDocumentProblems } from "./check-document.ts";
import { copyPage } from "./page-copy.ts";
import { createPublishChecks } from "./publish-checks.ts";
import { toDocument } from "./records.ts";
import type { Records } from "./records.ts";

const start = { templates: testTemplates, document: testDocument() };
const seeds = fc.integer({ min: 1, max: 2 ** 31 });

it("VERS-03: a document made under version n opens and can be stored and checked under n + 1", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { old, opened, context } = grownDocument(seed, start);
      const asText = written(old);
      expect(findDocumentProblems(toDocument(opened), context)).toEqual([]);
      expect(bringUpRecords(opened, context.templates)).toEqual(opened);
      expect(written(old)).toBe(asText);
      const checks = createPublishChecks(opened, context.templates);
      for (const { id } of opened.index?.entries ?? []) checks.page(id);
      checks.site();
      for (const page of toDocument(opened).pages) {
        const copy = copyPage(page, context.templates, countingIds("copy"));
        expect(copy.sections).toHaveLength(page.sections.length);
      }
    }),
    { numRuns: 60 },
  );
});

it("VERS-03: it is edited, swapped and duplicated under n + 1, and undoing gives back every byte", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { dice, after, context, opened } = grownDocument(seed, start);
      const { records, inverses } = play(opened, { dice, templates: after, length: 30 });
      expect(findDocumentProblems(toDocument(records), context)).toEqual([]);
      const undone = inverses.reduce((now, steps) => runAll(now, steps, context), records);
      expect(written(undone)).toBe(written(opened));
    }),
    { numRuns: 60 },
  );
});

it("VERS-03: operations on records that nobody has brought up do the same as on those that were", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { after, context, old, opened } = grownDocument(seed, start);
      const { templates } = context;
      const seen = (records: Records) => bringUpRecords(records, templates);
      const dice = () => createDice(seed + 1);
      const one = play(old, { dice: dice(), templates: after, length: 12, seen });
      const other = play(opened, { dice: dice(), templates: after, length: 12 });
      expect(written(seen(one.records))).toBe(written(other.records));
    }),
    { numRuns: 60 },
  );
});
