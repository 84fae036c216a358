import { describe, expect, it } from "vitest";
import type { StoredFields } from "#/fields/stored-fields.ts";
import { countingIds, testPage, testRecords, testSection } from "../../test/fixtures/document.ts";
import { run } from "../../test/fixtures/operations.ts";
import { findTemplate, template } from "../../test/fixtures/templates.ts";
import { bringUpPageJson } from "./bring-up-json.ts";
import { bringUpRecord, bringUpSection } from "./bring-up.ts";
import { newFields } from "./new-fields.ts";
import { applyOperation } from "./operations/apply.ts";
import type { OperationContext } from "./operations/operation.ts";
import { createPublishChecks } from "./publish-checks.ts";
import { pageKey } from "./records.ts";
import type { Records } from "./records.ts";
import type { Section, TemplateSpec } from "./section.ts";

const ticks = template("Ticks");
const { title, description: _younger, ...others } = ticks.fields;
const first: TemplateSpec = {
  ...ticks,
  fields: { heading: title ?? ticks.fields["title"]!, ...others },
};
const grown: TemplateSpec = {
  ...ticks,
  version: 3,
  changes: [
    {
      name: "the heading is called title",
      up({ heading, ...rest }: StoredFields) {
        if (heading === undefined) throw new Error("A section without a heading");
        return { title: heading, ...rest };
      },
    },
    { name: "description", up: (fields) => fields },
  ],
};

function contextWith(own: TemplateSpec): OperationContext {
  return { templates: (id) => (id === own.id ? own : findTemplate(id)) };
}
const before = contextWith(first);
const after = contextWith(grown);
const { templates } = after;

function oldTicks(id = "ticks"): Section {
  const fields = newFields(first.fields, { language: "ru", createId: countingIds(id) });
  return { id, template: "Ticks", version: 1, fields };
}

function recordsWith(section: Section): Records {
  return { ...testRecords(), [pageKey("about")]: testPage("about", [section]) };
}

function swapTo(id: string) {
  const initial = newFields(template(id).fields, { language: "ru", createId: countingIds("n") });
  return { page: "about", section: "ticks", template: id, initial };
}

describe("a section of an earlier version", () => {
  it("VERS-01: is brought up change by change; what is new is blank", () => {
    const old = oldTicks();
    const up = bringUpSection(old, templates);
    expect(up).toMatchObject({ version: 3, fields: { description: {} } });
    expect(up.fields["title"]).toEqual(old.fields["heading"]);
    expect(Object.keys(up.fields).toSorted()).toEqual(Object.keys(ticks.fields).toSorted());
  });

  it("VERS-01: what is up to date stays the very same", () => {
    const section = testSection("hero", "Hero");
    expect(bringUpSection(section, templates)).toBe(section);
    const page = testPage("p", [section]);
    expect(bringUpRecord(page, templates)).toBe(page);
    const json = JSON.stringify(page);
    expect(bringUpPageJson(json, templates)).toBe(json);
  });

  it("VERS-01: a page's JSON is brought up as its record is", () => {
    const page = testPage("p", [testSection("hero", "Hero"), oldTicks()]);
    const up = bringUpPageJson(JSON.stringify(page), templates);
    expect(JSON.parse(up)).toEqual(bringUpRecord(page, templates));
  });

  it("VERS-01: the layouts that a section remembers are brought up, and the way back is exact", () => {
    const { records } = run(recordsWith(oldTicks()), "section.swap", swapTo("Features"), before);
    const back = run(records, "section.swap", swapTo("Ticks"), after).records;
    expect(back[pageKey("about")]?.sections).toEqual([bringUpSection(oldTicks(), templates)]);
  });

  it("VERS-01: a text that is younger than the section is set and undone to nothing", () => {
    const args = {
      target: { page: "about", section: "ticks" },
      path: ["description"],
      language: "ru",
      text: "Новое",
      was: "",
    };
    const done = run(recordsWith(oldTicks()), "text.set", args, after);
    expect(done.records[pageKey("about")]?.sections[0]).toMatchObject({
      version: 3,
      fields: { description: { ru: { text: "Новое" } } },
    });
    const [undo] = done.inverse;
    const undone = run(done.records, "text.restore", undo?.args, after).records;
    expect(undone[pageKey("about")]?.sections[0]?.fields["description"]).toEqual({});
  });

  it("VERS-01: one that is added, pasted or restored is brought up on its way in", () => {
    const args = { page: "about", section: oldTicks("pasted"), after: null };
    const { records } = run(testRecords(), "section.add", args, after);
    const found = records[pageKey("about")]?.sections.find(({ id }) => id === "pasted");
    expect(found).toEqual(bringUpSection(oldTicks("pasted"), templates));
  });
});

describe("a section that a newer program made", () => {
  const newer = { ...testSection("ticks", "Ticks"), version: 9 };
  const edit = {
    target: { page: "about", section: "ticks" },
    path: ["title"],
    language: "ru",
    text: "x",
    was: "",
  };

  it("VERS-02: stays as it is, and nothing of it is edited, swapped, removed or published", () => {
    const records = recordsWith(newer);
    expect(bringUpSection(newer, templates)).toBe(newer);
    for (const step of [
      { name: "text.set", args: edit },
      { name: "section.swap", args: swapTo("Features") },
      { name: "section.remove", args: { page: "about", section: "ticks" } },
      { name: "page.remove", args: { page: "about" } },
    ])
      expect(() => applyOperation(records, step, after)).toThrow(
        expect.objectContaining({ rule: "template-newer" }),
      );
    expect(createPublishChecks(records, templates).page("about")).toContainEqual(
      expect.objectContaining({ code: "template-newer", severity: "error", section: "ticks" }),
    );
  });
});

it("VERS-01: a change that can't be made to what is stored leaves it as it is, to be refused", () => {
  const broken = { ...oldTicks(), fields: {} };
  expect(bringUpSection(broken, templates)).toBe(broken);
  const args = { page: "about", section: { ...broken, id: "broken" }, after: null };
  expect(() => applyOperation(testRecords(), { name: "section.add", args }, after)).toThrow(
    expect.objectContaining({ rule: "template-version" }),
  );
});
