import { isDeepStrictEqual } from "node:util";
import { registry, templates } from "#/sections/registry.ts";
import { findOperation } from "#/site/operations/apply.ts";
import { OperationConflict, OperationRefusal } from "#/site/operations/operation.ts";
import { toRecords } from "#/site/records.ts";
import {
  type PlacedOperation,
  type Replica,
  acknowledge,
  createReplica,
  receive,
  reject,
  submit,
} from "#/site/replica.ts";
import type { SiteDocument } from "#/site/site.ts";
import { type Dice, createDice, randomStep } from "../fixtures/random-step.ts";
import { read } from "./ask.ts";
import type { People } from "./people.ts";

interface Together {
  readonly editors: number;
  readonly operations: number;
  readonly seed: number;
}

export interface Edited {
  readonly taken: number;
  readonly refused: number;
  readonly broken: string[];
}

interface Result {
  readonly id: string;
  readonly status: string;
  readonly revision: number;
  readonly args: unknown;
}

const context = { templates, operations: findOperation };
const partLength = 200;
/** So much is typed before some of it is sent. */
const mostPending = 4;

/** One of those who edit a site through the server's API, with a copy of their own, as the editor has it. */
class RemoteEditor {
  #replica: Replica;
  readonly #people: People;
  readonly #name: string;
  readonly #dice: Dice;
  /** Revisions that were answered, by the id of the operation. */
  readonly taken = new Map<string, number>();
  readonly broken: string[] = [];
  refused = 0;
  #count = 0;

  constructor(people: People, start: { name: string; seed: number; document: OpenDocument }) {
    const { revision } = start.document;
    this.#people = people;
    this.#name = start.name;
    this.#dice = createDice(start.seed);
    this.#replica = createReplica({ records: toRecords(start.document), revision });
  }

  get view() {
    return this.#replica.view;
  }

  /** Edits, sends or hears, as the dice fall; now and then an answer is lost, or an operation sent twice. */
  async act(): Promise<void> {
    const face = this.#dice.below(6);
    if (face < 3 && this.#replica.pending.length < mostPending) this.#edit();
    else if (face < 5) await this.#send();
    else await this.hear();
  }

  #edit(): void {
    const step = randomStep(this.view, this.#dice, registry);
    const id = `${this.#name}-${++this.#count}`;
    try {
      const operation = JSON.parse(JSON.stringify({ ...step, id }));
      this.#replica = submit(this.#replica, operation, context).replica;
    } catch (error) {
      if (!(error instanceof OperationRefusal || error instanceof OperationConflict)) throw error;
    }
  }

  async #send(): Promise<void> {
    const [first] = this.#replica.pending;
    if (first === undefined) return;
    const { id, name, args } = first;
    // it has its place; those before it are missing
    if (this.taken.has(id)) return this.hear();
    const path = `sites/${this.#people.siteId}/operations`;
    const call = () => this.#people.call(path, { body: { operations: [{ id, name, args }] } });
    if (this.#dice.below(10) === 0) await call(); // nobody hears the answer
    const reply = await call();
    const body = JSON.parse(reply.body.toString() || "{}");
    const results: Result[] = body.results ?? body.details?.results ?? [];
    const [result] = results;
    if (reply.status === 200 && result) return this.#take(result);
    if (reply.status >= 500 || reply.status === 0) this.broken.push(`answered ${reply.status}`);
    this.refused += 1;
    this.#replica = reject(this.#replica, id, context).replica;
  }

  #take(result: Result): void {
    const { id, revision } = result;
    if ((this.taken.get(id) ?? revision) !== revision) this.broken.push(`${id} was taken twice`);
    this.taken.set(id, revision);
    this.#replica = acknowledge(this.#replica, result, context);
  }

  /** Takes in all that the log has and this copy hasn't. */
  async hear(): Promise<void> {
    const missing: PlacedOperation[] = [];
    for (let offset = 0; ; offset += partLength) {
      const path = `sites/${this.#people.siteId}/operations?limit=${partLength}&offset=${offset}`;
      const part = read(await this.#people.call(path)) as PlacedOperation[];
      missing.push(...part.filter(({ revision }) => revision > this.#replica.revision));
      if (
        part.length < partLength ||
        part.some(({ revision }) => revision <= this.#replica.revision)
      )
        break;
    }
    for (const one of missing.toSorted((a, b) => a.revision - b.revision))
      this.#replica = receive(this.#replica, one, context);
  }

  async settle(): Promise<void> {
    while (this.#replica.pending.length > 0) await this.#send();
  }
}

export type EditTogether = typeof editTogether;

type OpenDocument = SiteDocument & { readonly revision: number };

/** Several people edit one site through the server at once; in the end all their copies are the server's. */
export async function editTogether(
  people: People,
  { editors, operations, seed }: Together,
): Promise<Edited> {
  const open = async () =>
    read(await people.call(`sites/${people.siteId}/document`)) as OpenDocument;
  const document = await open();
  const all = Array.from(
    { length: editors },
    (_, at) =>
      new RemoteEditor(people, { name: `e${seed}x${at}`, seed: seed * 100 + at, document }),
  );
  const taken = () => all.reduce((sum, editor) => sum + editor.taken.size, 0);
  await Promise.all(
    all.map(async (editor) => {
      while (taken() < operations) await editor.act();
      await editor.settle();
    }),
  );
  const last = toRecords(await open());
  const broken = all.flatMap((editor) => editor.broken);
  for (const [at, editor] of all.entries()) {
    await editor.hear();
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(editor.view)), last))
      broken.push(`the copy of editor ${at} differs from the server’s`);
  }
  return { taken: taken(), refused: all.reduce((sum, one) => sum + one.refused, 0), broken };
}
