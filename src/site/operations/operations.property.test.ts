import fc from "fast-check";
import { expect, it } from "vitest";
import { testRecords } from "../../../test/fixtures/document.ts";
import { run, runAll, testContext, verdict, written } from "../../../test/fixtures/operations.ts";
import { createDice, randomStep } from "../../../test/fixtures/random-step.ts";
import { template, testTemplates } from "../../../test/fixtures/templates.ts";
import { findDocumentProblems } from "../check-document.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { newFields } from "../new-fields.ts";
import { toDocument } from "../records.ts";
import type { Records } from "../records.ts";
import { parkedPerSection } from "../section.ts";
import type { Section } from "../section.ts";
import { siteDocumentSchema } from "../site.ts";
import { catalogue } from "./catalogue.ts";
import type { OperationName } from "./catalogue.ts";
import { OperationConflict, OperationRefusal } from "./operation.ts";
import type { Step } from "./operation.ts";
import { findSection, readPage } from "./target.ts";

interface Told {
  readonly records: Records;
  readonly inverses: readonly (readonly Step[])[];
}

/** Does what is allowed of a random sequence; returns where it ends and how to undo each step. */
function play(seed: number, length: number): Told {
  const dice = createDice(seed);
  const inverses: (readonly Step[])[] = [];
  let records = testRecords();
  for (let count = 0; count < length; count++) {
    const { name, args } = randomStep(records, dice);
    try {
      const done = run(records, name as OperationName, args);
      records = done.records;
      inverses.unshift(done.inverse);
    } catch (error) {
      if (!(error instanceof OperationRefusal || error instanceof OperationConflict)) throw error;
    }
  }
  return { records, inverses };
}

const seeds = fc.integer({ min: 1, max: 2 ** 31 });

it("DOC-01: after any sequence of operations the document is storable", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const document = toDocument(play(seed, 60).records);
      expect(siteDocumentSchema.parse(document)).toEqual(document);
      expect(findDocumentProblems(document, testContext)).toEqual([]);
    }),
    { numRuns: 120 },
  );
});

it("DOC-02: undoing in reverse order gives back every byte", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { records, inverses } = play(seed, 40);
      const undone = inverses.reduce((now, steps) => runAll(now, steps), records);
      expect(written(undone)).toBe(written(testRecords()));
    }),
    { numRuns: 150 },
  );
});

it("DOC-02: undoing all, redoing all and undoing all again ends where it began", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { records, inverses } = play(seed, 25);
      const redo: Step[][] = [];
      let current = records;
      for (const steps of inverses) {
        const back: Step[] = [];
        for (const step of steps) {
          const done = run(current, step.name as OperationName, step.args);
          current = done.records;
          back.unshift(...done.inverse);
        }
        redo.unshift(back);
      }
      expect(written(redo.reduce((now, steps) => runAll(now, steps), current))).toBe(
        written(records),
      );
    }),
    { numRuns: 100 },
  );
});

function layouts(section: Section): number {
  return section.parked?.length ?? 0;
}

it("SWAP-01: whatever a section went through, another template and back gives it back byte for byte", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { records } = play(seed, 40);
      const dice = createDice(seed + 1);
      for (const page of toDocument(records).pages) {
        for (const section of page.sections.filter((one) => layouts(one) < parkedPerSection)) {
          const { id: to, fields } = dice.pick(testTemplates) ?? template("Ticks");
          const initial = (specs: FieldSpecs) =>
            newFields(specs, { language: "en", createId: dice.id });
          const there = {
            page: page.id,
            section: section.id,
            template: to,
            initial: initial(fields),
          };
          if (verdict(records, "section.swap", there) !== "allowed") continue;
          const swapped = run(records, "section.swap", there).records;
          // a way back itself leaves nothing of the layout that it takes away: nobody had touched it
          if (layouts(findSection(readPage(swapped, page.id), section.id)) < layouts(section))
            continue;
          const back = run(swapped, "section.swap", {
            ...there,
            template: section.template,
            initial: initial(template(section.template).fields),
          });
          expect(written(back.records)).toBe(written(records));
        }
      }
    }),
    { numRuns: 60 },
  );
});

it("DOC-01: the random sequences reach every operation that isn't only an undoing", () => {
  const reached = new Set<string>();
  for (let seed = 1; seed < 60; seed++) {
    const dice = createDice(seed);
    for (let count = 0; count < 40; count++) reached.add(randomStep(testRecords(), dice).name);
  }
  const undoings = new Set(["text.restore"]);
  expect([...reached].toSorted()).toEqual(
    [...catalogue.keys()].filter((name) => !undoings.has(name)).toSorted(),
  );
});
