import { expect, it } from "vitest";
import type { SiteRole } from "#/api/roles.ts";
import { features } from "../features/registry.ts";
import { railEntries } from "./rail-entries.ts";

const shown = (role: SiteRole, own: { isGuest?: true } = {}): readonly string[] =>
  railEntries(features, { role, hasLanguages: true, ...own }).map(({ label }) => label);

it("PEOPLE-11, PEOPLE-12: whoever may only look has what can be looked at", () => {
  const all = [
    "frame.find",
    "frame.translations",
    "frame.versions",
    "frame.comments",
    "keys.title",
  ];
  expect(shown("viewer")).toEqual(all);
  expect(shown("viewer", { isGuest: true })).toEqual(
    all.filter((label) => label !== "frame.versions"),
  );
  expect(shown("writer")[0]).toBe("frame.media");
  expect(shown("editor")).toContain("frame.site");
});
