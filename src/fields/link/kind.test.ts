import { describe, expect, it } from "vitest";
import type { Link } from "#/site/link.ts";
import { nestedFields } from "../nested-fields.ts";
import { linkKind } from "./kind.ts";
import { link } from "./spec.ts";

const stored = (value: unknown) => linkKind.schema(link(), nestedFields).safeParse(value).success;
const page: Link = { kind: "page", page: "p1" };
const checked = {
  spec: link(),
  name: "link",
  initials: () => [],
  isStart: () => false,
  primary: "en",
  languages: ["en"],
  sampleKind: () => undefined,
  hasHours: false,
} as const;

describe("a link", () => {
  it.each([null, page, { kind: "address", address: "https://example.com/" }])(
    "stores %j",
    (value) => {
      expect(stored(value)).toBe(true);
    },
  );

  it.each([
    "https://example.com/",
    { kind: "address", address: "javascript:alert(1)" },
    { kind: "page" },
    { ...page, more: 1 },
  ])("stores no %j", (value) => {
    expect(stored(value)).toBe(false);
  });

  it("LINK-06: one that leads nowhere stands against publishing; none doesn't", () => {
    const brokenLink = () => "link-page-gone" as const;
    expect(linkKind.problems?.({ ...checked, value: page, brokenLink })).toEqual([
      { code: "link-page-gone" },
    ]);
    expect(linkKind.problems?.({ ...checked, value: null, brokenLink })).toEqual([]);
  });

  it("CHECK-25: one that a button lacks is pointed out", () => {
    const spec = link({ isExpected: true });
    const brokenLink = () => undefined;
    expect(linkKind.problems?.({ ...checked, spec, value: null, brokenLink })).toEqual([
      { code: "link-missing" },
    ]);
    expect(linkKind.problems?.({ ...checked, spec, value: page, brokenLink })).toEqual([]);
  });

  it("is found by whoever looks for links, and is led elsewhere in a copy", () => {
    expect(linkKind.links?.(page)).toEqual([page]);
    expect(linkKind.links?.(null)).toEqual([]);
    const copying = { createId: () => "a", link: (): Link => ({ kind: "page", page: "p2" }) };
    expect(linkKind.copy?.(link(), page, copying, nestedFields)).toEqual({
      kind: "page",
      page: "p2",
    });
    expect(linkKind.copy?.(link(), null, copying, nestedFields)).toBeNull();
  });
});
