import { describe, expect, it } from "vitest";
import type { Page } from "#/site/page.ts";
import { emptyMeta } from "#/site/page.ts";
import type { Records } from "#/site/records.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import { sampleDocument } from "../testing/sample-document.ts";
import { changedTopics, fieldTopic } from "./topics.ts";

function withFields(fields: StoredFields, template = "Feature15_2"): Records {
  const page: Page = {
    id: "home",
    meta: emptyMeta,
    sections: [{ id: "s1", template, version: 1, fields }],
  };
  return { "page:home": page };
}

function topics(before: StoredFields, after: StoredFields): string[] {
  return [...changedTopics(withFields(before), withFields(after))];
}

const text = (value: string) => ({ ru: { text: value } });

describe("changedTopics", () => {
  it("names only the text that changed", () => {
    const title = text("Фары");
    expect(topics({ title, lead: text("Один") }, { title, lead: text("Два") })).toEqual([
      "page:home/s1/lead",
    ]);
  });

  it("names the text of an item, not its list", () => {
    const before = {
      blocks: [
        { id: "a", name: text("Один") },
        { id: "b", name: text("Два") },
      ],
    };
    const after = { blocks: [before.blocks[0], { id: "b", name: text("Три") }] };
    expect(topics(before, after)).toEqual(["page:home/s1/blocks/*", "page:home/s1/blocks/b/name"]);
  });

  it("names a list when its items come, go or change places", () => {
    const [a, b] = [{ id: "a" }, { id: "b" }];
    expect(topics({ blocks: [a] }, { blocks: [a, b] })).toEqual([
      "page:home/s1/blocks/*",
      "page:home/s1/blocks",
    ]);
    expect(topics({ blocks: [a, b] }, { blocks: [b, a] })).toEqual([
      "page:home/s1/blocks/*",
      "page:home/s1/blocks",
    ]);
  });

  it("is silent about equal copies, which rebasing makes", () => {
    expect(topics({ title: text("Фары"), count: 2 }, { title: text("Фары"), count: 2 })).toEqual(
      [],
    );
  });

  it("names the sections when one gets another template", () => {
    expect([...changedTopics(withFields({}), withFields({}, "Feature5"))]).toEqual([
      "page:home/sections",
    ]);
  });

  it("names the footer when it gets a mode of its own", () => {
    const before = sampleDocument();
    const footer = { ...before.site.footer, colorMode: "DARK" as const };
    const site = { ...before.site, footer };
    expect([...changedTopics(before, { ...before, site })]).toEqual(["site/footer"]);
  });

  it("names a page that was loaded", () => {
    expect([...changedTopics({}, withFields({}))]).toEqual([
      "page:home/sections",
      "page:home/meta",
    ]);
  });

  it("agrees with the topics that slots listen to", () => {
    expect(fieldTopic({ page: "home", section: "s1" }, ["blocks", "b", "name"])).toBe(
      "page:home/s1/blocks/b/name",
    );
    expect(fieldTopic({ part: "footer" }, ["title"])).toBe("part:footer/title");
  });
});
