import { describe, expect, it } from "vitest";
import { countingIds, testRecords, testSection } from "../../test/fixtures/document.ts";
import { run, runAll, testContext, verdict, written } from "../../test/fixtures/operations.ts";
import { findTemplate } from "../../test/fixtures/templates.ts";
import { siteParts, pageParts } from "./document-parts.ts";
import { contentHash } from "./content-hash.ts";
import { contentTarget } from "./content-target.ts";
import { placeOf, standing, standingPage, unlinked } from "./linked.ts";
import { detachSteps, linkSteps, removeLinkedSteps } from "./linked-steps.ts";
import { applyOperation, invertOperation } from "./operations/apply.ts";
import { OperationConflict } from "./operations/operation.ts";
import type { Step } from "./operations/operation.ts";
import { readPage, readSite } from "./operations/target.ts";
import { createPublishChecks } from "./publish-checks.ts";
import type { Records } from "./records.ts";
import { toDocument, withChanges } from "./records.ts";
import { siteRecordSchema } from "./site.ts";
import { changedLinked, restorePageSteps } from "./restore/restore-page.ts";
import { restoreSectionSteps } from "./restore/restore-section.ts";

const start = testRecords();
const own = readPage(start, "home").sections.find(({ template }) => template !== "Hero");
const id = own?.id ?? "";
const target = { part: "linked", linked: "shared" } as const;
const other = Object.keys(start).find((key) => key.startsWith("page:") && key !== "page:home");
const second = other?.slice("page:".length) ?? "";

/** The section of the home page is linked, and stands on a second page too. */
function linked(): Records {
  const steps = linkSteps(readPage(start, "home"), id, "shared");
  const place = { page: second, section: placeOf("there", "shared"), after: null };
  return runAll(start, [...steps, { name: "section.add", args: place }]);
}

function undone(records: Records, steps: readonly Step[]): Records {
  let now = records;
  const inverses: Step[] = [];
  for (const step of steps) {
    const { changes, args } = applyOperation(now, step, testContext);
    inverses.unshift(...invertOperation(now, { ...step, args: args ?? step.args }, testContext));
    now = withChanges(now, changes);
  }
  return runAll(now, inverses);
}

const seen = (records: Records, page: string) =>
  standingPage(readPage(records, page), readSite(records)).sections;

describe("linked sections", () => {
  it("LINKED-01: a section is linked where it stands, keeps its id, and undoing gives back every byte", () => {
    const steps = linkSteps(readPage(start, "home"), id, "shared");
    expect(written(undone(start, steps))).toBe(written(start));
    const records = runAll(start, steps);
    expect(seen(records, "home").map((one) => one.id)).toEqual(
      readPage(start, "home").sections.map((one) => one.id),
    );
    expect(seen(records, "home").find((one) => one.id === id)?.fields).toEqual(own?.fields);
  });

  it("LINKED-02: what is written in one place is read in all of them", () => {
    const records = linked();
    const place = readPage(records, second).sections.find((one) => one.id === "there");
    expect(place && contentTarget(second, place)).toEqual(target);
    const args = { target, path: ["title"], language: "ru", text: "Везде", was: "" };
    const was = seen(records, "home").find((one) => one.id === id)?.fields["title"];
    const before = (was as { ru?: { text: string } }).ru?.text ?? "";
    const written = run(records, "text.set", { ...args, was: before }).records;
    for (const [page, section] of [
      ["home", id],
      [second, "there"],
    ] as const) {
      const found = seen(written, page).find((one) => one.id === section);
      expect(found?.fields["title"]).toMatchObject({ ru: { text: "Везде" } });
    }
  });

  it("LINKED-02: its texts and checks are listed once, as the site's", () => {
    const records = linked();
    const site = readSite(records);
    expect(siteParts(site, findTemplate).filter((part) => "linked" in part.target)).toHaveLength(1);
    const fields = pageParts(readPage(records, second), findTemplate).find(
      (part) => "section" in part.target && part.target.section === "there",
    );
    expect(fields?.fields).toEqual({});
    const long = { target, path: ["title"], language: "ru", text: "я".repeat(900), was: "" };
    const title = site.linked?.[0]?.fields["title"] as { ru?: { text: string } };
    const was = title.ru?.text ?? "";
    const told = createPublishChecks(
      run(records, "text.set", { ...long, was }).records,
      findTemplate,
    );
    const problems = [...told.site(), ...told.page("home"), ...told.page(second)];
    const limits = problems.filter(({ code }) => code === "text-over-limit");
    expect(limits.map((problem) => problem.target)).toEqual([target]);
  });

  it("LINKED-02, DOC-04 (I4): two who write in it on two pages both keep their words, or the later one is asked", () => {
    const write = (page: string, section: string, text: string, was: string) => {
      const place = readPage(linked(), page).sections.find((one) => one.id === section);
      const of = place && contentTarget(page, place);
      return { target: of, path: ["title"], language: "ru", text, was };
    };
    const title = own?.fields["title"] as { ru?: { text: string } } | undefined;
    const first = write("home", id, "open every day", title?.ru?.text ?? "");
    const start = run(linked(), "text.set", first).records;
    const one = run(start, "text.set", write("home", id, "open each day", "open every day"));
    const other = write(second, "there", "Open every day", "open every day");
    const both = run(one.records, "text.set", other).records;
    expect(readSite(both).linked?.[0]?.fields["title"]).toMatchObject({
      ru: { text: "Open each day" },
    });
    const against = write(second, "there", "open no day", "open every day");
    expect(() => run(one.records, "text.set", against)).toThrow(OperationConflict);
  });

  it("LINKED-03: detached it is a copy with items of its own, and the other places stay", () => {
    const records = linked();
    const steps = detachSteps(
      {
        page: readPage(records, second),
        section: "there",
        site: readSite(records),
        createId: countingIds("copy"),
      },
      findTemplate,
    );
    const detached = runAll(records, steps);
    const copy = readPage(detached, second).sections.find((one) => one.id === "there");
    expect(copy).toMatchObject({ template: own?.template });
    expect(copy).not.toHaveProperty("linked");
    expect(JSON.stringify(copy?.fields)).not.toContain(`"id":"${id}-`);
    expect(seen(detached, "home").some((one) => one.id === id)).toBe(true);
    expect(written(undone(records, steps))).toBe(written(records));
  });

  it("LINKED-04: removed everywhere it leaves no place, and undoing gives back every byte", () => {
    const records = linked();
    const steps = removeLinkedSteps(
      [readPage(records, "home"), readPage(records, second)],
      "shared",
    );
    const gone = runAll(records, steps);
    expect(JSON.stringify(gone)).not.toContain("shared");
    expect(readSite(gone)).not.toHaveProperty("linked");
    expect(written(undone(records, steps))).toBe(written(records));
  });

  it("LINKED-04: a page that goes leaves it, and a place that it has left is empty", () => {
    const records = linked();
    const without = runAll(records, [{ name: "page.remove", args: { page: second } }]);
    expect(readSite(without).linked).toHaveLength(1);
    const dangling = runAll(records, [{ name: "linked.remove", args: { linked: "shared" } }]);
    expect(seen(dangling, second).some((one) => one.id === "there")).toBe(false);
    const text = { target, path: ["title"], language: "ru", text: "x", was: "" };
    expect(verdict(dangling, "text.set", text)).toBe("linked-gone");
  });

  it("LINKED-05: stands once on a page, and is none of the kinds that a page has once", () => {
    const records = linked();
    const again = { page: second, section: placeOf("again", "shared"), after: null };
    expect(verdict(records, "section.add", again)).toBe("linked-twice");
    const hero = { section: testSection("h", "Hero"), after: null };
    expect(verdict(records, "linked.add", hero)).toBe("linked-kind");
    const nested = { section: placeOf("n", "shared"), after: null };
    expect(verdict(records, "linked.add", nested)).not.toBe("allowed");
    const mixed = { ...testSection("f", "Features"), linked: "shared" };
    const section = { page: second, section: mixed, after: null };
    expect(verdict(records, "section.add", section)).toBe("linked-place");
    const { template, version, fields } = testSection("f", "Features");
    const parked = [{ template, version, fields, given: "" }];
    for (const looks of [{ colorMode: "DARK" }, { orientation: "LEFT" }, { parked }] as const) {
      const dressed = { ...placeOf("n", "other"), ...looks };
      expect(verdict(records, "section.add", { page: second, section: dressed, after: null })).toBe(
        "linked-place",
      );
    }
  });

  it("LINKED-05: a site has a hundred of them at most", () => {
    const site = readSite(start);
    const sections = Array.from({ length: 101 }, (_, n) => testSection(`l${n}`, "Features"));
    const many = withChanges(start, { site: { ...site, linked: sections.slice(0, 99) } });
    const add = (n: number) => ({ section: sections[n], after: null });
    const full = run(many, "linked.add", add(99)).records;
    expect(readSite(full).linked).toHaveLength(100);
    expect(verdict(full, "linked.add", add(100))).toBe("linked-full");
    expect(siteRecordSchema.safeParse(readSite(full)).success).toBe(true);
    expect(siteRecordSchema.safeParse({ ...site, linked: sections }).success).toBe(false);
  });

  it("LINKED-05: a place has no looks of its own, but is hidden by itself", () => {
    const records = linked();
    const place = { page: second, section: "there" };
    expect(verdict(records, "section.set", { ...place, theme: { colorMode: "DARK" } })).toBe(
      "linked-place",
    );
    const hidden = run(records, "section.hide", { ...place, hidden: "phones" }).records;
    expect(seen(hidden, second).find((one) => one.id === "there")?.hidden).toBe("phones");
    expect(seen(hidden, "home").find((one) => one.id === id)?.hidden).toBeUndefined();
    const dark = run(hidden, "section.set", { target, theme: { colorMode: "DARK" } }).records;
    expect(seen(dark, "home").find((one) => one.id === id)?.colorMode).toBe("DARK");
  });

  it("LINKED-05: what is wrong in one that no visitor sees holds up nothing", () => {
    const records = linked();
    const title = readSite(records).linked?.[0]?.fields["title"] as { ru?: { text: string } };
    const long = { target, path: ["title"], language: "ru", text: "я".repeat(900) };
    const wrong = run(records, "text.set", { ...long, was: title.ru?.text ?? "" }).records;
    const codes = (standing: ReadonlySet<string>) =>
      createPublishChecks(wrong, findTemplate)
        .site(standing)
        .map((problem) => problem.code);
    expect(codes(new Set(["shared"]))).toContain("text-over-limit");
    expect(codes(new Set())).not.toContain("text-over-limit");
  });

  it("LINKED-05: restored under the id of another it stays itself, and the other as it is", () => {
    const another = testSection("other", "Features");
    const records = runAll(linked(), [
      { name: "linked.add", args: { section: another, after: null } },
    ]);
    const shared = readSite(records).linked?.find((one) => one.id === "shared");
    const section = testSection("other", "Ticks");
    const was = shared ? contentHash(shared) : "";
    const step = { name: "section.restore", args: { target, section, was } };
    const after = runAll(records, [step]);
    expect(readSite(after).linked).toEqual([another, { ...section, id: "shared" }]);
    expect(written(undone(records, [step]))).toBe(written(records));
  });

  it("LINKED-05: a section of a page is never restored as a place", () => {
    const was = own ? contentHash(own) : "";
    const args = { page: "home", section: placeOf(id, "shared"), was };
    expect(verdict(start, "section.restore", args)).not.toBe("allowed");
    expect(verdict(start, "section.restore", { ...args, section: own })).toBe("allowed");
  });

  it("LINKED-06: it leaves its site as a section of its own", () => {
    const records = linked();
    const place = readPage(records, second).sections.find((one) => one.id === "there");
    const seenThere = place && standing(place, readSite(records));
    const leaving = seenThere && unlinked(seenThere);
    expect(leaving).toMatchObject({ id: "there", template: own?.template, fields: own?.fields });
    expect(leaving).not.toHaveProperty("linked");
  });

  describe("LINKED-08: restored", () => {
    const restored = (now: Records, then: Records, page: string, section: string) =>
      runAll(
        now,
        restoreSectionSteps(
          { page: readPage(now, page), site: readSite(now) },
          { page: readPage(then, page), site: readSite(then) },
          section,
        ),
      );

    it("it is what it was wherever it stands, in one step back", () => {
      const records = linked();
      const title = own?.fields["title"] as { ru?: { text: string } } | undefined;
      const was = title?.ru?.text ?? "";
      const write = { target, path: ["title"], language: "ru", text: "Потом", was };
      const later = runAll(records, [
        { name: "text.set", args: write },
        { name: "section.set", args: { target, theme: { colorMode: "DARK", orientation: null } } },
      ]);
      expect(written(restored(later, records, second, "there"))).toBe(written(records));
    });

    it("a section that was linked since stands by itself again, and one that was detached is linked", () => {
      const after = restored(linked(), start, "home", id);
      expect(readPage(after, "home")).toEqual(readPage(start, "home"));
      expect(seen(after, second).some((one) => one.id === "there")).toBe(true);
      const page = readPage(linked(), second);
      const site = readSite(linked());
      const input = { page, section: "there", site, createId: countingIds("copy") };
      const detached = runAll(linked(), detachSteps(input, findTemplate));
      expect(written(restored(detached, linked(), second, "there"))).toBe(written(linked()));
    });

    it("one that is gone comes back with its place or with its page", () => {
      const pages = [readPage(linked(), "home"), readPage(linked(), second)];
      const gone = runAll(linked(), removeLinkedSteps(pages, "shared"));
      const section = restored(gone, linked(), second, "there");
      expect(seen(section, second)).toEqual(seen(linked(), second));
      const then = toDocument(linked());
      const page = then.pages.find((one) => one.id === second);
      const steps = page ? restorePageSteps(gone, { ...then, page }, testContext) : [];
      expect(seen(runAll(gone, steps), second)).toEqual(seen(linked(), second));
    });

    it("with its page it is what it was wherever it stands where that is wanted; else it stays", () => {
      const then = toDocument(linked());
      const page = readPage(linked(), second);
      const theme = { colorMode: "DARK", orientation: null };
      const later = runAll(linked(), [
        { name: "section.set", args: { target, theme } },
        { name: "section.hide", args: { page: second, section: "there", hidden: "phones" } },
      ]);
      const earlier = { ...then, page };
      expect(changedLinked(readSite(linked()), earlier)).toEqual([]);
      expect(changedLinked(readSite(later), earlier).map((one) => one.id)).toEqual(["shared"]);
      // HIST-550: its texts in languages that came or went since are no change of it
      const shared = (readSite(linked()).linked ?? []).map((section) => {
        const title = Object.assign({}, section.fields["title"], { de: { text: "Licht" } });
        return { ...section, fields: { ...section.fields, title } };
      });
      const spoken = { linked: shared };
      expect(changedLinked(spoken, earlier)).toHaveLength(1);
      expect(changedLinked(spoken, earlier, new Set(["de"]))).toEqual([]);
      const alone = runAll(later, restorePageSteps(later, earlier, testContext));
      expect(readPage(alone, second)).toEqual(page);
      expect(readSite(alone)).toEqual(readSite(later));
      const steps = restorePageSteps(later, earlier, { ...testContext, linked: "restored" });
      expect(written(runAll(later, steps))).toBe(written(linked()));
      expect(written(undone(later, steps))).toBe(written(later));
    });
  });
});
