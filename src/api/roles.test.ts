import { expect, test } from "vitest";
import { catalogue } from "#/site/operations/catalogue.ts";
import { mayApply } from "./roles.ts";

const section = { target: { page: "p", section: "s" }, path: ["title"] };
const writers: ReadonlySet<string> = new Set(["text.set", "text.restore", "picture.set"]);

test.each([...catalogue.keys()])("PEOPLE-03: who may apply %s", (name) => {
  const operation = { name, args: section };
  expect(mayApply("owner", operation)).toBe(true);
  expect(mayApply("editor", operation)).toBe(true);
  expect(mayApply("writer", operation)).toBe(writers.has(name));
  expect(mayApply("viewer", operation)).toBe(false);
});

test.each([
  [{ part: "navigation" }, true],
  [{ part: "footer" }, true],
  [{ part: "settings" }, false],
  [{ part: "organisation" }, false],
  [{ part: "consent", variant: "gdpr", of: "banner" }, false],
  [{ part: "messenger", messenger: "telegram" }, false],
  [{ part: "meta", page: "p" }, false],
  [{ part: "meta", page: "p", section: "s" }, false],
  [{ part: "event", event: "e" }, false],
  [undefined, false],
])("PEOPLE-03: a writer changes the texts of %j: %s", (target, isAllowed) => {
  expect(mayApply("writer", { name: "text.set", args: { target, path: ["title"] } })).toBe(
    isAllowed,
  );
  expect(mayApply("writer", { name: "text.set", args: null })).toBe(false);
});
