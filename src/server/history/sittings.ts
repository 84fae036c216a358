import type { HistoryStep, Sitting } from "#/api/history.ts";
import { describeOperation } from "#/site/operations/describe.ts";

/** A pause as long as this ends a sitting, and a shorter one where somebody else goes on. */
const pauses = { own: 30 * 60_000, others: 5 * 60_000 } as const;
/** A sitting that goes on for more steps is told in parts. */
const mostSteps = 40;

/** An operation of the log as the timeline reads it. */
export interface TimelineRow {
  readonly revision: number;
  readonly authorId: string;
  readonly name: string;
  /** JSON. */
  readonly args: string;
  readonly via: string;
  readonly batchId: string | null;
  readonly createdAt: number;
}

interface OpenStep {
  readonly step: HistoryStep;
  readonly batchId: string | null;
}

interface OpenSitting {
  from: number;
  readonly revision: number;
  startedAt: number;
  readonly time: number;
  readonly authors: Set<string>;
  count: number;
  readonly steps: OpenStep[];
}

function describe(row: TimelineRow): OpenStep {
  const { key, params, page, section } = describeOperation({
    name: row.name,
    args: JSON.parse(row.args),
  });
  const { revision, authorId: author, via, batchId, createdAt } = row;
  const time = new Date(createdAt).toISOString();
  const what = { key, params: { ...params }, page, section };
  return { step: { revision, time, author, via, count: 1, ...what }, batchId };
}

/** Whether two operations set the same text, each for itself. */
function isOfSameText(after: OpenStep, before: OpenStep): boolean {
  const { step: later } = after;
  const { step } = before;
  return (
    after.batchId === null &&
    before.batchId === null &&
    later.key === "operation.text.set" &&
    step.key === later.key &&
    step.page === later.page &&
    step.section === later.section &&
    step.params["field"] === later.params["field"] &&
    step.params["language"] === later.params["language"] &&
    step.params["part"] === later.params["part"] &&
    step.params["linked"] === later.params["linked"]
  );
}

/** Whether an operation was done in one with a later step: in its batch, or in the same text. */
function isOneWith(after: OpenStep, before: OpenStep): boolean {
  const { step: later, batchId } = after;
  const { step } = before;
  if (later.author !== step.author || later.via !== step.via) return false;
  return isOfSameText(after, before) || (batchId !== null && batchId === before.batchId);
}

/** The later step that an operation is one with. Those who type in one text at once have a step each. */
function findOne({ steps }: OpenSitting, own: OpenStep): number {
  for (let place = steps.length - 1; place >= 0; place -= 1) {
    const later = steps[place];
    if (!later) break;
    if (isOneWith(later, own)) return place;
    if (!isOfSameText(later, own)) break;
  }
  return -1;
}

/** Whether a step removes a linked section with all its places: the batch that ends with the section itself. */
function isRemovedEverywhere(after: OpenStep, before: OpenStep): boolean {
  return (
    after.step.key === "operation.linked.remove" && before.step.key === "operation.section.remove"
  );
}

/** Whether a step removes a page with its links in bar and footer: the batch that ends with the page itself. */
function isPageRemoved({ step }: OpenStep): boolean {
  return step.key === "operation.page.remove";
}

/** Whether one section took the place of another, and nothing else was done: a linked one that is detached. */
function isReplaced({ step: later }: OpenStep, { step }: OpenStep): boolean {
  const takesItsPlace =
    later.key === "operation.section.add" || later.key === "operation.section.restore";
  return (
    takesItsPlace &&
    later.count === 1 &&
    step.key === "operation.section.remove" &&
    later.page === step.page &&
    later.section === step.section
  );
}

/** What a step is called: a batch what it began with; of a text counts what it became. */
function told(later: OpenStep, own: OpenStep): HistoryStep {
  const { revision, time } = later.step;
  if (own.batchId === null) return later.step;
  if (isRemovedEverywhere(later, own))
    return { ...later.step, page: later.step.page ?? own.step.page };
  if (isPageRemoved(later)) return later.step;
  if (isReplaced(later, own))
    return { ...later.step, params: { ...later.step.params, replaced: 1 } };
  return { ...own.step, revision, time };
}

function addStep(sitting: OpenSitting, row: TimelineRow): void {
  const own = describe(row);
  const place = findOne(sitting, own);
  const later = sitting.steps[place];
  sitting.count += 1;
  sitting.from = row.revision - 1;
  sitting.startedAt = row.createdAt;
  sitting.authors.add(row.authorId);
  if (!later) {
    sitting.steps.push(own);
    return;
  }
  const { count } = later.step;
  const { batchId } = own;
  sitting.steps[place] = { step: { ...told(later, own), count: count + 1 }, batchId };
}

function startOf(row: TimelineRow): OpenSitting {
  const { revision, createdAt } = row;
  return {
    from: revision,
    revision,
    startedAt: createdAt,
    time: createdAt,
    authors: new Set(),
    count: 0,
    steps: [],
  };
}

function goesOn(sitting: OpenSitting, row: TimelineRow, isEnd: boolean): boolean {
  const isInBatch = row.batchId !== null && sitting.steps.at(-1)?.batchId === row.batchId;
  if (isInBatch) return true;
  if (isEnd || sitting.steps.length >= mostSteps) return false;
  const pause = sitting.startedAt - row.createdAt;
  return pause <= (sitting.authors.has(row.authorId) ? pauses.own : pauses.others);
}

function closed({ steps, authors, startedAt, time, ...rest }: OpenSitting): Sitting {
  const pages = new Set(steps.flatMap(({ step }) => step.page ?? []));
  return {
    kind: "sitting",
    ...rest,
    startedAt: new Date(startedAt).toISOString(),
    time: new Date(time).toISOString(),
    authors: [...authors],
    pages: [...pages],
    steps: steps.map(({ step }) => step),
  };
}

/** Groups operations, which come newest first. A sitting also ends at each revision of `ends`: something was made of it. */
export function createSittings(ends: ReadonlySet<number>): {
  add(row: TimelineRow): void;
  /** Those that are complete. */
  readonly done: Sitting[];
  /** Completes the one that is being read. */
  finish(): void;
} {
  const done: Sitting[] = [];
  let open: OpenSitting | undefined;
  const finish = (): void => {
    if (open) done.push(closed(open));
    open = undefined;
  };
  return {
    done,
    finish,
    add(row) {
      if (open && !goesOn(open, row, ends.has(row.revision))) finish();
      open ??= startOf(row);
      addStep(open, row);
    },
  };
}
