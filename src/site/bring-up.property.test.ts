import fc from "fast-check";
import { expect, it } from "vitest";
import { countingIds, testDocument } from "../../test/fixtures/document.ts";
import { deepFreeze } from "../../test/fixtures/deep-freeze.ts";
import { grownTemplates } from "../../test/fixtures/grown-templates.ts";
import { run, runAll, written } from "../../test/fixtures/operations.ts";
import { createDice, randomStep } from "../../test/fixtures/random-step.ts";
import type { Dice } from "../../test/fixtures/random-step.ts";
import { bringUpRecords } from "./bring-up.ts";
import { findDocumentProblems } from "./check-document.ts";
import { newFields } from "./field-values.ts";
import type { OperationName } from "./operations/catalogue.ts";
import { OperationConflict, OperationRefusal } from "./operations/operation.ts";
import type { OperationContext, Step } from "./operations/operation.ts";
import { copyPage } from "./page-copy.ts";
import { createPublishChecks } from "./publish-checks.ts";
import { toDocument, toRecords } from "./records.ts";
import type { Records } from "./records.ts";
import type { Section, TemplateSpec } from "./section.ts";

function contextOf(templates: readonly TemplateSpec[]): OperationContext {
  const byId = new Map(templates.map((template) => [template.id, template]));
  return { templates: (id) => byId.get(id) };
}

/** The test's document as if its sections had been made with these templates. */
function documentWith({ templates }: OperationContext): Records {
  const { site, index, pages } = testDocument();
  const made = ({ id, template: name }: Section): Section => {
    const template = templates(name);
    if (!template) throw new Error(`No template ${name}`);
    const createId = countingIds(`${id}-`);
    const fields = newFields(template.fields, { language: "ru", createId });
    return { id, template: name, version: template.version, fields };
  };
  const own = pages.map((page) => ({ ...page, sections: page.sections.map(made) }));
  return deepFreeze(toRecords({ site: { ...site, footer: made(site.footer) }, index, pages: own }));
}

interface Played {
  readonly records: Records;
  readonly inverses: readonly (readonly Step[])[];
}

interface Play {
  readonly dice: Dice;
  readonly templates: readonly TemplateSpec[];
  readonly length: number;
  /** What the steps are thought up for; the records themselves where none is given. */
  readonly seen?: (records: Records) => Records;
}

function play(start: Records, { dice, templates, length, seen = (own) => own }: Play): Played {
  const context = contextOf(templates);
  const inverses: (readonly Step[])[] = [];
  let records = start;
  for (let count = 0; count < length; count++) {
    const { name, args } = randomStep(seen(records), dice, templates);
    try {
      const done = run(records, name as OperationName, args, context);
      records = done.records;
      inverses.unshift(done.inverse);
    } catch (error) {
      if (!(error instanceof OperationRefusal || error instanceof OperationConflict)) throw error;
    }
  }
  return { records, inverses };
}

const seeds = fc.integer({ min: 1, max: 2 ** 31 });

/** A document that was made and edited under version n, and both versions. */
function grownDocument(seed: number) {
  const dice = createDice(seed);
  const { before, after } = grownTemplates(dice);
  const start = documentWith(contextOf(before));
  const { records: old } = play(start, { dice, templates: before, length: 25 });
  const context = contextOf(after);
  return { dice, after, context, old, opened: bringUpRecords(old, context.templates) };
}

it("VERS-03: a document made under version n opens and can be stored and checked under n + 1", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { old, opened, context } = grownDocument(seed);
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
      const { dice, after, context, opened } = grownDocument(seed);
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
      const { after, context, old, opened } = grownDocument(seed);
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
