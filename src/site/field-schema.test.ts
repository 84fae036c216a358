import { describe, expect, it } from "vitest";
import { countingIds } from "../../test/fixtures/document.ts";
import { publishErrors } from "../../test/fixtures/publish-errors.ts";
import { testTemplates } from "../../test/fixtures/templates.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import { alignment, choice } from "#/fields/choice/spec.ts";
import { list } from "#/fields/list/spec.ts";
import { number, overlay } from "#/fields/number/spec.ts";
import { text } from "#/fields/text/spec.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { storableItemSchema, storableSchema } from "./field-schema.ts";
import { newFields } from "./new-fields.ts";
import { defaultTextLimit, logoDefaultWidth, storableFactor } from "./limits.ts";
import { wordingsPerText } from "./localized-text.ts";
import { messages } from "./messages.ts";
import { navigationFields } from "./navigation.ts";

const title = { title: text({ limit: 120, isRequired: true }) };

function issues(schema: ReturnType<typeof storableSchema>, value: unknown): string[] {
  const parsed = schema.safeParse(value);
  return parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join("/")}: ${issue.message}`);
}
function ru(value: string) {
  return { ru: { text: value } };
}

describe("storable", () => {
  it("LIMIT-01 (R28): a text may be ten times its limit, counted in characters, and no longer", () => {
    const schema = storableSchema(title);
    expect(schema.safeParse({ title: ru("👍".repeat(120 * storableFactor)) }).success).toBe(true);
    expect(issues(schema, { title: ru("👍".repeat(120 * storableFactor + 1)) })).toEqual([
      `title/ru: ${messages.textTooLong}`,
    ]);
  });

  it("LIMIT-02: without a limit of its own a text has 320 characters", () => {
    expect(defaultTextLimit).toBe(320);
    expect(text().limit).toBe(320);
  });

  it(`LIMIT-06: a text has up to ${wordingsPerText} languages`, () => {
    const many = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [
          `a${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))}`,
          { text: "x" },
        ]),
      );
    const schema = storableSchema(title);
    expect(schema.safeParse({ title: many(wordingsPerText) }).success).toBe(true);
    expect(schema.safeParse({ title: many(wordingsPerText + 1) }).success).toBe(false);
  });

  it.each([
    [{ title: "plain" }],
    [{ title: { RU: { text: "x" } } }],
    [{ title: { ru: { text: "x", html: "<b>" } } }],
    [{ title: { ru: null } }],
    [{}],
    [{ title: {}, extra: 1 }],
    [JSON.parse('{"title": {}, "__proto__": {}}')],
    [null],
  ])("refuses another shape: %j", (value) => {
    expect(storableSchema(title).safeParse(value).success).toBe(false);
  });

  it("LIMIT-04: numbers within their range, choices among their options", () => {
    const specs = {
      width: number({ min: 10, max: 400, initial: 200 }),
      overlay: overlay(),
      align: alignment("title"),
      kind: choice(["a", "b"]),
    };
    const base = { width: 10, overlay: 0, align: "start", kind: "a" };
    const allows = (change: object) =>
      storableSchema(specs).safeParse({ ...base, ...change }).success;
    expect(
      [
        { width: 10 },
        { width: 400 },
        { overlay: 0 },
        { overlay: 1 },
        { align: "center" },
        { kind: "b" },
      ].map(allows),
    ).not.toContain(false);
    expect(
      [
        { width: 9 },
        { width: 401 },
        { overlay: -0.1 },
        { overlay: 1.1 },
        { overlay: Number.NaN },
        { width: Number.POSITIVE_INFINITY },
        { align: "left" },
        { kind: "c" },
      ].map(allows),
    ).not.toContain(true);
  });

  it("LIMIT-03: a list has at least min and at most max items, each once", () => {
    const specs = {
      items: list({
        min: 1,
        max: 3,
        itemName: { en: "One", ru: "Один" },
        item: title,
        initial: [],
      }),
    };
    const items = (count: number) => ({
      items: Array.from({ length: count }, (_, i) => ({ id: `i${i}`, title: {} })),
    });
    expect([1, 3].map((count) => storableSchema(specs).safeParse(items(count)).success)).toEqual([
      true,
      true,
    ]);
    expect([0, 4].map((count) => storableSchema(specs).safeParse(items(count)).success)).toEqual([
      false,
      false,
    ]);
    expect(
      storableSchema(specs).safeParse({
        items: [
          { id: "a", title: {} },
          { id: "a", title: {} },
        ],
      }).success,
    ).toBe(false);
    expect(storableItemSchema(specs.items).safeParse({ title: {} }).success).toBe(false);
  });

  it("is made once for the same specs", () => {
    expect(storableSchema(title)).toBe(storableSchema(title));
  });

  it.each(testTemplates.map((template) => [template.id, template.fields] as const))(
    "what %s starts with can be stored and published, in every language",
    (_, fields: FieldSpecs) => {
      for (const language of ["ru", "en", "de"]) {
        const value = newFields(fields, { language, createId: countingIds("i") });
        expect(storableSchema(fields).parse(value)).toEqual(value);
        expect(publishErrors(fields, value, language)).toEqual([]);
      }
    },
  );
});

describe("publishable", () => {
  const specs = {
    ...title,
    items: list({ min: 0, max: 2, itemName: { en: "One", ru: "Один" }, item: title, initial: [] }),
  };
  const errors = (fields: StoredFields) => publishErrors(specs, fields, "ru");

  it("LIMIT-01 (R28): limits and required texts hold, in items too", () => {
    expect(errors({ title: ru("x".repeat(120)), items: [] })).toEqual([]);
    expect(errors({ title: ru("x".repeat(121)), items: [] })).toEqual([
      "title/ru: text-over-limit",
    ]);
    expect(errors({ title: ru(" "), items: [{ id: "a", title: {} }] })).toEqual([
      "title/ru: text-missing",
      "items/a/title/ru: text-missing",
    ]);
  });
});

describe("navigation", () => {
  const value = newFields(navigationFields, { language: "ru", createId: countingIds("i") });

  it("LOGO-01: the label of overflow links is More and can be edited; the logo is 200 wide", () => {
    expect(
      newFields(navigationFields, { language: "en", createId: countingIds("i") }),
    ).toMatchObject({ moreLabel: { en: { text: "More" } }, logoWidth: 200, logoColor: "default" });
    expect(logoDefaultWidth).toBe(200);
  });

  it("LOGO-01: a displayed width of 10 to 400 pixels, and three colours", () => {
    const allows = (change: object) =>
      storableSchema(navigationFields).safeParse({ ...value, ...change }).success;
    expect(
      [{ logoWidth: 10 }, { logoWidth: 400 }, { logoColor: "white" }, { logoColor: "black" }].map(
        allows,
      ),
    ).toEqual([true, true, true, true]);
    expect([{ logoWidth: 9 }, { logoWidth: 401 }, { logoColor: "red" }].map(allows)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
