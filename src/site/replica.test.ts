import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { testPage, testRecords, testSection } from "../../test/fixtures/document.ts";
import { testContext, written } from "../../test/fixtures/operations.ts";
import { edited, randomStep } from "../../test/fixtures/random-step.ts";
import type { Dice } from "../../test/fixtures/random-step.ts";
import { simulate } from "../../test/fixtures/simulated-network.ts";
import type { NetworkAction, SimulatedServer } from "../../test/fixtures/simulated-network.ts";
import { findDocumentProblems } from "./check-document.ts";
import type { LocalizedText } from "./localized-text.ts";
import type { Step } from "./operations/operation.ts";
import { readField, readTarget } from "./operations/target.ts";
import type { FieldPath, Target } from "./operations/target.ts";
import { pageKey, toDocument } from "./records.ts";
import type { Records } from "./records.ts";
import {
  acknowledge,
  createReplica,
  missingRevision,
  receive,
  reject,
  ReplicaDiverged,
  resume,
  submit,
  withLoadedPage,
} from "./replica.ts";
import type { Replica } from "./replica.ts";
import { siteDocumentSchema } from "./site.ts";

const action: fc.Arbitrary<NetworkAction> = fc.tuple(
  fc.constantFrom(
    "edit" as const,
    "edit" as const,
    "send" as const,
    "send" as const,
    "receive" as const,
  ),
  fc.nat(2),
  fc.integer({ min: 1, max: 2 ** 31 }),
);
const actions = fc.array(action, { minLength: 10, maxLength: 120 });

interface TextArgs {
  readonly target: Target;
  readonly path: FieldPath;
  readonly language: string;
  readonly text: string;
  readonly was: string;
}

function tokens(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
}

/** Words of `text` beyond those of `base`. */
function added(text: string, base: string): string[] {
  const rest = tokens(base);
  return tokens(text).filter((token) => {
    const index = rest.indexOf(token);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
}

function textAt(records: Records, { target, path, language }: TextArgs): string {
  const { fields } = readTarget(records, target, testContext);
  return (readField(fields, path) as LocalizedText)[language]?.text ?? "";
}

/** Every text that was set holds the writer's new words and those that others had added since the writer looked. */
function expectNoLostWords(server: SimulatedServer, submitted: ReadonlyMap<string, unknown>): void {
  for (const [index, { id, name, args }] of server.log.entries()) {
    if (name !== "text.set") continue;
    const mine = submitted.get(id) as TextArgs;
    const theirs = textAt(server.befores[index] as Records, mine);
    const merged = (args as TextArgs).text;
    expect(added(added(mine.text, mine.was).join(" "), merged)).toEqual([]);
    if (theirs !== mine.was) expect(added(added(theirs, mine.was).join(" "), merged)).toEqual([]);
  }
}

/** Each batch of which the log has something stands there whole, its operations one after the other. */
function expectWholeBatches({ log }: SimulatedServer): void {
  const ids = new Set(log.flatMap(({ batch }) => (batch ? [batch.id] : [])));
  for (const id of ids) {
    const places = log.flatMap(({ batch }, place) => (batch?.id === id ? [place] : []));
    const first = places[0] ?? 0;
    expect(places).toEqual(places.map((_, at) => first + at));
    expect(places).toHaveLength(log[first]?.batch?.size ?? 0);
  }
}

/** Everybody edits the same title. */
function sameText(records: Records, dice: Dice): Step {
  const was = titleOf(records);
  return { name: "text.set", args: { ...title, was, text: edited(dice, was) } };
}

describe("server and editors", () => {
  it.each([
    ["do anything", randomStep],
    ["edit one text", sameText],
  ])(
    "DOC-03, DOC-08 (I4, I5): who %s end equal under any interleaving, loss and repetition, batches are there whole or not at all, and nobody's words are silently lost",
    (_, makeStep) => {
      fc.assert(
        fc.property(actions, (all) => {
          const { server, editors } = simulate(all, makeStep);
          for (const editor of editors) {
            expect(written(editor.replica.view)).toBe(written(server.records));
            expect(written(editor.replica.confirmed)).toBe(written(server.records));
            expect(editor.replica.revision).toBe(server.log.length);
            const answered = new Set([
              ...server.log.map((one) => one.id),
              ...editor.rejected.map((one) => one.id),
            ]);
            expect(editor.submitted.filter((one) => !answered.has(one.id))).toEqual([]);
          }
          expect(new Set(server.log.map((one) => one.id)).size).toBe(server.log.length);
          expectWholeBatches(server);
          expectNoLostWords(
            server,
            new Map(
              editors.flatMap((editor) =>
                editor.submitted.map((one) => [one.id, one.args] as const),
              ),
            ),
          );
          const document = toDocument(server.records);
          expect(siteDocumentSchema.safeParse(document).success).toBe(true);
          expect(findDocumentProblems(document, testContext)).toEqual([]);
        }),
        { numRuns: 150 },
      );
    },
  );
});

const title = { target: { page: "home", section: "hero" }, path: ["title"], language: "ru" };
function setTitle(id: string, text: string, was = "Заголовок") {
  return { id, name: "text.set", args: { ...title, text, was } };
}
function start(): Replica {
  return createReplica({ records: testRecords(), revision: 5 });
}
function titleOf(records: Records): string {
  return textAt(records, { ...title, text: "", was: "" });
}

describe("replica", () => {
  it("shows an edit at once, and when the server confirms it the view stays the very same object", () => {
    const { replica, inverse } = submit(start(), setTitle("a", "Свет"), testContext);
    expect(titleOf(replica.view)).toBe("Свет");
    expect(titleOf(replica.confirmed)).toBe("Заголовок");
    expect(inverse).toHaveLength(1);
    const done = acknowledge(
      replica,
      { id: "a", revision: 6, args: setTitle("a", "Свет").args },
      testContext,
    );
    expect(done.view).toBe(replica.view);
    expect(done).toMatchObject({ revision: 6, pending: [] });
    expect(receive(done, { ...setTitle("a", "Свет"), revision: 6 }, testContext)).toBe(done);
    expect(acknowledge(done, { id: "a", revision: 6, args: {} }, testContext)).toBe(done);
  });

  it("puts what is pending on top of what others did", () => {
    const mine = submit(start(), setTitle("a", "Заголовок мой"), testContext).replica;
    const both = receive(
      mine,
      {
        ...setTitle("b", "Их заголовок", "Заголовок"),
        revision: 6,
        args: { ...title, text: "Их. Заголовок", was: "Заголовок" },
      },
      testContext,
    );
    expect(titleOf(both.confirmed)).toBe("Их. Заголовок");
    expect(titleOf(both.view)).toBe("Их. Заголовок мой");
  });

  it("waits with operations that come before their turn", () => {
    const early = receive(start(), { ...setTitle("c", "Три", "Два"), revision: 7 }, testContext);
    expect(missingRevision(early)).toBe(6);
    expect(early.revision).toBe(5);
    const all = receive(early, { ...setTitle("b", "Два"), revision: 6 }, testContext);
    expect(titleOf(all.view)).toBe("Три");
    expect(missingRevision(all)).toBeUndefined();
  });

  it("DOC-04 (I4): gives a rejected edit back with its words, and shows what the server has", () => {
    const mine = submit(start(), setTitle("a", "моё"), testContext).replica;
    const theirs = receive(mine, { ...setTitle("b", "их"), revision: 6 }, testContext);
    expect(titleOf(theirs.view)).toBe("их");
    expect(theirs.pending).toHaveLength(1);
    const { replica, rejected } = reject(theirs, "a", testContext);
    expect(rejected).toMatchObject(setTitle("a", "моё"));
    expect(replica.pending).toEqual([]);
    expect(reject(replica, "a", testContext).rejected).toBeUndefined();
  });

  it("does nothing of an edit that is refused, but keeps one that an earlier session left", () => {
    const wrong = { id: "x", name: "section.remove", args: { page: "home", section: "gone" } };
    expect(() => submit(start(), wrong, testContext)).toThrow("-gone");
    expect(resume(start(), wrong, testContext).pending).toHaveLength(1);
    expect(titleOf(resume(start(), setTitle("a", "Свет"), testContext).view)).toBe("Свет");
  });

  it("leaves pages alone that it hasn't loaded", () => {
    const { [pageKey("about")]: about, ...rest } = testRecords();
    const partial = createReplica({ records: rest as Records, revision: 5 });
    const added = {
      id: "b",
      name: "section.add",
      args: { page: "about", section: testSection("n", "Ticks"), after: null },
      revision: 6,
    };
    const next = receive(partial, added, testContext);
    expect(next).toMatchObject({ revision: 6 });
    expect(next.view[pageKey("about")]).toBeUndefined();
    expect(
      withLoadedPage(next, { page: testPage("about"), revision: 5 }, testContext),
    ).toBeUndefined();
    expect(
      withLoadedPage(next, { page: testPage("about"), revision: 6 }, testContext)?.view[
        pageKey("about")
      ],
    ).toEqual(testPage("about"));
    const renamed = receive(
      next,
      { id: "c", name: "page.remove", args: { page: "about" }, revision: 7 },
      testContext,
    );
    expect(renamed.view.index?.entries.map((entry) => entry.id)).toEqual(["home", "prices"]);
    expect(about).toBeDefined();
  });

  it("doesn't do again what a page loaded ahead of the copy has in it already", () => {
    const { [pageKey("prices")]: _, ...rest } = testRecords();
    const partial = createReplica({ records: rest as Records, revision: 5 });
    const ticks = testSection("n", "Ticks");
    const loaded = withLoadedPage(
      partial,
      { page: testPage("prices", [ticks]), revision: 6 },
      testContext,
    ) as Replica;
    const add = { name: "section.add", args: { page: "prices", section: ticks, after: null } };
    const caught = receive(loaded, { id: "b", ...add, revision: 6 }, testContext);
    expect(caught.view[pageKey("prices")]?.sections).toEqual([ticks]);
    const next = receive(
      caught,
      { id: "c", name: "section.remove", args: { page: "prices", section: "n" }, revision: 7 },
      testContext,
    );
    expect(next.view[pageKey("prices")]?.sections).toEqual([]);
    expect(next.ahead).toEqual({});
  });

  it("says that it has to be loaded again where the log doesn't fit", () => {
    const wrong = {
      id: "x",
      name: "section.remove",
      args: { page: "home", section: "gone" },
      revision: 6,
    };
    expect(() => receive(start(), wrong, testContext)).toThrow(ReplicaDiverged);
  });
});
