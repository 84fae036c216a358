import { expect, test } from "vitest";
import { countingIds, testSection } from "../../test/fixtures/document.ts";
import { testTemplates } from "../../test/fixtures/templates.ts";
import { fit, itemAt, itemFor } from "./clip-item.ts";
import { specOfKind } from "#/fields/held-value.ts";

const context = { templates: (id: string) => testTemplates.find((one) => one.id === id) };
const specsOf = (id: string) => context.templates(id)?.fields ?? {};
const copying = { createId: countingIds("p-"), link: <Link>(link: Link) => link, language: "ru" };

test("PASTE-07: an item that goes into another template's list gives it what both have", () => {
  const hero = testSection("hero", "Hero");
  const [button] = hero.fields["buttons"] as { id: string; text: unknown }[];
  const found = itemAt(hero, ["buttons", button?.id ?? ""], context);
  const links = specOfKind(specsOf("Foot"), "links", "list");
  if (!found) throw new Error("There is no button");
  expect(fit(links, found.specs)).toBe(2);
  const item = itemFor(links, found, copying);
  expect(Object.keys(item).toSorted()).toEqual(["id", "link", "text"]);
  expect(item["text"]).toEqual(button?.text);
  expect(item.id).not.toBe(button?.id);
});

test("PASTE-07: a path that leads to no item finds none", () => {
  const hero = testSection("hero", "Hero");
  for (const path of [["buttons", "gone"], ["title", "hero"], ["buttons"]])
    expect(itemAt(hero, path, context)).toBeUndefined();
});
