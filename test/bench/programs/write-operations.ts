import type { Operation } from "#/site/operations/operation.ts";
import { readText } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { createWorld } from "../../world.ts";
import { largeSite } from "../large-site/large-site.ts";

/** Milliseconds of each operation. */
export interface OperationTimes {
  readonly text: { readonly one: number[]; readonly many: number[] };
  readonly rename: { readonly one: number[]; readonly many: number[] };
}

/**
 * Changes texts and renames pages in a site of one page and in a site of many, in turn, each change
 * durable before the next, and prints the times as JSON.
 */
const [pages = "1000", rounds = "200"] = process.argv.slice(2);
const warmUp = 40;
const world = await createWorld();
const ownerId = world.userIds.owner;
let count = 0;

interface Subject {
  readonly siteId: number;
  readonly pageCount: number;
  /** The text that each page shows now. */
  readonly texts: Map<string, string>;
}

async function createSubject(slug: string, pageCount: number): Promise<Subject> {
  const document = largeSite({ pages: pageCount, assets: [] });
  const texts = new Map(
    document.pages.map(({ id, sections }) => {
      const text = sections[1]?.fields["subTitle"] as LocalizedText;
      return [id, readText(text, "ru", "ru")];
    }),
  );
  return { siteId: await world.sites.create({ slug, ownerId, document }), pageCount, texts };
}

/** Pages are taken in turn: in the large site none is the one that was just changed. */
function nextPage({ pageCount }: Subject): string {
  count += 1;
  return `p${(count * 37) % pageCount}`;
}

function changedText(subject: Subject): Operation {
  const page = nextPage(subject);
  const text = `Окна и двери, ${count}`;
  const target = { page, section: `${page}b` };
  const was = subject.texts.get(page);
  subject.texts.set(page, text);
  const args = { target, path: ["subTitle"], language: "ru", text, was };
  return { id: `text${count}`, name: "text.set", args };
}

function renamedPage(subject: Subject): Operation {
  const page = nextPage(subject);
  return { id: `rename${count}`, name: "page.rename", args: { page, name: `Окна ${count}` } };
}

async function time(subject: Subject, make: (subject: Subject) => Operation): Promise<number> {
  const operation = make(subject);
  const began = performance.now();
  const { results } = await world.operations.append(subject.siteId, [operation], ownerId);
  const took = performance.now() - began;
  if (results[0]?.status !== "applied") throw new Error(JSON.stringify(results));
  return took;
}

const one = await createSubject("one", 1);
const many = await createSubject("many", Number(pages));
const times: OperationTimes = { text: { one: [], many: [] }, rename: { one: [], many: [] } };
for (let round = -warmUp; round < Number(rounds); round += 1) {
  for (const [kind, make] of [
    ["text", changedText],
    ["rename", renamedPage],
  ] as const) {
    const ofOne = await time(one, make);
    const ofMany = await time(many, make);
    if (round < 0) continue;
    times[kind].one.push(ofOne);
    times[kind].many.push(ofMany);
  }
}
await world.close();
process.stdout.write(JSON.stringify(times), () => process.exit());
