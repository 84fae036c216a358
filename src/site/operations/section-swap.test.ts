import { describe, expect, it } from "vitest";
import {
  countingIds,
  testPage,
  testRecords,
  testSection,
} from "../../../test/fixtures/document.ts";
import {
  run,
  runAll,
  runAndUndo,
  testContext,
  verdict,
  written,
} from "../../../test/fixtures/operations.ts";
import { template, testTemplates } from "../../../test/fixtures/templates.ts";
import { newFields } from "../new-fields.ts";
import { storableSchema } from "../field-schema.ts";
import { findDocumentProblems } from "../check-document.ts";
import { toDocument } from "../records.ts";
import type { Records } from "../records.ts";
import type { Section } from "../section.ts";
import { parkedPerSection } from "../section.ts";
import { saidLimits } from "./said-words.ts";
import { findSection, readPage } from "./target.ts";

function swapArgs(to: string, section = "s", page = "home") {
  return {
    page,
    section,
    template: to,
    initial: newFields(template(to).fields, { language: "ru", createId: countingIds(`${to}-`) }),
  };
}
function swap(records: Records, to: string): Records {
  return run(records, "section.swap", swapArgs(to)).records;
}
function alone(section: Section): Records {
  return { ...testRecords(), "page:home": testPage("home", [section]) };
}
function sectionOf(records: Records): Section {
  return findSection(readPage(records, "home"), "s");
}
function setText(records: Records, path: string[], text: string, was: string): Records {
  return run(records, "text.set", {
    target: { page: "home", section: "s" },
    path,
    language: "ru",
    text,
    was,
  }).records;
}

const swappable = testTemplates.filter((one) => one.category !== "footer").map((one) => one.id);
const pairs = swappable.flatMap((from) => swappable.map((to) => [from, to] as const));

describe("section.swap", () => {
  it.each(pairs)(
    "SWAP-01: %s → %s → back gives the section byte for byte, and every step can be undone",
    (from, to) => {
      const start = alone(testSection("s", from));
      const there = runAndUndo(start, "section.swap", swapArgs(to)).records;
      expect(storableSchema(template(to).fields).safeParse(sectionOf(there).fields).success).toBe(
        true,
      );
      const back = runAndUndo(there, "section.swap", swapArgs(from)).records;
      expect(written(back)).toBe(written(start));
    },
  );

  it("SWAP-01: goes back through several templates byte for byte", () => {
    const states = [alone(testSection("s", "Features"))];
    for (const to of ["Prices", "Gallery", "Ticks", "Features", "Prices"])
      states.push(swap(states.at(-1) as Records, to));
    let current = states.pop() as Records;
    for (const state of states.toReversed()) {
      current = swap(current, sectionOf(state).template);
      expect(written(current)).toBe(written(state));
    }
  });

  it("SWAP-02: keeps texts by the same name and kind", () => {
    const start = setText(alone(testSection("s", "Features")), ["title"], "Модули", "Заголовок");
    expect(sectionOf(swap(start, "Prices")).fields.title).toEqual({ ru: { text: "Модули" } });
  });

  it("SWAP-02: carries the items of a list to the list that corresponds, with what they say", () => {
    let start = alone(testSection("s", "Features"));
    start = setText(start, ["features", "s-1", "badgeText"], "3600 ₽", "");
    start = setText(
      start,
      ["features", "s-1", "paragraph"],
      "Обманка H7",
      "Слова, которые владелец заменит",
    );
    const blocks = sectionOf(swap(start, "Prices")).fields.blocks as Record<string, unknown>[];
    expect(blocks.map((block) => block.id)).toEqual(["s-1", "s-2", "s-3"]);
    expect(blocks[0]).toMatchObject({
      blockPrice: { ru: { text: "3600 ₽" } },
      blockDescription: { ru: { text: "Обманка H7" } },
    });
  });

  it("SWAP-03: takes an edit made meanwhile back into the first template, which has its other content again", () => {
    let start = setText(alone(testSection("s", "Features")), ["subTitle"], "Подзаголовок", "");
    start = setText(start, ["features", "s-1", "count"], "7", "1");
    const there = setText(
      setText(swap(start, "Prices"), ["title"], "Цены", "Заголовок"),
      ["blocks", "s-1", "blockPrice"],
      "5 €",
      "",
    );
    const { fields } = sectionOf(swap(there, "Features"));
    expect(fields).toMatchObject({
      title: { ru: { text: "Цены" } },
      subTitle: { ru: { text: "Подзаголовок" } },
    });
    expect((fields.features as unknown[])[0]).toMatchObject({
      id: "s-1",
      count: { ru: { text: "7" } },
      badgeText: { ru: { text: "5 €" } },
    });
  });

  it("brings back the items that the other template had no room for, but not those that were removed there", () => {
    let start = alone(testSection("s", "Features"));
    for (const id of ["d", "e"]) {
      const item = {
        ...((sectionOf(start).fields.features as Record<string, unknown>[])[2] as object),
        id,
      };
      start = run(start, "item.add", {
        target: { page: "home", section: "s" },
        path: ["features"],
        item,
        after: "gone",
      }).records;
    }
    start = setText(start, ["features", "s-1", "count"], "7", "1");
    const there = swap(start, "Prices");
    expect((sectionOf(there).fields.blocks as { id: string }[]).map((one) => one.id)).toEqual([
      "s-1",
      "s-2",
      "s-3",
    ]);
    const fewer = run(there, "item.remove", {
      target: { page: "home", section: "s" },
      path: ["blocks"],
      item: "s-2",
    }).records;
    expect(
      (sectionOf(swap(fewer, "Features")).fields.features as { id: string }[]).map((one) => one.id),
    ).toEqual(["s-1", "s-3", "d", "e"]);
  });

  it("doesn't let another template's starting texts cover what the owner wrote", () => {
    const start = setText(
      alone(testSection("s", "Hero")),
      ["paragraph"],
      "Наши слова",
      "Слова, которые владелец заменит",
    );
    const there = swap(swap(swap(start, "Features"), "Gallery"), "Prices");
    expect(sectionOf(swap(there, "Hero")).fields.paragraph).toEqual({ ru: { text: "Наши слова" } });
  });

  describe("in other languages than those of the templates", () => {
    const said = { "A title": { de: "Ein Titel" }, $30: { de: "30 €" }, First: { de: "Erstes" } };
    const swapSaid = (records: Records, to: string) =>
      runAndUndo(records, "section.swap", { ...swapArgs(to), said });
    const withTitle = (records: Records, title: string): Records => {
      const section = sectionOf(records);
      const fields = { ...section.fields, title: { de: { text: title } } };
      return { ...records, "page:home": testPage("home", [{ ...section, fields }]) };
    };
    const inGerman = (title: string) => withTitle(alone(testSection("s", "Features")), title);

    it("SWAP-08: words that a template begins with are nobody's, and what somebody wrote is kept", () => {
      const untouched = sectionOf(swapSaid(inGerman("Ein Titel"), "Prices").records);
      expect(untouched.fields.title).toEqual({ ru: { text: "Заголовок" } });
      const own = sectionOf(swapSaid(inGerman("Unser Brot"), "Prices").records);
      expect(own.fields.title).toMatchObject({ de: { text: "Unser Brot" } });
      const unsaid = sectionOf(swap(inGerman("Ein Titel"), "Prices"));
      expect(unsaid.fields.title).toMatchObject({ de: { text: "Ein Titel" } });
    });

    it("SWAP-08: undoing after somebody else's edit doesn't bring them for what was there", () => {
      const start = inGerman("Unser Brot");
      const done = run(start, "section.swap", { ...swapArgs("Gallery"), said });
      const edited = setText(withTitle(done.records, "Ein Titel"), ["paragraph"], "Их слова", "");
      const undone = runAll(edited, done.inverse);
      expect(sectionOf(undone).fields.title).toEqual({ de: { text: "Unser Brot" } });
    });

    it.each([
      ["allowed", saidLimits.texts],
      ["arguments", saidLimits.texts + 1],
    ])("LIMIT-06: %s with %d words", (rule, count) => {
      const many = Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`Word ${at}`, { de: "Wort" }]),
      );
      const args = { ...swapArgs("Prices", "cards"), said: many };
      expect(verdict(testRecords(), "section.swap", args)).toBe(rule);
    });

    it.each([
      ["allowed", { "A title": { de: "x".repeat(saidLimits.characters) } }],
      ["arguments", { "A title": { de: "x".repeat(saidLimits.characters + 1) } }],
      ["arguments", { "A title": "Ein Titel" }],
      ["arguments", { "A title": { "no language": "Ein Titel" } }],
      ["arguments", ["A title"]],
      ["allowed", { constructor: { de: "Ein Titel" } }],
    ])("SWAP-08: %s with such words", (rule, hostile) => {
      const args = { ...swapArgs("Prices", "cards"), said: hostile };
      expect(verdict(testRecords(), "section.swap", args)).toBe(rule);
    });
  });

  it("SWAP-03 (I4): undoing a swap keeps what somebody else wrote in the new template", () => {
    const done = run(alone(testSection("s", "Features")), "section.swap", swapArgs("Prices"));
    const edited = setText(done.records, ["title"], "Их слова", "Заголовок");
    const undone = sectionOf(runAll(edited, done.inverse));
    expect(undone.template).toBe("Features");
    expect(undone.fields.title).toEqual({ ru: { text: "Их слова" } });
  });

  it(`LIMIT-06: a section remembers ${parkedPerSection} layouts and forgets the oldest`, () => {
    let records = alone(testSection("s", "Features"));
    for (let step = 0; step < parkedPerSection; step++)
      records = swap(
        setText(records, ["title"], `t${step}`, step === 0 ? "Заголовок" : `t${step - 1}`),
        step % 2 ? "Features" : "Prices",
      );
    expect(sectionOf(records).parked).toHaveLength(parkedPerSection);
    const next = swap(setText(records, ["title"], "last", `t${parkedPerSection - 1}`), "Gallery");
    expect(sectionOf(next).parked).toHaveLength(parkedPerSection);
  });

  it("HEAD-01 (R17): only the first section can become a header, and only where there is none", () => {
    expect(verdict(testRecords(), "section.swap", swapArgs("Bar", "hero"))).toBe("allowed");
    expect(verdict(testRecords(), "section.swap", swapArgs("Bar", "cards"))).toBe("header-unique");
    expect(verdict(testRecords(), "section.swap", swapArgs("Bar", "reply", "about"))).toBe(
      "header-first",
    );
    expect(verdict(testRecords(), "section.swap", swapArgs("Bar", "ticks", "about"))).toBe(
      "allowed",
    );
  });

  it.each([
    ["template-unknown", { ...swapArgs("Prices", "cards"), template: "Nothing" }],
    ["footer-on-page", swapArgs("Foot", "cards")],
    ["template-unique", swapArgs("Reply", "ticks", "about")],
    ["field-value", { ...swapArgs("Prices", "cards"), initial: {} }],
    ["section-gone", swapArgs("Prices", "gone")],
  ])("refuses by %s", (rule, args) => {
    expect(verdict(testRecords(), "section.swap", args)).toBe(rule);
  });

  it("to the template that the section has changes nothing", () => {
    const start = testRecords();
    expect(written(run(start, "section.swap", swapArgs("Features", "cards")).records)).toBe(
      written(start),
    );
    expect(testContext.templates("Features")).toBeDefined();
  });
});

describe("section.swap of the footer", () => {
  const swapFooter = (to: string) => {
    const { template: id, initial } = swapArgs(to);
    return { target: { part: "footer" }, template: id, initial };
  };

  it("SWAP-06: takes another footer's template with the links, and back byte for byte, each step undone exactly", () => {
    const start = run(testRecords(), "item.add", {
      target: { part: "footer" },
      path: ["links"],
      item: { id: "l", text: { ru: { text: "Цены" } }, link: null },
      after: null,
    }).records;
    const there = runAndUndo(start, "section.swap", swapFooter("Closing")).records;
    expect(there.site?.footer).toMatchObject({ id: "foot", template: "Closing" });
    expect(there.site?.footer.fields.links).toEqual(start.site?.footer.fields.links);
    expect(findDocumentProblems(toDocument(there), testContext)).toEqual([]);
    const back = runAndUndo(there, "section.swap", swapFooter("Foot")).records;
    expect(written(back)).toBe(written(start));
  });

  it("SWAP-06: undoing it keeps what others wrote", () => {
    const start = testRecords();
    const { records, inverse } = run(start, "section.swap", swapFooter("Closing"));
    const link = { id: "l", text: { ru: { text: "Цены" } }, link: null };
    const place = { target: { part: "footer" }, path: ["links"], after: null };
    const added = run(records, "item.add", { ...place, item: link });
    const undone = runAll(added.records, inverse);
    expect(undone.site?.footer).toMatchObject({ template: "Foot", fields: { links: [link] } });
  });

  it.each([
    ["footer-kind", swapFooter("Features")],
    ["footer-kind", swapFooter("Bar")],
    ["template-unknown", { ...swapFooter("Closing"), template: "Nothing" }],
    ["field-value", { ...swapFooter("Closing"), initial: {} }],
    ["arguments", { ...swapFooter("Closing"), target: { part: "navigation" } }],
    ["arguments", { ...swapFooter("Closing"), page: "home", section: "cards" }],
  ])("SWAP-06: refuses by %s", (rule, args) => {
    expect(verdict(testRecords(), "section.swap", args)).toBe(rule);
  });

  it.each(["Features", "Prices"])("SWAP-06: no footer comes back as %s, nor remembers it", (to) => {
    const section = testSection("foot", to);
    const earlier = { target: { part: "footer" }, section, was: "other" };
    expect(verdict(testRecords(), "section.restore", earlier)).toBe("footer-kind");
    const { template: id, version, fields } = section;
    const layout = { template: id, version, fields, given: "" };
    const parked = { ...testSection("foot", "Closing"), parked: [layout] };
    expect(verdict(testRecords(), "section.restore", { ...earlier, section: parked })).toBe(
      "footer-kind",
    );
  });
});

describe("a family", () => {
  const rows = (): Records => alone(testSection("s", "Prices"));

  it("FAM-01: swapping within it keeps every byte: only the layout's id changes", () => {
    const start = rows();
    const other = runAndUndo(start, "section.swap", swapArgs("PriceRows")).records;
    expect(sectionOf(other)).toEqual({ ...sectionOf(start), template: "PriceRows" });
    expect(JSON.stringify(sectionOf(other).fields)).toBe(JSON.stringify(sectionOf(start).fields));
    expect(written(swap(other, "Prices"))).toBe(written(start));
  });

  it("FAM-01: what a section remembers of other families stays, and is exact from each of its layouts", () => {
    const start = alone(testSection("s", "Gallery"));
    const prices = swap(start, "Prices");
    const other = swap(prices, "PriceRows");
    expect(written(swap(other, "Gallery"))).toBe(written(start));
    expect(written(swap(other, "Prices"))).toBe(written(prices));
  });

  it("FAM-01: another layout of the family gives back what the first one held", () => {
    const start = rows();
    const other = swap(swap(start, "Gallery"), "PriceRows");
    expect(written(swap(other, "Prices"))).toBe(written(start));
  });

  it("FAM-01: undoing keeps what others wrote meanwhile, and everything else", () => {
    const start = rows();
    const { records, inverse } = run(start, "section.swap", swapArgs("PriceRows"));
    const edited = setText(records, ["title"], "Ремонт", "Заголовок");
    const undone = runAll(edited, inverse);
    expect(sectionOf(undone)).toEqual({ ...sectionOf(edited), template: "Prices" });
  });
});
